// The viewer's moves: what is selected, where it can go, and one message at a time to the server.

import type { Answer } from "../lib/socket";
import type { ClientMessage, LegalAction, Moment, Problem } from "../lib/wire";
import { cardOf } from "./faces";
import { mayJoin, moveOf, placesOfAll, usesOf, type Place } from "./uses";

export interface Sender {
  send(message: ClientMessage): Promise<Answer>;
}

export class Play {
  latest = $state.raw<Moment | null>(null);
  selected = $state.raw<readonly string[]>([]);
  /** The place that Enter plays, an index into `places`. */
  aim = $state(0);
  /** The place that waits until its face has a suit. */
  naming = $state.raw<Place | null>(null);
  /** Why something is not possible now. */
  note = $state.raw<Problem | null>(null);
  busy = $state(false);

  readonly sender: Sender;
  #sentAt: Moment | null = null;

  constructor(sender: Sender) {
    this.sender = sender;
  }

  get legal(): readonly LegalAction[] {
    return this.latest?.legal ?? [];
  }

  get places(): readonly Place[] {
    return placesOfAll(this.legal, this.selected);
  }

  /** A new state: what cannot be done any more is no longer selected. */
  hear(state: Moment): void {
    this.latest = state;
    this.naming = null;
    if (!this.#isSent()) this.busy = false;
    const kept = this.selected.filter((card) => usesOf(state.legal, card).length > 0);
    this.selected = placesOfAll(state.legal, kept).length > 0 ? kept : [];
    this.aim = 0;
  }

  /** The first tap selects, the second plays if there is one place only; a card without a use says why. */
  tap(card: string): void {
    if (this.busy) return;
    if (this.selected.includes(card)) this.#tapAgain(card);
    else if (!this.select(card)) this.explain(card);
  }

  /** Whether the card has a use; cards of an equal rank join an opening. */
  select(card: string, alone = false): boolean {
    this.clear();
    const usable = usesOf(this.legal, card).length > 0;
    const joins = usable && !alone && mayJoin(this.legal, this.selected, card);
    this.selected = joins ? [...this.selected, card] : usable ? [card] : [];
    return usable;
  }

  explain(card: string): void {
    this.selected = [];
    this.note = this.latest?.why[cardOf(card)] ?? null;
  }

  /** The note and the open question go, the selection stays. */
  clear(): void {
    this.note = null;
    this.naming = null;
    this.aim = 0;
  }

  reset(): void {
    this.clear();
    this.selected = [];
  }

  turnAim(by: number): void {
    const count = this.places.length;
    if (count > 0) this.aim = (this.aim + by + count) % count;
  }

  playAimed(): void {
    const place = this.places[this.aim];
    if (place !== undefined) this.playAt(place);
  }

  /** The selection goes to the place, after the question for a suit if its face needs one. */
  playAt(place: Place): void {
    if (place.uses.length > 1) this.naming = place;
    else this.playUse(place.uses[0]!);
  }

  /** What a card dropped at this key does; null is the open table. */
  drop(key: string | null): void {
    const { places } = this;
    const open = places.filter((place) => place.on === null);
    const place = places.find((one) => one.key === key) ?? (open.length === 1 ? open[0] : undefined);
    const only = places.length === 1 ? places[0] : undefined;
    const chosen = place ?? only;
    if (chosen !== undefined) this.playAt(chosen);
  }

  playUse(use: LegalAction): void {
    void this.#send(use.card === undefined ? [use.action] : moveOf(this.legal, this.selected, use));
  }

  /** Plays the action of a verb that needs no card, if it is legal. */
  press(verb: string): void {
    const use = this.legal.find((one) => one.verb === verb && one.card === undefined);
    if (use !== undefined) this.playUse(use);
  }

  /** Plays the selection where this verb has a place, if it has one. */
  playBy(verb: string): void {
    const place = this.places.find((one) => one.verb === verb);
    if (place !== undefined) this.playAt(place);
  }

  #tapAgain(card: string): void {
    if (this.selected.length > 1) this.selected = this.selected.filter((other) => other !== card);
    else if (this.places.length === 1) this.playAimed();
    else this.reset();
  }

  async #send(actions: string[]): Promise<void> {
    if (this.busy || this.latest === null) return;
    this.busy = true;
    this.#sentAt = this.latest;
    this.clear();
    const answer = await this.sender.send({ type: "act", actions, stamp: this.latest.stamp });
    if (answer.type === "refused") this.note = answer;
    if (answer.type === "done" && this.#isSent()) return; // its state is on the way
    this.busy = false;
  }

  /** Whether the latest state is still the one on which the last message was sent. */
  #isSent(): boolean {
    return this.latest?.n === this.#sentAt?.n && this.latest?.deal === this.#sentAt?.deal;
  }
}
