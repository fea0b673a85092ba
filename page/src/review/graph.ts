// Where the chances of a review lie on a graph. Lengths are CSS pixels; x counts steps, y goes from 0 to 1 upwards.

import type { Review, ReviewPoint } from "../lib/wire";

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The last step. */
  readonly last: number;
}

/** Room for the numbers at the left, and for shapes at the other sides. */
export const MARGIN = { left: 36, right: 10, top: 10, bottom: 10 };

/** Between two shapes of a line, so that they can be told apart. */
const APART = 18;

/** A shape a seat, as a path around the origin. */
export const SHAPES = [
  "M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z",
  "M-3.200-3.200h6.400v6.400h-6.400z",
  "M0-4.200L4.200 3.200H-4.200z",
  "M0-4.600L4.600 0L0 4.600L-4.600 0z",
  "M0 4.200L4.200-3.200H-4.200z",
  "M-1.300-4.200h2.600v2.900h2.900v2.600h-2.900v2.900h-2.600v-2.900h-2.900v-2.600h2.900z",
] as const;

export function xOf({ width, last }: Frame, step: number): number {
  const room = Math.max(0, width - MARGIN.left - MARGIN.right);
  return MARGIN.left + (last === 0 ? 0 : (step / last) * room);
}

export function yOf({ height }: Frame, chance: number): number {
  return MARGIN.top + (1 - chance) * (height - MARGIN.top - MARGIN.bottom);
}

/** The step nearest to a place on the graph. */
export function stepAt(frame: Frame, x: number): number {
  const room = frame.width - MARGIN.left - MARGIN.right;
  const share = room <= 0 ? 0 : (x - MARGIN.left) / room;
  return Math.round(Math.max(0, Math.min(1, share)) * frame.last);
}

export function lineOf(frame: Frame, points: readonly ReviewPoint[]): string {
  return points.map(({ step, chance }, index) => `${index === 0 ? "M" : "L"}${at(frame, step, chance)}`).join("");
}

/** Where the line shows its shape: at its end, and before that as often as there is room. */
export function marks(frame: Frame, points: readonly ReviewPoint[]): ReviewPoint[] {
  const shown: ReviewPoint[] = [];
  for (const point of [...points].reverse()) {
    const next = shown[0];
    if (next === undefined || xOf(frame, next.step) - xOf(frame, point.step) >= APART) shown.unshift(point);
  }
  return shown;
}

/** What a seat could expect when the step had been played: by its latest decision, else by its first one. */
export function chanceAt(points: readonly ReviewPoint[], step: number): number | null {
  return (points.findLast((point) => point.step <= step) ?? points[0])?.chance ?? null;
}

/** Where the line stands at a step, between two decisions too. */
export function levelAt(points: readonly ReviewPoint[], step: number): number | null {
  const before = points.findLast((point) => point.step <= step);
  const after = points.find((point) => point.step >= step);
  if (!before || !after || before === after) return (before ?? after)?.chance ?? null;
  return before.chance + ((after.chance - before.chance) * (step - before.step)) / (after.step - before.step);
}

/** The steps of the moments in the order of the game. */
export function inOrder(review: Review): number[] {
  return review.moments.map(({ step }) => step).sort((one, other) => one - other);
}

function at(frame: Frame, step: number, chance: number): string {
  return `${xOf(frame, step).toFixed(1)} ${yOf(frame, chance).toFixed(1)}`;
}
