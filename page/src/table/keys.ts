// The keyboard at the table: physical letter keys, so that they work in every keyboard layout.

import type { Suit } from "./faces";

export type Command =
  | "next-card"
  | "previous-card"
  | "next-use"
  | "previous-use"
  | "play"
  | "take"
  | "done"
  | "transfer"
  | "hint"
  | "sort"
  | "log"
  | "help"
  | "drop-selection";

const CODES: Readonly<Record<string, Command>> = {
  ArrowRight: "next-card",
  ArrowLeft: "previous-card",
  ArrowUp: "next-use",
  ArrowDown: "previous-use",
  Enter: "play",
  NumpadEnter: "play",
  KeyT: "take",
  KeyD: "done",
  KeyX: "transfer",
  KeyH: "hint",
  KeyS: "sort",
  KeyL: "log",
  F1: "help",
  Escape: "drop-selection",
};

const NAMED: Readonly<Record<string, Suit>> = { KeyS: "s", KeyC: "c", KeyD: "d", KeyH: "h" };

type Key = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "altKey" | "metaKey">;

export function commandOf(event: Key): Command | null {
  if (isShortcut(event)) return null;
  return event.key === "?" ? "help" : (CODES[event.code] ?? null);
}

/** The suit that a key names for an Eight, while that is asked. */
export function suitOf(event: Key): Suit | null {
  return isShortcut(event) ? null : (NAMED[event.code] ?? null);
}

/** I tells what an enchanted card does. */
export function asksInfo(event: Key): boolean {
  return !isShortcut(event) && event.code === "KeyI";
}

/** R answers for a King. */
export function reverses(event: Key): boolean {
  return !isShortcut(event) && event.code === "KeyR";
}

function isShortcut(event: Key): boolean {
  return event.ctrlKey || event.altKey || event.metaKey;
}

/** Whether a key press is meant for the table, and not for a field, a dialog or a list that scrolls. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open], :popover-open")) return false;
  if (!(event.target instanceof HTMLElement)) return true;
  const scrolls = event.code.startsWith("Arrow") && event.target.closest(".log") !== null;
  return !scrolls && event.target.closest("input, select, textarea") === null;
}
