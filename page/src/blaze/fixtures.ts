// Positions for the tests of Blaze's pure modules: a view with defaults that a test overrides.

import type { BlazePair, BlazePlayer, BlazeState, BlazeView, LegalAction, LogEntry } from "../lib/wire";

export function player(changes: Partial<BlazePlayer> = {}): BlazePlayer {
  const bets = { placed: false, bet_on: null, first_bets: 0, bets: 0, zero: true, ones: 2 };
  const won = { feather: 0, first_feather: 0, stack: 0, score: 0 };
  return { cards: 5, out: false, held: false, role: "idle", ...bets, ...won, ...changes };
}

/** Pairs as records write them: `5b/7b` is rejected, `5y` open. */
export function pairs(...texts: string[]): BlazePair[] {
  return texts.map((text) => {
    const [attack = "", answer = null] = text.split("/");
    return { attack, by: 0, answer, answered_by: answer === null ? null : 1, unrejectable: false };
  });
}

export function view(changes: Partial<BlazeView> = {}): BlazeView {
  return {
    game: "blaze",
    seat: 0,
    phase: "challenge",
    part: "1",
    round: 1,
    bout: 4,
    trump: "r",
    trump_card: "9r",
    talon: 10,
    discard: 4,
    gone: null,
    discard_top: "2b",
    active: 0,
    target: 1,
    supporter: 2,
    passing: false,
    limit: 5,
    lying: 0,
    rejected: 0,
    values: [],
    next_if_rejected: 1,
    next_if_passed: 2,
    table: [],
    hand: [],
    feathers: [2, 1],
    players: [player({ role: "active" }), player({ role: "target" }), player({ role: "supporter" })],
    bet: null,
    reveal: null,
    last: null,
    over: null,
    ...changes,
  };
}

export function state(changes: Partial<BlazeView> = {}, log: LogEntry[] = []): BlazeState {
  const moment = { type: "state", deal: 1, stamp: [4, 2], n: 20, to_act: [], legal: [], why: {}, clock: null } as const;
  return { ...moment, stamp: [4, 2], to_act: [], legal: [], log, offer: null, withdrawn: null, view: view(changes) };
}

/** A line of the log from an action's text. */
export function entry(text: string, seat: number | null, changes: Partial<LogEntry> = {}): LogEntry {
  const [verb = "", ...cards] = text.split(" ");
  return { k: 0, n: 20, seat, verb, cards, count: 0, other: null, ...changes };
}

export function legal(...actions: string[]): LegalAction[] {
  return actions.map((action) => {
    const [verb = "", first, second] = action.split(" ");
    if (verb === "reject") return { action, verb, on: first!, card: second! };
    return first === undefined ? { action, verb } : { action, verb, card: first };
  });
}
