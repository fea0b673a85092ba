// A finished deal step by step, with nothing hidden.
import type { Outcome } from "./views";

/** Every hand lies open here: only finished deals are told. */
export interface Facts {
  to_act: number[];
  opener: number | null;
  defender: number | null;
  table: string[];
  hand: Record<string, string[]>;
  count: Record<string, number>;
  talon: number;
  discard: number;
  limit: number | null;
  trump: string;
  direction: number;
  out: number[];
  over: Outcome | null;
}

export interface ReplayStep {
  step: number;
  action: string | null;
  seat: number | null;
  facts: Facts;
}

/** Blaze: scores and feathers stand under the seats. */
export interface BlazeFacts {
  to_act: number[];
  active: number | null;
  target: number | null;
  supporter: number | null;
  table: string[];
  hand: Record<string, string[]>;
  count: Record<string, number>;
  talon: number;
  discard: number;
  limit: number | null;
  trump: string;
  out: number[];
  phase: string;
  round: number;
  feathers: Record<string, number[]>;
  score: Record<string, number>;
  over: Outcome | null;
}

export interface Replay {
  game: string;
  names: string[];
  steps: ReplayStep[];
}
