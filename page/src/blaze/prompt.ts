// The one sentence at a table of Blaze that says whose turn it is and what the viewer may do now.

import type { BlazeView, LegalAction } from "../lib/wire";

/** A message of the catalog with the seat that it names, if any. */
export interface Prompt {
  readonly key: string;
  readonly seat: number | null;
  readonly count: number;
  /** The viewer is asked. */
  readonly mine: boolean;
}

/** Read off the view and the legal list, never computed from cards. */
export function prompt(view: BlazeView, toAct: readonly number[], legal: readonly LegalAction[]): Prompt {
  const open = view.table.filter((pair) => pair.answer === null).length;
  const verbs = new Set(legal.map((use) => use.verb));
  const asked = (key: string): Prompt => ({ key: `blaze-prompt-my-${key}`, seat: view.target, count: open, mine: true });
  const waits = (key: string, seat: number | null, count = open): Prompt => ({ key: `blaze-prompt-${key}`, seat, count, mine: false });

  if (view.phase === "over") return waits("over", null);
  if (verbs.has("bet")) return asked("bet");
  if (view.phase === "bets") return waits("bets", null, view.players.filter((player) => !player.placed).length);
  if (verbs.has("challenge")) return asked("challenge");
  if (verbs.has("pass")) return asked("answer");
  if (verbs.size > 0) return asked(`extend${view.passing ? "-passed" : ""}${verbs.has("extend") ? "" : "-none"}`);
  if (view.phase === "open") return waits("challenge", view.active);
  if (view.passing) return waits("passed", view.target);
  return view.target !== null && toAct.includes(view.target) ? waits("answer", view.target) : waits("extend", view.target);
}
