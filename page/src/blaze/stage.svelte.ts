// What the table of Blaze shows: each state in turn, a last look at a challenge that ended, and the end of a round.

import { tick } from "svelte";
import type { BlazeState, LogEntry, Reveal } from "../lib/wire";
import { animate, capture, motionMs } from "../table/animate";
import { Ground } from "../table/ground.svelte";
import { draws, type Flight } from "../table/motion";
import { fresh } from "../table/stage.svelte";
import { keyed, type Keys } from "./cards";
import { flights, lastLook } from "./motion";

const LAST_LOOK_MS = 700;
const QUICK_LOOK_MS = 300;

export class Stage {
  shown = $state.raw<BlazeState | null>(null);
  keys = $state.raw<Keys>({ trump: null, hand: [], table: [] });
  /** What happened with the latest state, for ears. */
  news = $state.raw<readonly LogEntry[]>([]);
  /** Round 1 has ended: its bets are turned up until the viewer goes on. */
  reveal = $state.raw<Reveal | null>(null);
  readonly ground = new Ground();

  #latest: BlazeState | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(next: BlazeState): void {
    clearTimeout(this.#timer);
    const before = this.#latest;
    this.#latest = next;
    if (before === null || before.deal !== next.deal) {
      this.reveal = null;
      this.news = before === null ? [] : next.log;
      this.#show(next, []);
      return;
    }
    this.news = fresh(before, next);
    const news = this.news;
    if (next.view.round > before.view.round) this.reveal = next.view.reveal;
    const last = lastLook(before, next, news);
    if (last === null) {
      this.#show(next, news);
      return;
    }
    this.#show(last, news);
    const wait = motionMs() >= 200 ? LAST_LOOK_MS : QUICK_LOOK_MS;
    this.#timer = setTimeout(() => this.#show(next, news), wait);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #show(next: BlazeState, news: readonly LogEntry[]): void {
    const { shown, keys } = this;
    const { root, layer } = this.ground;
    const before = root === undefined ? null : capture(root);
    this.keys = keyed(shown === null ? null : keys, next.view);
    this.shown = next;
    if (!root || !layer || before === null || shown === null) return;
    const drawn = next.view.talon < shown.view.talon ? draws(news, next.view.seat) : [];
    const moved: Flight[] = flights({ view: shown.view, keys }, { view: next.view, keys: this.keys }, news);
    void tick().then(() => animate(root, layer, before, [...moved, ...drawn]));
  }
}
