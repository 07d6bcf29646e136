/**
 * The state of the map editor. Each edit is sent with the map, and the answer is the next map;
 * undo is a list of maps.
 */
import { ask } from "../../api/ask";
import type { BookId, Brush, HexGrid, MapEdit, MapFeature, OpenedMap } from "../../api/bindings";
import { Chart } from "../../board/hexes";
import type { App } from "../../state/app.svelte";

/** The maximum number of undo steps. */
const STEPS = 200;

/** Features that fill a hex: a new one replaces the old one. */
const FILLS: readonly MapFeature[] = ["woods", "town", "hedge", "marsh", "water"];

/** The current tool. */
export type Tool = { kind: "brush"; brush: Brush } | { kind: "open" } | { kind: "label" } | { kind: "height"; height: number };

/** The state of the map editor. */
export class Painting {
  readonly book: BookId;
  map: OpenedMap;
  tool: Tool;
  readonly #app: Pick<App, "host" | "notices">;
  #back: OpenedMap[] = $state.raw([]);
  #forth: OpenedMap[] = $state.raw([]);
  /** Whether the stroke adds the feature or removes it, as decided by its first hex or side. */
  #on: boolean | null = null;
  /** The hex or side that the stroke painted last; empty at first. */
  #last = "";
  /** Whether further edits of a stroke become part of the last undo step. */
  #goesOn = false;
  /** The queue of requests: each starts from the result of the previous request. */
  #line: Promise<void> = Promise.resolve();

  constructor(app: Pick<App, "host" | "notices">, book: BookId, map: OpenedMap) {
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

  /** Carries out edits in order, as one step. */
  edit(...edits: MapEdit[]): Promise<void> {
    return this.#carry(edits, true);
  }

  /** Carries out edits as a new step, or as part of the last step. */
  #carry(edits: MapEdit[], starts: boolean): Promise<void> {
    this.#line = this.#line.then(async () => {
      this.#goesOn &&= !starts;
      try {
        const before = this.map;
        this.map = await ask(this.#app.host.editedMap(this.book, $state.snapshot(before.map), edits));
        if (!this.#goesOn) this.#back = [...this.#back.slice(1 - STEPS), before];
        this.#goesOn = true;
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
    this.#goesOn = false;
  }

  redo(): void {
    const after = this.#forth.at(-1);
    if (after === undefined) return;
    this.#forth = this.#forth.slice(0, -1);
    this.#back = [...this.#back, this.map];
    this.map = after;
  }

  /**
   * Begins a stroke on this hex. The stroke adds the brush's feature if the hex or side lacks it,
   * and removes it otherwise.
   */
  begin(hex: string, other: string | null): Promise<void> {
    this.#on = null;
    this.#last = "";
    return this.#paint(hex, other);
  }

  /** Continues a stroke, which is one undo step; `other` is the neighbour across the side. */
  stroke(hex: string, other: string | null): Promise<void> {
    return this.#paint(hex, other);
  }

  #paint(hex: string, other: string | null): Promise<void> {
    const edits = this.#touched(hex, other);
    const [edit] = edits;
    if (edit === undefined) return this.#line;
    // A pointer that rests or moves within a hex paints it once.
    const touched = edit.do === "side" ? [hex, other].sort().join() : hex;
    if (touched === this.#last) return this.#line;
    const starts = this.#last === "";
    this.#last = touched;
    return this.#carry(edits, starts);
  }

  /**
   * Returns the tool's edits for a hex, or for the side that it shares with the hex `other`; empty
   * if there is nothing to do.
   */
  #touched(hex: string, other: string | null): MapEdit[] {
    const { tool } = this;
    switch (tool.kind) {
      case "open": return [{ do: "clear", hexes: [hex] }];
      case "height": return [{ do: "height", hexes: [hex], height: tool.height }];
      case "label": return [];
      case "brush": {
        const { feature, side } = tool.brush;
        if (!side) {
          const is = this.chart.find(hex)?.is ?? [];
          const on = this.#on ??= !is.includes(feature);
          const gives = FILLS.filter((fill) => on && FILLS.includes(feature) && fill !== feature && is.includes(fill));
          return [{ do: "paint", hexes: [hex], feature, on }, ...gives.map((fill): MapEdit => ({ do: "paint", hexes: [hex], feature: fill, on: false }))];
        }
        if (other === null) return [];
        this.#on ??= !this.#lies(feature, hex, other);
        return [{ do: "side", sides: [[hex, other]], feature, on: this.#on }];
      }
    }
  }

  /** Changes the layout of the hexes. */
  lay(grid: Partial<HexGrid>): Promise<void> {
    return this.edit({ do: "grid", grid: { ...this.map.grid, ...grid } });
  }

  #lies(feature: MapFeature, one: string, other: string): boolean {
    return this.map.view.sides.some(({ between, is }) => between.includes(one) && between.includes(other) && is.includes(feature));
  }
}
