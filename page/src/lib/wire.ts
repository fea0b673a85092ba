// The messages between page and server: the mirror of kozyr/web/wire.py.

export type Values = Record<string, string | number>;

export interface Problem {
  code: string;
  clause?: string;
  values?: Values;
}

// ---- over HTTP ----

export interface Me {
  id: string;
  name: string;
  language: string;
}

export interface GameOption {
  name: string;
  kind: "flag" | "ranks";
  default: unknown;
  clause: string;
  /** What a choice of ranks may hold. */
  choices: string[];
}

export interface GameInfo {
  name: string;
  seats: [number, number];
  options: GameOption[];
  bots: string[];
}

export type Options = Record<string, unknown>;
export type Pace = "off" | "slow" | "fast";
export type BotDelay = "human" | "none";
export type SeatPlan = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };

export interface NewTable {
  game: string;
  options: Options;
  seats: SeatPlan[];
  pace: Pace;
  bot_delay: BotDelay;
  private: boolean;
  start: boolean;
}

export type TableStatus = "lobby" | "playing" | "over";

export interface ListedTable {
  code: string;
  game: string;
  status: TableStatus;
  your_turn: boolean;
  /** An open seat has an empty name. */
  seats: string[];
  options: Options;
}

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

export interface Replay {
  names: string[];
  steps: ReplayStep[];
}

// ---- the view of one seat ----

export interface Pair {
  attack: string;
  by: number;
  answer: string | null;
  answered_by: number | null;
}

export type Role = "opener" | "attacker" | "defender" | "out" | "idle";

export interface PlayerView {
  cards: number;
  out: boolean;
  held: boolean;
  role: Role;
}

export interface Outcome {
  kind: "durak" | "draw" | "winners" | "ranking";
  seats: number[];
  reason?: string;
}

export interface LastBout {
  end: "beaten" | "taken";
  defender: number;
  cards: number;
  returned: number;
}

export interface View {
  game: string;
  seat: number | null;
  phase: "open" | "bout" | "king" | "over";
  bout: number;
  trump: string;
  trump_card: string | null;
  talon: number;
  discard: number;
  opener: number;
  defender: number;
  attackers: number[];
  taking: boolean;
  closed: boolean;
  limit: number;
  lying: number;
  beaten: number;
  direction: 1 | -1;
  table: Pair[];
  hand: string[] | null;
  players: PlayerView[];
  shown: string | null;
  last: LastBout | null;
  over: Outcome | null;
}

// ---- over the socket, from the server ----

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
}

export interface LegalAction {
  action: string;
  verb: string;
  card?: string;
  on?: string;
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
  seat: number;
  verb: string;
  cards: string[];
  count?: number;
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
}

export interface DoneMessage {
  type: "done";
  ref: number;
}

export interface RefusedMessage extends Problem {
  type: "refused";
  ref: number;
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
  | SaidMessage
  | ErrorMessage;

// ---- over the socket, to the server ----

export const PHRASES = ["hello", "thanks", "nice", "oops", "hurry", "wait", "sorry", "good-game"] as const;

export type ClientMessage =
  | { type: "act"; actions: string[]; stamp: Stamp }
  | { type: "sit"; seat: number }
  | { type: "stand" }
  | { type: "fill"; seat: number; bot: string | null }
  | { type: "start" }
  | { type: "again" }
  | { type: "pace"; pace: Pace }
  | { type: "back" }
  | { type: "say"; phrase: string }
  | { type: "name"; name: string };
