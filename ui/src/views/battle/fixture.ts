/** A battle for tests, on its own desk, with its commands bound as the screen binds them. */
import { vi } from "vitest";
import { ask } from "../../api/ask";
import type { OpenedBattle } from "../../api/bindings";
import type { Host } from "../../api/host";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import { Session, type Door } from "./session.svelte";
import type { Memory } from "./remember";

/** Returns a store in memory. */
export function memory(): Memory {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); } };
}

/** Returns the commands of one battle. */
export function doorOf(host: Host, id: string): Door {
  return {
    open: () => host.openBattle(id),
    offers: (unit) => host.battleOffers(id, unit),
    outOfSequence: (unit) => host.outOfSequence(id, unit),
    answer: vi.fn<Door["answer"]>((offered, filled) => host.answerOffer(id, offered, filled)),
    play: vi.fn<Door["play"]>((head, command, overruled, dice) => host.play(id, head, command, overruled, dice)),
    note: (head, text) => host.note(id, head, text),
    undo: (head) => host.undoPlay(id, head),
    redo: (head) => host.redoPlay(id, head),
    goTo: (head, row) => host.goToPlay(id, head, row),
    log: (unit, before) => host.battleLog(id, unit, before),
    branches: () => host.battleBranches(id),
    board: (unit) => host.battleBoard(id, unit),
    moveText: (row) => host.moveText(id, row),
    applyMove: (head, text) => host.applyMove(id, head, text),
    panel: (unit) => host.unitPanel(id, unit),
  };
}

/** Returns the battle of a recipe on a new desk. */
export async function battleAfter(recipe: () => Promise<OpenedBattle>): Promise<{ host: Host; opened: OpenedBattle }> {
  const host = await hostAfter(recipe);
  const [row] = await ask(host.battles());
  if (row === undefined) throw new Error("the recipe leaves no battle");
  return { host, opened: await ask(host.openBattle(row.id)) };
}

/** Returns a session on the battle of a recipe; `changed` replaces some of the desk's answers. */
export async function sit(recipe: () => Promise<OpenedBattle>, kept: Memory | null = null, changed: Partial<OpenedBattle> = {}) {
  const { host, opened } = await battleAfter(recipe);
  const notices = new Notices();
  const door = doorOf(host, opened.id);
  const session = new Session({ ...opened, ...changed }, door, notices, kept);
  return { host, id: opened.id, notices, door, session };
}
