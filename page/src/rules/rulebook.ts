// How the rules page is ordered: which clauses stand under which heading, and the examples beside them.
import { has, t } from "../lib/i18n.svelte";
import examples from "./examples.json";

export interface Example {
  id: string;
  clause: string;
  trump: string;
  table: string[];
  /** Whether the answer beats its attack, in examples of one pair. */
  beats?: boolean;
}

interface Section {
  id: string;
  clauses: readonly string[];
}

const clauses = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `R${first + index}`);

/** Q5a stands between its neighbours. */
const RULINGS = Array.from({ length: 38 }, (_, index) => `Q${index + 1}`).flatMap((id) => (id === "Q5" ? [id, "Q5a"] : [id]));

const SECTIONS: readonly Section[] = [
  { id: "cards", clauses: clauses(1, 8) },
  { id: "setup", clauses: clauses(9, 14) },
  { id: "bout", clauses: clauses(15, 18) },
  { id: "throwing", clauses: clauses(19, 24) },
  { id: "transferring", clauses: clauses(25, 30) },
  { id: "end", clauses: clauses(31, 34) },
  { id: "finish", clauses: clauses(35, 36) },
  { id: "enchanted", clauses: clauses(37, 51) },
  { id: "teams", clauses: clauses(52, 59) },
  { id: "open", clauses: RULINGS },
];

/** The message of a clause or a ruling. */
export function keyOf(clause: string): string {
  return clause.startsWith("Q") ? `ruling-${clause}` : `rule-${clause}`;
}

/** The sections with those clauses that the catalog knows. */
export function rulebook(): Section[] {
  const known = SECTIONS.map(({ id, clauses }) => ({ id, clauses: clauses.filter((clause) => has(keyOf(clause))) }));
  return known.filter((section) => section.clauses.length > 0);
}

/** Where the book leaves a point open and this table chose. */
export function isHouse(clause: string): boolean {
  return t("rulings-house").split(" ").includes(clause);
}

export function examplesOf(clause: string): Example[] {
  return (examples as Example[]).filter((example) => example.clause === clause);
}
