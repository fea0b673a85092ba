import { describe, expect, test } from "vitest";
import { legal } from "./fixtures";
import { buttons, mayJoin, moveOf, placesOf, placesOfAll } from "./uses";

const defence = legal("beat 9h 10h", "beat 9c 10h", "transfer 10h", "beat 9c 10c", "take");

describe("uses of a card", () => {
  test("each attack card that it beats is a place, and so is the open table", () => {
    expect(placesOf(defence, "10h").map((place) => place.key)).toEqual(["beat 9h", "beat 9c", "transfer"]);
  });

  test("a card that is not in the legal list has none", () => {
    expect(placesOf(defence, "6d")).toEqual([]);
  });

  test("actions without a card are buttons", () => {
    expect(buttons(defence).map((use) => use.action)).toEqual(["take"]);
  });

  test("a face with several suits is one place with a choice", () => {
    const [place] = placesOf(legal("attack 8s=h", "attack 8s=d"), "8s");

    expect(place!.uses.map((use) => use.action)).toEqual(["attack 8s=h", "attack 8s=d"]);
  });
});

describe("several cards at once", () => {
  const opening = legal("attack 9h", "attack 9c", "attack Kd");

  test("an equal rank joins an opening, another does not", () => {
    expect(mayJoin(opening, ["9h"], "9c")).toBe(true);
    expect(mayJoin(opening, ["9h"], "Kd")).toBe(false);
  });

  test("answers never join", () => {
    expect(mayJoin(defence, ["10h"], "10c")).toBe(false);
  });

  test("an opening of several is one attack and throw-ins (Q1)", () => {
    const [place] = placesOfAll(opening, ["9h", "9c"]);

    expect(moveOf(opening, ["9h", "9c"], place!.uses[0]!)).toEqual(["attack 9h", "throw 9c"]);
  });

  test("throw-ins of several are throw-ins as listed", () => {
    const listed = legal("throw 9c", "throw 9d", "hold");
    const [place] = placesOfAll(listed, ["9d", "9c"]);

    expect(moveOf(listed, ["9d", "9c"], place!.uses[0]!)).toEqual(["throw 9d", "throw 9c"]);
  });

  test("Eights that open together are named one suit", () => {
    const listed = legal("attack 8d=h", "attack 8d=c", "attack 8c=h", "attack 8c=c");
    const [place] = placesOfAll(listed, ["8d", "8c"]);

    expect(moveOf(listed, ["8d", "8c"], place!.uses[1]!)).toEqual(["attack 8d=c", "throw 8c=c"]);
  });

  test("Eights that are thrown in together are named one suit", () => {
    const listed = legal("throw 8d=h", "throw 8d=c", "throw 8c=h", "throw 8c=c");
    const [place] = placesOfAll(listed, ["8d", "8c"]);

    expect(moveOf(listed, ["8d", "8c"], place!.uses[1]!)).toEqual(["throw 8d=c", "throw 8c=c"]);
  });
});
