// The messages over the socket, to the page and to the server.
import type { BotDelay, Options, Pace, Problem, TableStatus } from "./http";
import type { BlazeView, View } from "./views";

// ---- from the server ----

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  online: boolean;
  away: boolean;
}

export interface TableMessage {
  type: "table";
  code: string;
  game: string;
  options: Options;
  pace: Pace;
  status: TableStatus;
  host: boolean;
  you: number | null;
  deals: number;
  durak_count: number[];
  dealer: number | null;
  watchers: number;
  private: boolean;
  bot_delay: BotDelay;
  resume: string | null;
  seats: SeatInfo[];
  /** Whether the viewer may ask for hints: he plays against bots alone. */
  hints?: boolean;
}

export interface LegalAction {
  action: string;
  verb: string;
  card?: string;
  on?: string;
  /** A bet of Blaze: before which seat, and its value. */
  name?: string;
  value?: string;
}

export interface Clock {
  left_ms: number;
  total_ms: number;
  kind: "turn" | "window";
}

/** `k` counts the lines of a deal's log, `n` its actions. */
export interface LogEntry {
  k?: number;
  n: number;
  seat: number | null;
  verb: string;
  cards: string[];
  count?: number;
  other?: number | null;
}

export interface Offer {
  seat: number;
  card: string;
  left_ms: number;
  total_ms: number;
}

/** Without a code its player took the card back himself. */
export interface Withdrawn {
  seat: number;
  card: string;
  code: string;
  clause: string;
}

export type Stamp = [number, number];

export interface StateMessage {
  type: "state";
  /** Counts the deals of the table, from 1. */
  deal?: number;
  stamp: Stamp;
  n: number;
  view: View;
  to_act: number[];
  legal: LegalAction[];
  why: Record<string, Problem>;
  clock: Clock | null;
  log: LogEntry[];
  /** A card that waits, because another player may want its place (B19). */
  offer?: Offer | null;
  /** What became of the last offer when it went back to the hand. */
  withdrawn?: Withdrawn | null;
}

/** A state without what only the module of its game can read. */
export type Moment = Omit<StateMessage, "view">;

export type BlazeState = Moment & { view: BlazeView };

export interface DoneMessage {
  type: "done";
  ref: number;
}

export interface RefusedMessage extends Problem {
  type: "refused";
  ref: number;
}

/** One thing that could be done, and what it promises to the one who does it. */
export interface Advice {
  action: string;
  /** The expected score, 0 to 1. */
  chance: number;
  /** The share of the search that went into it. */
  weight: number;
  /** The chance is exact. */
  solved: boolean;
}

/** The best first; `n` counts the actions that had been played. */
export interface HintMessage {
  type: "hint";
  ref: number;
  n: number;
  advice: Advice[];
}

export interface SaidMessage {
  type: "said";
  seat: number;
  phrase: string;
}

export interface ErrorMessage {
  type: "error";
  code: string;
}

export type ServerMessage =
  | TableMessage
  | StateMessage
  | DoneMessage
  | RefusedMessage
  | HintMessage
  | SaidMessage
  | ErrorMessage;

// ---- to the server ----

export const PHRASES = ["hello", "thanks", "nice", "oops", "hurry", "wait", "sorry", "good-game"] as const;

/** What attackers say to each other in Blaze. */
export const BLAZE_PHRASES = [
  "how-many",
  "i-add-1",
  "i-add-2",
  "i-add-3",
  "i-add-none",
  "you-go-first",
  "i-go-first",
  "leave-it-to-me",
  "over-to-you",
  "stop-here",
] as const;

export type ClientMessage =
  | { type: "act"; actions: string[]; stamp: Stamp }
  | { type: "sit"; seat: number }
  | { type: "stand" }
  | { type: "fill"; seat: number; bot: string | null }
  | { type: "start" }
  | { type: "again" }
  | { type: "pace"; pace: Pace }
  | { type: "back" }
  | { type: "withdraw" }
  | { type: "hint" }
  | { type: "say"; phrase: string }
  | { type: "name"; name: string };
