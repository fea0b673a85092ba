// The review: its graph, its words, and how the page waits for it.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../lib/i18n.svelte";
import type { ReviewState } from "../lib/wire";
import { move, REVIEW, told } from "./fixtures";
import { chanceAt, levelAt, lineOf, MARGIN, marks, stepAt, xOf, yOf } from "./graph";
import { Job } from "./job.svelte";
import { betterLine, changeLine, description, fits, openLine, reason, stakesOf } from "./words";

const FRAME = { width: MARGIN.left + 300 + MARGIN.right, height: MARGIN.top + 100 + MARGIN.bottom, last: 60 };

beforeEach(() => speak("en"));

describe("the graph", () => {
  test("has the first step at the left, the last at the right, and chances upwards", () => {
    expect([xOf(FRAME, 0), xOf(FRAME, 60)]).toEqual([MARGIN.left, MARGIN.left + 300]);
    expect([yOf(FRAME, 1), yOf(FRAME, 0)]).toEqual([MARGIN.top, MARGIN.top + 100]);
  });

  test("goes to the step under the finger, and never beyond the ends", () => {
    expect(stepAt(FRAME, xOf(FRAME, 17) + 2)).toBe(17);
    expect([stepAt(FRAME, -50), stepAt(FRAME, 9999)]).toEqual([0, 60]);
  });

  test("stands where it is before its width is known, and with one step alone", () => {
    expect(stepAt({ ...FRAME, width: 0 }, 10)).toBe(0);
    expect(xOf({ ...FRAME, last: 0 }, 0)).toBe(MARGIN.left);
  });

  test("draws a line from decision to decision", () => {
    const points = [
      { step: 0, chance: 1 },
      { step: 60, chance: 0.5 },
    ];

    expect(lineOf(FRAME, points)).toBe(`M${MARGIN.left}.0 10.0L${MARGIN.left + 300}.0 60.0`);
  });

  test("shows the shape of a seat at the end of its line and only where there is room", () => {
    const points = Array.from({ length: 61 }, (_, step) => ({ step, chance: 0.5 }));

    const shown = marks(FRAME, points);

    expect(shown.at(-1)?.step).toBe(60);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThan(20);
  });

  test("knows what a seat could expect between its decisions, and where its line stands", () => {
    const [points = []] = REVIEW.lines;

    expect([0, 1, 2, 3].map((step) => chanceAt(points, step))).toEqual([0.4, 0.4, 0.4, 0]);
    expect([0, 1, 2, 3].map((step) => levelAt(points, step))).toEqual([0.4, 0.4, 0.2, 0]);
    expect([chanceAt([], 1), levelAt([], 1)]).toEqual([null, null]);
  });
});

describe("in words", () => {
  test("a moment says what was better and why, with names of cards and players", () => {
    const [moment] = REVIEW.moments;

    expect(betterLine(moment!, told())).toBe("Better: take.");
    expect(reason(moment!, told())).toContain("10♥");
  });

  test("to keep the direction is worded when it was reversed instead", () => {
    expect(betterLine({ action: "reverse", better: "hold" }, told())).toBe("Better: keep the direction.");
    expect(betterLine({ action: "throw 9c", better: "hold" }, told())).toBe("Better: say “done”.");
  });

  test("a step says what it did to the chance", () => {
    expect(changeLine(move({ better: "take" }), ["Ana", "Boris"])).toBe("Boris: 61 of 100 before, 48 after.");
    expect(changeLine(move({ after: 0.61 }), ["Ana", "Boris"])).toBe("Boris played the best: 61 of 100.");
  });

  test("a step says what is certain with open cards, where that is known", () => {
    expect(openLine(move())).toBe("");
    expect(openLine(move({ open_before: 1, open_after: 0.5 }))).toBe("With open cards: won before, drawn after.");
    expect(openLine(move({ open_before: 0, open_after: 0 }))).toBe("With open cards: lost.");
  });

  test("each line is described", () => {
    expect(description(REVIEW.lines, ["Ana", "Boris"])).toBe(
      "Ana: from 40 to 0, at least 0, at most 40. Boris: from 48 to 100, at least 48, at most 100.",
    );
  });

  test("what is at stake is read off the end of the deal", () => {
    expect(stakesOf({ kind: "winners", seats: [0, 2] })).toBe("teams");
    expect(stakesOf({ kind: "ranking", seats: [0, 2, 1] })).toBe("ranking");
    expect([stakesOf({ kind: "draw", seats: [] }), stakesOf(null)]).toEqual(["durak", "durak"]);
  });

  test("a review of another deal is known as such", () => {
    const { replay } = told();

    expect(fits(REVIEW, replay)).toBe(true);
    expect(fits({ ...REVIEW, moves: [move({ step: 3 })] }, replay)).toBe(false);
  });
});

describe("the job", () => {
  let answers: (ReviewState | "down")[];
  let asked: string[];

  const working = (done: number): ReviewState => ({ state: "working", done, of: 41, review: null });
  const none: ReviewState = { state: "none", done: 0, of: 0, review: null };
  const failed: ReviewState = { state: "failed", done: 7, of: 41, review: null };
  const finished: ReviewState = { state: "done", done: 41, of: 41, review: REVIEW };

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push(`${init.method ?? "GET"} ${path}`);
      const answer = answers.shift();
      return answer === "down" ? Promise.reject(new TypeError()) : Promise.resolve(Response.json(answer));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is begun once and then looked at each second until it is done", async () => {
    answers = [working(3), working(20), finished];
    const job = new Job("KQ7X4");

    await job.start();
    expect([job.state, job.done, job.of]).toEqual(["working", 3, 41]);
    await vi.advanceTimersByTimeAsync(2000);

    expect(asked).toEqual(["POST /api/tables/KQ7X4/review", ...Array(2).fill("GET /api/tables/KQ7X4/review")]);
    expect([job.state, job.review]).toEqual(["done", REVIEW]);
  });

  test("a review that is there already is shown, and one that is not is not asked for", async () => {
    answers = [finished, none];
    const [kept, other] = [new Job("KQ7X4"), new Job("OTHER")];

    await kept.look();
    await other.look();

    expect([kept.state, other.state]).toEqual(["done", "idle"]);
    expect(asked.every((line) => line.startsWith("GET"))).toBe(true);
  });

  test("work that the server has forgotten is begun anew", async () => {
    answers = [working(3), none, working(0), finished];
    const job = new Job("KQ7X4");

    await job.start();
    await vi.advanceTimersByTimeAsync(4000);

    expect(asked.map((line) => line.split(" ")[0])).toEqual(["POST", "GET", "POST", "GET"]);
    expect(job.state).toBe("done");
  });

  test("a failure is told and can be tried again", async () => {
    answers = [failed, working(0)];
    const job = new Job("KQ7X4");
    await job.start();
    expect(job.state).toBe("failed");

    await job.start();

    expect(job.state).toBe("working");
    job.leave();
  });

  test("a server that cannot be reached is told, and nothing more is asked", async () => {
    answers = [working(3), "down"];
    const job = new Job("KQ7X4");

    await job.start();
    await vi.advanceTimersByTimeAsync(9000);

    expect([job.state, job.problem?.code, asked.length]).toEqual(["lost", "unreachable", 2]);
  });

  test("nobody is asked any more once the visitor has left", async () => {
    answers = [working(3), working(4)];
    const job = new Job("KQ7X4");
    await job.start();

    job.leave();
    await vi.advanceTimersByTimeAsync(9000);

    expect(asked).toHaveLength(1);
  });
});
