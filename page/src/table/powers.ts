// What an enchanted card says, as the catalogs word it: which of them have a text, and the clauses at its end.

import { face, type Suit } from "./faces";
import indicated from "./indicated.json";

/** The text of one card; a test holds the suits to those of the engine. */
export interface Power {
  readonly card: string;
  readonly rank: string;
  /** The suit drawn on it, if its text speaks of one. */
  readonly shows: Suit | null;
  /** The book does not name that suit (Q27). */
  readonly assumed: boolean;
}

const SUITS: Readonly<Record<string, string>> = indicated.suits;

/** Null for a card without a text. */
export function powerOf(text: string, enchanted: readonly string[]): Power | null {
  const { card, rank } = face(text);
  if (!enchanted.includes(rank)) return null;
  const shows = (SUITS[card] as Suit | undefined) ?? null;
  return { card, rank, shows, assumed: indicated.assumed.includes(card) };
}

/** A text in pieces; every second one is the id of a clause. */
export function pieces(text: string): string[] {
  return text.split(/\b([RQ]\d+)\b/);
}
