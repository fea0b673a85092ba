// What is asked and told over HTTP.

export type Values = Record<string, string | number>;

export interface Problem {
  code: string;
  clause?: string;
  values?: Values;
}

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
