// Team play as the view tells it: who is with whom, and who plays the seat of a partner who is out.

import type { View } from "../lib/wire";

/** The number of a seat's team, or null where all play for themselves. */
export function teamOf(view: View, seat: number): number | null {
  const team = view.teams.findIndex((seats) => seats.includes(seat));
  return team === -1 ? null : team;
}

/** The other seat of the team. */
export function partnerOf(view: View, seat: number): number | null {
  return view.teams.find((seats) => seats.includes(seat))?.find((other) => other !== seat) ?? null;
}

/** A seat whose player is out, and the partner who plays it in this bout. */
export interface Ghost {
  readonly part: "opener" | "defender";
  readonly seat: number;
  readonly player: number;
}

export function ghosts(view: View): Ghost[] {
  if (view.phase === "over") return [];
  const parts: Ghost[] = [
    { part: "opener", seat: view.opener_seat, player: view.opener },
    { part: "defender", seat: view.defender_seat, player: view.defender },
  ];
  return parts.filter(({ seat, player }) => seat !== player);
}
