// What this browser remembers; one that forbids storage merely forgets.

const PREFIX = "kozyr.";

export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // private windows may refuse: the choice then lasts as long as the page
  }
}
