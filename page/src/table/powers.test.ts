import { expect, test } from "vitest";
import { pieces, powerOf } from "./powers";

test("only a card of an enchanted rank has a text", () => {
  expect(powerOf("Qd", ["6", "Q"])).toEqual({ card: "Qd", rank: "Q", shows: null, assumed: false });
  expect(powerOf("9d", ["6", "Q"])).toBeNull();
});

test("a six shows a suit, and says so when the book does not name it (Q27)", () => {
  expect(powerOf("6s", ["6"])).toMatchObject({ shows: "h", assumed: false });
  expect(powerOf("6h", ["6"])).toMatchObject({ shows: "c", assumed: true });
});

test("an Eight keeps its text whatever suit it was named", () => {
  expect(powerOf("8s=h", ["8"])).toMatchObject({ card: "8s", rank: "8" });
});

test("the clauses of a text can be linked", () => {
  expect(pieces("Name a suit. (R42, R43)")).toEqual(["Name a suit. (", "R42", ", ", "R43", ")"]);
});
