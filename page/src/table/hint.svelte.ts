// What a strong bot would play here: asked for once, told until the table changes.

import { t } from "../lib/i18n.svelte";
import type { Advice, Moment } from "../lib/wire";
import { cardOf } from "./faces";
import type { Play } from "./play.svelte";
import type { Naming } from "./words";

/** What a good end is called: not to be the durak, to win as a team, or a place in a ranking. */
export type Stakes = "durak" | "teams" | "ranking";

/** Whether a table has hints, how it words an action, and what is at stake there. */
export interface Terms {
  isOffered: () => boolean;
  deed: (action: string, naming: Naming) => string;
  stakes: () => Stakes;
  /** How cards are called for eyes and for ears, and who reads aloud. */
  eyes: Naming;
  ears: Naming;
  tell: (line: string) => void;
}

/** Too little of a search for a chance that can be told. */
const TRIED = 0.01;

export class Hint {
  waiting = $state(false);
  /** The best first; null until it has been asked for. */
  told = $state.raw<readonly Advice[] | null>(null);

  #play: Play;
  #terms: Terms;
  #asked = 0;

  constructor(play: Play, terms: Terms) {
    this.#play = play;
    this.#terms = terms;
  }

  /** The hint in words, for eyes. */
  get text(): string {
    return this.#line(this.#terms.eyes);
  }

  /** Whether it may be asked for: there is something to choose. */
  get isOpen(): boolean {
    return this.#terms.isOffered() && this.#play.legal.length > 1;
  }

  /** The card of the hand that is suggested. */
  get card(): string | null {
    const card = this.#use?.card;
    return card === undefined ? null : cardOf(card);
  }

  /** The suggested action, if it needs no card. */
  get button(): string | null {
    return this.#use !== undefined && this.#use.card === undefined ? this.#use.action : null;
  }

  /** What the table hears when it changes: the old hint says nothing any more. */
  hear(before: Moment | null, next: Moment): void {
    if (before?.n !== next.n || before.deal !== next.deal) this.close();
  }

  close(): void {
    this.#asked += 1;
    this.waiting = false;
    this.told = null;
  }

  readonly toggle = (): void => {
    if (this.told) this.close();
    else void this.ask();
  };

  /** Resolves when there is an answer; a refusal is noted as that of a move. */
  async ask(): Promise<void> {
    if (this.waiting || this.#play.busy || !this.isOpen) return;
    const asked = ++this.#asked;
    this.#play.clear();
    this.told = null;
    this.waiting = true;
    const answer = await this.#play.sender.send({ type: "hint" });
    if (asked !== this.#asked) return; // the table has changed since
    this.waiting = false;
    if (answer.type === "refused") this.#play.note = answer;
    if (answer.type !== "hint" || answer.n !== this.#play.latest?.n) return;
    this.told = answer.advice;
    this.#terms.tell(this.#line(this.#terms.ears));
  }

  #line(naming: Naming): string {
    return hintLine(this.told ?? [], this.#terms.stakes(), (action) => this.#terms.deed(action, naming));
  }

  get #use() {
    const [best] = this.told ?? [];
    return this.#play.legal.find(({ action }) => action === best?.action);
  }
}

/** "Beat 9♥ with 10♥: you get away in 61 of 100. Take: 48 of 100." `deed` words an action. */
export function hintLine(advice: readonly Advice[], stakes: Stakes, deed: (action: string) => string): string {
  const [best, ...others] = advice;
  if (best === undefined) return "";
  const line = t("hint-line", { deed: capital(deed(best.action)), chance: promise(best, stakes) });
  const next = others.find((other) => other.solved || other.weight >= TRIED);
  return next === undefined ? line : `${line} ${otherLine(next, capital(deed(next.action)))}`;
}

function otherLine({ chance, solved }: Advice, deed: string): string {
  const result = solved ? resultOf(chance) : null;
  if (result === null) return t("hint-other", { deed, number: percent(chance) });
  return t("hint-other-sure", { deed, result: t(`review-open-${result}`) });
}

function promise({ chance, solved }: Advice, stakes: Stakes): string {
  const result = solved && stakes !== "ranking" ? resultOf(chance) : null;
  if (result === null) return t(`hint-chance-${stakes}`, { number: percent(chance) });
  return t(result === "won" ? `hint-sure-won-${stakes}` : `hint-sure-${result}`);
}

/** What an exact chance comes to; null for one in between, as a ranking has. */
export function resultOf(chance: number): "won" | "drawn" | "lost" | null {
  return chance === 1 ? "won" : chance === 0.5 ? "drawn" : chance === 0 ? "lost" : null;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
}
