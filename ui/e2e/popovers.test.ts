/** Popovers stay beside their buttons when the type becomes larger or smaller. */
import { type Page } from "playwright-core";
import { expect, test } from "vitest";
import { PATIENCE, stage } from "./browser";
import { said } from "./words";

const { show } = stage();

/** Returns the distance from the button down to its popover, in px. */
async function below(page: Page, button: string, popover: string): Promise<number> {
  // A new size is observed, and the popover painted in its new place, within one frame. The second
  // frame begins after that.
  await page.evaluate(() => new Promise((next) => { requestAnimationFrame(() => { requestAnimationFrame(next); }); }));
  const [above, list] = [await page.locator(button).boundingBox(), await page.locator(popover).boundingBox()];
  if (above === null || list === null) throw new Error(`${popover} is not open`);
  return Math.round(list.y - above.y - above.height);
}

test("a menu follows its button", { timeout: 5 * PATIENCE }, async () => {
  const page = await show("library");
  await page.getByRole("button", { name: said(page, "menu-open-button") }).click();
  const gap = await below(page, "[aria-haspopup='menu'][aria-expanded='true']", "[role='menu']");
  for (const key of ["Control+=", "Control+=", "Control+=", "Control+0"]) {
    await page.keyboard.press(key);
    expect(await below(page, "[aria-haspopup='menu'][aria-expanded='true']", "[role='menu']"), key).toBe(gap);
  }
});

test("the list of steps follows its button", { timeout: 5 * PATIENCE }, async () => {
  const page = await show("battle");
  await page.locator("[data-step][aria-expanded]").click();
  const gap = await below(page, "[data-step][aria-expanded='true']", ".steps");
  for (const key of ["Control+=", "Control+=", "Control+=", "Control+0"]) {
    await page.keyboard.press(key);
    expect(await below(page, "[data-step][aria-expanded='true']", ".steps"), key).toBe(gap);
  }
});
