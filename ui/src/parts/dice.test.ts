// @vitest-environment node
import { expect, test } from "vitest";
import type { Pool } from "../api/bindings";
import { countsOf, facesIn, facesOf, isPlain, openBands, readDice, withCount } from "./dice";
import { Tray } from "./tray.svelte";

const volley = (dice: number): Pool => ({ what: "volley", side: 0, dice, bands: { labels: ["miss", "hit", "two hits"], of_face: [0, 0, 0, 1, 1, 2] } });
const die: Pool = { what: "test", side: 0, dice: 1, bands: { labels: ["1", "2", "3", "4", "5", "6"], of_face: [0, 1, 2, 3, 4, 5] } };
const saves: Pool = { what: "saves", side: 1, dice: 3, bands: { labels: ["lost", "saved"], of_face: [0, 0, 0, 0, 0, 0] } };

test("faces are counted in their bands", () => {
  expect(countsOf(volley(5), [3, 5, 5, 1, 6])).toEqual([2, 2, 1]);
  expect([isPlain(die), isPlain(volley(5))]).toEqual([true, false]);
  expect(openBands(saves)).toEqual([0]);
  expect(facesOf(volley(1), 1)).toEqual([4, 5]);
});

test("the faces of a D10 start at 1 or 0, and are separated by spaces if one has two digits", () => {
  const ten = (lowest: number): Pool => ({ what: "fraction", side: 0, dice: 2, bands: { labels: ["none", "one"], of_face: [1, 1, 1, 1, 0, 0, 0, 0, 0, 0], lowest } });
  expect([facesIn(ten(0)).at(-1), facesIn(ten(1)).at(-1), facesIn(die).length]).toEqual([9, 10, 6]);
  expect(readDice(ten(1), "4 10")).toEqual({ counts: [1, 1], throw: { faces: [4, 10] }, unknown: [] });
  expect(readDice(ten(1), "0 3").unknown).toEqual(["0"]);
  expect(readDice(ten(0), "40").throw).toEqual({ faces: [4, 0] });
  expect(facesOf(ten(0), 1)).toEqual([0, 1, 2, 3]);
});

test("faces are typed with or without spaces", () => {
  for (const text of ["3 5 5 1 6", "35516", " 3,5, 5 1 6 "]) {
    expect(readDice(volley(5), text)).toEqual({ counts: [2, 2, 1], throw: { faces: [3, 5, 5, 1, 6] }, unknown: [] });
  }
  expect(readDice(volley(5), "3 5")).toEqual({ counts: [1, 1, 0], throw: null, unknown: [] });
  expect(readDice(volley(5), "")).toEqual({ counts: null, throw: null, unknown: [] });
});

test("an impossible face and a surplus die are named", () => {
  expect(readDice(volley(2), "3 7")).toMatchObject({ throw: null, unknown: ["7"] });
  expect(readDice(volley(2), "3 5 6")).toMatchObject({ throw: null, unknown: ["6"] });
});

test("counts are typed with the beginnings of the bands' names; unnamed dice count in the first band", () => {
  expect(readDice(volley(5), "3m 2h").throw).toEqual({ counts: [3, 2, 0] });
  expect(readDice(volley(5), "3 misses 1 hit 1 two").throw).toEqual({ counts: [3, 1, 1] });
  expect(readDice(volley(40), "9 hits").throw).toEqual({ counts: [31, 9, 0] });
  expect(readDice(volley(40), "h9 t2").throw).toEqual({ counts: [29, 9, 2] });
  expect(readDice(volley(5), "2 wounds")).toMatchObject({ throw: null, unknown: ["2 wounds"] });
  expect(readDice(volley(5), "6h")).toMatchObject({ throw: null, unknown: ["6"] });
  expect(readDice(volley(5), "2h 1h")).toMatchObject({ throw: null, unknown: ["1h"] });
});

test("a count set by hand takes dice from the first band, and no more than there are", () => {
  expect(withCount(volley(5), null, 1, 2)).toEqual([3, 2, 0]);
  expect(withCount(volley(5), [3, 2, 0], 2, 9)).toEqual([0, 2, 3]);
  expect(withCount(volley(5), [0, 2, 3], 1, -1)).toEqual([2, 0, 3]);
});

test("the throw of a single die is complete at a tap, and of several dice once all are entered", () => {
  expect(new Tray(die).tap(4)).toEqual({ faces: [4] });
  const tray = new Tray(volley(3));
  expect(tray.tap(6)).toBeNull();
  expect([tray.given, tray.tapped(6), tray.reading.throw]).toEqual([1, 1, null]);
  tray.tap(6);
  tray.tap(1);
  tray.tap(1);
  expect(tray.reading.throw).toEqual({ faces: [6, 6, 1] });
  tray.count(1, 1);
  expect([tray.reading.throw, tray.tapped(6)]).toEqual([{ counts: [0, 1, 2] }, 0]);
  tray.type("1 1");
  expect([tray.given, tray.reading.throw, tray.text]).toEqual([2, null, "1 1"]);
  tray.clear();
  expect(tray.reading.counts).toBeNull();
});

test("entered dice stay if the new pool has the same dice", () => {
  const tray = new Tray(volley(3));
  expect(tray.fits({ ...volley(3), what: "another volley" })).toBe(true);
  expect(tray.fits(volley(4))).toBe(false);
  expect(tray.fits({ ...volley(3), bands: die.bands })).toBe(false);
});
