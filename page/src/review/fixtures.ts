// A small review with its replay, for the tests.

import type { GameModule } from "../lib/modules";
import type { Replay, Review, ReviewMove } from "../lib/wire";
import { deed, shortName } from "../table/words";
import type { Told } from "./words";

export function move(changes: Partial<ReviewMove> = {}): ReviewMove {
  const chances = { before: 0.61, after: 0.48, better: null, open_before: null, open_after: null };
  return { step: 2, seat: 1, action: "beat 9h 10h", ...chances, ...changes };
}

export const REVIEW: Review = {
  seats: 2,
  finished: true,
  moves: [move({ step: 1, seat: 0, action: "attack 9h" }), move({ better: "take" })],
  lines: [
    [
      { step: 1, chance: 0.4 },
      { step: 3, chance: 0 },
    ],
    [
      { step: 2, chance: 0.48 },
      { step: 3, chance: 1 },
    ],
  ],
  moments: [
    {
      step: 2,
      seat: 1,
      action: "beat 9h 10h",
      better: "take",
      loss: 0.13,
      why: "review-why-beat-take",
      values: { card: "10h", on: "9h", seat: 1, other: 0 },
    },
  ],
};

export function told(): Told {
  const seats = [null, 0, 1, 0];
  const steps = seats.map((seat, step) => ({ step, seat, action: seat === null ? null : "hold", facts: {} }));
  const game = {
    deed: (action, _raw, _names, instead) => deed(action, shortName, instead === "reverse"),
    naming: shortName,
  } as Partial<GameModule> as GameModule;
  return { game, replay: { game: "durak", names: ["Ana", "Boris"], steps } as unknown as Replay, names: ["Ana", "Boris"] };
}
