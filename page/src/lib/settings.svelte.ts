// How this browser shows the table; kept here, never sent.
import { recall, remember } from "./keep";

export const SPEEDS = ["off", "1x", "2x"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const SORTS = ["suit", "rank", "hand"] as const;

export interface Settings {
  speed: (typeof SPEEDS)[number];
  theme: (typeof THEMES)[number];
  sort: (typeof SORTS)[number];
  fourColours: boolean;
  latinIndices: boolean;
  sound: boolean;
}

const DEFAULTS: Settings = {
  speed: "1x",
  theme: "auto",
  sort: "suit",
  fourColours: false,
  latinIndices: false,
  sound: true,
};

/** The defaults, with each kept value that still makes sense. */
export function sane(kept: unknown): Settings {
  const found = (kept ?? {}) as Partial<Record<keyof Settings, unknown>>;
  const among = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  return {
    speed: among(found.speed, SPEEDS, DEFAULTS.speed),
    theme: among(found.theme, THEMES, DEFAULTS.theme),
    sort: among(found.sort, SORTS, DEFAULTS.sort),
    fourColours: flag(found.fourColours, DEFAULTS.fourColours),
    latinIndices: flag(found.latinIndices, DEFAULTS.latinIndices),
    sound: flag(found.sound, DEFAULTS.sound),
  };
}

/** Reactive; write to its fields. */
export const settings: Settings = $state(sane(recall("settings")));

/** The next order of the hand. */
export function turnSort(): void {
  settings.sort = SORTS[(SORTS.indexOf(settings.sort) + 1) % SORTS.length]!;
}

/** Keeps every change and shows it on the root element, where the style sheet reads it. */
export function applySettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      remember("settings", $state.snapshot(settings));
      const root = document.documentElement.dataset;
      root["theme"] = settings.theme;
      root["deck"] = settings.fourColours ? "four" : "two";
      root["speed"] = settings.speed;
    });
  });
}
