// What moved between two views of the table: pure comparison, so that the stage only has to draw the flights.

import type { LogEntry, Pair, View } from "../lib/wire";
import { cardOf } from "./faces";

export type Spot =
  | { readonly at: "hand" | "table" | "talon" | "discard" }
  | { readonly at: "seat"; readonly seat: number };

/** One card, or a back if nobody here knows it, on its way. */
export interface Flight {
  readonly card: string | null;
  readonly from: Spot;
  readonly to: Spot;
}

/** Every card that the view shows, with its place. */
export function placed(view: View): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  if (view.trump_card !== null) spots.set(cardOf(view.trump_card), { at: "talon" });
  for (const card of view.hand ?? []) spots.set(cardOf(card), { at: "hand" });
  for (const pair of view.table) {
    spots.set(cardOf(pair.attack), { at: "table" });
    if (pair.answer !== null) spots.set(cardOf(pair.answer), { at: "table" });
  }
  return spots;
}

/** Cards that changed their place, came into sight or left it, in the order in which they are drawn. */
export function flights(before: View, after: View): Flight[] {
  const [old, now] = [placed(before), placed(after)];
  const moved: Flight[] = [];
  for (const [card, from] of old) {
    const to = now.get(card) ?? gone(card, from, before, after);
    if (to.at !== from.at) moved.push({ card, from, to });
  }
  for (const [card, to] of now) {
    if (!old.has(card)) moved.push({ card, from: origin(card, to, after), to });
  }
  return moved;
}

/** Backs that fly from the talon to the others who drew, one for each card. */
export function draws(entries: readonly LogEntry[], you: number | null): Flight[] {
  return entries.flatMap(({ verb, seat, count }) => {
    if (verb !== "draws" || seat === null || seat === you) return [];
    const flight: Flight = { card: null, from: { at: "talon" }, to: { at: "seat", seat } };
    return Array.from({ length: count ?? 0 }, () => flight);
  });
}

/** The table as it lay when the bout ended, rebuilt from the log, or null when nothing ended in between. */
export function lastTable(before: View, after: View, news: readonly LogEntry[]): Pair[] | null {
  if (!hasEnded(before, after)) return null;
  const pairs: Pair[] = before.table.map((pair) => ({ ...pair }));
  for (const entry of news) {
    if (entry.verb.startsWith("bout-")) return pairs.length > 0 ? pairs : null;
    lay(pairs, entry);
  }
  return null;
}

/** The card laid last, for the marker on what changed. */
export function lastLaid(log: readonly LogEntry[]): string | null {
  const laid = log.filter((entry) => LAID.has(entry.verb)).at(-1);
  const card = laid?.cards.at(-1);
  return card === undefined ? null : cardOf(card);
}

const LAID = new Set(["attack", "throw", "transfer", "beat"]);

function hasEnded(before: View, after: View): boolean {
  return after.bout === before.bout + 1 || (after.over !== null && before.over === null);
}

function lay(pairs: Pair[], entry: LogEntry): void {
  if (!LAID.has(entry.verb) || entry.seat === null) return;
  const [card, answer] = entry.cards;
  if (entry.verb !== "beat") {
    pairs.push({ attack: card!, by: entry.seat, answer: null, answered_by: null });
    return;
  }
  const pair = pairs.find((one) => one.attack === card);
  if (pair === undefined) return;
  pair.answer = answer!;
  pair.answered_by = entry.seat;
}

function gone(card: string, from: Spot, before: View, after: View): Spot {
  if (from.at === "hand") return { at: "table" };
  if (from.at === "talon") return { at: "seat", seat: before.opener };
  const last = after.last;
  if (last === null) return { at: "discard" };
  const owner = surplusOwner(card, before, last);
  if (owner !== null) return { at: "seat", seat: owner };
  return last.end === "taken" ? { at: "seat", seat: last.defender } : { at: "discard" };
}

/** Who gets the card back: unbeaten cards go home after a defence, the last laid of them after a take (R23). */
function surplusOwner(card: string, before: View, last: NonNullable<View["last"]>): number | null {
  const open = before.table.filter((pair) => pair.answer === null);
  const back = last.end === "taken" ? open.slice(open.length - last.returned) : open;
  return back.find((pair) => cardOf(pair.attack) === card)?.by ?? null;
}

function origin(card: string, to: Spot, after: View): Spot {
  if (to.at !== "table") return { at: "talon" };
  const pair = after.table.find((one) => cardOf(one.attack) === card);
  if (pair !== undefined) return { at: "seat", seat: pair.by };
  const answered = after.table.find((one) => one.answer !== null && cardOf(one.answer) === card);
  return { at: "seat", seat: answered?.answered_by ?? after.defender };
}
