import { expect, test } from "vitest";
import { commandOf, suitOf } from "./keys";

const key = (code: string, typed = "", changes = {}) =>
  commandOf({ code, key: typed, ctrlKey: false, altKey: false, metaKey: false, ...changes });

test("letters are read by their place, so a Russian layout takes too", () => {
  expect(key("KeyT", "е")).toBe("take");
  expect(key("KeyD", "в")).toBe("done");
});

test("the question mark helps wherever it is typed", () => {
  expect(key("Slash", "?")).toBe("help");
  expect(key("Digit7", "?")).toBe("help");
});

test("shortcuts of the browser stay with the browser", () => {
  expect(key("KeyT", "t", { ctrlKey: true })).toBeNull();
});

test("other keys do nothing", () => {
  expect(key("KeyQ", "q")).toBeNull();
});

test("letters name a suit by their place too", () => {
  const rest = { key: "р", ctrlKey: false, altKey: false, metaKey: false };

  expect(suitOf({ ...rest, code: "KeyH" })).toBe("h");
  expect(suitOf({ ...rest, code: "KeyT" })).toBeNull();
  expect(suitOf({ ...rest, code: "KeyS", ctrlKey: true })).toBeNull();
});
