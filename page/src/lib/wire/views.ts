// What one seat may know: its view of durak and of Blaze.

// ---- durak ----

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

// ---- Blaze ----

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
