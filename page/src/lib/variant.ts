// The game that is played at a table, in one line.
import { has, t } from "./i18n.svelte";
import type { Options } from "./wire";

/** `options` holds those that differ from the book, as the server tells them. */
export function variantLine(game: string, options: Options): string {
  const rules = Object.entries(options).filter(([, value]) => !isEmpty(value));
  const named = rules.find(([name, value]) => value !== false && has(`game-${game}-${name}`));
  const told = rules.filter(([name, value]) => name !== named?.[0] || Array.isArray(value)).map(houseRule);
  const title = named ? t(`game-${game}-${named[0]}`) : t(`game-${game}`);
  return [title, ...(told.length ? told : [t("by-the-book")])].join(" · ");
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function houseRule([name, value]: [string, unknown]): string {
  if (Array.isArray(value)) return ranksText(value as string[]);
  return t(`option-${name}-${value ? "on" : "off"}`);
}

/** Ranks as they stand on the cards. */
export function ranksText(ranks: readonly string[]): string {
  return ranks.map((rank) => t(`index-${rank}`)).join(" ");
}
