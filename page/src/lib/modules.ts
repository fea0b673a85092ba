// What each game brings to the page, loaded when a table of it is opened. A new game is one entry here.
import type { Component } from "svelte";
import type { Socket } from "./socket";
import type { BlazeView, Moment, Outcome, ReplayStep, TableMessage, View } from "./wire";

/** Every game's own view; only its module reads more than how it ended. */
export type AnyView = View | BlazeView;
export type AnyState = Moment & { view: AnyView };

export interface GameModule {
  /** What a deal of it is called when it is over, counted, played anew and played back: messages of the catalog. */
  keys: { over: string; played: string; again: string; replay: string };
  /** The play screen. */
  Play: Component<{ table: TableMessage; state: AnyState | null; socket: Socket }>;
  /** How players stand after a deal; `told` when all of it is shown. */
  Sheet: Component<{ table: TableMessage; view: AnyView; told: () => void }>;
  /** Who won or lost, for the viewer of a seat. */
  headline: (view: AnyView, names: readonly string[], you: number | null) => string;
  /** Why, or an empty text where the headline says all. */
  reason: (view: AnyView, names: readonly string[], you: number | null) => string;
  /** The standing in one line, for sharing. */
  tally: (view: AnyView, names: readonly string[], table: TableMessage) => string;
  /** The sheet tells the end step by step: nothing of it is said before. */
  suspense: boolean;
  /** A moment of a replay with nothing hidden, what led to it, and how it ended. */
  Board: Component<{ facts: object; names: readonly string[] }>;
  sentence: (step: ReplayStep, raw: readonly string[], names: readonly string[]) => string;
  /** What an action does, as the end of a sentence; `instead` was played. Raw names are those of the record. */
  deed: (action: string, raw: readonly string[], names: readonly string[], instead: string) => string;
  /** The short sign of a card. */
  naming: (card: string) => string;
  ended: (over: Outcome, facts: object, names: readonly string[]) => string;
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  durak: () => import("../screens/durak"),
  blaze: () => import("../blaze/module"),
};

/** The module of a game; one that this page does not know yet is an error. */
export async function moduleOf(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (load === undefined) throw new Error(`the page has no module for ${game}`);
  return (await load()).default;
}

/** A component of one game in the place where any game's may stand: it is only ever given its own views. */
export function own<T>(component: unknown): T {
  return component as T;
}
