// What a seat does in the bout, from the public facts of the view.

import type { View } from "../lib/wire";
import type { Doing } from "./Role.svelte";

export function doing(view: View, seat: number): Doing {
  const player = view.players[seat];
  if (player === undefined) return "idle";
  if (player.out) return "out";
  if (player.role === "defender") return view.taking ? "taking" : "defender";
  return player.held ? "held" : player.role;
}
