// The server's HTTP interface; an answer that is no success becomes a `Failure`.
import type { GameInfo, ListedTable, Me, NewTable, Problem, Replay, ReviewState, Values } from "./wire";

export class Failure extends Error implements Problem {
  code: string;
  values: Values;

  constructor(code: string, values: Values = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Failure("unreachable");
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as { error?: string; values?: Values };
  throw new Failure(problem.error ?? (response.status === 404 ? "not-found" : "unreachable"), problem.values);
}

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const me = () => ask<Me>("/api/me");
export const rename = (name: string) => ask<Me>("/api/me", { name });
export const games = () => ask<GameInfo[]>("/api/games");
export const mine = () => ask<ListedTable[]>("/api/mine");
export const publicTables = () => ask<ListedTable[]>("/api/tables");
export const create = (plan: NewTable) => ask<{ code: string }>("/api/tables", plan);
export const replay = (code: string) => ask<Replay>(`${table(code)}/replay`);
export const review = (code: string) => ask<ReviewState>(`${table(code)}/review`);
export const startReview = (code: string) => ask<ReviewState>(`${table(code)}/review`, {});
export const recordAddress = (code: string) => `${table(code)}/record`;
export const qrAddress = (code: string) => `${table(code)}/qr.svg`;
