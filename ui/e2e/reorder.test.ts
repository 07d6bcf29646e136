/** Reorders units with a finger on the number, with the mouse on the name, and with the keys. */
import { type Page } from "playwright-core";
import { expect, test } from "vitest";
import { openArmy } from "../src/testing/armies";
import { PATIENCE, stage } from "./browser";

const { open } = stage();

/** Opens an army of eight units, in a window with or without touch. */
async function muster(hasTouch: boolean): Promise<Page> {
  const page = await open(openArmy, { hasTouch });
  await page.getByRole("navigation").waitFor();
  expect(await order(page)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  return page;
}

/** Returns the units' numbers in list order. */
function order(page: Page): Promise<(string | null)[]> {
  return page.locator("nav [data-row]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row")));
}

/** Returns the middle of an element in the row of this unit. */
async function middle(page: Page, unit: number, part = ""): Promise<{ x: number; y: number }> {
  const box = await page.locator(`nav [data-row="${String(unit)}"] ${part}`.trim()).boundingBox();
  if (box === null) throw new Error(`unit ${String(unit)} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts a finger down, moves it down the window in steps, and lifts it. */
async function swipe(page: Page, from: { x: number; y: number }, to: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: from.x, y }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from.y) });
  for (let step = 1; step <= 8; step++) {
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(from.y + ((to - from.y) * step) / 8) });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a finger on the number drags a unit; on the name it only scrolls", { timeout: 5 * PATIENCE }, async () => {
  const page = await muster(true);
  const below = (await middle(page, 5)).y + 8;
  await swipe(page, await middle(page, 3, ".name"), below);
  expect(await order(page)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  await swipe(page, await middle(page, 3, ".number"), below);
  await expect.poll(() => order(page), { timeout: PATIENCE }).toEqual(["1", "2", "4", "5", "3", "6", "7", "8"]);
});

test("the mouse drags a unit by its name, also to another general", { timeout: 5 * PATIENCE }, async () => {
  const page = await muster(false);
  const from = await middle(page, 6, ".name");
  const to = await middle(page, 1);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 20, { steps: 5 });
  await page.mouse.move(to.x, to.y - 8, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => order(page), { timeout: PATIENCE }).toEqual(["6", "1", "2", "3", "4", "5", "7", "8"]);
});

test("the keys move the selected unit, and undo the move", { timeout: 5 * PATIENCE }, async () => {
  const page = await muster(false);
  await page.locator('nav [data-row="3"]').click();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => order(page), { timeout: PATIENCE }).toEqual(["1", "2", "4", "3", "5", "6", "7", "8"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => order(page), { timeout: PATIENCE }).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});
