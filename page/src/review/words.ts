// A review in words: what would have been better, why, and what each step was worth.

import { t } from "../lib/i18n.svelte";
import type { GameModule } from "../lib/modules";
import type { Outcome, Replay, Review, ReviewMoment, ReviewMove, ReviewPoint, Values } from "../lib/wire";
import { percent, resultOf, type Stakes } from "../table/hint.svelte";

/** What is needed to speak of a replay. */
export interface Told {
  game: GameModule;
  replay: Replay;
  names: readonly string[];
}

const CARDS = ["card", "on", "better", "better_on"];

/** What a chance of the review is a chance of, from how the deal ended. */
export function stakesOf(over: Outcome | null): Stakes {
  if (over?.kind === "winners") return "teams";
  return over?.kind === "ranking" ? "ranking" : "durak";
}

/** Why the better action was better. */
export function reason({ why, values }: ReviewMoment, { game, names }: Told): string {
  return t(why, worded(values, game.naming, names));
}

function worded(values: Values, naming: (card: string) => string, names: readonly string[]): Values {
  const words: Values = { ...values };
  for (const key of CARDS) if (typeof words[key] === "string") words[key] = naming(words[key]);
  if (typeof words["seat"] === "number") words["name"] = names[words["seat"]] ?? "";
  if (typeof words["other"] === "number") words["other"] = names[words["other"]] ?? "";
  return words;
}

/** "Better: take." */
export function betterLine({ action, better }: { action: string; better: string | null }, { game, replay, names }: Told): string {
  return better === null ? "" : t("chances-better", { action: game.deed(better, replay.names, names, action) });
}

/** What the move did to the chance of the one who made it. */
export function changeLine({ seat, before, after, better }: ReviewMove, names: readonly string[]): string {
  const name = names[seat] ?? "";
  if (better === null && percent(before) === percent(after)) return t("chances-kept", { name, chance: percent(after) });
  return t("chances-change", { name, before: percent(before), after: percent(after) });
}

/** What it came to with every card open; empty where that is not known. */
export function openLine({ open_before, open_after }: ReviewMove): string {
  const [before, after] = [open_before, open_after].map((value) => (value === null ? null : resultOf(value)));
  if (!before || !after) return "";
  if (before === after) return t("chances-open-kept", { result: t(`review-open-${after}`) });
  return t("chances-open-changed", { before: t(`review-open-${before}`), after: t(`review-open-${after}`) });
}

/** The lines of the graph for those who do not see them. */
export function description(lines: readonly ReviewPoint[][], names: readonly string[]): string {
  return lines
    .map((points, seat) => {
      const chances = points.map(({ chance }) => percent(chance));
      const [first = 0, last = 0] = [chances[0], chances.at(-1)];
      const [least, most] = [Math.min(...chances), Math.max(...chances)];
      return chances.length === 0 ? "" : t("chances-line", { name: names[seat] ?? "", first, last, least, most });
    })
    .join(" ");
}

/** Whether the review speaks of this very deal: a table may have played another one since. */
export function fits(review: Review, { steps }: Replay): boolean {
  return review.moves.every(({ step, seat }) => steps[step]?.seat === seat);
}
