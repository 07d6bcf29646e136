/** The library of armies: what is in it, what of it is shown, and in which order. */
import { ask } from "../api/ask";
import type { ArmyRow, BookId, Unreadable } from "../api/bindings";
import { titleOf } from "../books/titles";
import { say } from "../words";
import type { App } from "./app.svelte";

export type Sort = "updated_at" | "name" | "year" | "points";

const byName = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

/** The order of two rows: by name and by year upwards, by time and by points the greatest first. */
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

/** Plain letters in one case, so that `Lützen` is found by `lutzen`. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLocaleLowerCase();
}

export class Library {
  readonly #app: App;
  #rows: readonly ArmyRow[] = $state.raw([]);
  /** Armies that are kept and cannot be read. */
  unreadable: readonly Unreadable[] = $state.raw([]);
  /** Whether the rows have come. */
  read = $state(false);
  query = $state("");
  sort: Sort = $state("updated_at");
  archived = $state(false);

  constructor(app: App) {
    this.#app = app;
  }

  /** Every army that is not archived, or every one. */
  readonly all: readonly ArmyRow[] = $derived.by(() =>
    this.archived ? this.#rows : this.#rows.filter((row) => !row.archived),
  );

  /** What the search leaves, in order: each word of it is somewhere in the row. */
  readonly shown: readonly ArmyRow[] = $derived.by(() => {
    const sought = folded(this.query).split(/\s+/).filter((word) => word !== "");
    const found = this.all.filter((row) => {
      const text = folded([row.name, row.nation, String(row.year), titleOf(row.book)].join(" "));
      return sought.every((word) => text.includes(word));
    });
    return found.toSorted((a, b) => compare(this.sort, a, b));
  });

  /** Whether there is no army at all, archived or not. */
  get empty(): boolean {
    return this.read && this.#rows.length === 0 && this.unreadable.length === 0;
  }

  /** Reads the rows again. */
  async load(): Promise<void> {
    try {
      const listing = await ask(this.#app.host.library());
      this.#rows = listing.armies;
      this.unreadable = listing.unreadable;
    } catch (error) {
      this.#app.notices.error(error);
    }
    this.read = true;
  }

  /** A new army of this book, with nothing in it. */
  create(book: BookId): Promise<void> {
    return this.#app.show(ask(this.#app.host.createArmy(book)));
  }

  /** A copy, opened. */
  duplicate(row: ArmyRow): Promise<void> {
    return this.#app.show(ask(this.#app.host.duplicateArmy(row.id)));
  }

  /** Out of the list, or back. Nothing is ever thrown away. */
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

/** Its name, or what stands for one. */
export function nameOf(row: ArmyRow): string {
  return row.name.trim() === "" ? say("library-unnamed-label") : row.name;
}

/** How many letters of a name a sentence takes. */
const LETTERS = 60;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A name short enough for a sentence. */
export function shortened(name: string): string {
  const all = Array.from(letters.segment(name), ({ segment }) => segment);
  return all.length <= LETTERS ? name : `${all.slice(0, LETTERS - 1).join("")}…`;
}
