// Messages about Blaze: the wire's cards and seats become names that people read or hear.

import { t } from "../lib/i18n.svelte";
import type { LogEntry } from "../lib/wire";
import type { Naming } from "../table/words";
import { suitOf, valueOf } from "./cards";

/** The whole name, for ears: "red seven". */
export function fullName(key: string): string {
  const suit = suitOf(key);
  return t("blaze-card-name", { suit: t(`blaze-suit-of-${suit}`), value: t(`blaze-value-${valueOf(key)}`) });
}

/** Value and shape, for eyes. */
export function shortName(key: string): string {
  return t("blaze-card-short", { value: t(`blaze-index-${valueOf(key)}`), suit: t(`blaze-sign-${suitOf(key)}`) });
}

export function logLine(entry: LogEntry, names: readonly string[], naming: Naming): string {
  const [first = "", second = ""] = entry.cards;
  const [on, card] = entry.verb === "reject" ? [first, second] : ["", first];
  return t(`log-${entry.verb === "hold" ? "blaze-hold" : entry.verb}`, {
    name: names[entry.seat ?? -1] ?? "",
    other: names[entry.other ?? -1] ?? "",
    card: card === "" ? "" : naming(card),
    on: on === "" ? "" : naming(on),
    count: entry.count ?? 0,
    value: entry.count ?? 0,
  });
}

/** What an action does, as the end of a sentence: "reject 5b with 7b". */
export function deed(action: string, naming: Naming, names: readonly string[], raw: readonly string[] = []): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "bet") return t("review-do-bet", { value: second, other: seatNamed(first, raw, names) });
  const [on, card] = verb === "reject" ? [first, second] : ["", first];
  return t(`review-do-${verb === "hold" ? "hold-blaze" : verb}`, {
    card: card === "" ? "" : naming(card),
    on: on === "" ? "" : naming(on),
  });
}

/** Whom an action names: as a record does, by a name of one word, or as the wire does, `s2`. */
export function seatNamed(word: string, raw: readonly string[], names: readonly string[]): string {
  const known = raw.findIndex((name) => name.replace(/[^\p{L}\p{N}]/gu, "_") === word);
  const seat = known >= 0 ? known : /^s\d$/.test(word) ? Number(word.slice(1)) : -1;
  return names[seat] ?? word;
}
