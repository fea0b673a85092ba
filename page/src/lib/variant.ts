// The game that is played at a table, in one line.
import { t } from "./i18n.svelte";
import type { Options } from "./wire";

/** `options` holds those that differ from the book, as the server tells them. */
export function variantLine(game: string, options: Options): string {
  const house = Object.entries(options).map(([name, value]) => houseRule(name, value));
  return [t(`game-${game}`), ...(house.length ? house : [t("by-the-book")])].join(" · ");
}

function houseRule(name: string, value: unknown): string {
  if (Array.isArray(value)) return t(`option-${name}-some`, { ranks: value.join(" ") });
  return t(`option-${name}-${value ? "on" : "off"}`);
}
