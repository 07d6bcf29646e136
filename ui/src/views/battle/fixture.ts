/** A battle to test with: the fake's, its commands bound to one battle as the screen binds them. */
import { vi } from "vitest";
import { ask } from "../../api/ask";
import { fakeHost, type Fake } from "../../api/fake";
import { Notices } from "../../state/notices.svelte";
import { Session, type Door } from "./session.svelte";
import type { Shelf } from "./remember";

/** The battle of the fake. */
export const BATTLE = "battle-1";

/** A shelf in memory. */
export function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); } };
}

/** The commands about one battle. */
export function doorOf(host: Fake): Door {
  return {
    open: () => host.openBattle(BATTLE),
    offers: (unit) => host.battleOffers(BATTLE, unit),
    outOfSequence: (unit) => host.outOfSequence(BATTLE, unit),
    preview: vi.fn<Door["preview"]>((command) => host.preview(BATTLE, command)),
    play: vi.fn<Door["play"]>((head, command, overruled, dice) => host.play(BATTLE, head, command, overruled, dice)),
    note: (head, text) => host.note(BATTLE, head, text),
    undo: (head) => host.undoPlay(BATTLE, head),
    redo: (head) => host.redoPlay(BATTLE, head),
    goTo: (head, row) => host.goToPlay(BATTLE, head, row),
    log: (unit, before) => host.battleLog(BATTLE, unit, before),
    branches: () => host.battleBranches(BATTLE),
    board: (unit) => host.battleBoard(BATTLE, unit),
    moveText: (row) => host.moveText(BATTLE, row),
    applyMove: (head, text) => host.applyMove(BATTLE, head, text),
    panel: (unit) => host.unitPanel(BATTLE, unit),
  };
}

/** A session on a battle as `given` says: `units=6&step=4`. */
export async function sit(given: string, kept: Shelf | null = null) {
  const host = fakeHost(new URLSearchParams(given));
  const notices = new Notices();
  const door = doorOf(host);
  const session = new Session(await ask(host.openBattle(BATTLE)), door, notices, kept);
  return { host, notices, door, session };
}
