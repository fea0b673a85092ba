import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { choose } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { entry } from "./fixtures";
import { fullName, logLine, refusal, shortName } from "./words";

const names = ["Masha", "Sasha", "Dima"];

describe("words about cards and seats", () => {
  beforeAll(() => choose("en"));

  test("a card has a whole name for ears and a sign for eyes", () => {
    expect(fullName("9h")).toBe("nine of hearts");
    expect(shortName("Kd")).toBe("K♦");
  });

  test("a face with a named suit says both", () => {
    expect(fullName("8s=h")).toContain("hearts");
    expect(shortName("8s=h")).toBe("8♠→♥");
  });

  test("an answer names the card that it beats first in the entry", () => {
    expect(logLine(entry("beat 9h 10h", 2), names, shortName)).toBe("Dima beats 9♥ with 10♥.");
  });

  test("later openings show no card", () => {
    expect(logLine({ ...entry("opens", 1), n: 0 }, names, shortName)).toContain("dealer");
    expect(logLine(entry("opens", 1), names, shortName)).not.toContain("dealer");
  });

  test("a refusal names the seat and its cards", () => {
    const problem = { code: "transfer-hand", clause: "R28", values: { seat: 2, lying: 3, cards: 2 } };

    expect(refusal(problem, names, shortName)).toMatch(/3.*Dima.*2/);
  });

  test("a setting forces Latin indices", async () => {
    await choose("ru");
    const localized = shortName("Kd");
    settings.latinIndices = true;

    expect([localized, shortName("Kd")]).toEqual(["К♦", "K♦"]);
    settings.latinIndices = false;
    await choose("en");
  });
});

test("every verb that the table tells has a sentence in each language", () => {
  const verbs = ["attack", "throw", "beat", "transfer", "take", "hold", "reverse", "bout-beaten", "bout-taken"];
  for (const language of ["en", "es", "ru"]) {
    const path = `${import.meta.dirname}/../../../src/kozyr/locale/${language}/log.ftl`;
    const catalog = readFileSync(path, "utf8");
    for (const verb of [...verbs, "out", "returned", "draws", "opens", "opens-next", "opens-nobody"]) {
      expect(catalog, `${language} ${verb}`).toMatch(new RegExp(`^log-${verb} =`, "m"));
    }
  }
});
