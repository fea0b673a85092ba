// The line that says what is played.
import { beforeAll, expect, test } from "vitest";
import { speak } from "./i18n.svelte";
import { variantLine } from "./variant";

beforeAll(() => speak("en"));

test.each([
  [{}, "Classic durak · by the book"],
  [{ enchanted: [] }, "Classic durak · by the book"],
  [{ transfer: false, strict_limit: true }, "Classic durak · no transfers · strict limit"],
  [{ enchanted: ["6", "Q"] }, "Enchanted durak · 6 Q"],
  [{ teams: true }, "Team durak · by the book"],
  [{ enchanted: ["6"], teams: true, team_transfer: false }, "Enchanted durak · 6 · teams · no transfers in teams"],
])("%j is %s", (options, line) => {
  expect(variantLine("durak", options)).toBe(line);
});

test("ranks are written as on the cards of the language", async () => {
  await speak("ru");

  expect(variantLine("durak", { enchanted: ["10", "Q"] })).toContain("10 Д");
});
