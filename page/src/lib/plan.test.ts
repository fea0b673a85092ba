// What the form of a new table makes of its choices.
import { expect, test } from "vitest";
import { houseRules, order, reseated, resized, seatOf, wordOf, type Plan } from "./plan";
import { resumable, typedCode, usualTable, seatsAgainstBots, seatsForFriends } from "./tables";
import type { GameInfo, ListedTable, SeatPlan } from "./wire";

const GAME: GameInfo = {
  name: "durak",
  seats: [2, 6],
  options: [
    { name: "transfer", kind: "flag", default: true, clause: "R25", choices: [] },
    { name: "enchanted", kind: "ranks", default: [], clause: "R37", choices: ["6", "7"] },
  ],
  bots: ["random", "heuristic"],
};
const me: SeatPlan = { kind: "me" };
const open: SeatPlan = { kind: "open" };
const bot: SeatPlan = { kind: "bot", bot: "heuristic" };

test("more seats are filled like the last one, never with me twice", () => {
  expect(resized([me, open], 4, bot)).toEqual([me, open, open, open]);
  expect(resized([bot, me], 3, bot)).toEqual([bot, me, bot]);
});

test("fewer seats keep the first ones", () => {
  expect(resized([me, open, bot], 2, bot)).toEqual([me, open]);
});

test("I have one seat: sitting down elsewhere trades the two", () => {
  expect(reseated([me, bot, open], 1, me)).toEqual([bot, me, open]);
});

test("seats and words are inverse", () => {
  for (const seat of [me, open, bot]) expect(seatOf(wordOf(seat))).toEqual(seat);
});

test("only what differs from the book is a house rule", () => {
  expect(houseRules(GAME, { transfer: true, enchanted: [] })).toEqual({});
  expect(houseRules(GAME, { transfer: false, enchanted: ["6"], unheard: 1 })).toEqual({ transfer: false, enchanted: ["6"] });
});

test("a table with an open seat waits for its players", () => {
  const plan: Plan = { seats: [me, open], options: {}, pace: "slow", botDelay: "none", private: false };

  expect(order(GAME, plan)).toEqual({
    game: "durak",
    options: {},
    seats: [me, open],
    pace: "slow",
    bot_delay: "none",
    private: false,
    start: false,
  });
});

test("play now starts at once, an invitation does not", () => {
  expect(usualTable(GAME, {}, seatsAgainstBots(2, "heuristic"))).toMatchObject({ seats: [me, bot, bot], start: true });
  expect(usualTable(GAME, { teams: true }, seatsForFriends(1))).toMatchObject({ seats: [me, open], start: false, options: { teams: true } });
});

const kept = (code: string, status: ListedTable["status"], your_turn = false): ListedTable => ({
  code,
  status,
  your_turn,
  game: "durak",
  seats: [],
  options: {},
});

test("the table where it is my turn comes first, then one that plays, then one that gathers", () => {
  const over = kept("A", "over");
  const lobby = kept("B", "lobby");
  const playing = kept("C", "playing");
  const turn = kept("D", "playing", true);

  expect(resumable([over, lobby, playing, turn])).toBe(turn);
  expect(resumable([over, lobby, playing])).toBe(playing);
  expect(resumable([over, lobby])).toBe(lobby);
  expect(resumable([over])).toBeNull();
});

test.each([
  [" kq7-x4 ", "KQ7X4"],
  ["http://kozyr.test/t/KQ7X4", "KQ7X4"],
  ["https://kozyr.test/t/kq7x4?x=1", "KQ7X4"],
  [" - ", null],
])("the code in %j is %s", (text, code) => {
  expect(typedCode(text)).toBe(code);
});
