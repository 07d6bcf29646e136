/** The set-up of a battle: the armies and the agreed options. */
import { ask } from "../../api/ask";
import type { ArmyRow, Fielded, OpenedBattle, Preset, SetupView, Starter } from "../../api/bindings";
import { fill } from "../../parts/questions";
import type { App } from "../../state/app.svelte";
import { sidesOf } from "../../state/battles.svelte";
import { nameOf } from "../../state/library.svelte";
import { say } from "../../words";

/** An army that can be chosen, from the library or ready-made, with its key. */
export interface Choosable {
  readonly key: string;
  readonly army: Fielded;
  readonly name: string;
  readonly about: string;
  readonly book: ArmyRow["book"];
}

/** The first or the second side. */
export type Place = 0 | 1;

export class Setup {
  readonly #app: App;
  armies: readonly Choosable[] = $state.raw([]);
  /** The keys of each side's armies: first the side's own army, then its allies. */
  sides: readonly [readonly string[], readonly string[]] = $state.raw([[], []]);
  view: SetupView | null = $state.raw(null);
  /** The player's title for the battle; null uses the names of the sides. */
  called: string | null = $state(null);
  /** The number of the latest request: late answers are dropped. */
  #asked = 0;

  constructor(app: App) {
    this.#app = app;
  }

  readonly name: string = $derived.by(() => this.called ?? (this.view === null ? "" : sidesOf(this.view.sides.map((side) => side.name))));

  /** Loads the armies. */
  async load(): Promise<void> {
    const { host, notices } = this.#app;
    try {
      const [{ armies }, starters] = await Promise.all([ask(host.library()), ask(host.starters())]);
      this.armies = [...armies.filter((row) => !row.archived).map(ofRow), ...starters.map(ofStarter)];
    } catch (error) {
      notices.error(error);
    }
  }

  /**
   * Returns the armies for a place. If armies are chosen at other places, only armies of their
   * rulebook are returned.
   */
  choosable(side: Place, place: number): readonly Choosable[] {
    const others = this.sides.flatMap((keys, at) => keys.filter((_, index) => at !== side || index !== place));
    const book = this.armies.find(({ key }) => others.includes(key))?.book;
    return this.armies.filter((army) => book === undefined || army.book === book);
  }

  /** Sets the army at a place of a side; null removes it. */
  choose(side: Place, place: number, key: string | null): Promise<void> {
    const armies = this.sides[side].toSpliced(place, 1, ...(key === null ? [] : [key]));
    this.sides = side === 0 ? [armies, this.sides[1]] : [this.sides[0], armies];
    if (this.sides.some((of) => of.length === 0)) {
      this.#asked += 1;
      this.view = null;
      return Promise.resolve();
    }
    const [first, second] = this.sides.map((keys) => keys.flatMap((one) => this.armies.find((army) => army.key === one)?.army ?? []));
    return this.#show(this.#app.host.battleSetup(first ?? [], second ?? []));
  }

  /** Answers a question. */
  answer(path: string, value: unknown): Promise<void> {
    if (this.view === null) return Promise.resolve();
    return this.#take(fill(this.view.setup, path, value));
  }

  /** Gives several answers together. */
  preset({ answers }: Preset): Promise<void> {
    if (this.view === null) return Promise.resolve();
    return this.#take(answers.reduce((setup: unknown, { path, value }) => fill(setup, path, value), this.view.setup));
  }

  /** Starts the battle with the agreed options. */
  begin(): Promise<void> {
    if (this.view === null) return Promise.resolve();
    const begun: Promise<OpenedBattle> = ask(this.#app.host.newBattle(this.name, this.view.setup));
    return this.#app.showBattle(begun);
  }

  /** Shows the answer at once, and its consequences when the desk has answered. */
  #take(setup: unknown): Promise<void> {
    if (this.view !== null) this.view = { ...this.view, setup };
    return this.#show(this.#app.host.setupForm(setup));
  }

  async #show(asked: ReturnType<App["host"]["setupForm"]>): Promise<void> {
    const mine = (this.#asked += 1);
    try {
      const view = await ask(asked);
      if (mine === this.#asked) this.view = view;
    } catch (error) {
      this.#app.notices.error(error);
    }
  }
}

function ofRow(row: ArmyRow): Choosable {
  return {
    key: `library:${row.id}`, army: { from: "library", id: row.id }, name: nameOf(row), book: row.book,
    about: `${String(row.year)} · ${say("units-count-label", { count: row.units })}`,
  };
}

function ofStarter(starter: Starter): Choosable {
  return {
    key: `starter:${starter.id}`, army: { from: "starter", id: starter.id }, name: starter.name, book: starter.book,
    about: String(starter.year),
  };
}
