import { expect, test } from "vitest";
import { ask } from "../../api/ask";
import { fakeHost } from "../../api/fake";
import { Notices } from "../../state/notices.svelte";
import { Painting } from "./painting.svelte";

/** The fake's map, to be painted with woods. */
async function easel() {
  const host = fakeHost();
  const notices = new Notices();
  const painting = new Painting({ host, notices }, "d3_ecw", await ask(host.openMap("d3_ecw", "starter-1")));
  const woods = () => ["A1", "A2", "A3", "G2"].filter((hex) => painting.chart.find(hex)?.is.includes("woods"));
  const hedges = () => painting.map.view.sides.map(({ between }) => [...between].sort().join());
  return { host, notices, painting, woods, hedges };
}

test("a stroke puts on what its first hex lacks, wherever it goes, and is taken back as one", async () => {
  const { painting, woods } = await easel();
  expect(woods()).toEqual(["G2"]);
  void painting.begin("A1", null);
  for (const hex of ["A1", "A2", "A2", "G2", "A3"]) void painting.stroke(hex, null);
  await painting.stroke("A3", null);
  expect(woods()).toEqual(["A1", "A2", "A3", "G2"]);
  painting.undo();
  expect([woods(), painting.canUndo]).toEqual([["G2"], false]);
  painting.redo();
  expect([woods(), painting.canRedo]).toEqual([["A1", "A2", "A3", "G2"], false]);
});

test("a stroke that begins on woods clears them and puts none on bare ground", async () => {
  const { painting, woods } = await easel();
  await painting.begin("G2", null);
  await painting.stroke("A1", null);
  expect(woods()).toEqual([]);
});

test("two strokes are two steps, and after one is taken back the other is not joined to", async () => {
  const { painting, woods } = await easel();
  await painting.begin("A1", null);
  await painting.begin("A2", null);
  painting.undo();
  expect(woods()).toEqual(["A1", "G2"]);
  await painting.begin("A3", null);
  painting.undo();
  expect(woods()).toEqual(["A1", "G2"]);
  expect(painting.canRedo).toBe(true);
});

test("a side is painted once, from whichever of its hexes", async () => {
  const { painting, hedges } = await easel();
  const hedge = painting.map.brushes.find(({ side }) => side);
  if (hedge === undefined) throw new Error("the fake has no brush for sides");
  painting.tool = { kind: "brush", brush: hedge };
  const before = hedges();
  await painting.begin("A1", null);
  expect(hedges()).toEqual(before);
  await painting.stroke("A1", "A2");
  await painting.stroke("A2", "A1");
  expect(hedges()).toEqual([...before, "A1,A2"]);
});

test("an edit that is refused is said, changes nothing, and the next stroke is a step of its own", async () => {
  const { host, notices, painting, woods } = await easel();
  const paint = host.editedMap.bind(host);
  host.editedMap = () => Promise.resolve({ status: "error", error: { code: "refused", message: "there is no such hex", hint: "Choose another." } });
  await painting.begin("A1", null);
  expect([woods(), painting.canUndo, notices.list[0]?.text]).toEqual([["G2"], false, "there is no such hex"]);
  host.editedMap = paint;
  await painting.stroke("A2", null);
  painting.undo();
  expect(woods()).toEqual(["G2"]);
});

test("ground that fills a hex takes the place of what filled it, and is taken back with it", async () => {
  const { painting } = await easel();
  const is = () => painting.chart.find("G2")?.is;
  painting.tool = { kind: "brush", brush: { feature: "marsh", side: false } };
  const before = is();
  expect(before).toContain("woods");
  await painting.begin("G2", null);
  expect(is()).toContain("marsh");
  expect(is()).not.toContain("woods");
  painting.undo();
  expect(is()).toEqual(before);
});
