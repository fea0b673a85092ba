import { beforeEach, describe, expect, test, vi } from "vitest";
import { choose } from "../lib/i18n.svelte";
import type { ClientMessage, SaidMessage } from "../lib/wire";
import { Talk } from "./talk.svelte";

let sent: ClientMessage[];
let hear: (message: SaidMessage) => void;

function talkAt(code: string): Talk {
  return new Talk(
    {
      on: (_kind, listener) => {
        hear = listener as unknown as typeof hear;
        return () => undefined;
      },
      send: (message) => {
        sent.push(message);
        return new Promise(() => undefined);
      },
    },
    code,
  );
}

beforeEach(async () => {
  sent = [];
  localStorage.clear();
  await choose("en");
});

describe("phrases", () => {
  test("what a seat said shows for some seconds", () => {
    vi.useFakeTimers();
    const talk = talkAt("AAAAA");

    hear({ type: "said", seat: 1, phrase: "thanks" });
    expect(talk.said(1)).not.toBeNull();
    vi.runAllTimers();

    expect(talk.said(1)).toBeNull();
    vi.useRealTimers();
  });

  test("a phrase that the catalog does not know is not shown", () => {
    const talk = talkAt("AAAAA");

    hear({ type: "said", seat: 1, phrase: "anything" });

    expect(talk.said(1)).toBeNull();
  });

  test("a muted seat stays unheard, after a reload too, but not at another table", () => {
    talkAt("AAAAA").mute(2);

    expect(talkAt("AAAAA").isMuted(2)).toBe(true);
    expect(talkAt("BBBBB").isMuted(2)).toBe(false);
  });

  test("only who has spoken can be muted", () => {
    const talk = talkAt("AAAAA");
    expect(talk.hasSpoken(1)).toBe(false);

    hear({ type: "said", seat: 1, phrase: "thanks" });

    expect(talk.hasSpoken(1)).toBe(true);
  });

  test("saying sends the phrase", () => {
    talkAt("AAAAA").say("nice");

    expect(sent).toEqual([{ type: "say", phrase: "nice" }]);
  });
});
