// @vitest-environment node
import { expect, test } from "vitest";
import { ask } from "../../api/ask";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import { Painting } from "./painting.svelte";

/** Opens the first ready map of a rulebook, with woods as the brush. */
async function easel(book: "d3_ecw" | "edgehill_naseby" = "d3_ecw") {
  const host = await hostAfter();
  const notices = new Notices();
  const painting = new Painting({ host, notices }, book, await ask(host.openMap(book, "starter-1")));
  const woods = () => ["A1", "A2", "A3", "C3"].filter((hex) => painting.chart.find(hex)?.is.includes("woods"));
  const hedges = () => painting.map.view.sides.map(({ between }) => [...between].sort().join());
  return { host, notices, painting, woods, hedges };
}

test("a stroke adds the feature that its first hex lacks to every hex, and is one undo step", async () => {
  const { painting, woods } = await easel();
  expect(woods()).toEqual(["C3"]);
  void painting.begin("A1", null);
  for (const hex of ["A1", "A2", "A2", "C3", "A3"]) void painting.stroke(hex, null);
  await painting.stroke("A3", null);
  expect(woods()).toEqual(["A1", "A2", "A3", "C3"]);
  painting.undo();
  expect([woods(), painting.canUndo]).toEqual([["C3"], false]);
  painting.redo();
  expect([woods(), painting.canRedo]).toEqual([["A1", "A2", "A3", "C3"], false]);
});

test("a stroke that begins on woods removes woods, and adds none to open terrain", async () => {
  const { painting, woods } = await easel();
  await painting.begin("C3", null);
  await painting.stroke("A1", null);
  expect(woods()).toEqual([]);
});

test("two strokes are two steps, and a stroke after an undo is a new step", async () => {
  const { painting, woods } = await easel();
  await painting.begin("A1", null);
  await painting.begin("A2", null);
  painting.undo();
  expect(woods()).toEqual(["A1", "C3"]);
  await painting.begin("A3", null);
  painting.undo();
  expect(woods()).toEqual(["A1", "C3"]);
  expect(painting.canRedo).toBe(true);
});

test("a side is painted once, from either of its hexes", async () => {
  const { painting, hedges } = await easel("edgehill_naseby");
  const hedge = painting.map.brushes.find(({ side }) => side);
  if (hedge === undefined) throw new Error("the map has no brush for sides");
  painting.tool = { kind: "brush", brush: hedge };
  const before = hedges();
  await painting.begin("0101", null);
  expect(hedges()).toEqual(before);
  await painting.stroke("0101", "0102");
  await painting.stroke("0102", "0101");
  expect([...hedges()].sort()).toEqual([...before, "0101,0102"].sort());
});

test("a refused edit shows an error, changes nothing, and the rest of the stroke is a new step", async () => {
  const { host, notices, painting, woods } = await easel();
  const paint = host.editedMap.bind(host);
  host.editedMap = () => Promise.resolve({ status: "error", error: { code: "refused", message: "there is no such hex", hint: "Choose another." } });
  await painting.begin("A1", null);
  expect([woods(), painting.canUndo, notices.list[0]?.text]).toEqual([["C3"], false, "there is no such hex"]);
  host.editedMap = paint;
  await painting.stroke("A2", null);
  painting.undo();
  expect(woods()).toEqual(["C3"]);
});

test("a feature that fills a hex replaces another, and undo restores the first", async () => {
  const { painting } = await easel();
  const is = () => painting.chart.find("C3")?.is;
  painting.tool = { kind: "brush", brush: { feature: "marsh", side: false } };
  const before = is();
  expect(before).toContain("woods");
  await painting.begin("C3", null);
  expect(is()).toContain("marsh");
  expect(is()).not.toContain("woods");
  painting.undo();
  expect(is()).toEqual(before);
});
