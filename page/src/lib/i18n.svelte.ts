// Words for people: Fluent catalogs, one chunk a language, switched while the page stands.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./keep";

export const LANGUAGES = ["en", "es", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in itself: the one text that no catalog translates. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", ru: "Русский" };

const CATALOGS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../locales/en"),
  es: () => import("../locales/es"),
  ru: () => import("../locales/ru"),
};

const RULES: typeof CATALOGS = {
  en: () => import("../locales/en-rules"),
  es: () => import("../locales/es-rules"),
  ru: () => import("../locales/ru-rules"),
};

let withRules = false;
let current = $state.raw<FluentBundle>(new FluentBundle("en", { useIsolating: false }));
let language = $state<Language>("en");

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

export function makeBundle(name: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The kept language, else the browser's first that the catalogs speak, else English. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  const kept = recall("language");
  if (isLanguage(kept)) return kept;
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export async function speak(name: Language): Promise<void> {
  const wanted = withRules ? [CATALOGS, RULES] : [CATALOGS];
  const parts = await Promise.all(wanted.map((catalogs) => catalogs[name]()));
  current = makeBundle(name, parts.map((part) => part.default).join("\n"));
  language = name;
  document.documentElement.lang = name;
}

/** From now on the clauses of the rules are spoken too. */
export async function learnRules(): Promise<void> {
  withRules = true;
  await speak(language);
}

/** What a player chose stays chosen. */
export async function choose(name: Language): Promise<void> {
  await speak(name);
  remember("language", name);
}

export function spoken(): Language {
  return language;
}

export function has(key: string): boolean {
  return current.hasMessage(key);
}

/** The message of a key, or the key itself where the catalog lacks it. Reactive. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const message = current.getMessage(key);
  if (!message?.value) return key;
  return current.formatPattern(message.value, values ?? null, []);
}

/** Names in a row, as the language joins them. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
