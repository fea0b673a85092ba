// Refusals in words, with the names that people know.
import { beforeEach, expect, test } from "vitest";
import { speak } from "./i18n.svelte";
import { explain } from "./names";

const refused = (option: string, reason: string) => ({ code: "bad-option", values: { option, reason, needed: 4 } });

beforeEach(() => speak("en"));

test("a refused setting has the name that it has in the form", () => {
  expect(explain(refused("teams", "seats"))).toBe("The setting “Teams” is for 4 players only.");
});

test("a setting that no form has is called as it was sent", () => {
  expect(explain(refused("jokers", "unknown"))).toBe("This game has no setting called “jokers”.");
});
