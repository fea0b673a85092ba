// Ready-made phrases: what each seat said last, for some seconds, and whom this browser does not want to hear.

import { t } from "../lib/i18n.svelte";
import { recall, remember } from "../lib/keep";
import type { Socket } from "../lib/socket";
import { BLAZE_PHRASES, PHRASES } from "../lib/wire";

const SHOWN_MS = 5000;

export class Talk {
  #socket: Pick<Socket, "on" | "send">;
  #code: string;
  #lines = $state.raw<Readonly<Record<number, string>>>({});
  #muted = $state.raw<readonly number[]>([]);
  #heard = $state.raw<readonly number[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #stop: () => void;

  constructor(socket: Pick<Socket, "on" | "send">, code: string) {
    this.#socket = socket;
    this.#code = code;
    const kept = recall("muted") as { code?: unknown; seats?: unknown } | null;
    if (kept?.code === code && Array.isArray(kept.seats)) this.#muted = kept.seats.filter(Number.isInteger);
    this.#stop = socket.on("said", ({ seat, phrase }) => this.#hear(seat, phrase));
  }

  readonly say = (phrase: string): void => {
    void this.#socket.send({ type: "say", phrase });
  };

  said(seat: number): string | null {
    const phrase = this.#lines[seat];
    return phrase === undefined || this.isMuted(seat) ? null : t(`say-${phrase}`);
  }

  /** Whether there is a voice to mute: a seat that has spoken, or is muted already. */
  hasSpoken(seat: number): boolean {
    return this.isMuted(seat) || this.#heard.includes(seat);
  }

  /** All that a seat at the arc shows of it. */
  of(seat: number): { said: string | null; muted: boolean; mute: (() => void) | null } {
    return { said: this.said(seat), muted: this.isMuted(seat), mute: this.hasSpoken(seat) ? () => this.mute(seat) : null };
  }

  isMuted(seat: number): boolean {
    return this.#muted.includes(seat);
  }

  mute(seat: number): void {
    this.#muted = this.isMuted(seat) ? this.#muted.filter((other) => other !== seat) : [...this.#muted, seat];
    remember("muted", { code: this.#code, seats: this.#muted });
  }

  leave(): void {
    this.#stop();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #hear(seat: number, phrase: string): void {
    if (!([...PHRASES, ...BLAZE_PHRASES] as readonly string[]).includes(phrase)) return;
    clearTimeout(this.#timers.get(seat));
    this.#heard = [...this.#heard, seat];
    this.#lines = { ...this.#lines, [seat]: phrase };
    const fade = () => (this.#lines = Object.fromEntries(Object.entries(this.#lines).filter(([other]) => +other !== seat)));
    this.#timers.set(seat, setTimeout(fade, SHOWN_MS));
  }
}
