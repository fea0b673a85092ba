// The form of a new table: what was chosen, and what of it goes to the server.
import type { BotDelay, GameInfo, NewTable, Options, Pace, SeatPlan } from "./wire";

export interface Plan {
  seats: SeatPlan[];
  options: Options;
  pace: Pace;
  botDelay: BotDelay;
  private: boolean;
}

/** Each seat as one word, the value of a select element: me, open or bot:KIND. */
export function wordOf(seat: SeatPlan): string {
  return seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind;
}

export function seatOf(word: string): SeatPlan {
  if (word === "me" || word === "open") return { kind: word };
  return { kind: "bot", bot: word.slice("bot:".length) };
}

/** More seats continue as the last one is filled; fewer keep the first. */
export function resized(seats: readonly SeatPlan[], count: number, otherwise: SeatPlan): SeatPlan[] {
  const last = seats.at(-1);
  const more = last && last.kind !== "me" ? last : otherwise;
  return Array.from({ length: count }, (_, index) => seats[index] ?? more);
}

/** One player has one seat: who sits down here gets up elsewhere, and that seat is filled as this one was. */
export function reseated(seats: readonly SeatPlan[], index: number, seat: SeatPlan): SeatPlan[] {
  const before = seats[index];
  return seats.map((other, at) => {
    if (at === index) return seat;
    return seat.kind === "me" && other.kind === "me" && before ? before : other;
  });
}

/** Only what differs from the book. */
export function houseRules(game: GameInfo, options: Options): Options {
  const changed = game.options.filter(
    ({ name, default: book }) => name in options && JSON.stringify(options[name]) !== JSON.stringify(book),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, options[name]]));
}

export function order(game: GameInfo, plan: Plan): NewTable {
  return {
    game: game.name,
    options: houseRules(game, plan.options),
    seats: plan.seats,
    pace: plan.pace,
    bot_delay: plan.botDelay,
    private: plan.private,
    start: plan.seats.every((seat) => seat.kind !== "open"),
  };
}
