// The ways to play that home offers: a game with options set beforehand, nothing more. The server says what it can.
import { houseRules } from "./plan";
import type { GameInfo, Options } from "./wire";

export interface Variant {
  id: string;
  game: GameInfo;
  seats: [number, number];
  options: Options;
  /** The ranks to choose sets from, where that is what the variant is about. */
  ranks: string[] | null;
  rules: string;
}

interface Preset {
  id: string;
  game: string;
  /** The option that makes the variant; a game without it offers none. */
  option?: string;
  seats?: [number, number];
  rules: string;
}

const PRESETS: readonly Preset[] = [
  { id: "durak", game: "durak", rules: "/rules/durak" },
  { id: "durak-enchanted", game: "durak", option: "enchanted", rules: "/rules/durak#enchanted" },
  { id: "durak-teams", game: "durak", option: "teams", seats: [4, 4], rules: "/rules/durak#teams" },
  { id: "blaze", game: "blaze", rules: "/rules/blaze" },
];

/** How many of the lowest ranks each step of the book takes in (R38), with the name of the step. */
export const STEPS = [
  { count: 2, name: "preset-6-7" },
  { count: 5, name: "preset-6-10" },
  { count: 7, name: "preset-6-Q" },
  { count: 9, name: "preset-all" },
] as const;

/** Every variant of the games that the server offers; a game that no preset knows is offered as it is. */
export function variants(games: readonly GameInfo[]): Variant[] {
  const known = PRESETS.flatMap((preset) => {
    const game = games.find(({ name }) => name === preset.game);
    return game ? made(game, preset) : [];
  });
  const others = games.filter(({ name }) => !PRESETS.some((preset) => preset.game === name));
  return [...known, ...others.flatMap((game) => made(game, { id: game.name, game: game.name, rules: `/rules/${game.name}` }))];
}

function made(game: GameInfo, { id, option: name, seats, rules }: Preset): Variant[] {
  if (name === undefined) return [{ id, game, seats: game.seats, options: {}, ranks: null, rules }];
  const option = game.options.find((one) => one.name === name);
  if (option === undefined) return [];
  const ranks = option.kind === "ranks" ? option.choices : null;
  return [{ id, game, seats: seats ?? game.seats, options: { [name]: ranks ?? true }, ranks, rules }];
}

/** The variant that a table with these options plays: the last one whose own option is set. */
export function variantOf(all: readonly Variant[], game: string, options: Options): Variant | undefined {
  const among = all.filter((variant) => variant.game.name === game);
  const set = among.filter((variant) => Object.keys(variant.options).some((name) => name in houseRules(variant.game, options)));
  return set.at(-1) ?? among.find((variant) => Object.keys(variant.options).length === 0);
}
