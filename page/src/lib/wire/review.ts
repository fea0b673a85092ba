// The review of a finished deal: every decision with its chances, and the moments that mattered.
import type { Values } from "./http";

/** A decision. Chances are the mover's from what he knew, 0 to 1; open ones are exact, with every card known. */
export interface ReviewMove {
  /** The step of the replay that the action led to. */
  step: number;
  seat: number;
  action: string;
  /** With the best play, and with what was played. */
  before: number;
  after: number;
  /** The best action, when it is another and clearly better. */
  better: string | null;
  open_before: number | null;
  open_after: number | null;
}

export interface ReviewPoint {
  step: number;
  chance: number;
}

export interface ReviewMoment {
  step: number;
  seat: number;
  action: string;
  better: string;
  loss: number;
  /** A message of the catalog, with the cards and seats that it names. */
  why: string;
  values: Values;
}

export interface Review {
  seats: number;
  finished: boolean;
  moves: ReviewMove[];
  /** Each seat's chance at its own decisions; the end adds its score. */
  lines: ReviewPoint[][];
  /** The biggest loss first. */
  moments: ReviewMoment[];
}

export interface ReviewState {
  state: "none" | "working" | "done" | "failed";
  done: number;
  of: number;
  review: Review | null;
}
