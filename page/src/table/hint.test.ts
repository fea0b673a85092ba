// Hints: when they may be asked for, what becomes of them, and how they are worded.
import { beforeEach, describe, expect, test } from "vitest";
import { speak } from "../lib/i18n.svelte";
import type { Answer } from "../lib/socket";
import type { Advice, ClientMessage, StateMessage } from "../lib/wire";
import { deed as blazeDeed, shortName as blazeName } from "../blaze/words";
import { legal, view } from "./fixtures";
import { Hint, hintLine } from "./hint.svelte";
import { Play } from "./play.svelte";
import { deed, fullName, shortName } from "./words";

const ADVICE = advice("beat 9h 10h", 0.61, "take", 0.48);
let sent: ClientMessage[];
let settle: (answer: Answer) => void;
let told: string[];
let play: Play;
let hint: Hint;

function advice(...parts: (string | number)[]): Advice[] {
  return Array.from({ length: parts.length / 2 }, (_, index) => ({
    action: String(parts[index * 2]),
    chance: Number(parts[index * 2 + 1]),
    weight: 0.5,
    solved: false,
  }));
}

function state(n: number, ...actions: string[]): StateMessage {
  const rest = { view: view(), to_act: [0], legal: legal(...actions), why: {}, clock: null, log: [] };
  return { type: "state", deal: 1, stamp: [3, n], n, ...rest };
}

function hear(next: StateMessage): void {
  hint.hear(play.latest, next);
  play.hear(next);
}

async function answered(answer: Answer): Promise<void> {
  settle(answer);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

beforeEach(async () => {
  await speak("en");
  sent = [];
  told = [];
  play = new Play({
    send(message) {
      sent.push(message);
      return new Promise((resolve) => (settle = resolve));
    },
  });
  hint = new Hint(play, {
    isOffered: () => true,
    deed,
    stakes: () => "durak",
    eyes: shortName,
    ears: fullName,
    tell: (line) => told.push(line),
  });
  hear(state(10, "beat 9h 10h", "take"));
});

test("is told in short for eyes and whole for ears, and marks the card", async () => {
  hint.toggle();
  expect(hint.waiting).toBe(true);

  await answered({ type: "hint", ref: 1, n: 10, advice: ADVICE });

  expect(sent).toEqual([{ type: "hint" }]);
  expect(hint.waiting).toBe(false);
  expect(hint.text).toBe("Beat 9♥ with 10♥: you get away in 61 of 100. Take: 48 of 100.");
  expect(told).toEqual(["Beat nine of hearts with ten of hearts: you get away in 61 of 100. Take: 48 of 100."]);
  expect([hint.card, hint.button]).toEqual(["10h", null]);
});

test("marks the button of an action without a card", async () => {
  hint.toggle();

  await answered({ type: "hint", ref: 1, n: 10, advice: advice("take", 0.4) });

  expect([hint.card, hint.button]).toEqual([null, "take"]);
});

test("goes when it is asked for again, and when the table changes", async () => {
  hint.toggle();
  await answered({ type: "hint", ref: 1, n: 10, advice: ADVICE });
  hint.toggle();
  expect(hint.told).toBeNull();
  hint.toggle();
  await answered({ type: "hint", ref: 2, n: 10, advice: ADVICE });

  hear(state(11, "beat 9h 10h", "take"));

  expect(hint.told).toBeNull();
});

test("an answer about a table that has changed is not told", async () => {
  hint.toggle();

  hear(state(11, "beat 9h 10h", "take"));
  await answered({ type: "hint", ref: 1, n: 10, advice: ADVICE });

  expect([hint.waiting, hint.told, told]).toEqual([false, null, []]);
});

test("is asked for once while it thinks, and not where there is nothing to choose", async () => {
  hint.toggle();
  hint.toggle();
  expect(sent).toHaveLength(1);
  await answered({ type: "lost" });
  hear(state(12, "take"));

  hint.toggle();

  expect(sent).toHaveLength(1);
  expect([hint.waiting, hint.isOpen]).toEqual([false, false]);
});

test("a refusal is noted", async () => {
  hint.toggle();

  await answered({ type: "refused", ref: 1, code: "hint-off" });

  expect(play.note).toMatchObject({ code: "hint-off" });
  expect(hint.waiting).toBe(false);
});

describe("the line", () => {
  const durak = (action: string) => deed(action, shortName);

  test("says what is certain as certain", () => {
    const [best, other] = advice("beat 9h 10h", 1, "take", 0) as [Advice, Advice];
    const exact = [best, other].map((one) => ({ ...one, solved: true }));

    expect(hintLine(exact, "durak", durak)).toBe("Beat 9♥ with 10♥: you get away for certain. Take: lost.");
    expect(hintLine(exact, "teams", durak)).toBe("Beat 9♥ with 10♥: your team wins for certain. Take: lost.");
    expect(hintLine(exact.slice(1), "durak", durak)).toBe("Take: lost, whatever is played.");
  });

  test("leaves out what was never tried", () => {
    const [best, other] = ADVICE as [Advice, Advice];

    expect(hintLine([best, { ...other, weight: 0 }], "durak", durak)).toBe("Beat 9♥ with 10♥: you get away in 61 of 100.");
  });

  test("speaks of Blaze in its own words", () => {
    const blaze = (action: string) => blazeDeed(action, blazeName, ["Ana", "Boris"]);
    const line = hintLine(advice("bet s1 1", 0.7, "hold", 0.65), "ranking", blaze);

    expect(line).toBe("Bet 1 on Boris: your prospects are 70 of 100. Say “done”: 65 of 100.");
  });
});

test("what to do about the direction has words of its own", () => {
  expect([deed("hold", shortName), deed("hold", shortName, true)]).toEqual(["say “done”", "keep the direction"]);
});
