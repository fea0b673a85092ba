// What the table shows: each state in turn, and for a moment the table as it lay when a bout ended.

import { tick } from "svelte";
import type { LogEntry, Moment, StateMessage } from "../lib/wire";
import { animate, capture, motionMs } from "./animate";
import { Ground } from "./ground.svelte";
import { draws, flights, lastTable, type Flight } from "./motion";

const LAST_LOOK_MS = 650;
const QUICK_LOOK_MS = 300;

export class Stage {
  shown = $state.raw<StateMessage | null>(null);
  /** What happened with the latest state, for ears. */
  news = $state.raw<readonly LogEntry[]>([]);
  readonly ground = new Ground();

  #latest: StateMessage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(next: StateMessage): void {
    clearTimeout(this.#timer);
    const before = this.#latest;
    this.#latest = next;
    if (before === null) {
      this.shown = next;
      return;
    }
    this.news = fresh(before, next);
    const lastLook = before.deal === next.deal ? withLastTable(before, next, this.news) : null;
    const drawn = draws(this.news, next.view.seat);
    if (lastLook === null) {
      this.#show(next, drawn);
      return;
    }
    this.#show(lastLook, []);
    const wait = motionMs() >= 200 ? LAST_LOOK_MS : QUICK_LOOK_MS;
    this.#timer = setTimeout(() => this.#show(next, drawn), wait);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #show(next: StateMessage, drawn: readonly Flight[]): void {
    const { shown } = this;
    const { root, layer } = this.ground;
    const before = root === undefined ? null : capture(root);
    this.shown = next;
    if (!root || !layer || before === null || shown === null) return;
    const moved = flights(shown.view, next.view);
    void tick().then(() => animate(root, layer, before, [...moved, ...drawn]));
  }
}

/** Log entries that the earlier state did not have. */
export function fresh(before: Moment, next: Moment): LogEntry[] {
  if (before.deal !== next.deal) return [...next.log];
  const seen = Math.max(-1, ...before.log.map((entry) => entry.k ?? -1));
  return next.log.filter((entry) => (entry.k === undefined ? entry.n >= before.n : entry.k > seen));
}

/** The new state with the old bout's cards still lying, or null if no bout ended. */
function withLastTable(before: StateMessage, next: StateMessage, news: readonly LogEntry[]): StateMessage | null {
  const table = lastTable(before.view, next.view, news);
  if (table === null) return null;
  const lying = new Set(table.flatMap((pair) => [pair.attack, pair.answer ?? ""]).map((text) => text.split("=")[0]));
  const { limit, discard, talon, trump_card } = before.view;
  const view = {
    ...next.view,
    table,
    limit,
    discard,
    talon,
    trump_card,
    lying: table.length,
    beaten: table.filter((pair) => pair.answer !== null).length,
    hand: next.view.hand?.filter((card) => !lying.has(card) && card !== trump_card) ?? null,
  };
  return { ...next, view };
}
