// Dragging a card from the hand to a place on the table, with pointer events for mouse, pen and finger alike.

import type { Play } from "./play.svelte";

const FAR_PX = 8;

interface Start {
  readonly card: string;
  readonly slot: HTMLElement;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export class Drag {
  /** The card on its way under the pointer. */
  card = $state<string | null>(null);
  /** The key of the place below it; "" is the open table. */
  over = $state<string | null>(null);

  #play: Play;
  #layer: () => HTMLElement | undefined;
  #start: Start | null = null;
  #ghost: HTMLElement | null = null;
  #dragged = false;

  constructor(play: Play, layer: () => HTMLElement | undefined) {
    this.#play = play;
    this.#layer = layer;
  }

  down(event: PointerEvent, card: string): void {
    this.#dragged = false;
    if (event.button !== 0 || !event.isPrimary || this.#play.busy) return;
    const slot = event.currentTarget as HTMLElement;
    slot.setPointerCapture(event.pointerId); // a fast pointer has left the card before it is heard of
    this.#start = { card, slot, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (start === null || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    const scrolls = event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy);
    if (this.card === null && !scrolls && Math.hypot(dx, dy) > FAR_PX) this.#lift(start);
    if (this.card === null) return;
    this.#ghost?.style.setProperty("translate", `${dx}px ${dy}px`);
    this.over = placeBelow(event);
  }

  up(event: PointerEvent): void {
    const start = this.#start;
    this.#start = null;
    if (start === null || this.card === null) return;
    const below = placeBelow(event);
    const { selected } = this.#play;
    if (below !== null && selected.length === 0) this.#play.explain(start.card);
    else if (below !== null) this.#play.drop(below === "" ? null : below);
    this.card = null;
    this.over = null;
    if (!this.#play.busy) this.land();
  }

  cancel(): void {
    this.#start = null;
    this.card = null;
    this.over = null;
    if (!this.#play.busy) this.land();
  }

  /** The ghost goes: the card is where the state says. */
  land(): void {
    this.#ghost?.remove();
    this.#ghost = null;
  }

  /** A drag ends in a click, which must not count as a tap. */
  wasDrag(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  #lift(start: Start): void {
    this.#dragged = true;
    this.card = start.card;
    if (!this.#play.selected.includes(start.card)) this.#play.select(start.card, true);
    this.#ghost = this.#makeGhost(start);
  }

  #makeGhost(start: Start): HTMLElement | null {
    const layer = this.#layer();
    const shape = start.slot.querySelector<HTMLElement>("[data-shape]");
    if (!layer || !shape) return null;
    this.land();
    const [home, box] = [layer.getBoundingClientRect(), shape.getBoundingClientRect()];
    const ghost = shape.cloneNode(true) as HTMLElement;
    ghost.dataset["card"] = start.card;
    ghost.dataset["ghost"] = "";
    ghost.style.setProperty("--width", `${shape.offsetWidth}px`);
    ghost.style.setProperty("left", `${box.x + box.width / 2 - shape.offsetWidth / 2 - home.x}px`);
    ghost.style.setProperty("top", `${box.y + box.height / 2 - shape.offsetHeight / 2 - home.y}px`);
    layer.append(ghost);
    return ghost;
  }
}

/** The place under the pointer: its key, "" for the open table, null outside of the table. */
function placeBelow(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest<HTMLElement>("[data-place]");
    if (place) return place.dataset["place"] ?? "";
  }
  return null;
}
