// What a seat does in the bout, from the public facts of the view.

import type { View } from "../lib/wire";
import type { Doing } from "./Role.svelte";
import { ghosts } from "./teams";

export function doing(view: View, seat: number): Doing {
  const player = view.players[seat];
  const ghost = ghosts(view).find((one) => one.seat === seat);
  if (ghost !== undefined) return ghost.part === "defender" && view.taking ? "taking" : ghost.part;
  if (player === undefined) return "idle";
  if (player.out) return "out";
  if (player.role === "defender") return view.taking ? "taking" : "defender";
  return player.held ? "held" : player.role;
}
