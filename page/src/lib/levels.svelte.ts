// Which bots can be chosen, how they are called, and the one that was chosen last.
import { has, t } from "./i18n.svelte";
import { recall, remember } from "./keep";
import { botKind } from "./names";
import type { GameInfo, Level } from "./wire";

/** Who plays against somebody that has never chosen. */
const USUAL = "club";

let last = $state(recall("level"));

/** The levels of a game from weak to strong, or all its bots where a server names no levels. */
export function levels(game: GameInfo): readonly Level[] {
  return game.levels?.length ? game.levels : game.bots.map((name) => ({ name, rating: null }));
}

/** The bot that fills seats when nobody says which: the last one chosen. */
export function usualBot(game: GameInfo): string {
  const names = levels(game).map(({ name }) => name);
  return names.find((name) => name === last) ?? names.find((name) => name === USUAL) ?? names.at(-1) ?? "";
}

export function keepLevel(name: string): void {
  last = name;
  remember("level", name);
}

/** "Club · 1450" */
export function levelName({ name, rating }: Level): string {
  return rating === null ? botKind(name) : t("bot-rated", { bot: botKind(name), rating: String(rating) });
}

/** What a bot is like, in a line; empty for one without a line of its own. */
export function levelAbout(name: string): string {
  return has(`bot-about-${name}`) ? t(`bot-about-${name}`) : "";
}
