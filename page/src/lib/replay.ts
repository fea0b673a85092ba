// A finished deal step by step: where the viewer stands in it, and what happened there in words.
import { t } from "./i18n.svelte";
import { logLine, type Naming } from "../table/words";
import type { Replay, ReplayStep } from "./wire";

/** The step to stand on: never before the deal or beyond the end. */
export function within(replay: Replay, step: number): number {
  return Math.max(0, Math.min(step, replay.steps.length - 1));
}

/** "Ana beat 9h 10h" without the name that the seat tells anyway. */
function wordsOf(action: string, name: string): string[] {
  const words = action.split(" ");
  return words[0] === name ? words.slice(1) : words;
}

/** What led to this step. */
export function sentence(step: ReplayStep, raw: readonly string[], names: readonly string[], naming: Naming): string {
  if (step.action === null || step.seat === null) return t("replay-start");
  const [verb = "", ...cards] = wordsOf(step.action, raw[step.seat] ?? "");
  return logLine({ k: step.step, n: step.step, seat: step.seat, verb, cards, count: 0 }, names, naming);
}

export interface LyingPair {
  attack: string;
  answer: string | null;
}

export function pairs(table: readonly string[]): LyingPair[] {
  return table.map((text) => {
    const [attack = "", answer = null] = text.split("/");
    return { attack, answer };
  });
}
