/**
 * Paints a map by dragging with the mouse and a finger, and with the keys. A stroke is one undo
 * step.
 */
import { type Page } from "playwright-core";
import { expect, test } from "vitest";
import { PATIENCE, stage } from "./browser";
import { said } from "./words";

const { show } = stage();

/** Returns the map of a set-up, ready to be painted with woods. */
async function easel(hasTouch: boolean): Promise<Page> {
  const page = await show("map-editor", { hasTouch });
  await page.getByRole("application").waitFor();
  return page;
}

/** Returns a point of a hex on the screen, just below the hex's name. */
async function at(page: Page, hex: string): Promise<{ x: number; y: number }> {
  const box = await page.locator("svg[role='application'] text.name", { hasText: new RegExp(`^${hex}( |$)`) }).boundingBox();
  if (box === null) throw new Error(`${hex} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

/** Moves the cursor to a hex by key, and returns the hex's description. */
async function described(page: Page, hex: string): Promise<string> {
  const board = page.getByRole("application");
  await board.focus();
  const [column, row] = [hex.charCodeAt(0) - 64, Number(hex.slice(1))];
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowLeft");
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowUp");
  for (let step = 1; step < column; step += 1) await page.keyboard.press("ArrowRight");
  for (let step = 1; step < row; step += 1) await page.keyboard.press("ArrowDown");
  return (await page.locator(".status").textContent()) ?? "";
}

async function woods(page: Page, ...hexes: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const hex of hexes) if ((await described(page, hex)).includes(said(page, "map-feature-woods-label"))) found.push(hex);
  return found;
}

test("the mouse paints woods over a row without skipping a hex; one undo removes them", { timeout: 5 * PATIENCE }, async () => {
  const page = await easel(false);
  const [from, to] = [await at(page, "B2"), await at(page, "E2")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expect.poll(() => woods(page, "A2", "B2", "C2", "D2", "E2", "F2"), { timeout: PATIENCE }).toEqual(["B2", "C2", "D2", "E2"]);
  await page.getByRole("button", { name: said(page, "undo-button") }).click();
  await expect.poll(() => woods(page, "B2", "C2", "D2", "E2"), { timeout: PATIENCE }).toEqual([]);
  await page.mouse.click(from.x, from.y);
  await expect.poll(() => woods(page, "B2"), { timeout: PATIENCE }).toEqual(["B2"]);
  await page.mouse.move(to.x, to.y);
  await expect.poll(() => woods(page, "C2", "D2", "E2"), { timeout: PATIENCE }).toEqual([]);
});

test("a finger paints woods, and the keys add woods and remove them", { timeout: 5 * PATIENCE }, async () => {
  const page = await easel(true);
  const [from, to] = [await at(page, "B2"), await at(page, "D2")];
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [to] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => woods(page, "B2", "C2", "D2"), { timeout: PATIENCE }).toEqual(["B2", "C2", "D2"]);
  await described(page, "C2");
  await page.keyboard.press("Enter");
  await expect.poll(() => woods(page, "B2", "C2", "D2"), { timeout: PATIENCE }).toEqual(["B2", "D2"]);
  await described(page, "C2");
  await page.keyboard.press("Enter");
  await expect.poll(() => woods(page, "B2", "C2", "D2"), { timeout: PATIENCE }).toEqual(["B2", "C2", "D2"]);
});
