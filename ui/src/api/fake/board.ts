/** A board in memory: a lane between woods and a village, six counters a side. */
import type { BoardView, Counter, GroundView, MapView, Mark, UnitRef } from "../bindings";

const COLUMNS = 18;
const ROWS = 8;
/** As many columns and rows as a large map has. */
const LARGE = [40, 30] as const;

const letter = (column: number) => (column > 26 ? `A${String.fromCharCode(38 + column)}` : String.fromCharCode(64 + column));
const name = (column: number, row: number) => `${letter(column)}${String(row)}`;

const PAINTED: Readonly<Partial<Record<string, Partial<GroundView>>>> = {
  H1: { is: ["town"], label: "Ashby" }, G2: { is: ["woods"] }, H3: { is: ["woods"] }, E5: { is: ["hill"], height: 1 }, F5: { is: ["hill"], height: 1, label: "The hill" },
  M6: { is: ["hedge"] }, N7: { is: ["hedge"] }, P3: { is: ["marsh"] }, Q4: { is: ["water"] }, K4: { is: ["river"] }, K5: { is: ["river", "bridge"] }, K6: { is: ["river", "ford"] },
};

/** The map that a fake battle is fought on. */
export const BOARD_MAP: MapView = {
  name: "The lane at Ashby", pointed: true, pushed_even: true, columns: COLUMNS, rows: ROWS,
  hexes: Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [(index % COLUMNS) + 1, Math.floor(index / COLUMNS) + 1];
    return { hex: name(column, row), column, row, is: [], label: "", height: 0, ...PAINTED[name(column, row)] };
  }),
  sides: [{ between: ["C3", "C4"], is: ["hedge"] }, { between: ["D3", "C4"], is: ["hedge"] }],
};

const counters: readonly Counter[] = [0, 1].flatMap((side) => [1, 2, 3, 4, 5, 6].map((unit) => ({
  unit: { side, unit }, side, name: `Unit ${String(unit)}`, arm: (["foot", "horse", "dragoons", "guns", "leader", "foot"] as const)[unit - 1] ?? "foot",
  hex: name(2 * unit + side, side === 0 ? 7 : 2), facing: side === 0 ? 0 : 6, count: `${String(unit)} of 7`, states: unit === 3 ? ["no ammunition"] : [], warns: unit === 3,
})));

/** What stands on it, with what its hexes mean to a unit. */
export function boardOf(unit: UnitRef | null): BoardView {
  const counter = counters.find((one) => one.unit.side === unit?.side && one.unit.unit === unit.unit);
  if (counter === undefined) return { counters: [...counters], marks: [] };
  const [column, row] = [counter.hex.charCodeAt(0) - 64, Number(counter.hex.slice(1))];
  const ahead = row + (counter.unit.side === 0 ? -1 : 1);
  const mark = (hex: string, kind: Mark["kind"], label: string, clause: string | null): Mark => ({ hex, kind, label, clause, goes: null });
  return {
    counters: [...counters],
    marks: [
      mark(name(column, ahead), "reach", "moves there for 1", "D3-12"), mark(name(column + 1, ahead), "target", "may be shot at", "D3-28"),
      mark(name(column - 1, ahead), "barred", "woods at H3 are in the way", "D3-26"), mark(name(column, row + 1), "seen", "in sight", null),
      mark(name(column + 1, row), "command", "within command", "D3-09"),
    ],
  };
}

/** A large map, a quarter of it woods. */
export const LARGE_MAP: MapView = {
  ...BOARD_MAP, name: "The county", columns: LARGE[0], rows: LARGE[1], sides: [],
  hexes: Array.from({ length: LARGE[0] * LARGE[1] }, (_, index) => {
    const [column, row] = [(index % LARGE[0]) + 1, Math.floor(index / LARGE[0]) + 1];
    return { hex: name(column, row), column, row, is: (column * 7 + row * 3) % 4 === 0 ? ["woods"] : [], label: "", height: 0 };
  }),
};

/** Thirty counters a side on it, and all that the one in view reaches. */
export function largeBoardOf(unit: UnitRef | null): BoardView {
  const all = [0, 1].flatMap((side) => Array.from({ length: 30 }, (_, index): Counter => ({
    unit: { side, unit: index + 1 }, side, name: `Unit ${String(index + 1)}`, arm: index % 3 === 0 ? "horse" : "foot",
    hex: name(index + 3, side === 0 ? 26 : 4), facing: side === 0 ? 0 : 6, count: "7 of 7", states: [], warns: false,
  })));
  const at = all.find((one) => one.unit.side === unit?.side && one.unit.unit === unit.unit);
  if (at === undefined) return { counters: all, marks: [] };
  const near = LARGE_MAP.hexes.filter(({ column, row }) => Math.abs(row - (at.unit.side === 0 ? 26 : 4)) <= 4 && Math.abs(column - at.unit.unit - 2) <= 4);
  return { counters: all, marks: near.map(({ hex }, index) => ({ hex, kind: index % 5 === 0 ? "barred" : "reach", label: "moves there", clause: null, goes: null })) };
}
