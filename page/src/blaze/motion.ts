// What moved between two states of Blaze: pure comparison, so that the stage only has to draw the flights.

import type { BlazePair, BlazeState, BlazeView, LogEntry } from "../lib/wire";
import { cardOf } from "../table/faces";
import type { Flight, Spot } from "../table/motion";
import type { Keys } from "./cards";

const LAID = new Set(["challenge", "extend", "reject"]);

/** A state with the keys of its cards. */
export interface Scene {
  readonly view: BlazeView;
  readonly keys: Keys;
}

/** Cards that changed their place, came into sight or left it. */
export function flights(before: Scene, after: Scene, news: readonly LogEntry[]): Flight[] {
  const [old, now] = [spots(before.keys), spots(after.keys)];
  const moved: Flight[] = [];
  for (const [card, from] of old) {
    const to = now.get(card) ?? gone(from, after.view, news);
    if (to.at !== from.at) moved.push({ card, from, to });
  }
  for (const [card, to] of now) {
    if (!old.has(card)) moved.push({ card, from: origin(card, to, after), to });
  }
  return moved;
}

/** The challenge as it lay when it ended, rebuilt from the log, or null when none ended in between. */
export function lastTable(before: BlazeView, after: BlazeView, news: readonly LogEntry[]): BlazePair[] | null {
  if (after.bout === before.bout && after.over === null) return null;
  const pairs = before.table.map((pair) => ({ ...pair }));
  for (const entry of news) {
    if (entry.verb.startsWith("challenge-")) return pairs.length > 0 ? pairs : null;
    lay(pairs, entry);
  }
  return null;
}

/** The state before, with the last cards laid too: a look at the challenge before it is cleared away. */
export function lastLook(before: BlazeState, after: BlazeState, news: readonly LogEntry[]): BlazeState | null {
  const table = lastTable(before.view, after.view, news);
  if (table === null) return null;
  const hand = before.view.hand === null ? null : [...before.view.hand];
  for (const entry of news) {
    if (!LAID.has(entry.verb) || entry.seat !== before.view.seat || hand === null) continue;
    const index = hand.indexOf(entry.cards.at(-1) ?? "");
    if (index >= 0) hand.splice(index, 1);
  }
  const rejected = table.filter((pair) => pair.answer !== null).length;
  const passing = before.view.passing || news.some((entry) => entry.verb === "pass");
  const view = { ...before.view, table, hand, passing, rejected, lying: table.length };
  return { ...after, view, to_act: [], clock: null, offer: null };
}

/** The key of the card laid last, for the marker on what changed. */
export function lastLaid(scene: Scene, log: readonly LogEntry[]): string | null {
  const laid = log.filter((entry) => LAID.has(entry.verb)).at(-1);
  const card = laid?.cards.at(-1);
  const lying = scene.keys.table.flatMap(({ attack, answer }) => (laid?.verb === "reject" ? [answer] : [attack]));
  return lying.filter((key) => key !== null && cardOf(key) === card).at(-1) ?? null;
}

function spots({ trump, hand, table }: Keys): Map<string, Spot> {
  const found = new Map<string, Spot>();
  if (trump !== null) found.set(trump, { at: "talon" });
  for (const card of hand) found.set(card, { at: "hand" });
  for (const { attack, answer } of table) {
    found.set(attack, { at: "table" });
    if (answer !== null) found.set(answer, { at: "table" });
  }
  return found;
}

function lay(pairs: BlazePair[], entry: LogEntry): void {
  if (!LAID.has(entry.verb) || entry.seat === null) return;
  const [card, answer] = entry.cards;
  if (entry.verb !== "reject") {
    pairs.push({ attack: card!, by: entry.seat, answer: null, answered_by: null, unrejectable: false });
    return;
  }
  const pair = pairs.find((one) => one.attack === card && one.answer === null);
  if (pair === undefined) return;
  pair.answer = answer!;
  pair.answered_by = entry.seat;
}

function gone(from: Spot, after: BlazeView, news: readonly LogEntry[]): Spot {
  if (from.at === "talon") {
    const drew = news.filter((entry) => entry.verb === "draws").at(-1)?.seat;
    return drew == null ? { at: "discard" } : { at: "seat", seat: drew };
  }
  if (from.at === "table" && after.last?.end === "passed") return { at: "seat", seat: after.last.defender };
  return { at: "discard" };
}

function origin(card: string, to: Spot, { view, keys }: Scene): Spot {
  if (to.at !== "table") return { at: "talon" };
  const index = keys.table.findIndex((pair) => pair.attack === card || pair.answer === card);
  const pair = view.table[index];
  const seat = keys.table[index]?.attack === card ? pair?.by : pair?.answered_by;
  return seat == null ? { at: "talon" } : { at: "seat", seat };
}
