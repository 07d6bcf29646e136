/**
 * The layout of hexes in the picture of a map. A hex is 40 units from its middle to its
 * corners; the picture begins at 0, 0. Columns and rows are counted from 1.
 */
import type { EdgeView, GroundView, MapView } from "../api/bindings";

/** Distance from the middle of a hex to its corners. */
export const SIZE = 40;
/** Width of a hex from side to side. */
export const WIDE = Math.sqrt(3) * SIZE;
/** The margin of the picture, so that lines at its edge are whole. */
const MARGIN = 3;

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fields of a map that determine where its hexes are. */
export type Lie = Pick<MapView, "pointed" | "pushed_even" | "columns" | "rows">;

/** The column and row of a hex. */
export type Place = Pick<GroundView, "column" | "row">;

function pushed(lie: Lie, line: number): boolean {
  return (line % 2 === 0) === lie.pushed_even;
}

/** Returns the middle of a hex. */
export function middle(lie: Lie, { column, row }: Place): Point {
  if (lie.pointed) return { x: MARGIN + WIDE * (column - 0.5 + (pushed(lie, row) ? 0.5 : 0)), y: MARGIN + SIZE * (1.5 * row - 0.5) };
  return { x: MARGIN + SIZE * (1.5 * column - 0.5), y: MARGIN + WIDE * (row - 0.5 + (pushed(lie, column) ? 0.5 : 0)) };
}

/** Returns the size of the picture. */
export function extent(lie: Lie): { width: number; height: number } {
  const [across, down] = lie.pointed ? [lie.columns, lie.rows] : [lie.rows, lie.columns];
  const long = 2 * MARGIN + WIDE * (across + (down > 1 ? 0.5 : 0));
  const short = 2 * MARGIN + SIZE * (1.5 * down + 0.5);
  return lie.pointed ? { width: long, height: short } : { width: short, height: long };
}

/**
 * Returns the point at this distance from the middle of a hex. The direction is given in twelfths
 * of a turn, clockwise from north.
 */
function out({ x, y }: Point, hour: number, far: number): Point {
  const angle = (hour * Math.PI) / 6;
  return { x: x + Math.sin(angle) * far, y: y - Math.cos(angle) * far };
}

/** Returns the corners of a hex, clockwise; `inset` moves them inwards. */
export function corners(lie: Lie, place: Place, inset = 0): Point[] {
  const from = middle(lie, place);
  return [0, 2, 4, 6, 8, 10].map((hour) => out(from, hour + (lie.pointed ? 0 : 1), SIZE - inset));
}

const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns the outline of a hex as a path. */
export function outline(lie: Lie, place: Place, inset = 0): string {
  return `M${corners(lie, place, inset).map(point).join("L")}Z`;
}

/** Returns the border of a group of hexes as a path, without the sides that two hexes share. */
export function border(lie: Lie, places: readonly Place[]): string {
  const edges = new Map<string, { line: string; many: number }>();
  for (const place of places) {
    const all = corners(lie, place);
    for (const [index, from] of all.entries()) {
      const to = all[(index + 1) % all.length] ?? from;
      const { x, y } = halfway(from, to);
      const key = `${String(Math.round(x))} ${String(Math.round(y))}`;
      edges.set(key, { line: `M${point(from)}L${point(to)}`, many: (edges.get(key)?.many ?? 0) + 1 });
    }
  }
  return [...edges.values()].filter(({ many }) => many === 1).map(({ line }) => line).join("");
}

/** Returns the wedge that shows a counter's facing: an hour on a clock face, with 0 for north. */
export function wedge(from: Point, hour: number, near: number, far: number): string {
  const [tip, left, right] = [out(from, hour, far), out(from, hour - 0.75, near), out(from, hour + 0.75, near)];
  return `M${point(tip)}L${point(left)}L${point(right)}Z`;
}

/**
 * Returns the hex under a point of the picture: the hex with the nearest middle. Returns null if no
 * middle is within {@link SIZE}.
 */
export function hexAt(lie: Lie, at: Point): Place | null {
  const [along, across] = lie.pointed ? [at.x, at.y] : [at.y, at.x];
  const line = Math.round((across - MARGIN) / (1.5 * SIZE) + 1 / 3);
  let best: { place: Place; far: number } | null = null;
  for (const near of [line - 1, line, line + 1]) {
    const first = Math.round((along - MARGIN) / WIDE + 0.5 - (pushed(lie, near) ? 0.5 : 0));
    for (const other of [first - 1, first, first + 1]) {
      const place = lie.pointed ? { column: other, row: near } : { column: near, row: other };
      if (place.column < 1 || place.row < 1 || place.column > lie.columns || place.row > lie.rows) continue;
      const from = middle(lie, place);
      const far = Math.hypot(from.x - at.x, from.y - at.y);
      if (best === null || far < best.far) best = { place, far };
    }
  }
  return best !== null && best.far <= SIZE ? best.place : null;
}

/** Returns the neighbours of a hex within the map. */
export function neighbours(lie: Lie, place: Place): Place[] {
  const from = middle(lie, place);
  return [0, 2, 4, 6, 8, 10].flatMap((hour) => hexAt(lie, out(from, hour + (lie.pointed ? 1 : 0), WIDE)) ?? []);
}

/** Returns the point halfway between two points. */
export function halfway(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Returns the centre of a group of hexes; null without hexes. */
export function amidst(lie: Lie, places: readonly Place[]): Point | null {
  const points = places.map((place) => middle(lie, place));
  if (points.length === 0) return null;
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return halfway({ x: Math.min(...across), y: Math.min(...down) }, { x: Math.max(...across), y: Math.max(...down) });
}

/**
 * Returns points on the line from one point to another, with the last point but not the first. They
 * are so close together that each is in the same hex as the one before, or in a neighbour.
 */
export function between(from: Point, to: Point): Point[] {
  const steps = Math.max(Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (SIZE / 4)), 1);
  const part = (step: number): Point => ({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
  return Array.from({ length: steps }, (_, step) => part(step + 1));
}

/** Returns the neighbour of a hex in an arrow key's direction; the hex itself at the map's edge. */
export function step(lie: Lie, place: Place, key: "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight"): Place {
  const { column, row } = place;
  const next = {
    ArrowUp: { column, row: row - 1 },
    ArrowDown: { column, row: row + 1 },
    ArrowLeft: { column: column - 1, row },
    ArrowRight: { column: column + 1, row },
  }[key];
  return next.column < 1 || next.row < 1 || next.column > lie.columns || next.row > lie.rows ? place : next;
}

/** Returns the side that two hexes share, as a line; null if they share none. */
export function side(lie: Lie, one: Place, other: Place): [Point, Point] | null {
  const ends = corners(lie, one).filter((corner) => corners(lie, other).some((its) => Math.hypot(its.x - corner.x, its.y - corner.y) < 1));
  const [first, second] = ends;
  return first && second && ends.length === 2 ? [first, second] : null;
}

/**
 * Returns the neighbour whose side is nearest to a point within a hex; null if the point is near
 * the middle, or if that side is at the map's edge.
 */
export function nearestSide(lie: Lie, place: Place, at: Point): Place | null {
  const from = middle(lie, place);
  const across = { x: from.x + (at.x - from.x) * 0.001, y: from.y + (at.y - from.y) * 0.001 };
  const far = Math.hypot(at.x - from.x, at.y - from.y);
  if (far < SIZE * 0.4) return null;
  const scale = (WIDE * 0.95) / Math.max(far, 0.001);
  const next = hexAt(lie, { x: across.x + (at.x - from.x) * scale, y: across.y + (at.y - from.y) * scale });
  return next !== null && (next.column !== place.column || next.row !== place.row) ? next : null;
}

/** A map with its hexes indexed by name. */
export class Chart {
  readonly view: MapView;
  readonly #byName: ReadonlyMap<string, GroundView>;

  constructor(view: MapView) {
    this.view = view;
    this.#byName = new Map(view.hexes.map((hex) => [hex.hex, hex]));
  }

  /** Returns the hex of this name. */
  find(name: string): GroundView | null {
    return this.#byName.get(name) ?? null;
  }

  /** Returns the hex at this place. */
  at({ column, row }: Place): GroundView | null {
    return this.view.hexes[(row - 1) * this.view.columns + column - 1] ?? null;
  }

  /** Returns the line of a side. */
  line({ between: [one, other] }: EdgeView): [Point, Point] | null {
    const [first, second] = [this.find(one), this.find(other)];
    return first && second ? side(this.view, first, second) : null;
  }
}
