import { describe, expect, test } from "vitest";
import { face, inOrder, pictureOf } from "./faces";

describe("faces", () => {
  test("a ten is one rank of two characters", () => {
    expect(face("10h")).toEqual({ card: "10h", rank: "10", suit: "h", named: null });
  });

  test("a face with a named suit keeps the card behind it", () => {
    expect(face("8s=h")).toEqual({ card: "8s", rank: "8", suit: "s", named: "h" });
  });

  test("the sprite has a picture for each card and index", () => {
    expect(pictureOf("8s=h", false, [])).toBe("/cards.svg#card-8s");
    expect(pictureOf("Qd", true, [])).toBe("/cards.svg#card-Qd-ru");
  });

  test("an enchanted rank has pictures of its own", () => {
    expect(pictureOf("10h", false, ["10", "Q"])).toBe("/cards-enchanted.svg#card-10h-ench");
    expect(pictureOf("Qd", true, ["10", "Q"])).toBe("/cards-enchanted.svg#card-Qd-ench-ru");
    expect(pictureOf("9d", false, ["10", "Q"])).toBe("/cards.svg#card-9d");
  });
});

describe("order of the hand", () => {
  const hand = ["Kd", "6s", "10h", "9h", "6c", "As"];

  test("by suit, trumps at the right end", () => {
    expect(inOrder(hand, "suit", "h")).toEqual(["6s", "As", "6c", "Kd", "9h", "10h"]);
  });

  test("by rank, trumps at the right end", () => {
    expect(inOrder(hand, "rank", "s")).toEqual(["6c", "9h", "10h", "Kd", "6s", "As"]);
  });

  test("as dealt", () => {
    expect(inOrder(hand, "hand", "s")).toEqual(hand);
  });

  test("a game without trumps sorts all the same", () => {
    expect(inOrder(hand, "suit", "none")).toEqual(["6s", "As", "9h", "10h", "6c", "Kd"]);
  });
});
