// Cards of Blaze as text, `5r` or `Fy`, and as keys: the deck has two of each, so a card on the screen is `5r#1` or `5r#2`.

import { cardOf, type Order } from "../table/faces";
import type { BlazeView } from "../lib/wire";

export const SUITS = ["b", "r", "y"] as const;
export type Suit = (typeof SUITS)[number];

const VALUES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "F"];

export function suitOf(key: string): Suit {
  return cardOf(key).slice(-1) as Suit;
}

export function valueOf(key: string): string {
  return cardOf(key).slice(0, -1);
}

/** The card's picture; the letter of its suit is that of the language. */
export function pictureOf(key: string, language: string): string {
  return `/blaze.svg#card-${cardOf(key)}${language === "en" ? "" : `-${language}`}`;
}

/** The hand in the order that its holder likes to see; trumps stand at the right end. */
export function inOrder(keys: readonly string[], order: Order, trump: string): string[] {
  if (order === "hand") return [...keys];
  const place = (key: string): number => {
    const trumps = suitOf(key) === trump ? 1000 : 0;
    const [suit, value] = [SUITS.indexOf(suitOf(key)), VALUES.indexOf(valueOf(key))];
    return trumps + (order === "suit" ? suit * 20 + value : value * 20 + suit);
  };
  return [...keys].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** Every card in sight under a key that stays with it as it moves over the table. */
export interface Keys {
  readonly trump: string | null;
  readonly hand: readonly string[];
  readonly table: readonly { readonly attack: string; readonly answer: string | null }[];
}

type Shown = Pick<BlazeView, "trump_card" | "hand" | "table">;

/** Keys for what is shown now; of two equal cards, one that lies where it lay keeps its key. */
export function keyed(before: Keys | null, now: Shown): Keys {
  const old = before === null ? [] : places(before);
  const seen = places({
    trump: now.trump_card,
    hand: now.hand ?? [],
    table: now.table,
  });
  const given = new Map<number, string>();
  const used = new Set<string>();
  const give = (index: number, key: string | undefined) => {
    if (key === undefined || given.has(index)) return;
    given.set(index, key);
    used.add(key);
  };
  const free = (card: string, place?: string) =>
    old.find((one) => cardOf(one.card) === card && !used.has(one.card) && (place === undefined || one.place === place))?.card;
  seen.forEach(({ place, card }, index) => give(index, free(card, place)));
  seen.forEach(({ card }, index) => give(index, free(card)));
  seen.forEach(({ card }, index) => give(index, [1, 2].map((copy) => `${card}#${copy}`).find((key) => !used.has(key))));
  return collected(seen.map((one, index) => ({ ...one, card: given.get(index) ?? one.card })), now.table.length);
}

interface Placed {
  readonly place: string;
  readonly card: string;
}

function places({ trump, hand, table }: Keys): Placed[] {
  const lying = table.flatMap(({ attack, answer }, index) => [
    { place: `attack ${index}`, card: attack },
    ...(answer === null ? [] : [{ place: `answer ${index}`, card: answer }]),
  ]);
  const held = hand.map((card) => ({ place: "hand", card }));
  return [...(trump === null ? [] : [{ place: "trump", card: trump }]), ...lying, ...held];
}

function collected(all: readonly Placed[], pairs: number): Keys {
  const at = (place: string) => all.find((one) => one.place === place)?.card ?? null;
  return {
    trump: at("trump"),
    hand: all.filter((one) => one.place === "hand").map((one) => one.card),
    table: Array.from({ length: pairs }, (_, index) => ({ attack: at(`attack ${index}`)!, answer: at(`answer ${index}`) })),
  };
}
