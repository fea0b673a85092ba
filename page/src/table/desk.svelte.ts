// What every play screen works with: the viewer's moves, hints and talk, what is shown and heard, and what the keys do.

import { onDestroy, untrack } from "svelte";
import { seatName } from "../lib/names";
import { turnSort } from "../lib/settings.svelte";
import type { Socket } from "../lib/socket";
import type { Clock, LogEntry, Moment, Outcome, TableMessage } from "../lib/wire";
import { Drag } from "./drag.svelte";
import type { Ground } from "./ground.svelte";
import { Hint, type Stakes } from "./hint.svelte";
import type { Command } from "./keys";
import { Play } from "./play.svelte";
import type { Sitter } from "./SeatFrame.svelte";
import { sound } from "./sound";
import { Talk } from "./talk.svelte";
import { refusal, type Naming } from "./words";

/** What is known of a state in every game. */
export type State = Moment & { view: { over: Outcome | null; players: readonly unknown[]; hand: readonly string[] | null } };

/** Shows states one after another, at the pace of its animations. */
interface Stage<S> {
  readonly ground: Ground;
  readonly shown: S | null;
  /** What happened with the latest state. */
  readonly news: readonly LogEntry[];
  hear(next: S): void;
  leave(): void;
}

/** What a game brings: its table, and how it says things. */
export interface Game<S> {
  table: () => TableMessage;
  latest: () => S | null;
  stage: Stage<S>;
  stakes: () => Stakes;
  /** How cards are called for eyes and for ears. */
  eyes: Naming;
  ears: Naming;
  deed: (action: string, naming: Naming, names: readonly string[]) => string;
  line: (entry: LogEntry, names: readonly string[], naming: Naming) => string;
  /** Whose turn it is. */
  sentence: (state: S, names: readonly string[]) => string;
  /** What else is heard when the table changes. */
  besides?: (before: S | null, next: S) => readonly string[];
}

/** Moves the choice among the cards of the hand; says whether it had any use for Enter. */
interface Hand {
  step(by: number, extend: boolean): void;
  enter(): boolean;
  refocus(): void;
}

type Deeds = Record<Command, (event: KeyboardEvent) => boolean | void>;

export class Desk<S extends State> {
  readonly play: Play;
  readonly hint: Hint;
  readonly talk: Talk;
  readonly drag: Drag;
  hand = $state<Hand>();
  help = $state<{ open(): void }>();
  logOpen = $state(matchMedia("(min-width: 1000px)").matches);
  /** What a screen reader says. */
  heard = $state("");
  /** A command that was of no use gives false. */
  readonly commands: Deeds;

  #socket: Socket;
  #game: Game<S>;
  #before: S | null = null;

  readonly names = $derived.by<readonly string[]>(() => this.#game.table().seats.map(seatName));
  /** What is shown is not a last look at something that is over. */
  readonly isLatest = $derived.by(() => this.shown !== null && this.shown.view === this.#game.latest()?.view);

  constructor(socket: Socket, game: Game<S>, commands: Partial<Deeds> = {}) {
    this.#socket = socket;
    this.#game = game;
    this.play = new Play(socket);
    this.talk = new Talk(socket, game.table().code);
    this.drag = new Drag(this.play, () => game.stage.ground.layer);
    this.hint = new Hint(this.play, {
      isOffered: () => game.table().hints === true,
      deed: (action, naming) => game.deed(action, naming, this.names),
      stakes: game.stakes,
      eyes: game.eyes,
      ears: game.ears,
      tell: (line) => (this.heard = line),
    });
    this.commands = { ...this.#deeds(), ...commands };
  }

  /** Hears each state as it comes; called by its screen, with which it ends. */
  follow(): void {
    const { latest, stage } = this.#game;
    $effect.pre(() => {
      const next = latest();
      if (next !== null) untrack(() => this.#hear(next));
    });
    $effect(() => {
      if (!this.play.busy) this.drag.land();
    });
    onDestroy(() => {
      stage.leave();
      this.talk.leave();
    });
  }

  get you(): number | null {
    return this.#game.table().you;
  }

  get shown(): S | null {
    return this.#game.stage.shown;
  }

  get ground(): Ground {
    return this.#game.stage.ground;
  }

  /** The clock of a seat that is asked. */
  clockOf(seat: number | null): Clock | null {
    return seat !== null && this.shown?.to_act.includes(seat) ? this.shown.clock : null;
  }

  sitter(seat: number, edge: Sitter["edge"]): Sitter | null {
    const info = this.#game.table().seats[seat];
    return info === undefined ? null : { seat, info, clock: this.clockOf(seat), ...this.talk.of(seat), edge };
  }

  /** Why something is not possible now, in words. */
  get why(): string {
    return this.play.note === null ? "" : refusal(this.play.note, this.names, this.#game.eyes);
  }

  readonly logLine = (entry: LogEntry): string => this.#game.line(entry, this.names, this.#game.eyes);

  comeBack(): void {
    void this.#socket.send({ type: "back" });
  }

  /** Takes back the latest thing that was asked or chosen. */
  drop(): void {
    if (this.hint.told !== null) this.hint.close();
    else if (this.play.naming !== null) this.play.clear();
    else this.play.reset();
  }

  #hear(next: S): void {
    const { stage, line, ears, sentence, besides } = this.#game;
    const before = this.#before;
    this.#before = next;
    this.hint.hear(before, next);
    stage.hear(next);
    this.play.hear(next);
    const lines = stage.news.map((entry) => line(entry, this.names, ears));
    const turn = !before?.legal.length && next.legal.length > 0;
    if (turn) lines.push(sentence(next, this.names));
    this.heard = [...lines, ...(besides?.(before, next) ?? [])].join(" ");
    sound(next, stage.news, turn);
  }

  #deeds(): Deeds {
    const { play, hint } = this;
    return {
      "next-card": (event) => this.hand?.step(1, event.shiftKey),
      "previous-card": (event) => this.hand?.step(-1, event.shiftKey),
      "next-use": () => play.turnAim(1),
      "previous-use": () => play.turnAim(-1),
      play: (event) => this.#enter(event),
      take: () => play.press("take"),
      done: () => play.press("hold"),
      transfer: () => play.playBy("transfer"),
      hint: hint.toggle,
      sort: turnSort,
      log: () => void (this.logOpen = !this.logOpen),
      help: () => this.help?.open(),
      "drop-selection": () => this.drop(),
    };
  }

  #enter(event: KeyboardEvent): boolean {
    const onButton = event.target instanceof HTMLElement && event.target.closest("button, a") !== null;
    if (this.hand?.enter()) return true;
    if (onButton || this.play.places.length === 0) return false;
    this.play.playAimed();
    return true;
  }
}
