// A finished game of Blaze step by step, in words.

import { t } from "../lib/i18n.svelte";
import type { BlazeFacts, Outcome, ReplayStep } from "../lib/wire";
import { logLine, seatNamed, shortName } from "./words";

/** What led to this step. */
export function sentence(step: ReplayStep, raw: readonly string[], names: readonly string[]): string {
  if (step.action === null || step.seat === null) return t("replay-start");
  const words = step.action.split(" ");
  const [verb = "", ...cards] = words[0] === raw[step.seat] ? words.slice(1) : words;
  if (verb === "bet") {
    const [whom = "", value = ""] = cards;
    return t("blaze-replay-bet", { name: names[step.seat] ?? "", other: seatNamed(whom, raw, names), value });
  }
  return logLine({ n: step.step, seat: step.seat, verb, cards }, names, shortName);
}

export function ended(over: Outcome, facts: BlazeFacts, names: readonly string[]): string {
  return over.seats.map((seat) => `${names[seat] ?? ""} ${facts.score[seat] ?? 0}`).join(", ");
}
