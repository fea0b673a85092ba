// How a deal ended, in words, for the viewer of a seat.
import { has, joined, t } from "./i18n.svelte";
import type { Outcome } from "./wire";

export function headline(over: Outcome, names: readonly string[], you: number | null): string {
  const told = over.seats.map((seat) => names[seat] ?? "");
  if (over.kind === "draw") return t("result-draw");
  if (over.kind === "durak") return over.seats[0] === you ? t("result-durak-you") : t("result-durak", { name: told[0] ?? "" });
  return t(`result-${over.kind}`, { names: joined(told) });
}

/** The reason, or an empty text where the headline says all. */
export function reason(over: Outcome, you: number | null): string {
  const own = over.seats[0] === you ? "-you" : "";
  const key = over.reason ? `result-${over.reason}-why` : `result-${over.kind}${over.kind === "durak" ? own : ""}-why`;
  return has(key) ? t(key) : "";
}

/** "Ana 2, Boris 0": how often each was the durak. */
export function tally(names: readonly string[], counts: readonly number[]): string {
  return names.map((name, seat) => `${name} ${counts[seat] ?? 0}`).join(", ");
}
