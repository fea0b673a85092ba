// Positions for the tests of the table's pure modules: a view with defaults that a test overrides.

import type { LegalAction, LogEntry, PlayerView, View } from "../lib/wire";

export function player(cards = 6, role: PlayerView["role"] = "attacker"): PlayerView {
  return { cards, out: false, held: false, role };
}

export function view(changes: Partial<View> = {}): View {
  return {
    game: "durak",
    seat: 0,
    phase: "bout",
    bout: 3,
    trump: "s",
    trump_card: "6s",
    talon: 10,
    discard: 4,
    opener: 1,
    defender: 2,
    opener_seat: 1,
    defender_seat: 2,
    next: null,
    teams: [],
    attackers: [0, 1],
    taking: false,
    closed: false,
    limit: 6,
    lying: 0,
    beaten: 0,
    direction: 1,
    table: [],
    hand: [],
    players: [player(), player(6, "opener"), player(6, "defender")],
    shown: null,
    last: null,
    over: null,
    ...changes,
  };
}

/** The legal list as the wire has it, from action texts. */
export function legal(...actions: string[]): LegalAction[] {
  return actions.map((action) => {
    const [verb = "", first, second] = action.split(" ");
    if (first === undefined) return { action, verb };
    return second === undefined ? { action, verb, card: first } : { action, verb, on: first, card: second };
  });
}

export function entry(text: string, seat = 0, count = 0): LogEntry {
  const [verb = "", ...cards] = text.split(" ");
  return { k: 0, n: 1, seat, verb, cards, count };
}
