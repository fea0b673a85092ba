// Where the seats are drawn: the viewer at the bottom, the others clockwise from the left along the top arc.

/** A place on the arc: `x` from 0 (left) to 1 (right), `drop` from 0 (highest) to 1 (lowest). */
export interface Spot {
  readonly seat: number;
  readonly x: number;
  readonly drop: number;
}

/** The seat drawn at the bottom; a spectator looks from the first seat. */
export function bottomSeat(you: number | null): number {
  return you ?? 0;
}

/** The other seats, clockwise from the viewer's left. */
export function around(seats: number, you: number | null): number[] {
  const bottom = bottomSeat(you);
  return Array.from({ length: seats - 1 }, (_, step) => (bottom + 1 + step) % seats);
}

/** The others' places on the arc, spread evenly, the ends lower than the middle. */
export function arc(seats: number, you: number | null): Spot[] {
  const others = around(seats, you);
  return others.map((seat, place) => {
    const x = (place + 0.5) / others.length;
    return { seat, x, drop: others.length < 3 ? 0 : 1 - Math.sin(Math.PI * x) };
  });
}
