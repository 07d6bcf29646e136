// @vitest-environment node
import { expect, test } from "vitest";
import { amidst, between, border, corners, extent, halfway, hexAt, middle, nearestSide, neighbours, side, step, type Lie } from "./hexes";

const POINTED: Lie = { pointed: true, pushed_even: true, columns: 18, rows: 8 };
const FLAT: Lie = { pointed: false, pushed_even: false, columns: 7, rows: 9 };

test.each([["pointed", POINTED], ["flat", FLAT], ["odd rows pushed", { ...POINTED, pushed_even: false }]])("every hex is found at its own middle, and no corner lies outside the picture: %s", (_, lie) => {
  const { width, height } = extent(lie);
  for (let row = 1; row <= lie.rows; row += 1) {
    for (let column = 1; column <= lie.columns; column += 1) {
      const place = { column, row };
      expect(hexAt(lie, middle(lie, place))).toEqual(place);
      for (const { x, y } of corners(lie, place)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  }
  expect(hexAt(lie, { x: -30, y: 10 })).toBeNull();
});

test("H2 touches H1 and I1 if the even rows are pushed right", () => {
  const at = { column: 8, row: 2 };
  for (const near of [{ column: 8, row: 1 }, { column: 9, row: 1 }, { column: 7, row: 2 }, { column: 9, row: 2 }, { column: 8, row: 3 }, { column: 9, row: 3 }]) {
    expect(side(POINTED, at, near)).not.toBeNull();
  }
  expect(side(POINTED, at, { column: 7, row: 1 })).toBeNull();
});

test("a point near a side of the hex belongs to that side, and the middle belongs to no side", () => {
  const at = { column: 8, row: 2 };
  const { x, y } = middle(POINTED, at);
  expect(nearestSide(POINTED, at, { x: x + 30, y })).toEqual({ column: 9, row: 2 });
  expect(nearestSide(POINTED, at, { x: x - 30, y })).toEqual({ column: 7, row: 2 });
  expect(nearestSide(POINTED, at, { x: x + 2, y })).toBeNull();
});

test("the arrows stop at the map's edge", () => {
  expect(step(POINTED, { column: 1, row: 1 }, "ArrowUp")).toEqual({ column: 1, row: 1 });
  expect(step(POINTED, { column: 1, row: 1 }, "ArrowRight")).toEqual({ column: 2, row: 1 });
});

test("a hex has six neighbours, and fewer at the edge of the map", () => {
  expect(neighbours(POINTED, { column: 3, row: 3 })).toHaveLength(6);
  expect(neighbours(POINTED, { column: 1, row: 1 })).toEqual([{ column: 2, row: 1 }, { column: 1, row: 2 }]);
  for (const place of neighbours(FLAT, { column: 4, row: 4 })) expect(side(FLAT, { column: 4, row: 4 }, place)).not.toBeNull();
});

test("a fast pointer from A1 to L4 paints an unbroken line of hexes", () => {
  const [from, to] = [middle(POINTED, { column: 1, row: 1 }), middle(POINTED, { column: 12, row: 4 })];
  const met = between(from, to).map((at) => hexAt(POINTED, at));
  expect(met.at(-1)).toEqual({ column: 12, row: 4 });
  let last = { column: 1, row: 1 };
  for (const place of met) {
    if (place === null || (place.column === last.column && place.row === last.row)) continue;
    expect(side(POINTED, last, place)).not.toBeNull();
    last = place;
  }
});

test("the border of hexes leaves out shared sides; the centre of a group is between its outermost hexes", () => {
  const [one, beside, apart] = [{ column: 3, row: 3 }, { column: 4, row: 3 }, { column: 9, row: 7 }];
  const many = (places: { column: number; row: number }[]) => border(POINTED, places).split("M").length - 1;
  expect([many([]), many([one]), many([one, beside]), many([one, apart]), many([one, ...neighbours(POINTED, one)])]).toEqual([0, 6, 10, 12, 18]);
  expect(amidst(POINTED, [])).toBeNull();
  expect(amidst(POINTED, [one])).toEqual(middle(POINTED, one));
  expect(amidst(POINTED, [one, beside, apart])).toEqual(halfway(middle(POINTED, one), middle(POINTED, apart)));
});
