// The review of a table's last deal: asked for once, watched while the server works on it.

import * as api from "../lib/api";
import type { Problem, Review, ReviewState } from "../lib/wire";

const LOOK_MS = 1000;

export class Job {
  /** `idle` until somebody asks; `lost` when the server could not be asked. */
  state = $state<"idle" | "working" | "done" | "failed" | "lost">("idle");
  done = $state(0);
  of = $state(0);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Problem | null>(null);

  #code: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(code: string) {
    this.#code = code;
  }

  /** Shows what is there already, or goes on watching; nobody is told that there is nothing yet. */
  async look(): Promise<void> {
    const answer = await api.review(this.#code).catch(() => null);
    if (answer && answer.state !== "none" && answer.state !== "failed") this.#heed(answer);
  }

  /** Begins, or begins anew after a failure. */
  start = (): Promise<void> => {
    this.state = "working";
    this.problem = null;
    return this.#ask(api.startReview);
  };

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #ask(ask: typeof api.review): Promise<void> {
    try {
      this.#heed(await ask(this.#code));
    } catch (error) {
      this.problem = error as api.Failure;
      this.state = "lost";
    }
  }

  #heed({ state, done, of, review }: ReviewState): void {
    if (this.#left) return;
    this.done = done;
    this.of = of;
    // a server that was killed has forgotten its work: it is asked again
    if (state === "none") this.#later(api.startReview);
    else if (state === "working") this.#later(api.review);
    this.review = review;
    this.state = state === "none" || (state === "done" && review === null) ? "working" : state;
  }

  #later(ask: typeof api.review): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(ask), LOOK_MS);
  }
}
