// The guest's name: given once, changed at will, kept when the server refuses.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let module: typeof import("./account.svelte");
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
  vi.resetModules(); // the guest is met once in the life of the page
  const { speak } = await import("./i18n.svelte");
  module = await import("./account.svelte");
  await speak("ru");
});

afterEach(() => vi.unstubAllGlobals());

test("a guest without a name gets one in the language of the page", async () => {
  await module.meet();

  expect(module.account()?.name).toMatch(/^Гость \d\d$/);
  expect(posted).toEqual([module.account()?.name]);
});

test("a guest with a name keeps it", async () => {
  name = "Ana";

  await module.meet();

  expect(module.account()?.name).toBe("Ana");
  expect(posted).toEqual([]);
});

test("a refused name changes nothing and says why", async () => {
  name = "Ana";
  await module.meet();

  await expect(module.rename("?")).rejects.toMatchObject({ code: "bad-name" });

  expect(module.account()?.name).toBe("Ana");
});

test("the server is asked once, and again only after a failure", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no route")));
  await expect(module.meet()).rejects.toMatchObject({ code: "unreachable" });
  vi.stubGlobal("fetch", server);

  await Promise.all([module.meet(), module.meet()]);

  expect(posted.length).toBe(1);
});

test("a server that is away is a failure of its own", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no route")));

  await expect(module.rename("Boris")).rejects.toMatchObject({ code: "unreachable" });
});
