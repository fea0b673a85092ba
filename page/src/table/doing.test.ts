import { expect, test } from "vitest";
import { doing } from "./doing";
import { player, view } from "./fixtures";

test.each([
  ["an opener attacks", player(6, "opener"), {}, "opener"],
  ["an attacker throws in", player(6, "attacker"), {}, "attacker"],
  ["an attacker who holds is done", { ...player(6, "attacker"), held: true }, {}, "held"],
  ["the defender defends", player(6, "defender"), {}, "defender"],
  ["the defender takes", player(6, "defender"), { taking: true }, "taking"],
  ["who is out does nothing else", { ...player(0, "out"), out: true }, {}, "out"],
])("%s", (_, seen, changes, expected) => {
  expect(doing(view({ players: [seen], ...changes }), 0)).toBe(expected);
});

test("a seat that the view does not have is idle", () => {
  expect(doing(view(), 9)).toBe("idle");
});
