import { describe, expect, test, vi } from "vitest";
import type { LogEntry, StateMessage, View } from "../lib/wire";
import { entry, view } from "./fixtures";
import { fresh, Stage } from "./stage.svelte";

function state(seen: Partial<View>, log: LogEntry[] = [], deal = 1): StateMessage {
  const rest = { to_act: [0], legal: [], why: {}, clock: null };
  return { type: "state", deal, stamp: [1, 1], n: log.length, view: view(seen), log, ...rest };
}

const open = { attack: "9h", by: 1, answer: null, answered_by: null };
const attack = { ...entry("attack 9h", 1), k: 0 };
const take = { ...entry("take", 0), k: 1 };
const taken = { ...entry("bout-taken", 0, 1), k: 2 };

describe("the stage", () => {
  test("shows the first state as it is", () => {
    const stage = new Stage();
    const first = state({ table: [open] });

    stage.hear(first);

    expect(stage.shown).toBe(first);
    expect(stage.news).toEqual([]);
  });

  test("gives a last look at the table of a bout that ended, then clears it", () => {
    vi.useFakeTimers();
    const stage = new Stage();
    const after = state({ bout: 4, hand: ["9h", "Kc"] }, [attack, take, taken]);
    stage.hear(state({ table: [open] }, [attack]));

    stage.hear(after);
    expect(stage.shown!.view.table).toEqual([open]);
    expect(stage.shown!.view.hand).toEqual(["Kc"]);
    vi.runAllTimers();

    expect(stage.shown).toBe(after);
    vi.useRealTimers();
  });

  test("never holds a newer state back for a last look", () => {
    vi.useFakeTimers();
    const stage = new Stage();
    const next = state({ bout: 4, table: [{ ...open, attack: "Kd" }] }, [attack, take, taken]);
    stage.hear(state({ table: [open] }, [attack]));
    stage.hear(state({ bout: 4 }, [attack, take, taken]));

    stage.hear(next);
    vi.runAllTimers();

    expect(stage.shown).toBe(next);
    vi.useRealTimers();
  });

  test("a new deal starts from its own table", () => {
    const stage = new Stage();
    const next = state({ bout: 4 }, [], 2);
    stage.hear(state({ table: [open] }, [attack]));

    stage.hear(next);

    expect(stage.shown).toBe(next);
  });
});

describe("news", () => {
  test("are the lines of the log that were not there before", () => {
    expect(fresh(state({}, [attack]), state({}, [attack, take]))).toEqual([take]);
  });

  test("of a new deal are its whole log", () => {
    expect(fresh(state({}, [attack, take]), state({}, [attack], 2))).toEqual([attack]);
  });
});
