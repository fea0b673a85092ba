// Names as they are shown: people's as they typed them, bots' from the catalog.
import { has, t } from "./i18n.svelte";
import type { SeatInfo, Values } from "./wire";

export function shownName(name: string): string {
  if (name === "") return t("guest");
  return /^bot-\d+$/.test(name) && has(`bot-name-${name.slice(4)}`) ? t(`bot-name-${name.slice(4)}`) : name;
}

export function seatName(seat: SeatInfo): string {
  return seat.kind === "open" ? t("seat-open") : shownName(seat.name);
}

/** Who sits at a table, from the names of its seats; nobody sits on one without a name. */
export function company(seats: readonly string[]): string[] {
  return seats.filter((name) => name !== "").map(shownName);
}

/** What a kind of bot is called. */
export function botKind(bot: string): string {
  return has(`bot-kind-${bot}`) ? t(`bot-kind-${bot}`) : bot;
}

/** A refused setting under the name that it has in the form. */
function settingName(values: Values | undefined): Values {
  const key = `option-${values?.["option"] ?? ""}`;
  return has(key) ? { option: t(key) } : {};
}

/** What went wrong, in words: a refusal's, or one of the page itself. */
export function explain(problem: { code: string; values?: Values | undefined }): string {
  const key = [`refuse-${problem.code}`, `problem-${problem.code}`].find(has) ?? "problem-unknown";
  return t(key, { code: problem.code, ...problem.values, ...settingName(problem.values) });
}
