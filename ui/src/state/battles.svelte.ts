/** The library of battles: its rows, and the rows that are shown. */
import { ask } from "../api/ask";
import type { BattleRow } from "../api/bindings";
import { say } from "../words";
import type { App } from "./app.svelte";
import { shortened } from "./library.svelte";

/** Returns the title of a battle, also if it has no name. */
export function battleName(name: string): string {
  return name.trim() === "" ? say("battle-unnamed-label") : name;
}

/** Returns the names of a battle's sides joined. */
export function sidesOf([first = "", second = ""]: readonly string[]): string {
  return say("battles-sides-label", { first, second });
}

export class Battles {
  readonly #app: App;
  #rows: readonly BattleRow[] = $state.raw([]);
  /** Whether the rows have been loaded. */
  read = $state(false);
  /** Whether archived battles are shown too. */
  archived = $state(false);

  constructor(app: App) {
    this.#app = app;
  }

  /** The battles in the list, most recently played first. */
  readonly shown: readonly BattleRow[] = $derived.by(() =>
    this.archived ? this.#rows : this.#rows.filter((row) => !row.archived),
  );

  /** Whether there are no battles, archived or not; false until they have been loaded. */
  get empty(): boolean {
    return this.read && this.#rows.length === 0;
  }

  /** Reads the rows again. */
  async load(): Promise<void> {
    try {
      this.#rows = await ask(this.#app.host.battles());
      this.read = true;
    } catch (error) {
      this.#app.notices.error(error);
    }
  }

  /** Archives a battle or restores it. Nothing is ever deleted. */
  archive(row: BattleRow): Promise<void> {
    const name = shortened(battleName(row.name));
    const said = row.archived ? say("restored-notice", { name }) : say("archived-notice", { name });
    return this.#change(this.#app.host.archiveBattle(row.id, !row.archived), said);
  }

  /** Pauses a battle or resumes it. */
  pause(row: BattleRow): Promise<void> {
    return this.#change(this.#app.host.pauseBattle(row.id, !row.paused));
  }

  rename(row: BattleRow, name: string): Promise<void> {
    return this.#change(this.#app.host.renameBattle(row.id, name));
  }

  async #change(change: Parameters<typeof ask<null>>[0], said?: string): Promise<void> {
    try {
      await ask(change);
      if (said !== undefined) this.#app.notices.note(said);
      await this.load();
    } catch (error) {
      this.#app.notices.error(error);
    }
  }
}
