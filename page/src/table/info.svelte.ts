// When the text of a card shows: while the mouse rests on it, after a long press, a tap on the table, or the key I.

const REST_MS = 600;
const LEAVE_MS = 250;
const PRESS_MS = 450;
const FAR_PX = 8;

/** The card that is told, and the box beside which its text stands. */
export interface Told {
  readonly card: string;
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Asked for, so it stays until it is closed. */
  readonly kept: boolean;
  readonly element: HTMLElement;
}

export class Info {
  told = $state.raw<Told | null>(null);

  #hasText: (card: string) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rests: HTMLElement | null = null;
  #press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  #swallows = false;

  /** `hasText`: whether there is something to tell about a card. */
  constructor(hasText: (card: string) => boolean) {
    this.#hasText = hasText;
  }

  /** Tells what a card does until it is closed; a second time closes. False if the card has no text. */
  ask(element: HTMLElement | null): boolean {
    const card = element?.dataset["card"];
    if (element === null || card === undefined || !this.#hasText(card)) return false;
    if (this.told?.kept && this.told.card === card) this.close();
    else this.#tell(element, true);
    return true;
  }

  /** The focus goes back to where the question came from. */
  close(): void {
    const element = this.told?.kept ? this.told.element : null;
    this.#forget();
    const asker = element?.querySelector<HTMLElement>("button") ?? element;
    if (asker?.isConnected) asker.focus({ preventScroll: true });
  }

  /** Listens to pointers over all cards below; gives a function that stops. */
  watch(root: HTMLElement): () => void {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    root.addEventListener("pointerdown", (event) => this.#down(event), { ...options, capture: true });
    root.addEventListener("pointermove", (event) => this.#move(event), options);
    root.addEventListener("pointerup", () => this.#lift(), options);
    root.addEventListener("pointercancel", () => this.#lift(), options);
    root.addEventListener("click", (event) => this.#click(event), { ...options, capture: true });
    root.addEventListener("contextmenu", (event) => this.#press !== null && event.preventDefault(), options);
    return () => {
      listening.abort();
      this.#forget();
    };
  }

  /** The mouse is on the text itself. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#rests = null;
    if (this.told !== null && !this.told.kept) this.#timer = setTimeout(() => this.#forget(), LEAVE_MS);
  }

  #hover(event: PointerEvent): void {
    if (this.told?.kept || event.buttons !== 0) return;
    const element = this.#cardAt(event);
    if (element === this.#rests) return;
    this.leave();
    this.#rests = element;
    if (element !== null) this.#timer = setTimeout(() => this.#tell(element, false), REST_MS);
  }

  #down(event: PointerEvent): void {
    this.#swallows = false;
    this.#lift();
    this.#forget();
    this.#rests = this.#cardAt(event); // a pressed card has been understood
    const element = this.#rests;
    if (event.pointerType === "mouse" || !event.isPrimary || element === null) return;
    const timer = setTimeout(() => this.#pressed(element), PRESS_MS);
    this.#press = { x: event.clientX, y: event.clientY, timer };
  }

  /** Only a mouse that moves asks: cards come and go under one that rests. */
  #move(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.#hover(event);
    const press = this.#press;
    if (press === null || Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR_PX) return;
    this.#lift();
    this.#swallows = false;
    this.#forget();
  }

  #lift(): void {
    clearTimeout(this.#press?.timer);
    this.#press = null;
  }

  #pressed(element: HTMLElement): void {
    this.#swallows = true;
    this.#tell(element, true);
    navigator.vibrate?.(15);
  }

  /** A long press ends in a click, which must not count as a tap. */
  #click(event: MouseEvent): void {
    if (!this.#swallows) return;
    this.#swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #tell(element: HTMLElement, kept: boolean): void {
    clearTimeout(this.#timer);
    const card = element.dataset["card"];
    if (card === undefined || !element.isConnected) return;
    this.told = { card, box: boxOf(element), kept, element };
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.told = null;
  }

  /** The topmost card with a text under the pointer; what lies over a pair to be tapped is no card. */
  #cardAt(event: PointerEvent): HTMLElement | null {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const card = element.closest<HTMLElement>("[data-card]:not([data-ghost])");
      if (card !== null) return this.#hasText(card.dataset["card"]!) ? card : null;
    }
    return null;
  }
}

/** A card of the hand is told above the buttons, which must stay free. */
function boxOf(element: HTMLElement): Told["box"] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const controls = element.closest(".own")?.parentElement?.querySelector(".controls")?.getBoundingClientRect();
  const isBelow = controls !== undefined && controls.left < right && controls.right > left;
  return { left, right, bottom, top: isBelow ? Math.min(top, controls.top) : top };
}
