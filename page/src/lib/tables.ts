// What home shows of one's own tables, and the plan of a table to be made.
import type { GameInfo, ListedTable, NewTable, Options, SeatPlan } from "./wire";

export function seatsAgainstBots(opponents: number, bot: string): SeatPlan[] {
  return [{ kind: "me" }, ...Array.from({ length: opponents }, (): SeatPlan => ({ kind: "bot", bot }))];
}

export function seatsForFriends(opponents: number): SeatPlan[] {
  return [{ kind: "me" }, ...Array.from({ length: opponents }, (): SeatPlan => ({ kind: "open" }))];
}

/** A table that only its link opens, by the book but for the options given. */
export function usualTable(game: GameInfo, options: Options, seats: SeatPlan[]): NewTable {
  const start = seats.every((seat) => seat.kind !== "open");
  return { game: game.name, options, seats, pace: "off", bot_delay: "human", private: true, start };
}

/** The table to go back to first: where it is my turn, else where a deal runs, else one that gathers players. */
export function resumable(tables: readonly ListedTable[]): ListedTable | null {
  return (
    tables.find((table) => table.your_turn) ??
    tables.find((table) => table.status === "playing") ??
    tables.find((table) => table.status === "lobby") ??
    null
  );
}

/** A code as people type it: spaces, dashes and case do not matter. Null when nothing is left. */
export function typedCode(text: string): string | null {
  const address = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return address.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase() || null;
}
