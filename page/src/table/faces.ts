// Card texts of the wire taken apart for drawing and for reading aloud: rank, suit, and the suit that a face was named.

export const SUITS = ["s", "h", "c", "d"] as const;
export type Suit = (typeof SUITS)[number];

/** One card as it counts where it lies: `8s=h` is the card `8s` that was named hearts, `5r#2` the second of two. */
export interface Face {
  readonly card: string;
  readonly rank: string;
  readonly suit: Suit;
  readonly named: Suit | null;
}

export type Order = "suit" | "rank" | "hand";

export const SIGN: Readonly<Record<Suit, string>> = { s: "♠", h: "♥", c: "♣", d: "♦" };

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

export function face(text: string): Face {
  const [whole = "", named] = text.split("=");
  const [card = ""] = whole.split("#");
  return {
    card,
    rank: card.slice(0, -1),
    suit: card.slice(-1) as Suit,
    named: (named as Suit | undefined) ?? null,
  };
}

/** The card behind a face, the key by which it is followed over the table. */
export function cardOf(text: string): string {
  return face(text).card;
}

export function rankOf(text: string): string {
  return face(text).rank;
}

/** The address of the card's picture in the sprites; enchanted ranks have a sprite of their own. */
export function pictureOf(text: string, russian: boolean, enchanted: readonly string[]): string {
  const { card, rank } = face(text);
  const [sheet, mark] = enchanted.includes(rank) ? ["cards-enchanted", "-ench"] : ["cards", ""];
  return `/${sheet}.svg#card-${card}${mark}${russian ? "-ru" : ""}`;
}

/** The hand in the order that its holder likes to see; trumps stand at the right end. */
export function inOrder(hand: readonly string[], order: Order, trump: string): string[] {
  if (order === "hand") return [...hand];
  const place = (text: string): number => {
    const { rank, suit } = face(text);
    const trumps = suit === trump ? 1000 : 0;
    const [first, second] = [SUITS.indexOf(suit), RANKS.indexOf(rank)];
    return trumps + (order === "suit" ? first * 20 + second : second * 20 + first);
  };
  return [...hand].sort((one, other) => place(one) - place(other));
}
