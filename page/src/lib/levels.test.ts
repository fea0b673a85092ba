// Which bot plays when nobody says so, and what the menus offer.
import { beforeEach, expect, test } from "vitest";
import { speak } from "./i18n.svelte";
import { keepLevel, levelAbout, levelName, levels, usualBot } from "./levels.svelte";
import type { GameInfo } from "./wire";

const OLD: GameInfo = { name: "durak", seats: [2, 6], options: [], bots: ["random", "heuristic"] };
const NEW: GameInfo = {
  ...OLD,
  bots: ["random", "heuristic", "beginner", "club", "master"],
  levels: ["beginner", "club", "master"].map((name, place) => ({ name, rating: place === 0 ? null : 1200 * place })),
};

beforeEach(async () => {
  keepLevel("");
  await speak("en");
});

test("levels are offered instead of all bots, where there are any", () => {
  expect(levels(NEW).map(({ name }) => name)).toEqual(["beginner", "club", "master"]);
  expect(levels(OLD).map(({ name }) => name)).toEqual(["random", "heuristic"]);
});

test("who has never chosen plays against club players, or the best bot without a level", () => {
  expect(usualBot(NEW)).toBe("club");
  expect(usualBot(OLD)).toBe("heuristic");
});

test("the level that was chosen last is the next one too, where it is offered", () => {
  keepLevel("master");

  expect(usualBot(NEW)).toBe("master");
  expect(usualBot(OLD)).toBe("heuristic");
});

test("a level is called by its name and its rating, if it has one", () => {
  expect(levels(NEW).map(levelName)).toEqual(["Beginner", "Club · 1200", "Master · 2400"]);
});

test("each level has a line of its own, and an unknown bot has none", () => {
  const lines = ["beginner", "casual", "club", "expert", "master", "random", "heuristic"].map(levelAbout);

  expect(new Set(lines).size).toBe(7);
  expect(lines).not.toContain("");
  expect(levelAbout("ismcts-200")).toBe("");
});
