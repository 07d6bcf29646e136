/** A battle for tests, on its own desk, with spies on its orders. */
import { vi } from "vitest";
import { ask } from "../../api/ask";
import type { OpenedBattle } from "../../api/bindings";
import type { Host } from "../../api/host";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import { Session } from "./session.svelte";
import type { Memory } from "./remember";

/** Returns a store in memory. */
export function memory(): Memory {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); } };
}

/** Returns the battle of a recipe on a new desk. */
export async function battleAfter(recipe: () => Promise<OpenedBattle>): Promise<{ host: Host; opened: OpenedBattle }> {
  const host = await hostAfter(recipe);
  const [row] = await ask(host.battles());
  if (row === undefined) throw new Error("the recipe creates no battle");
  return { host, opened: await ask(host.openBattle(row.id)) };
}

/** Returns a session on the battle of a recipe; `changed` replaces fields of the opened battle. */
export async function sit(recipe: () => Promise<OpenedBattle>, kept: Memory | null = null, changed: Partial<OpenedBattle> = {}) {
  const { host, opened } = await battleAfter(recipe);
  const notices = new Notices();
  vi.spyOn(host, "play");
  vi.spyOn(host, "answerOffer");
  const session = new Session({ ...opened, ...changed }, host, notices, kept);
  return { host, id: opened.id, notices, session };
}
