import { describe, expect, test } from "vitest";
import { view } from "./fixtures";
import { ghosts, partnerOf, teamOf } from "./teams";

const teams = [
  [0, 2],
  [1, 3],
];

describe("teams", () => {
  test("partners are those that the view tells", () => {
    expect(teamOf(view({ teams }), 3)).toBe(1);
    expect(partnerOf(view({ teams }), 3)).toBe(1);
  });

  test("without teams nobody has a partner", () => {
    expect(teamOf(view(), 0)).toBeNull();
    expect(partnerOf(view(), 0)).toBeNull();
  });
});

describe("the seat of a partner who is out", () => {
  test("is named with the player who plays it", () => {
    const seen = view({ teams, opener: 3, opener_seat: 1, defender: 2, defender_seat: 2 });

    expect(ghosts(seen)).toEqual([{ part: "opener", seat: 1, player: 3 }]);
  });

  test("is not spoken of when all play their own", () => {
    expect(ghosts(view({ teams }))).toEqual([]);
  });
});
