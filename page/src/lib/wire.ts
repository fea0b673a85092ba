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
  /** Every name that a seat may be given. */
  bots: string[];
  /** The bots that people choose from, weak to strong. */
  levels?: Level[];
}

export interface Level {
  name: string;
  /** On the ladder where random is 1000, if it has been measured. */
  rating: number | null;
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
  /** Players; in team play they may sit elsewhere than the seats below, which they play for a partner who is out. */
  opener: number;
  defender: number;
  opener_seat: number;
  defender_seat: number;
  /** Who opens the next bout if this one is beaten or taken, as far as nobody leaves by it. */
  next: { beaten: number; taken: number } | null;
  /** The seats of each team; empty when all play for themselves. */
  teams: number[][];
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

// ---- the view of one seat in Blaze ----

export type BlazeRole = "active" | "target" | "supporter" | "bettor" | "idle" | "out";

export interface BlazePair extends Pair {
  /** No card of the game rejects it. */
  unrejectable: boolean;
}

export interface BlazePlayer {
  cards: number;
  out: boolean;
  held: boolean;
  role: BlazeRole;
  /** A betting card of his lies there; before whom, once all lie. */
  placed: boolean;
  bet_on: number | null;
  /** The feather of this round, and that of round 1 when round 2 runs; 0 for none. */
  feather: number;
  first_feather: number;
  /** Betting cards won in round 1 and in round 2. */
  first_bets: number;
  bets: number;
  /** Cards in the scoring stack, and what they are worth. */
  stack: number;
  score: number;
  /** The betting cards still owned. */
  zero: boolean;
  ones: number;
}

export interface Bet {
  by: number;
  on: number;
  value: number;
  /** Who got the card; nobody gets a 0. */
  to: number | null;
}

/** The round that ended last. */
export interface Reveal {
  round: 1 | 2;
  loser: number;
  bets: Bet[];
}

export interface BlazeView {
  game: "blaze";
  seat: number | null;
  phase: "open" | "challenge" | "bets" | "over";
  part: "1" | "bets" | "2";
  round: 1 | 2;
  bout: number;
  trump: string;
  trump_card: string | null;
  talon: number;
  discard: number;
  /** The cards of the discard, where the table has the aid to memory. */
  gone: string[] | null;
  discard_top: string | null;
  active: number | null;
  target: number | null;
  supporter: number | null;
  passing: boolean;
  limit: number | null;
  lying: number;
  rejected: number;
  /** Values that may be added now. */
  values: string[];
  next_if_rejected: number | null;
  next_if_passed: number | null;
  table: BlazePair[];
  hand: string[] | null;
  /** Still to win in this round, the next one first. */
  feathers: number[];
  players: BlazePlayer[];
  bet: { on: number; value: number } | null;
  reveal: Reveal | null;
  last: { end: "rejected" | "passed"; defender: number; cards: number; returned: number } | null;
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

// ---- over the socket, to the server ----

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
