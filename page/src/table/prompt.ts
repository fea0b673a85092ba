// The one sentence at the table that says whose turn it is and what the viewer may do now.

import type { LegalAction, View } from "../lib/wire";

/** A message of the catalog with the seat that it names, if any. */
export interface Prompt {
  readonly key: string;
  readonly seat: number | null;
  /** The seat of a partner who is out, if the viewer plays from there. */
  readonly from: number | null;
  readonly count: number;
  /** The viewer is asked. */
  readonly mine: boolean;
}

/** Read off the view and the legal list, never computed from cards. */
export function prompt(view: View, toAct: readonly number[], legal: readonly LegalAction[]): Prompt {
  const open = view.table.filter((pair) => pair.answer === null).length;
  const asked = (key: string, seat: number | null = null): Prompt => ({ key, seat, from: null, count: open, mine: true });
  const waits = (key: string, seat: number): Prompt => ({ key, seat, from: null, count: open, mine: false });
  const verbs = new Set(legal.map((use) => use.verb));

  if (view.over !== null) return { key: "prompt-over", seat: null, from: null, count: 0, mine: false };
  if (verbs.has("reverse")) return asked("prompt-my-king");
  if (verbs.has("attack")) return attack(view, asked("prompt-my-attack", view.defender));
  if (verbs.has("take")) return asked(verbs.has("transfer") ? "prompt-my-defence-or-transfer" : "prompt-my-defence");
  if (verbs.size > 0) return asked(throwKey(view, verbs.has("throw")), view.defender);
  return waits(waitKey(view, toAct), actor(view, toAct));
}

function attack(view: View, own: Prompt): Prompt {
  if (view.opener_seat === view.opener) return own;
  return { ...own, key: "prompt-my-attack-from", from: view.opener_seat };
}

function throwKey(view: View, mayThrow: boolean): string {
  const subject = view.taking ? "prompt-my-throw-to-taker" : "prompt-my-throw";
  return mayThrow ? subject : `${subject}-none`;
}

function waitKey(view: View, toAct: readonly number[]): string {
  if (view.phase === "king") return "prompt-king";
  if (view.phase === "open") return "prompt-attack";
  if (view.taking) return "prompt-taking";
  return toAct.includes(view.defender) ? "prompt-defence" : "prompt-throw";
}

function actor(view: View, toAct: readonly number[]): number {
  if (view.phase === "open" || view.phase === "king") return toAct[0] ?? view.opener;
  return view.defender;
}
