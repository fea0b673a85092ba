// Blaze's pure modules: keys of equal cards, what moved, what is asked, how it ended.
import { beforeAll, describe, expect, test } from "vitest";
import { choose } from "../lib/i18n.svelte";
import { mayJoin, moveOf, placesOfAll } from "../table/uses";
import { inOrder, keyed, pictureOf } from "./cards";
import { headline, reason, tally } from "./ending";
import { entry, legal, pairs, player, state, view } from "./fixtures";
import { flights, lastLaid, lastLook } from "./motion";
import { prompt } from "./prompt";
import { sentence } from "./replay";
import { fullName, logLine, shortName } from "./words";

const names = ["Ana", "Boris", "Vera"];

beforeAll(() => choose("en"));

describe("keys of cards", () => {
  test("two equal cards of a hand have different keys", () => {
    expect(keyed(null, view({ trump_card: null, hand: ["5r", "5r", "6y"] })).hand).toEqual(["5r#1", "5r#2", "6y#1"]);
  });

  test("a card keeps its key on its way from the hand to the table", () => {
    const before = keyed(null, view({ hand: ["5r", "6y"] }));

    const after = keyed(before, view({ hand: ["6y"], table: pairs("5r") }));

    expect(after.table[0]?.attack).toBe("5r#1");
  });

  test("of two equal cards the one that stays keeps its key, the other takes its own along", () => {
    const before = keyed(null, view({ hand: ["5r", "5r"] }));

    const after = keyed(before, view({ hand: ["5r"], table: pairs("5r") }));

    expect(new Set([after.hand[0], after.table[0]?.attack])).toEqual(new Set(["5r#1", "5r#2"]));
  });

  test("an equal card that comes from elsewhere gets the other key", () => {
    const before = keyed(null, view({ trump_card: "5r", hand: [] }));

    const after = keyed(before, view({ trump_card: "5r", table: pairs("5r") }));

    expect([after.trump, after.table[0]?.attack]).toEqual(["5r#1", "5r#2"]);
  });

  test("trumps stand at the right end of the hand", () => {
    expect(inOrder(["9r#1", "2y#1", "Fb#1", "1b#1"], "suit", "b")).toEqual(["9r#1", "2y#1", "1b#1", "Fb#1"]);
    expect(inOrder(["9r#1", "2y#1", "3b#1"], "rank", "b")).toEqual(["2y#1", "9r#1", "3b#1"]);
  });

  test("the picture has the letter of the language", () => {
    expect(pictureOf("Fy#2", "en")).toBe("/blaze.svg#card-Fy");
    expect(pictureOf("Fy#2", "es")).toBe("/blaze.svg#card-Fy-es");
  });
});

describe("moves", () => {
  const open = legal("challenge 5b", "challenge 5r", "challenge 6y");

  test("cards of one value open together, both copies too", () => {
    expect(mayJoin(open, ["5b#1"], "5r#1")).toBe(true);
    expect(mayJoin(open, ["5b#1"], "6y#1")).toBe(false);
    const [place] = placesOfAll(open, ["5b#1", "5b#2", "5r#1"]);
    expect(moveOf(open, ["5b#1", "5b#2", "5r#1"], place!.uses[0]!)).toEqual(["challenge 5b", "extend 5b", "extend 5r"]);
  });

  test("what leaves the hand flies from there to the table", () => {
    const [before, after] = [view({ hand: ["5r"] }), view({ hand: [], table: pairs("5r") })];
    const keys = keyed(null, before);

    const moved = flights({ view: before, keys }, { view: after, keys: keyed(keys, after) }, []);

    expect(moved).toEqual([{ card: "5r#1", from: { at: "hand" }, to: { at: "table" } }]);
  });

  test("after a pass the cards fly to the target, after a rejection to the discard", () => {
    const before = view({ table: pairs("5b/7b") });
    const keys = keyed(null, before);
    const to = (end: "passed" | "rejected") => {
      const after = view({ last: { end, defender: 1, cards: 2, returned: 0 } });
      return flights({ view: before, keys }, { view: after, keys: keyed(keys, after) }, []).map((flight) => flight.to);
    };

    expect(to("passed")).toEqual([{ at: "seat", seat: 1 }, { at: "seat", seat: 1 }]);
    expect(to("rejected")).toEqual([{ at: "discard" }, { at: "discard" }]);
  });

  test("a challenge that ended is looked at once more, with the last card laid", () => {
    const before = state({ seat: 1, hand: ["7b", "9y"], table: pairs("5b") });
    const news = [entry("reject 5b 7b", 1), entry("challenge-rejected", 1, { count: 2 }), entry("next-active", 1)];

    const look = lastLook(before, state({ bout: 5 }, news), news);

    expect(look?.view.table[0]).toMatchObject({ attack: "5b", answer: "7b", answered_by: 1 });
    expect(look?.view.hand).toEqual(["9y"]);
  });

  test("nothing is looked at again while the challenge goes on", () => {
    expect(lastLook(state(), state({ table: pairs("5b") }), [entry("challenge 5b", 0)])).toBeNull();
  });

  test("the card laid last is marked, a rejection on its own side", () => {
    const now = view({ trump_card: null, table: pairs("5b/5b") });

    expect(lastLaid({ view: now, keys: keyed(null, now) }, [entry("challenge 5b", 0), entry("reject 5b 5b", 1)])).toBe("5b#2");
  });
});

describe("the sentence that says what to do", () => {
  test.each([
    [view({ phase: "open" }), legal("challenge 5b"), "blaze-prompt-my-challenge", 1],
    [view({ table: pairs("5b", "5y/6y", "5r") }), legal("reject 5b 6b", "pass"), "blaze-prompt-my-answer", 1],
    [view({ table: pairs("5b") }), legal("extend 5y", "hold"), "blaze-prompt-my-extend", 1],
    [view({ table: pairs("5b") }), legal("hold"), "blaze-prompt-my-extend-none", 1],
    [view({ table: pairs("5b"), passing: true }), legal("hold"), "blaze-prompt-my-extend-passed-none", 1],
    [view({ phase: "bets", part: "bets", target: null }), legal("bet s1 0"), "blaze-prompt-my-bet", null],
    [view({ phase: "open" }), [], "blaze-prompt-challenge", 0],
    [view({ table: pairs("5b"), passing: true }), [], "blaze-prompt-passed", 1],
    [view({ phase: "over" }), [], "blaze-prompt-over", null],
  ])("case %#", (now, uses, key, seat) => {
    expect(prompt(now, [1], uses)).toMatchObject({ key, seat });
  });

  test("counts the cards that wait, and the bets that are missing", () => {
    expect(prompt(view({ table: pairs("5b", "5y/6y", "5r") }), [1], legal("pass")).count).toBe(2);
    const players = [player({ placed: true }), player(), player()];
    expect(prompt(view({ phase: "bets", part: "bets", players }), [1, 2], [])).toMatchObject({ key: "blaze-prompt-bets", count: 2 });
  });

  test("whether anyone adds is asked when the target has nothing to answer", () => {
    expect(prompt(view({ table: pairs("5b/6b") }), [0, 2], [])).toMatchObject({ key: "blaze-prompt-extend" });
  });
});

describe("words", () => {
  test("a card has a whole name for ears and a sign for eyes", () => {
    expect(fullName("7r#2")).toBe("red seven");
    expect(shortName("Fb")).toBe("F●");
  });

  test("the log names the card that was rejected first", () => {
    expect(logLine(entry("reject 5b 7b", 1), names, shortName)).toBe("Boris rejects 5● with 7●.");
    expect(logLine(entry("hold", 0), names, shortName)).toBe("Ana is done.");
  });

  test("the log tells on whom a bet was, and a feather's worth", () => {
    expect(logLine(entry("bet-on", 0, { other: 2 }), names, shortName)).toBe("Ana has bet on Vera.");
    expect(logLine(entry("feather", 1, { count: 2 }), names, shortName)).toContain("worth 2");
  });

  test("a step of a replay says bets too", () => {
    const step = { step: 9, action: "bet s2 1", seat: 0, facts: {} as never };

    expect(sentence(step, ["s0", "s1", "s2"], names)).toBe("Ana bets 1 on Vera.");
  });
});

describe("the end", () => {
  const scored = (...scores: number[]) => scores.map((score) => player({ score }));
  const over = { kind: "ranking", seats: [1, 0, 2] } as const;

  test("the first of the ranking wins with the points of the sheet", () => {
    const ended = view({ phase: "over", over: { ...over, seats: [...over.seats] }, players: scored(4, 7, 2) });

    expect(headline(ended, names, 0)).toBe("Boris wins with 7 points");
    expect(headline(ended, names, 1)).toBe("You win with 7 points");
    expect(reason(ended, names)).toBe("");
    expect(tally(ended, names)).toBe("Boris 7, Ana 4, Vera 2");
  });

  test("a tie says what broke it", () => {
    const ended = view({ phase: "over", over: { ...over, seats: [...over.seats] }, players: scored(5, 5, 2) });

    expect(reason(ended, names)).toContain("Boris and Ana have 5 points each");
  });
});
