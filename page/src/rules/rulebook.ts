// How the rules pages are ordered: which clauses stand under which heading, and the examples beside them.
import { has, t } from "../lib/i18n.svelte";
import examples from "./examples.json";

export interface Example {
  id: string;
  /** Durak when left out. */
  game?: string;
  clause: string;
  trump: string;
  enchanted?: string[];
  table: string[];
  /** Whether the answer beats its attack, in examples of one pair. */
  beats?: boolean;
}

interface Section {
  id: string;
  clauses: readonly string[];
}

function clauses(letter: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);
}

/** Q5a stands between its neighbours. */
const CLASSIC_POINTS = clauses("Q", 1, 22).flatMap((id) => (id === "Q5" ? [id, "Q5a"] : [id]));

const BOOKS: Record<string, readonly Section[]> = {
  durak: [
    { id: "cards", clauses: clauses("R", 1, 8) },
    { id: "setup", clauses: clauses("R", 9, 14) },
    { id: "bout", clauses: clauses("R", 15, 18) },
    { id: "throwing", clauses: clauses("R", 19, 24) },
    { id: "transferring", clauses: clauses("R", 25, 30) },
    { id: "end", clauses: clauses("R", 31, 34) },
    { id: "finish", clauses: clauses("R", 35, 36) },
    { id: "enchanted", clauses: clauses("R", 37, 51) },
    { id: "teams", clauses: clauses("R", 52, 59) },
    { id: "open", clauses: CLASSIC_POINTS },
    { id: "open-enchanted", clauses: clauses("Q", 27, 38) },
    { id: "open-teams", clauses: clauses("Q", 23, 26) },
  ],
  blaze: [
    { id: "blaze-cards", clauses: clauses("B", 1, 7) },
    { id: "blaze-challenge", clauses: clauses("B", 8, 9) },
    { id: "blaze-rejecting", clauses: clauses("B", 10, 12) },
    { id: "blaze-extending", clauses: clauses("B", 13, 16) },
    { id: "blaze-passing", clauses: clauses("B", 17, 22) },
    { id: "blaze-bets", clauses: clauses("B", 23, 24) },
    { id: "blaze-feathers", clauses: clauses("B", 25, 28) },
    { id: "blaze-scores", clauses: clauses("B", 29, 32) },
    { id: "blaze-house", clauses: clauses("B", 33, 34) },
  ],
};

export const GAMES = Object.keys(BOOKS);

/** The message of a clause or a ruling. */
export function keyOf(clause: string): string {
  return clause.startsWith("Q") ? `ruling-${clause}` : `rule-${clause}`;
}

/** The sections of a game with those clauses that the catalog knows. */
export function rulebook(game: string): Section[] {
  const known = (BOOKS[game] ?? []).map(({ id, clauses }) => ({ id, clauses: clauses.filter((clause) => has(keyOf(clause))) }));
  return known.filter((section) => section.clauses.length > 0);
}

/** What the page says of where a clause comes from, a key of the catalog: our reading, an assumption, or the box. */
export function originOf(clause: string): string | null {
  const among = (list: string) => t(list).split(" ").includes(clause);
  if (among("rulings-assumed")) return "rules-assumed";
  if (among("rulings-house")) return "rules-house";
  return among("rules-from-box") ? "rules-box" : null;
}

export function examplesOf(clause: string): Example[] {
  return (examples as Example[]).filter((example) => example.clause === clause);
}
