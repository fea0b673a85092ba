// How a game of Blaze ended, in words, for the viewer of a seat.

import { t } from "../lib/i18n.svelte";
import type { BlazeView } from "../lib/wire";

export function headline(view: BlazeView, names: readonly string[], you: number | null): string {
  const [first = -1] = view.over?.seats ?? [];
  const points = view.players[first]?.score ?? 0;
  return first === you ? t("blaze-result-you", { points }) : t("blaze-result", { name: names[first] ?? "", points });
}

/** Which ties the feathers of round 2 have broken (B31); the ranking already has the order. */
export function reason(view: BlazeView, names: readonly string[]): string {
  const seats = view.over?.seats ?? [];
  const score = (seat: number | undefined) => view.players[seat ?? -1]?.score;
  const ties = seats.slice(0, -1).filter((seat, place) => score(seat) === score(seats[place + 1]));
  return ties.map((seat) => t("blaze-result-tie", { name: names[seat] ?? "", other: names[seats[seats.indexOf(seat) + 1] ?? -1] ?? "", points: score(seat) ?? 0 })).join(" ");
}

/** "Ana 9, Boris 7": the scores in the order of the ranking. */
export function tally(view: BlazeView, names: readonly string[]): string {
  return (view.over?.seats ?? []).map((seat) => `${names[seat] ?? ""} ${view.players[seat]?.score ?? 0}`).join(", ");
}
