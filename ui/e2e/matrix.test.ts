/**
 * Every screen at every size, type scale and theme: nothing clipped, outside or overlapping,
 * targets of 44 px, contrast of 7, nothing that axe objects to. With `SHOTS` set to a folder,
 * pictures are kept there.
 *
 * One page serves all. It is loaded anew for each size and scale, as some things place themselves
 * when they open; a theme is colours alone and changes in place. Axe takes longer than all else, so
 * it looks once at each screen in each theme: in one at the widest layout, in the other at the narrowest.
 */
import AxeBuilder from "@axe-core/playwright";
import { type Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { PATIENCE, stage } from "./browser";
import { flaws } from "./look";
import { SCREENS, type Screen } from "./screens";

const SIZES = [[1280, 800], [1920, 1080], [800, 1280]] as const;
const SCALES = [100, 200] as const;
const THEMES = ["paper", "candle"] as const;
const AXE = new Set(["paper, 1280x800, 100 %", "candle, 1280x800, 200 %"]);
const shots = process.env["SHOTS"];

const { open } = stage();
let page: Page;
/** What the page complained of since it was loaded. */
let errors: string[] = [];

beforeAll(async () => {
  page = await open("");
  page.on("pageerror", (error) => { errors.push(error.message); });
  page.on("console", (message) => { if (message.type() === "error") errors.push(message.text()); });
}, 5 * PATIENCE);

async function reach(screen: Screen, scale: number): Promise<void> {
  errors = [];
  await page.goto(`/?${screen.given}&scale=${String(scale)}&theme=${THEMES[0]}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await screen.reach?.(page);
  await page.getByRole("heading", { name: screen.heading }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function axe(): Promise<string[]> {
  const report = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ resultTypes: ["violations"] })
    .analyze();
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

test.for(SCREENS)("$name", { timeout: 10 * PATIENCE }, async (screen) => {
  const found: Record<string, unknown[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const scale of SCALES) {
      await reach(screen, scale);
      for (const theme of THEMES) {
        const look = `${theme}, ${String(width)}x${String(height)}, ${String(scale)} %`;
        await page.evaluate((now) => { document.documentElement.dataset["theme"] = now; }, theme);
        if (shots !== undefined) {
          await page.screenshot({ path: `${shots}/${screen.name}-${String(width)}-${String(scale)}-${theme}.png` });
        }
        const wrong = [...errors, ...await page.evaluate(flaws), ...(AXE.has(look) ? await axe() : [])];
        if (wrong.length > 0) found[look] = wrong;
      }
    }
  }
  expect(found).toEqual({});
});
