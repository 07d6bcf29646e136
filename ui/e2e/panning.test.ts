/** Tests of the visible part of a board: at first, and after the tablet is turned. */
import { type Page } from "playwright-core";
import { expect, test } from "vitest";
import { PATIENCE, stage } from "./browser";
import { said } from "./words";

const [UPRIGHT, LYING] = [{ width: 820, height: 1180 }, { width: 1024, height: 768 }];

const { show } = stage();

/** Returns the board of a battle. */
const table = () => show("battle-board", { viewport: UPRIGHT });

/**
 * Returns the middle of an element of the board, as fractions of the visible part's width and
 * height, and the element's width in px.
 */
function seen(page: Page, what: string): Promise<{ across: number; down: number; wide: number }> {
  return page.evaluate((selector) => {
    const thing = document.querySelector(selector)?.getBoundingClientRect();
    const frame = document.querySelector("svg[role='application']")?.parentElement?.getBoundingClientRect();
    if (thing === undefined || frame === undefined) throw new Error("the element or the board is missing");
    return { across: (thing.x + thing.width / 2 - frame.x) / frame.width, down: (thing.y + thing.height / 2 - frame.y) / frame.height, wide: thing.width };
  }, what);
}

const inside = (share: number) => share > 0 && share < 1;

test("a counter is readable at first; a button shows the whole map, also after the tablet is turned", { timeout: 5 * PATIENCE }, async () => {
  const page = await table();
  expect((await seen(page, "[data-counter='0-1'] .body")).wide).toBeGreaterThanOrEqual(36);
  await page.getByRole("button", { name: said(page, "board-whole-button") }).click();
  const spare = () => page.evaluate(() => {
    const svg = document.querySelector("svg[role='application']");
    const frame = svg?.parentElement;
    if (!svg || !frame) throw new Error("there is no board");
    const box = svg.getBoundingClientRect();
    return Math.round(Math.min(frame.clientWidth - box.width, frame.clientHeight - box.height));
  });
  await expect.poll(spare).toBeLessThanOrEqual(1);
  expect(await spare()).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(LYING);
  await expect.poll(async () => [0, 1].includes(await spare())).toBe(true);
});

test("the selected unit stays visible when the tablet is turned, also on a zoomed board", { timeout: 5 * PATIENCE }, async () => {
  const page = await table();
  const counter = "[data-counter='1-5']";
  const box = await page.locator(`${counter} .body`).boundingBox();
  if (box === null) throw new Error("the counter is not visible");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(`${counter}.on`).waitFor();
  await page.getByRole("button", { name: said(page, "board-closer-button") }).click();
  for (const size of [LYING, UPRIGHT, LYING]) {
    await page.setViewportSize(size);
    const at = async () => {
      const { across, down } = await seen(page, `${counter} .body`);
      return inside(across) && inside(down);
    };
    await expect.poll(at).toBe(true);
  }
});
