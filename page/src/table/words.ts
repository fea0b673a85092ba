// Messages about cards and seats: the wire's values become names that people read or hear.

import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { LogEntry, Problem, Values } from "../lib/wire";
import { face } from "./faces";

export type Naming = (text: string) => string;

/** The whole name, for ears: "nine of hearts". */
export function fullName(text: string): string {
  const { rank, suit, named } = face(text);
  const name = t("card-name", { rank: t(`rank-${rank}`), suit: t(`suit-of-${suit}`) });
  return named === null ? name : t("card-named", { card: name, suit: t(`suit-${named}`) });
}

/** The short sign, for eyes: 9♥, with the index that stands on the card. */
export function shortName(text: string): string {
  const { rank, suit, named } = face(text);
  const values = { rank: settings.latinIndices ? rank : t(`index-${rank}`), suit: t(`sign-${suit}`) };
  return named === null ? t("card-short", values) : t("card-short-named", { ...values, named: t(`sign-${named}`) });
}

export function worded(values: Values | undefined, names: readonly string[], naming: Naming): Values {
  const words: Values = { ...values };
  for (const key of ["card", "on"]) {
    const text = words[key];
    if (typeof text === "string" && text !== "") words[key] = naming(text);
  }
  const seat = words["seat"];
  if (typeof seat === "number") words["name"] = names[seat] ?? "";
  return words;
}

export function logLine(entry: LogEntry, names: readonly string[], naming: Naming): string {
  const [first = "", second = ""] = entry.cards;
  const [on, card] = entry.verb === "beat" ? [first, second] : ["", first];
  return t(logKey(entry), {
    name: names[entry.seat ?? -1] ?? "",
    card: card === "" ? "" : naming(card),
    on: on === "" ? "" : naming(on),
    count: entry.count ?? entry.cards.length,
  });
}

/** What an action does, as the end of a sentence: "beat 9♥ with 10♥". A King's question has an answer of its own. */
export function deed(action: string, naming: Naming, isKing = false): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const [on, card] = verb === "beat" ? [first, second] : ["", first];
  return t(`review-do-${verb === "hold" && isKing ? "hold-king" : verb}`, {
    card: card === "" ? "" : naming(card),
    on: on === "" ? "" : naming(on),
  });
}

export function refusal(problem: Problem, names: readonly string[], naming: Naming): string {
  return t(`refuse-${problem.code}`, { code: problem.code, ...worded(problem.values, names, naming) });
}

/** The first opening of a deal tells the trump that was shown, or that there was none (R13, R14). */
function logKey(entry: LogEntry): string {
  if (entry.verb !== "opens" || entry.cards.length > 0) return `log-${entry.verb}`;
  return entry.n === 0 ? "log-opens-nobody" : "log-opens-next";
}
