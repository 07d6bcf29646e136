/** A map being painted: each edit goes in with the map and comes back with the next one; undo is a list of maps. */
import { ask } from "../../api/ask";
import type { BookId, Brush, HexGrid, MapEdit, MapFeature, OpenedMap } from "../../api/bindings";
import { Chart } from "../../board/hexes";
import type { App } from "../../state/app.svelte";

/** As many steps as can be taken back. */
const STEPS = 200;

/** What a touch paints. */
export type Tool = { kind: "brush"; brush: Brush } | { kind: "open" } | { kind: "label" } | { kind: "height"; height: number };

/** See the head of this file. */
export class Painting {
  readonly book: BookId;
  map: OpenedMap;
  tool: Tool;
  readonly #app: App;
  #back: OpenedMap[] = $state.raw([]);
  #forth: OpenedMap[] = $state.raw([]);
  /** Whether a stroke puts on or takes off: as its first hex was. */
  #on: boolean | null = null;
  /** One request at a time: each is made of what the one before it came to. */
  #line: Promise<void> = Promise.resolve();

  constructor(app: App, book: BookId, map: OpenedMap) {
    this.#app = app;
    this.book = book;
    this.map = $state.raw(map);
    const [brush] = map.brushes;
    this.tool = $state.raw(brush === undefined ? { kind: "open" } : { kind: "brush", brush });
  }

  readonly chart: Chart = $derived.by(() => new Chart(this.map.view));

  get canUndo(): boolean {
    return this.#back.length > 0;
  }

  get canRedo(): boolean {
    return this.#forth.length > 0;
  }

  /** Carries out edits, one after another, as one step. */
  edit(...edits: MapEdit[]): Promise<void> {
    this.#line = this.#line.then(async () => {
      try {
        const before = this.map;
        this.map = await ask(this.#app.host.editedMap(this.book, $state.snapshot(before.map), edits));
        this.#back = [...this.#back.slice(1 - STEPS), before];
        this.#forth = [];
      } catch (error) {
        this.#app.notices.error(error);
      }
    });
    return this.#line;
  }

  undo(): void {
    const before = this.#back.at(-1);
    if (before === undefined) return;
    this.#back = this.#back.slice(0, -1);
    this.#forth = [...this.#forth, this.map];
    this.map = before;
  }

  redo(): void {
    const after = this.#forth.at(-1);
    if (after === undefined) return;
    this.#forth = this.#forth.slice(0, -1);
    this.#back = [...this.#back, this.map];
    this.map = after;
  }

  /** Begins a stroke on this hex: it puts on where that is bare, and takes off where it is not. */
  begin(hex: string, other: string | null): Promise<void> {
    this.#on = null;
    return this.stroke(hex, other);
  }

  /** Goes on with a stroke; `other` is the neighbour whose side is meant. */
  stroke(hex: string, other: string | null): Promise<void> {
    const { tool } = this;
    switch (tool.kind) {
      case "open": return this.edit({ do: "clear", hexes: [hex] });
      case "height": return this.edit({ do: "height", hexes: [hex], height: tool.height });
      case "label": return Promise.resolve();
      case "brush": {
        const { feature, side } = tool.brush;
        if (!side) {
          this.#on ??= this.chart.find(hex)?.is.includes(feature) !== true;
          return this.edit({ do: "paint", hexes: [hex], feature, on: this.#on });
        }
        if (other === null) return Promise.resolve();
        this.#on ??= !this.#lies(feature, hex, other);
        return this.edit({ do: "side", sides: [[hex, other]], feature, on: this.#on });
      }
    }
  }

  /** Lays the hexes otherwise. */
  lay(grid: Partial<HexGrid>): Promise<void> {
    return this.edit({ do: "grid", grid: { ...this.map.grid, ...grid } });
  }

  #lies(feature: MapFeature, one: string, other: string): boolean {
    return this.map.view.sides.some(({ between, is }) => between.includes(one) && between.includes(other) && is.includes(feature));
  }
}
