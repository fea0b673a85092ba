// What home offers of what the server can.
import { expect, test } from "vitest";
import { variantOf, variants } from "./variants";
import type { GameInfo } from "./wire";

const ranks = ["6", "7", "8"];
const durak: GameInfo = {
  name: "durak",
  seats: [2, 6],
  bots: ["heuristic"],
  options: [
    { name: "transfer", kind: "flag", default: true, clause: "R25", choices: [] },
    { name: "teams", kind: "flag", default: false, clause: "R52", choices: [] },
    { name: "enchanted", kind: "ranks", default: [], clause: "R37", choices: ranks },
  ],
};
const blaze: GameInfo = { name: "blaze", seats: [3, 5], bots: ["heuristic"], options: [] };
const all = variants([durak, blaze]);

test("two games make four cards at home", () => {
  expect(all.map(({ id }) => id)).toEqual(["durak", "durak-enchanted", "durak-teams", "blaze"]);
});

test("a variant sets the option that makes it, and nothing else", () => {
  expect(all.map(({ options }) => options)).toEqual([{}, { enchanted: ranks }, { teams: true }, {}]);
});

test("teams are four, the others as many as the game takes", () => {
  expect(all.map(({ seats }) => seats)).toEqual([[2, 6], [2, 6], [4, 4], [3, 5]]);
});

test("a server without an option has no variant of it", () => {
  expect(variants([{ ...durak, options: [] }]).map(({ id }) => id)).toEqual(["durak"]);
});

test("a game that the page has no preset for is offered as it is", () => {
  expect(variants([{ ...blaze, name: "svoi-kozyri" }])).toMatchObject([{ id: "svoi-kozyri", options: {}, seats: [3, 5] }]);
});

test.each([
  ["durak", {}, "durak"],
  ["durak", { transfer: false }, "durak"],
  ["durak", { enchanted: ["6"] }, "durak-enchanted"],
  ["durak", { enchanted: [] }, "durak"],
  ["durak", { teams: true, enchanted: ["6"] }, "durak-teams"],
  ["blaze", {}, "blaze"],
])("a table of %s with %j plays %s", (game, options, id) => {
  expect(variantOf(all, game, options)?.id).toBe(id);
});
