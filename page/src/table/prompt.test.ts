import { describe, expect, test } from "vitest";
import { legal, view } from "./fixtures";
import { prompt } from "./prompt";

const open = { attack: "9h", by: 1, answer: null, answered_by: null };

describe("the sentence at the table", () => {
  test.each([
    ["attack", legal("attack 9h"), "prompt-my-attack"],
    ["defence", legal("beat 9h 10h", "take"), "prompt-my-defence"],
    ["defence or transfer", legal("transfer 9c", "take"), "prompt-my-defence-or-transfer"],
    ["throw-in", legal("throw 9c", "hold"), "prompt-my-throw"],
    ["nothing to throw in", legal("hold"), "prompt-my-throw-none"],
    ["king", legal("reverse", "hold"), "prompt-my-king"],
  ])("the viewer is asked for %s", (_, listed, key) => {
    expect(prompt(view({ table: [open] }), [0], listed)).toMatchObject({ key, mine: true });
  });

  test("a throw-in to a taker is worded so", () => {
    expect(prompt(view({ taking: true }), [0], legal("throw 9c", "hold")).key).toBe("prompt-my-throw-to-taker");
  });

  test.each([
    ["the opener", view({ phase: "open" }), [1], "prompt-attack", 1],
    ["the defender", view({ table: [open] }), [2], "prompt-defence", 2],
    ["throw-ins", view({ table: [open] }), [1], "prompt-throw", 2],
    ["the taker's last cards", view({ taking: true }), [1], "prompt-taking", 2],
  ])("the others wait for %s", (_, seen, toAct, key, seat) => {
    expect(prompt(seen, toAct, [])).toMatchObject({ key, seat, mine: false });
  });

  test("cards that wait for an answer are counted", () => {
    const table = [open, { ...open, attack: "9c", answer: "10c", answered_by: 2 }];

    expect(prompt(view({ table }), [0], legal("take")).count).toBe(1);
  });

  test("who plays for a partner is told from which seat (Q25)", () => {
    const seen = view({ phase: "open", opener: 0, opener_seat: 2, defender: 3, defender_seat: 3 });

    expect(prompt(seen, [0], legal("attack 9h"))).toMatchObject({ key: "prompt-my-attack-from", seat: 3, from: 2 });
  });
});
