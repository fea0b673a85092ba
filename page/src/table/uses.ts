// What the legal list offers: the uses of a card, the places where they light up, and the actions that one move sends.
// Nothing here knows a rule; a use exists because the server listed it.

import type { LegalAction } from "../lib/wire";
import { cardOf, face, rankOf } from "./faces";

/** One place where a card can go now: an attack card to beat, or the open table for a verb. */
export interface Place {
  readonly key: string;
  readonly verb: string;
  readonly on: string | null;
  /** More than one when the face must be given a suit first. */
  readonly uses: readonly LegalAction[];
}

export function usesOf(legal: readonly LegalAction[], card: string): LegalAction[] {
  return legal.filter((use) => use.card != null && cardOf(use.card) === cardOf(card));
}

/** LegalAction actions that need no card: take, hold, reverse. */
export function buttons(legal: readonly LegalAction[]): LegalAction[] {
  return legal.filter((use) => use.card == null);
}

/** The places of one card's uses, in the order of the legal list. */
export function placesOf(legal: readonly LegalAction[], card: string): Place[] {
  const places = new Map<string, LegalAction[]>();
  for (const use of usesOf(legal, card)) {
    const key = placeKey(use.verb, use.on ?? null);
    places.set(key, [...(places.get(key) ?? []), use]);
  }
  return [...places].map(([key, uses]) => ({
    key,
    verb: uses[0]!.verb,
    on: uses[0]!.on ?? null,
    uses,
  }));
}

export function placeKey(verb: string, on: string | null): string {
  return on === null ? verb : `${verb} ${on}`;
}

/** Where the whole selection can go: the places of its card, or the one place that all of several share. */
export function placesOfAll(legal: readonly LegalAction[], selected: readonly string[]): Place[] {
  const [first, ...others] = selected;
  if (first === undefined) return [];
  const places = placesOf(legal, first);
  if (others.length === 0) return places;
  return places.filter((place) => isShared(place) && others.every((card) => goesTo(legal, card, place)));
}

/** Whether a tap adds the card to the selection instead of starting a new one. */
export function mayJoin(legal: readonly LegalAction[], selected: readonly string[], card: string): boolean {
  const [first] = selected;
  if (first === undefined || rankOf(first) !== rankOf(card)) return false;
  return placesOfAll(legal, [...selected, card]).length > 0;
}

/** What further cards of an opening do (Q1, B9). */
const JOINING: Readonly<Record<string, string>> = { attack: "throw", challenge: "extend" };

/** The actions of one move, sent together: the first as listed, the rest of an opening as they join it, all of one suit
 * if their faces were named one. */
export function moveOf(legal: readonly LegalAction[], selected: readonly string[], use: LegalAction): string[] {
  const named = namedOf(use);
  const rest = selected.slice(1).map((card) => {
    const listed = usesOf(legal, card).find((other) => other.verb === use.verb && namedOf(other) === named);
    const joining = JOINING[use.verb];
    const text = named === null ? cardOf(card) : `${cardOf(card)}=${named}`;
    return joining === undefined && listed !== undefined ? listed.action : `${joining ?? use.verb} ${text}`;
  });
  return [use.action, ...rest];
}

function namedOf(use: LegalAction): string | null {
  return face(use.card ?? "").named;
}

function isShared(place: Place): boolean {
  return ["attack", "throw", "challenge", "extend"].includes(place.verb);
}

function goesTo(legal: readonly LegalAction[], card: string, place: Place): boolean {
  return placesOf(legal, card).some((other) => other.key === place.key);
}
