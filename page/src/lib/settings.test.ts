// What the browser kept is used where it still makes sense.
import { expect, test } from "vitest";
import { preferred } from "./i18n.svelte";
import { recall, remember } from "./keep";
import { sane } from "./settings.svelte";

test("nothing kept gives the defaults", () => {
  expect(sane(null)).toEqual(sane({}));
  expect(sane(null)).toMatchObject({ speed: "1x", theme: "auto", fourColours: false });
});

test("a kept value stays, one that no longer exists is forgotten", () => {
  expect(sane({ speed: "2x", theme: "pink", sound: "yes" })).toMatchObject({ speed: "2x", theme: "auto", sound: true });
});

test("the kept language comes before the browser's", () => {
  localStorage.clear();
  expect(preferred(["de-DE", "ru-RU", "en"])).toBe("ru");
  expect(preferred(["de-DE"])).toBe("en");

  remember("language", "es");

  expect(preferred(["ru"])).toBe("es");
});

test("what is remembered is recalled, and a broken entry is nothing", () => {
  remember("thing", { a: 1 });
  expect(recall("thing")).toEqual({ a: 1 });

  localStorage.setItem("kozyr.thing", "{");

  expect(recall("thing")).toBeNull();
});
