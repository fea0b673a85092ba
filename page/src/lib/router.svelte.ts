// Addresses to screens and back, on the browser's history.
import type { Options } from "./wire";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string | null; options: Options }
  | { screen: "table"; code: string }
  | { screen: "replay"; code: string; review: boolean }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "lost" };

/** The games that have a page of rules. */
const RULES = ["durak", "blaze"];

export function parse(address: URL): Route {
  const parts = decoded(address.pathname);
  if (parts === null) return { screen: "lost" };
  const [head, name, rest] = parts;
  if (head === undefined) return { screen: "home" };
  if (head === "new" && parts.length === 1)
    return { screen: "new", game: address.searchParams.get("game"), options: optionsIn(address) };
  if (head === "t" && name && parts.length === 2) return { screen: "table", code: name.toUpperCase() };
  if (head === "t" && name && rest === "replay")
    return { screen: "replay", code: name.toUpperCase(), review: address.hash === "#review" };
  if (head === "rules" && RULES.includes(name ?? "durak") && parts.length <= 2)
    return { screen: "rules", game: name ?? "durak", clause: address.hash.slice(1) || null };
  return { screen: "lost" };
}

function decoded(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The house rules that a link to a new table carries. */
function optionsIn(address: URL): Options {
  try {
    const found: unknown = JSON.parse(address.searchParams.get("options") ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Options) : {};
  } catch {
    return {};
  }
}

export function newTableLike(game: string, options: Options): string {
  return `/new?${new URLSearchParams({ game, options: JSON.stringify(options) })}`;
}

let route = $state.raw<Route>({ screen: "home" });

export function here(): Route {
  return route;
}

function read(): void {
  route = parse(new URL(location.href));
}

export function go(path: string): void {
  history.pushState(null, "", path);
  read();
  if (!location.hash) scrollTo(0, 0);
}

/** Clicks on links of this site change the screen without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || parse(address).screen === "lost") return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

export function startRouter(): () => void {
  read();
  addEventListener("popstate", read);
  addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", read);
    removeEventListener("click", follow);
  };
}
