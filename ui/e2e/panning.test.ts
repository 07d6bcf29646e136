/** What is first seen of a board, and what of it is still seen when the tablet is turned. */
import { type Page, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, PATIENCE } from "./browser";
import { SCREENS } from "./screens";
import { serve } from "./server";

const [UPRIGHT, LYING] = [{ width: 820, height: 1180 }, { width: 1024, height: 768 }];

let browser: Browser;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  served = await serve();
  browser = await launch();
}, 5 * PATIENCE);

afterAll(async () => {
  await browser.close();
  await served.stop();
});

/** The board of a battle. */
async function table(): Promise<Page> {
  const context = await browser.newContext({ viewport: UPRIGHT, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const screen = SCREENS.find(({ name }) => name === "battle-board");
  if (screen?.reach === undefined) throw new Error("there is no such screen");
  await page.goto(`${served.url}?${screen.given}`);
  await screen.reach(page);
  return page;
}

/** Where the middle of something on the board lies in what is seen of the board, 0 to 1 each way. */
function seen(page: Page, what: string): Promise<{ across: number; down: number; wide: number }> {
  return page.evaluate((selector) => {
    const thing = document.querySelector(selector)?.getBoundingClientRect();
    const frame = document.querySelector("svg[role='application']")?.parentElement?.getBoundingClientRect();
    if (thing === undefined || frame === undefined) throw new Error("it is not there");
    return { across: (thing.x + thing.width / 2 - frame.x) / frame.width, down: (thing.y + thing.height / 2 - frame.y) / frame.height, wide: thing.width };
  }, what);
}

const inside = (share: number) => share > 0 && share < 1;

test("a counter can be read at first, and the whole map is a button away and stays whole when the tablet is turned", { timeout: 5 * PATIENCE }, async () => {
  const page = await table();
  expect((await seen(page, "[data-counter='0-1'] .body")).wide).toBeGreaterThanOrEqual(36);
  await page.getByRole("button", { name: "The whole map" }).click();
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

test("the unit in view stays in sight when the tablet is turned, also on a board that was zoomed", { timeout: 5 * PATIENCE }, async () => {
  const page = await table();
  const counter = "[data-counter='1-5']";
  const box = await page.locator(`${counter} .body`).boundingBox();
  if (box === null) throw new Error("it is not in sight");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(`${counter}.on`).waitFor();
  await page.getByRole("button", { name: "Closer" }).click();
  for (const size of [LYING, UPRIGHT, LYING]) {
    await page.setViewportSize(size);
    const at = async () => {
      const { across, down } = await seen(page, `${counter} .body`);
      return inside(across) && inside(down);
    };
    await expect.poll(at).toBe(true);
  }
});
