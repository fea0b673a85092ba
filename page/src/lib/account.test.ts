// The guest's name: given once, changed at will, kept when the server refuses.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { account, meet, rename } from "./account.svelte";
import { Failure } from "./api";
import { speak } from "./i18n.svelte";

let name = "";
let posted: string[] = [];

async function server(_path: string, init?: RequestInit): Promise<Response> {
  if (init?.method === "POST") {
    const wanted = (JSON.parse(String(init.body)) as { name: string }).name;
    if (wanted === "?") return Response.json({ error: "bad-name", values: {} }, { status: 400 });
    posted.push((name = wanted));
  }
  return Response.json({ id: "x", name, language: "en" });
}

beforeEach(async () => {
  name = "";
  posted = [];
  vi.stubGlobal("fetch", server);
  await speak("ru");
});

afterEach(() => vi.unstubAllGlobals());

test("a guest without a name gets one in the language of the page", async () => {
  await meet();

  expect(account()?.name).toMatch(/^Гость \d\d$/);
  expect(posted).toEqual([account()?.name]);
});

test("a guest with a name keeps it", async () => {
  name = "Ana";

  await meet();

  expect(account()?.name).toBe("Ana");
  expect(posted).toEqual([]);
});

test("a refused name changes nothing and says why", async () => {
  name = "Ana";
  await meet();

  await expect(rename("?")).rejects.toThrow(new Failure("bad-name"));

  expect(account()?.name).toBe("Ana");
});

test("a server that is away is a failure of its own", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no route")));

  await expect(rename("Boris")).rejects.toMatchObject({ code: "unreachable" });
});
