// The keyboard at the table: physical letter keys, so that they work in every keyboard layout.

export type Command =
  | "next-card"
  | "previous-card"
  | "next-use"
  | "previous-use"
  | "play"
  | "take"
  | "done"
  | "transfer"
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
  KeyS: "sort",
  KeyL: "log",
  F1: "help",
  Escape: "drop-selection",
};

type Key = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "altKey" | "metaKey">;

export function commandOf(event: Key): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return event.key === "?" ? "help" : (CODES[event.code] ?? null);
}

/** Whether a key press is meant for the table, and not for a field, a dialog or a list that scrolls. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open], :popover-open")) return false;
  if (!(event.target instanceof HTMLElement)) return true;
  const scrolls = event.code.startsWith("Arrow") && event.target.closest(".log") !== null;
  return !scrolls && event.target.closest("input, select, textarea") === null;
}
