// Who plays in this browser: the guest that the server knows.
import * as api from "./api";
import { t } from "./i18n.svelte";
import type { Me } from "./wire";

let me = $state.raw<Me | null>(null);
let meeting: Promise<void> | null = null;

export function account(): Me | null {
  return me;
}

/**
 * A guest without a name gets one, so that nobody at a table is nameless; it can be changed at any time.
 * Await this before sitting down; it asks the server only once, and again after a failure.
 */
export function meet(): Promise<void> {
  meeting ??= greet().catch((failure: unknown) => {
    meeting = null;
    throw failure;
  });
  return meeting;
}

async function greet(): Promise<void> {
  me = await api.me();
  if (me.name === "") await rename(t("guest-name", { number: 10 + Math.floor(Math.random() * 90) }));
}

/** Throws an `api.Failure` that says what is wrong with the name. */
export async function rename(name: string): Promise<void> {
  if (name === me?.name) return;
  me = await api.rename(name);
}
