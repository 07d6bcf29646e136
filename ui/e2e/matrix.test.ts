/**
 * Every screen at every size, type scale and theme: nothing clipped, outside or overlapping,
 * targets of 44 px, contrast of 7, nothing that axe objects to. With `SHOTS` set to a folder,
 * pictures are kept there.
 */
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { flaws } from "./look";
import { SCREENS, type Screen } from "./screens";
import { serve } from "./server";

const SIZES = [[1280, 800], [1920, 1080], [800, 1280]] as const;
const SCALES = [100, 200];
const THEMES = ["paper", "candle"] as const;
const shots = process.env["SHOTS"];

let browser: Browser;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  served = await serve();
  browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await served.stop();
});

async function reach(page: Page, screen: Screen, scale: number, theme: string): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => { errors.push(error.message); });
  page.on("console", (message) => { if (message.type() === "error") errors.push(message.text()); });
  await page.goto(`${served.url}?${screen.given}&scale=${String(scale)}&theme=${theme}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await screen.reach?.(page);
  await page.getByRole("heading", { name: screen.heading }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return errors;
}

for (const theme of THEMES) {
  for (const [width, height] of SIZES) {
    for (const scale of SCALES) {
      describe(`${theme}, ${String(width)}x${String(height)}, ${String(scale)} %`, () => {
        test.for(SCREENS)("$name", { timeout: 30_000 }, async (screen) => {
          const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
          try {
            const page = await context.newPage();
            page.setDefaultTimeout(5000);
            const errors = await reach(page, screen, scale, theme);
            if (shots !== undefined) {
              await page.screenshot({ path: `${shots}/${screen.name}-${String(width)}-${String(scale)}-${theme}.png` });
            }
            expect(errors).toEqual([]);
            expect(await page.evaluate(flaws)).toEqual([]);
            const report = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
            const objections = report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
            expect(objections).toEqual([]);
          } finally {
            await context.close();
          }
        });
      });
    }
  }
}
