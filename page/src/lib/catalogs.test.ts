// The catalogs of all languages say the same things, and the page asks for nothing that they lack.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, makeBundle, type Language } from "./i18n.svelte";

const LOCALE = join(import.meta.dirname, "../../../src/kozyr/locale");
const SOURCES = join(import.meta.dirname, "..");

function files(language: Language): string[] {
  return readdirSync(join(LOCALE, language)).filter((file) => file.endsWith(".ftl")).sort();
}

function read(language: Language, file: string): string {
  return readFileSync(join(LOCALE, language, file), "utf8");
}

/** Each message with the names of its variables. */
function messages(text: string): Map<string, string[]> {
  return new Map(new FluentResource(text).body.map(({ id, value }) => [id, [...variables(value)].sort()]));
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (typeof node === "object" && node !== null) {
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name !== undefined) found.add(name);
    for (const part of Object.values(node)) variables(part, found);
  }
  return found;
}

function whole(language: Language): string {
  return files(language).map((file) => read(language, file)).join("\n");
}

function sources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n");
}

const english = messages(whole("en"));

describe.each(LANGUAGES)("the catalog in %s", (language) => {
  test("has the files of the English one", () => {
    expect(files(language)).toEqual(files("en"));
  });

  test.each(files("en"))("has the messages and variables of the English one in %s", (file) => {
    const wanted = messages(read("en", file));
    const found = messages(read(language, file));

    expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [key, names] of wanted) for (const name of found.get(key)!) expect(names, key).toContain(name);
  });

  test("is read whole: every line that looks like a message is one, and none comes twice", () => {
    const keys = [...whole(language).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);

    expect(messages(whole(language)).size).toBe(keys.length);
    expect(keys.length).toBe(new Set(keys).size);
  });

  test("formats without an error whatever number it is given", () => {
    const bundle = makeBundle(language, whole(language));
    for (const [key, names] of english)
      for (const number of [0, 1, 2, 5, 21]) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(key)!.value!, Object.fromEntries(names.map((name) => [name, number])), errors);
        expect(errors, key).toEqual([]);
      }
  });
});

describe("the page", () => {
  const code = sources();

  test("asks only for messages that the catalogs have", () => {
    const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]!);

    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => !english.has(key))).toEqual([]);
  });

  test("has a message for every beginning that it completes", () => {
    const begun = [...code.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map((match) => match[1]!);

    expect(begun.length).toBeGreaterThan(5);
    for (const start of begun) expect([...english.keys()].some((key) => key.startsWith(start)), start).toBe(true);
  });

  test("uses every message of its own catalog", () => {
    const begun = [...code.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1]!);
    const unused = [...messages(read("en", "home.ftl")).keys()].filter(
      (key) => !code.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)),
    );

    expect(unused).toEqual([]);
  });
});
