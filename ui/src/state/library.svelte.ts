/** The library of armies: its rows, filter and order. */
import { ask } from "../api/ask";
import type { ArmyRow, BookId, Unreadable } from "../api/bindings";
import { titleOf } from "../books/titles";
import { say } from "../words";
import type { App } from "./app.svelte";

export type Sort = "updated_at" | "name" | "year" | "points";

const byName = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

/** Compares two rows: names and years ascending, times and points descending. */
function compare(sort: Sort, a: ArmyRow, b: ArmyRow): number {
  switch (sort) {
    case "updated_at":
      return Date.parse(b.updated_at) - Date.parse(a.updated_at);
    case "name":
      return byName.compare(a.name, b.name);
    case "year":
      return a.year - b.year;
    case "points":
      return (b.points ?? 0) - (a.points ?? 0);
  }
}

/** Returns the text in lower case without accents, so that `lutzen` finds `Lützen`. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLocaleLowerCase();
}

export class Library {
  readonly #app: App;
  #rows: readonly ArmyRow[] = $state.raw([]);
  /** Saved armies that cannot be read. */
  unreadable: readonly Unreadable[] = $state.raw([]);
  /** Whether the rows have been loaded. */
  read = $state(false);
  query = $state("");
  sort: Sort = $state("updated_at");
  archived = $state(false);

  constructor(app: App) {
    this.#app = app;
  }

  /** All armies. Archived armies are left out, unless the player has chosen to see them. */
  readonly all: readonly ArmyRow[] = $derived.by(() =>
    this.archived ? this.#rows : this.#rows.filter((row) => !row.archived),
  );

  /** The filtered rows in order: each word of the search must occur in the row. */
  readonly shown: readonly ArmyRow[] = $derived.by(() => {
    const sought = folded(this.query).split(/\s+/).filter((word) => word !== "");
    const found = this.all.filter((row) => {
      const text = folded([row.name, row.nation, String(row.year), titleOf(row.book)].join(" "));
      return sought.every((word) => text.includes(word));
    });
    return found.toSorted((a, b) => compare(this.sort, a, b));
  });

  /** Whether there are no armies, archived or not; false until they have been loaded. */
  get empty(): boolean {
    return this.read && this.#rows.length === 0 && this.unreadable.length === 0;
  }

  /** Reads the rows again. */
  async load(): Promise<void> {
    try {
      const listing = await ask(this.#app.host.library());
      this.#rows = listing.armies;
      this.unreadable = listing.unreadable;
      this.read = true;
    } catch (error) {
      this.#app.notices.error(error);
    }
  }

  /** Creates an empty army of this rulebook. */
  create(book: BookId): Promise<void> {
    return this.#app.show(ask(this.#app.host.createArmy(book)));
  }

  /** Duplicates an army and opens the duplicate. */
  duplicate(row: ArmyRow): Promise<void> {
    return this.#app.show(ask(this.#app.host.duplicateArmy(row.id)));
  }

  /** Archives an army or restores it. Nothing is ever deleted. */
  async archive(row: ArmyRow, archived: boolean): Promise<void> {
    try {
      await ask(this.#app.host.archiveArmy(row.id, archived));
      const name = shortened(nameOf(row));
      this.#app.notices.note(say(archived ? "archived-notice" : "restored-notice", { name }));
      await this.load();
    } catch (error) {
      this.#app.notices.error(error);
    }
  }
}

/** Returns the army's name, or a placeholder. */
export function nameOf(row: ArmyRow): string {
  return row.name.trim() === "" ? say("library-unnamed-label") : row.name;
}

/** The maximum length of a name in a sentence. */
const LETTERS = 60;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Returns a name shortened for a sentence. */
export function shortened(name: string): string {
  const all = Array.from(letters.segment(name), ({ segment }) => segment);
  return all.length <= LETTERS ? name : `${all.slice(0, LETTERS - 1).join("")}…`;
}
