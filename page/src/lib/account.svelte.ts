// Who plays in this browser: the guest that the server knows.
import * as api from "./api";
import type { Me } from "./wire";

let me = $state.raw<Me | null>(null);

export function account(): Me | null {
  return me;
}

export async function meet(): Promise<void> {
  me = await api.me();
}

/** Throws an `api.Failure` that says what is wrong with the name. */
export async function rename(name: string): Promise<void> {
  if (name === me?.name) return;
  me = await api.rename(name);
}
