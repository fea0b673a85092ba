import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../lib/socket";
import type { ClientMessage, LegalAction, StateMessage } from "../lib/wire";
import { legal, view } from "./fixtures";
import { Play } from "./play.svelte";

let sent: ClientMessage[];
let settle: (answer: Answer) => void;
let play: Play;

function state(listed: LegalAction[], n = 10): StateMessage {
  const why = { "6h": { code: "beat-suit", clause: "R7", values: { card: "6h", on: "9s" } } };
  const rest = { view: view(), to_act: [0], legal: listed, why, clock: null, log: [] };
  return { type: "state", deal: 1, stamp: [3, n], n, ...rest };
}

function actions(): string[][] {
  return sent.map((message) => (message.type === "act" ? message.actions : []));
}

/** Lets the answer pass through the promises between the socket and the hand. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  sent = [];
  play = new Play({
    send(message) {
      sent.push(message);
      return new Promise((resolve) => (settle = resolve));
    },
  });
});

describe("tapping", () => {
  test("the second tap plays a card with one use", () => {
    play.hear(state(legal("beat 9h 10h", "take")));

    play.tap("10h");
    play.tap("10h");

    expect(actions()).toEqual([["beat 9h 10h"]]);
  });

  test("more taps before the answer send nothing", () => {
    play.hear(state(legal("beat 9h 10h", "take")));

    for (let tap = 0; tap < 6; tap += 1) play.tap("10h");

    expect(sent).toHaveLength(1);
  });

  test("the card stays locked from the answer until its state comes", async () => {
    play.hear(state(legal("beat 9h 10h", "take")));
    play.tap("10h");
    play.tap("10h");
    settle({ type: "done", ref: 1 });
    await heard();

    play.tap("10h");
    play.tap("10h");

    expect(sent).toHaveLength(1);
    play.hear(state(legal("take"), 11));
    expect(play.busy).toBe(false);
  });

  test("a card with two uses waits for a place", () => {
    play.hear(state(legal("beat 9h 10h", "beat 9c 10h")));
    play.tap("10h");
    expect(play.places).toHaveLength(2);

    play.playAt(play.places[1]!);

    expect(actions()).toEqual([["beat 9c 10h"]]);
  });

  test("a card without a use says why and sends nothing", () => {
    play.hear(state(legal("take")));

    play.tap("6h");

    expect(play.note).toMatchObject({ code: "beat-suit", clause: "R7" });
    expect(sent).toEqual([]);
  });

  test("a refusal is noted and frees the hand", async () => {
    play.hear(state(legal("beat 9h 10h")));
    play.tap("10h");
    play.tap("10h");

    settle({ type: "refused", ref: 1, code: "limit", clause: "R22" });
    await heard();

    expect(play.note).toMatchObject({ code: "limit" });
    expect(play.busy).toBe(false);
  });
});

describe("several cards", () => {
  test("equal ranks open together in one message", () => {
    play.hear(state(legal("attack 9h", "attack 9c", "attack Kd")));

    play.tap("9h");
    play.tap("9c");
    play.playAimed();

    expect(actions()).toEqual([["attack 9h", "throw 9c"]]);
  });

  test("a tap on one of several takes it out of the selection", () => {
    play.hear(state(legal("attack 9h", "attack 9c")));
    play.tap("9h");
    play.tap("9c");

    play.tap("9h");

    expect(play.selected).toEqual(["9c"]);
    expect(sent).toEqual([]);
  });

  test("another rank starts a new selection", () => {
    play.hear(state(legal("attack 9h", "attack Kd")));
    play.tap("9h");

    play.tap("Kd");

    expect(play.selected).toEqual(["Kd"]);
  });
});

describe("dropping", () => {
  test("on a pair beats that pair", () => {
    play.hear(state(legal("beat 9h 10h", "beat 9c 10h", "transfer 10h")));
    play.select("10h", true);

    play.drop("beat 9c");

    expect(actions()).toEqual([["beat 9c 10h"]]);
  });

  test("on the open table uses the one verb that lies there", () => {
    play.hear(state(legal("beat 9h 10h", "beat 9c 10h", "transfer 10h")));
    play.select("10h", true);

    play.drop(null);

    expect(actions()).toEqual([["transfer 10h"]]);
  });

  test("with several pairs to choose from sends nothing", () => {
    play.hear(state(legal("beat 9h 10h", "beat 9c 10h")));
    play.select("10h", true);

    play.drop(null);

    expect(sent).toEqual([]);
  });
});

describe("a face that needs a suit", () => {
  test("is asked for before anything is sent", () => {
    play.hear(state(legal("attack 8s=h", "attack 8s=d")));
    play.tap("8s");
    play.tap("8s");
    expect(sent).toEqual([]);

    play.playUse(play.naming!.uses[1]!);

    expect(actions()).toEqual([["attack 8s=d"]]);
  });
});

test("the next deal frees the hand, although its actions count from the start", async () => {
  play.hear(state(legal("beat 9h 10h")));
  play.tap("10h");
  play.tap("10h");
  settle({ type: "done", ref: 1 });
  await heard();

  play.hear({ ...state(legal("attack 9h"), 0), deal: 2 });

  expect(play.busy).toBe(false);
});

test("a new state drops a selection that has no use any more", () => {
  play.hear(state(legal("throw 9c", "hold")));
  play.tap("9c");

  play.hear(state(legal("hold"), 11));

  expect(play.selected).toEqual([]);
});
