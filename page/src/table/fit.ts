// How cards fit: the fan of the hand and the grid of pairs in the middle of the table. Lengths are CSS pixels.

/** The narrowest visible strip of a card that a finger still hits. */
export const FINGER = 44;

export interface Fan {
  /** From one card's left edge to the next one's. */
  readonly step: number;
  /** Of the whole fan. */
  readonly width: number;
  readonly scrolls: boolean;
  /** Degrees between neighbours; none while the fan scrolls. */
  readonly tilt: number;
}

/** Room that the corners of tilted cards take beside the fan. */
const CORNER = 9;

/** Cards side by side while there is room, then overlapping, and never narrower than a finger. */
export function fan(count: number, room: number, card: number): Fan {
  if (count < 2) return { step: 0, width: card * count, scrolls: false, tilt: 0 };
  const fitting = (room - 2 * CORNER - card) / (count - 1);
  const step = Math.max(FINGER, Math.min(fitting, card * 0.86));
  const width = card + step * (count - 1);
  const scrolls = width > room + 0.5;
  return { step, width, scrolls, tilt: scrolls ? 0 : Math.min(2.2, 14 / count) };
}

export interface Grid {
  readonly card: number;
  readonly columns: number;
}

/** A pair takes more room than a card, because the answer lies askew over the attack. */
export const PAIR = { width: 1.42, height: 1.72 } as const;

/** The largest cards with which so many pairs fit into the room, wrapped into equal rows. */
export function grid(pairs: number, width: number, height: number, largest: number): Grid {
  let best: Grid = { card: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, pairs); columns += 1) {
    const rows = Math.ceil(Math.max(1, pairs) / columns);
    const card = Math.min(largest, width / columns / PAIR.width, height / rows / PAIR.height);
    if (card >= best.card) best = { card, columns };
  }
  const rows = Math.ceil(Math.max(1, pairs) / best.columns);
  return { card: Math.max(24, Math.floor(best.card)), columns: Math.ceil(Math.max(1, pairs) / rows) };
}

/** The width of a card in the hand, from the size of the table. */
export function handCard(width: number, height: number): number {
  return clamp(Math.min(width * 0.2, height * (height < 480 ? 0.21 : 0.16)), 58, 108);
}

/** The largest card in the middle. */
export function pairCard(width: number, height: number): number {
  return clamp(Math.min(width * 0.24, height * 0.15), 50, 104);
}

/** A card of the talon and of the discard. */
export function pileCard(width: number, height: number): number {
  return clamp(Math.min(width * 0.115, height * 0.1), 34, 78);
}

function clamp(length: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, length)));
}
