import { expect, test } from "vitest";
import { drawn } from "./fixture";
import { Viewer } from "./viewer.svelte";

/**
 * Returns a window of 632 by 432 pixels: a page of 600 points fits its width at one pixel to the
 * point.
 */
async function viewer(pages = 4) {
  const shown = new Viewer();
  shown.width = 632;
  shown.height = 432;
  const paper = drawn(pages);
  await shown.show(paper, () => true);
  return { shown, paper };
}

test("pages are one below the other, as wide as there is room", async () => {
  const { shown } = await viewer();
  expect(shown.scale).toBe(1);
  expect(shown.percent).toBe(75);
  expect(shown.fits).toBe("width");
  expect(shown.places.map(({ top }) => top)).toEqual([16, 832, 1648, 2464]);
  expect(shown.long).toBe(3280);
});

test("in a wide window pages start a little above true size, and fill it on request", async () => {
  const { shown } = await viewer();
  shown.width = 2032;
  expect(shown.percent).toBe(125);
  expect(shown.fits).toBeNull();
  shown.zoom = "width";
  expect(shown.scale).toBeCloseTo(2000 / 600);
  shown.zoom = "page";
  expect(shown.scale).toBe(0.5);
});

test("whole pages are side by side if there is room, and turn by the row", async () => {
  const { shown } = await viewer(5);
  shown.zoom = "page";
  expect(shown.places).toHaveLength(5);
  expect(shown.scale).toBe(0.5);
  expect(shown.places.map(({ left, top }) => [left, top])).toEqual([[166, 16], [166, 432], [166, 848], [166, 1264], [166, 1680]]);
  shown.width = 1000;
  expect(shown.places.map(({ left, top }) => [left, top])).toEqual([[34, 16], [350, 16], [666, 16], [34, 432], [350, 432]]);
  expect([shown.page, shown.pageTo, shown.turn(-1), shown.turn(1)]).toEqual([0, 2, null, 3]);
  shown.top = shown.startOf(3);
  expect([shown.page, shown.pageTo, shown.turn(-1), shown.turn(1)]).toEqual([3, 4, 0, null]);
});

test("the current page is the first that is half visible or fills half of the window", async () => {
  const { shown } = await viewer(9);
  shown.zoom = 0.25;
  expect(shown.page).toBe(0);
  shown.top = 200;
  expect(shown.page).toBe(1);
  shown.zoom = 4;
  shown.top = 4000;
  expect(shown.page).toBe(0);
  shown.top = 4200;
  expect(shown.page).toBe(1);
});

test("a page larger than the window begins at its edge and can be scrolled across", async () => {
  const { shown } = await viewer();
  shown.zoom = 3;
  expect(shown.places[0]?.left).toBe(16);
  expect(shown.wide).toBe(2432);
});

test("only pages in view or close to it are painted", async () => {
  const { shown, paper } = await viewer(40);
  expect(paper.paintings.map(({ page }) => page)).toEqual([0]);
  shown.top = 900;
  expect(shown.places.flatMap((place, page) => (shown.near(place) ? [page] : []))).toEqual([0, 1]);
  expect(shown.page).toBe(1);
});

test("the old pages stay until the new pages are painted", async () => {
  const { shown, paper } = await viewer();
  let painted = (): void => undefined;
  const late = drawn(2);
  const paint = late.paint.bind(late);
  late.paint = async (page, scale) => {
    await new Promise<void>((go) => { painted = go; });
    return paint(page, scale);
  };
  const showing = shown.show(late, () => true);
  expect(shown.paper).toBe(paper);
  painted();
  await showing;
  expect(shown.paper).toBe(late);
  expect(shown.count).toBe(2);
  expect(paper.closed).toBe(true);
});

test("pages that are no longer wanted are never shown", async () => {
  const { shown, paper } = await viewer();
  const stale = drawn(2);
  await shown.show(stale, () => false);
  expect(shown.paper).toBe(paper);
  expect([stale.closed, paper.closed]).toEqual([true, false]);
});

test("the zoom moves in steps from any value", async () => {
  const { shown } = await viewer();
  const steps = [1, 1, -1, -1, -1].map((way) => {
    shown.step(way as 1 | -1);
    return shown.percent;
  });
  expect(steps).toEqual([80, 100, 80, 67, 50]);
  for (let more = 0; more < 20; more += 1) shown.step(1);
  expect(shown.percent).toBe(400);
});

test("the reader's position stays while zooming", async () => {
  const { shown } = await viewer();
  shown.top = 1648 + 400;
  const anchor = shown.anchor();
  expect(anchor).toEqual({ page: 2, part: 0.5 });
  shown.zoom = 2;
  const place = shown.places[2];
  expect(shown.scrollTo(anchor)).toBeCloseTo((place?.top ?? 0) + (place?.height ?? 0) / 2);
  expect(shown.startOf(0)).toBe(0);
  expect(shown.startOf(1, 30)).toBeCloseTo((shown.places[1]?.top ?? 0) + 30 * shown.scale - 16);
});
