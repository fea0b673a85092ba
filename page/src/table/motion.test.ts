import { describe, expect, test } from "vitest";
import { entry, view } from "./fixtures";
import { draws, flights, lastLaid, lastTable } from "./motion";

const open = { attack: "9h", by: 1, answer: null, answered_by: null };
const beaten = { ...open, answer: "10h", answered_by: 2 };

describe("what moved", () => {
  test("nothing moves between equal views", () => {
    expect(flights(view({ table: [open] }), view({ table: [open] }))).toEqual([]);
  });

  test("a card of the viewer's goes from the hand to the table", () => {
    const [flight] = flights(view({ hand: ["9h"] }), view({ table: [{ ...open, by: 0 }] }));

    expect(flight).toEqual({ card: "9h", from: { at: "hand" }, to: { at: "table" } });
  });

  test("another's card comes from the seat that laid it", () => {
    const [flight] = flights(view({ table: [open] }), view({ table: [beaten] }));

    expect(flight).toEqual({ card: "10h", from: { at: "seat", seat: 2 }, to: { at: "table" } });
  });

  test("beaten pairs go to the discard, unbeaten surplus to its owner (R23)", () => {
    const surplus = { ...open, attack: "10c", by: 1 };
    const after = view({ bout: 4, last: { end: "beaten", defender: 2, cards: 2, returned: 1 } });

    const moved = flights(view({ table: [beaten, surplus] }), after);

    expect(moved.map((flight) => flight.to)).toEqual([
      { at: "discard" },
      { at: "discard" },
      { at: "seat", seat: 1 },
    ]);
  });

  test("taken cards go to the taker, but the last laid surplus goes home", () => {
    const surplus = { ...open, attack: "9c", by: 1 };
    const after = view({ bout: 4, last: { end: "taken", defender: 2, cards: 1, returned: 1 } });

    const moved = flights(view({ table: [open, surplus] }), after);

    expect(moved.map((flight) => flight.to)).toEqual([
      { at: "seat", seat: 2 },
      { at: "seat", seat: 1 },
    ]);
  });

  test("cards that the viewer takes or draws arrive in the hand", () => {
    const moved = flights(view({ table: [open] }), view({ hand: ["9h", "Kc"] }));

    expect(moved).toEqual([
      { card: "9h", from: { at: "table" }, to: { at: "hand" } },
      { card: "Kc", from: { at: "talon" }, to: { at: "hand" } },
    ]);
  });

  test("others draw backs, the viewer's own draw is seen in the hand", () => {
    const backs = draws([entry("draws", 1, 2), entry("draws", 0, 3)], 0);

    expect(backs).toHaveLength(2);
    expect(backs[0]).toEqual({ card: null, from: { at: "talon" }, to: { at: "seat", seat: 1 } });
  });
});

describe("the end of a bout", () => {
  const before = view({ table: [open] });
  const after = view({ bout: 4 });

  test("the last answer is shown before the cards leave", () => {
    const news = [entry("beat 9h 10h", 2), entry("bout-beaten", 2, 2), entry("draws", 1, 1)];

    expect(lastTable(before, after, news)).toEqual([beaten]);
    expect(before.table).toEqual([open]);
  });

  test("cards of the next bout are not laid on the old table", () => {
    const news = [entry("bout-taken", 2, 1), entry("attack Kd", 0)];

    expect(lastTable(before, after, news)).toEqual([open]);
  });

  test("within a bout there is nothing to show", () => {
    expect(lastTable(before, view({ table: [beaten] }), [entry("beat 9h 10h", 2)])).toBeNull();
  });

  test("after a gap of several bouts there is nothing to show", () => {
    expect(lastTable(before, view({ bout: 9 }), [entry("bout-beaten", 2)])).toBeNull();
  });
});

test("the marker is on the card laid last", () => {
  expect(lastLaid([entry("attack 9h"), entry("beat 9h 10h"), entry("hold")])).toBe("10h");
  expect(lastLaid([entry("hold")])).toBeNull();
});
