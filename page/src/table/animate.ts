// Draws flights: ghosts of cards that travel over the table while the page already shows the new state (FLIP).

import type { Flight, Spot } from "./motion";

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tilt: number;
  readonly shape: HTMLElement | null;
}

/** Where everything was before the state changed. */
export interface Marks {
  readonly cards: ReadonlyMap<string, Mark>;
  readonly anchors: ReadonlyMap<string, Mark>;
}

const NEXT_AFTER_MS = 25;

/** Milliseconds from state to state, as the style sheet has it: the setting and reduced motion count there. */
export function motionMs(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--motion")) || 0;
}

export function capture(root: HTMLElement): Marks {
  const cards = new Map<string, Mark>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const card = element.dataset["card"]!;
    if (!cards.has(card) || element.dataset["ghost"] !== undefined) cards.set(card, markOf(element));
  }
  const anchors = new Map<string, Mark>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-anchor]")) {
    anchors.set(element.dataset["anchor"]!, markOf(element));
  }
  return { cards, anchors };
}

/** Flies each card from where it was to where it is now; what stays in its zone slides. */
export function animate(root: HTMLElement, layer: HTMLElement, before: Marks, flights: readonly Flight[]): void {
  const duration = motionMs();
  if (duration === 0) return;
  const after = capture(root);
  const flying = new Set(flights.map((flight) => flight.card));
  for (const [card, mark] of after.cards) {
    const old = before.cards.get(card);
    if (old !== undefined && !flying.has(card)) slide(mark, old, duration, root);
  }
  flights.forEach((flight, index) => fly(flight, { before, after, layer, duration, delay: index * NEXT_AFTER_MS }));
}

interface Sky {
  before: Marks;
  after: Marks;
  layer: HTMLElement;
  duration: number;
  delay: number;
}

function fly(flight: Flight, sky: Sky): void {
  const from = find(flight.card, flight.from, sky.before);
  const to = find(flight.card, flight.to, sky.after) ?? find(flight.card, flight.to, sky.before);
  const shape = (flight.card === null ? null : (to?.shape ?? from?.shape)) ?? backOf(sky.layer);
  if (from === undefined || to === undefined || shape === null) return;
  const home = sky.layer.getBoundingClientRect();
  const width = flight.to.at === "seat" ? from.width : to.width;
  const end = flight.to.at === "seat" ? 0.5 : 1;
  const ghost = shape.cloneNode(true) as HTMLElement;
  ghost.style.setProperty("--width", `${width}px`);
  sky.layer.append(ghost);
  const at = (mark: Mark, scale: number) =>
    `translate(${mark.x - home.x - width / 2}px, ${mark.y - home.y - width * 0.7}px) rotate(${mark.tilt}deg) scale(${scale})`;
  const timing: KeyframeAnimationOptions = {
    duration: sky.duration,
    delay: sky.delay,
    easing: "cubic-bezier(.3,.7,.3,1)",
    fill: "both",
  };
  const start = flight.from.at === "seat" ? 0.5 : from.width / width;
  hide(to.shape, flight, sky);
  ghost
    .animate([{ transform: at(from, start) }, { transform: at(to, end) }], timing)
    .finished.catch(() => undefined)
    .finally(() => ghost.remove());
}

/** The real card waits unseen until its ghost has arrived; it can be tapped all the while. */
function hide(shape: HTMLElement | null, flight: Flight, sky: Sky): void {
  if (shape === null || (flight.to.at !== "hand" && flight.to.at !== "table")) return;
  shape.animate([{ opacity: 0 }, { opacity: 0 }], { duration: sky.duration + sky.delay });
}

function slide(now: Mark, old: Mark, duration: number, root: HTMLElement): void {
  const [dx, dy] = [old.x - now.x, old.y - now.y];
  if (now.shape === null || !root.contains(now.shape) || Math.hypot(dx, dy) < 2) return;
  now.shape.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration, easing: "ease-out" });
}

function find(card: string | null, spot: Spot, marks: Marks): Mark | undefined {
  if (spot.at === "seat") return marks.anchors.get(`seat-${spot.seat}`);
  const shown = card === null ? undefined : marks.cards.get(card);
  return shown ?? marks.anchors.get(spot.at);
}

function backOf(layer: HTMLElement): HTMLElement | null {
  return layer.parentElement?.querySelector<HTMLElement>("[data-back] [data-shape]") ?? null;
}

function markOf(element: HTMLElement): Mark {
  const shape = element.matches("[data-shape]") ? element : element.querySelector<HTMLElement>("[data-shape]");
  const box = (shape ?? element).getBoundingClientRect();
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: shape?.offsetWidth || box.width,
    tilt: Number(element.dataset["tilt"] ?? 0),
    shape: element.dataset["card"] === undefined ? null : shape,
  };
}
