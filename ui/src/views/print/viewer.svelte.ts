/**
 * The layout of pages in their window: positions, sizes and visibility. Lengths are in CSS pixels.
 */
import type { Paper } from "./reader";

/** CSS pixels per point at true size. */
const TRUE_SIZE = 96 / 72;

/** The gap between pages, and at the window's edge. */
const GAP = 16;

/** The zoom steps, as fractions of true size. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The largest initial zoom, a little above true size: a page need not fill a wide window. */
const START_AT_MOST = 1.25;

/**
 * `fit` is the width of the window, up to the initial maximum. A number is a fraction of true size.
 */
export type Zoom = "fit" | "width" | "page" | number;

/** The position of a page. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The reader's position: the page, and the part of it above the window's upper edge. */
interface Anchor {
  readonly page: number;
  readonly part: number;
}

export class Viewer {
  paper: Paper | null = $state.raw(null);
  zoom: Zoom = $state("fit");
  /** The size and scroll position of the window. */
  width = $state(0);
  height = $state(0);
  top = $state(0);

  readonly scale = $derived(this.scaleOf(this.paper));
  readonly places = $derived(this.placesOf(this.paper));
  readonly count = $derived(this.paper?.sizes.length ?? 0);

  /** The zoom in per cent of true size. */
  readonly percent = $derived(Math.round((this.scale / TRUE_SIZE) * 100));

  /** The fit that matches the current zoom, however the zoom was set. */
  readonly fits = $derived.by(() => (["width", "page"] as const).find((way) => this.scale === this.scaleOf(this.paper, way)) ?? null);

  /** The top of the current row: the first row that is half visible or fills half of the window. */
  readonly #row = $derived(
    (this.places.find(({ top, height }) => top + height - this.top > Math.min(height, this.height) / 2) ?? this.places.at(-1))?.top ?? GAP,
  );

  /** The first and the last page in that row, from 0. */
  readonly page = $derived(Math.max(0, this.places.findIndex(({ top }) => top === this.#row)));
  readonly pageTo = $derived(Math.max(0, this.places.findLastIndex(({ top }) => top === this.#row)));

  /** The height of all pages. */
  readonly long = $derived(Math.max(0, ...this.places.map(({ top, height }) => top + height + GAP)));
  readonly wide = $derived(Math.max(0, ...this.places.map(({ left, width }) => left + width + GAP)));

  /** Returns the scale for this document, in pixels per point. */
  scaleOf(paper: Paper | null, zoom: Zoom = this.zoom): number {
    const sizes = paper?.sizes ?? [];
    if (sizes.length === 0) return TRUE_SIZE;
    if (typeof zoom === "number") return zoom * TRUE_SIZE;
    const room = (all: number, needed: number[]) => Math.max(all - 2 * GAP, 50) / Math.max(...needed);
    const wide = room(this.width, sizes.map(({ width }) => width));
    switch (zoom) {
      case "width":
        return wide;
      case "fit":
        return Math.min(wide, START_AT_MOST * TRUE_SIZE);
      case "page":
        return Math.min(wide, room(this.height, sizes.map(({ height }) => height)));
    }
  }

  /**
   * The positions of this document's pages: one below the other, or, if whole pages are shown and
   * there is room, side by side.
   */
  placesOf(paper: Paper | null): readonly Place[] {
    const scale = this.scaleOf(paper);
    const sizes = (paper?.sizes ?? []).map(({ width, height }) => ({ width: width * scale, height: height * scale }));
    const widest = Math.max(0, ...sizes.map(({ width }) => width));
    const room = this.zoom === "page" ? Math.floor((this.width - GAP) / (widest + GAP)) : 1;
    const across = Math.max(1, Math.min(room, sizes.length));
    const places: Place[] = [];
    let top = GAP;
    for (let first = 0; first < sizes.length; first += across) {
      const row = sizes.slice(first, first + across);
      // The last row is aligned with the others, not centred.
      let left = Math.max(GAP, (this.width - across * (widest + GAP) + GAP) / 2);
      for (const { width, height } of row) {
        places.push({ left: left + (widest - width) / 2, top, width, height });
        left += widest + GAP;
      }
      top += Math.max(...row.map(({ height }) => height)) + GAP;
    }
    return places;
  }

  /** Returns the first page of the next or the previous row; null if there is no such row. */
  turn(way: 1 | -1): number | null {
    const page = way > 0 ? this.pageTo + 1 : this.places.findIndex(({ top }) => top === this.places[this.page - 1]?.top);
    return page >= 0 && page < this.count ? page : null;
  }

  /** Whether a page is visible, or would be after a turn of the wheel. */
  near({ top, height }: Place): boolean {
    return top < this.top + this.height * 1.5 && top + height > this.top - this.height / 2;
  }

  /**
   * Shows another document, if it is still wanted, once its visible pages are painted; until then,
   * the old document stays.
   */
  async show(paper: Paper, wanted: () => boolean): Promise<void> {
    const scale = this.scaleOf(paper);
    const seen = [...this.placesOf(paper).entries()].filter(([, place]) => this.near(place));
    try {
      await Promise.all(seen.map(([page]) => paper.paint(page, scale)));
    } catch (error) {
      paper.close();
      throw error;
    }
    if (!wanted()) {
      paper.close();
      return;
    }
    const before = this.paper;
    this.paper = paper;
    before?.close();
  }

  /** Zooms in or out by a step. */
  step(way: 1 | -1): void {
    const now = this.scale / TRUE_SIZE;
    const next = way > 0 ? STEPS.find((step) => step > now * 1.01) : STEPS.findLast((step) => step < now * 0.99);
    if (next !== undefined) this.zoom = next;
  }

  /** Returns the reader's position. */
  anchor(): Anchor {
    const place = this.places[this.page];
    return { page: this.page, part: place === undefined ? 0 : (this.top - place.top) / place.height };
  }

  /** Returns the scroll position for an anchor. */
  scrollTo({ page, part }: Anchor): number {
    const place = this.places[page];
    return place === undefined ? 0 : Math.max(0, place.top + part * place.height);
  }

  /**
   * Returns the scroll position that shows the top of a page, or the place `down` points below that
   * top, with a gap above it.
   */
  startOf(page: number, down = 0): number {
    const place = this.places[page];
    return place === undefined ? 0 : Math.max(0, place.top + down * this.scale - GAP);
  }

  close(): void {
    this.paper?.close();
    this.paper = null;
  }
}
