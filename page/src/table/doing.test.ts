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

test("the seat of a partner who is out does what is played from it (Q25)", () => {
  const players = [player(6, "opener"), player(6, "defender"), { ...player(0, "out"), out: true }];

  expect(doing(view({ players, opener: 0, opener_seat: 2, defender: 1, defender_seat: 1 }), 2)).toBe("opener");
});
