import { describe, expect, test } from "vitest";
import { arc, around } from "./seating";

describe("seats round the table", () => {
  test("the others sit clockwise from the viewer's left", () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
  });

  test("a spectator looks from the first seat", () => {
    expect(around(3, null)).toEqual([1, 2]);
  });

  test.each([2, 3, 4, 5, 6])("%i players fill the arc from left to right", (seats) => {
    const spots = arc(seats, 0);

    expect(spots.map((spot) => spot.seat)).toEqual(Array.from({ length: seats - 1 }, (_, index) => index + 1));
    expect(spots.every((spot, index) => index === 0 || spot.x > spots[index - 1]!.x)).toBe(true);
  });

  test("the ends hang lower than the middle", () => {
    const [first, , middle] = arc(6, 0);

    expect(first!.drop).toBeGreaterThan(middle!.drop);
    expect(middle!.drop).toBeCloseTo(0);
  });
});
