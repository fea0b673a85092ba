import { describe, expect, test } from "vitest";
import { FINGER, PAIR, fan, grid } from "./fit";

describe("the fan of the hand", () => {
  test("few cards stand side by side", () => {
    expect(fan(3, 360, 70).step).toBeCloseTo(70 * 0.86);
  });

  test("more cards overlap until the fan just fits", () => {
    const { width, scrolls } = fan(6, 340, 72);

    expect(width).toBeGreaterThan(310);
    expect(width).toBeLessThanOrEqual(340);
    expect(scrolls).toBe(false);
  });

  test.each([15, 30])("%i cards scroll and never get narrower than a finger", (count) => {
    const { step, scrolls, tilt } = fan(count, 360, 72);

    expect(step).toBeGreaterThanOrEqual(FINGER);
    expect(scrolls).toBe(true);
    expect(tilt).toBe(0);
  });

  test("an empty hand takes no room", () => {
    expect(fan(0, 360, 72).width).toBe(0);
  });
});

describe("the grid of pairs", () => {
  test.each([
    [1, 328, 200],
    [6, 328, 200],
    [12, 328, 200],
    [6, 500, 110],
    [9, 180, 260],
  ])("%i pairs fit into %i × %i", (pairs, width, height) => {
    const { card, columns } = grid(pairs, width, height, 90);
    const rows = Math.ceil(pairs / columns);

    expect(card * PAIR.width * columns).toBeLessThanOrEqual(width);
    expect(card * PAIR.height * rows).toBeLessThanOrEqual(height);
  });

  test("a wide low table keeps one row", () => {
    expect(grid(6, 640, 110, 90).columns).toBe(6);
  });

  test("a large table keeps pairs side by side", () => {
    expect(grid(2, 700, 700, 90).columns).toBe(2);
  });

  test("rows are of equal length where they can be", () => {
    expect(grid(6, 600, 400, 100).columns).toBe(3);
  });

  test("one pair is no larger than asked", () => {
    expect(grid(1, 2000, 2000, 90).card).toBe(90);
  });
});
