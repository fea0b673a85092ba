// Addresses lead to screens, and links to new tables carry their rules.
import { afterEach, beforeEach, expect, test } from "vitest";
import { go, here, newTableLike, parse, startRouter } from "./router.svelte";

const at = (path: string) => parse(new URL(path, "http://kozyr.test"));

test.each([
  ["/", { screen: "home" }],
  ["/new", { screen: "new", game: null, options: {} }],
  ["/new?game=durak", { screen: "new", game: "durak", options: {} }],
  ["/t/kq7x4", { screen: "table", code: "KQ7X4" }],
  ["/t/KQ7X4/replay", { screen: "replay", code: "KQ7X4", review: false }],
  ["/t/KQ7X4/replay#review", { screen: "replay", code: "KQ7X4", review: true }],
  ["/rules", { screen: "rules", game: "durak", clause: null }],
  ["/rules/durak#R15", { screen: "rules", game: "durak", clause: "R15" }],
  ["/rules/blaze#B13", { screen: "rules", game: "blaze", clause: "B13" }],
  ["/t", { screen: "lost" }],
  ["/t/A/B", { screen: "lost" }],
  ["/elsewhere", { screen: "lost" }],
])("%s leads to its screen", (path, route) => {
  expect(at(path)).toEqual(route);
});

test("a link to a new table carries its house rules", () => {
  expect(at(newTableLike("durak", { transfer: false }))).toEqual({
    screen: "new",
    game: "durak",
    options: { transfer: false },
  });
});

test.each(["{", "[1]", "null", "7"])("house rules that make no sense (%s) are none", (text) => {
  expect(at(`/new?options=${encodeURIComponent(text)}`)).toEqual({ screen: "new", game: null, options: {} });
});

test("an address whose escapes are broken leads nowhere, without an error", () => {
  expect(at("/t/%E0%A4%A")).toEqual({ screen: "lost" });
});

let stop = () => {};

beforeEach(() => {
  window.scrollTo = () => {};
  history.replaceState(null, "", "/");
  stop = startRouter();
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("a")!.addEventListener("click", (event) => {
    if (event.ctrlKey) event.stopPropagation(); // jsdom cannot open windows
  });
  document.querySelector("a")!.dispatchEvent(event);
  return event;
}

test("a link of the page changes the screen without loading", () => {
  const event = click('<a href="/rules/durak">rules</a>');

  expect(event.defaultPrevented).toBe(true);
  expect(here().screen).toBe("rules");
});

test.each(['<a href="/api/tables/A/record">x</a>', '<a href="/new" target="_blank">x</a>', '<a href="/new" download>x</a>'])(
  "%s is left to the browser",
  (html) => {
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    click(html);

    expect(here().screen).toBe("home");
  },
);

test("going on is an entry in the browser's history", () => {
  const before = history.length;

  go("/new");

  expect(history.length).toBe(before + 1);
  expect(here().screen).toBe("new");
});
