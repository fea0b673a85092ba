// The socket answers every message, and sends none twice.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket, type Answer } from "./socket";

class Line {
  static made: Line[] = [];
  sent: { type: string; ref: number }[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    Line.made.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.onclose();
  }

  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const line = () => Line.made.at(-1)!;

beforeEach(() => {
  Line.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled(promise: Promise<Answer>): Promise<Answer | "waiting"> {
  return Promise.race([promise, Promise.resolve("waiting" as const)]);
}

test("a message waits for the connection and is then sent once", () => {
  const socket = new Socket("ws://here/ws/A");
  void socket.send({ type: "start" });
  expect(line().sent).toEqual([]);

  line().onopen();

  expect(line().sent).toEqual([{ type: "start", ref: 1 }]);
});

test("each message gets the answer with its own ref, in whatever order they come", async () => {
  const socket = new Socket("ws://here/ws/A");
  line().onopen();
  const first = socket.send({ type: "start" });
  const second = socket.send({ type: "stand" });

  line().hear({ type: "refused", ref: 2, code: "not-seated" });
  line().hear({ type: "done", ref: 1 });

  expect(await first).toEqual({ type: "done", ref: 1 });
  expect(await second).toEqual({ type: "refused", ref: 2, code: "not-seated" });
});

test("a message whose answer the broken connection swallowed is told lost and not sent again", async () => {
  const socket = new Socket("ws://here/ws/A");
  line().onopen();
  const answer = socket.send({ type: "act", actions: ["take"], stamp: [1, 2] });

  line().onclose();
  vi.runOnlyPendingTimers();
  line().onopen();

  expect(await answer).toEqual({ type: "lost" });
  expect(Line.made.length).toBe(2);
  expect(line().sent).toEqual([]);
});

test("a message made while the connection is away is sent when it is back", async () => {
  const socket = new Socket("ws://here/ws/A");
  line().onopen();
  line().onclose();
  const answer = socket.send({ type: "again" });
  expect(await settled(answer)).toBe("waiting");

  vi.runOnlyPendingTimers();
  line().onopen();
  line().hear({ type: "done", ref: 1 });

  expect(line().sent).toEqual([{ type: "again", ref: 1 }]);
  expect(await answer).toEqual({ type: "done", ref: 1 });
});

test("each vain attempt waits longer than the one before", () => {
  new Socket("ws://here/ws/A");
  const waits: number[] = [];
  const original = globalThis.setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, wait: number) => {
    waits.push(wait);
    return original(run, wait);
  });

  for (let attempt = 0; attempt < 8; attempt++) {
    line().onclose();
    vi.runOnlyPendingTimers();
  }

  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("a closed socket stays closed and answers what was open", async () => {
  const socket = new Socket("ws://here/ws/A");
  const waiting = socket.send({ type: "start" });

  socket.close();
  vi.runAllTimers();

  expect(await waiting).toEqual({ type: "lost" });
  expect(await socket.send({ type: "start" })).toEqual({ type: "lost" });
  expect(Line.made.length).toBe(1);
});

test("listeners hear their kind of message until they stop", () => {
  const socket = new Socket("ws://here/ws/A");
  const heard: unknown[] = [];
  const stop = socket.on("said", (message) => heard.push(message.phrase));
  line().onopen();

  line().hear({ type: "said", seat: 0, phrase: "hello" });
  line().hear({ type: "error", code: "malformed" });
  stop();
  line().hear({ type: "said", seat: 0, phrase: "thanks" });

  expect(heard).toEqual(["hello"]);
});
