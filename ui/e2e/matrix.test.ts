/**
 * Checks every screen at every size, type scale and theme: nothing is clipped, outside or
 * overlapping, targets are 44 px, contrast is 7, and axe finds no violation. With `SHOTS` set
 * to a folder, saves pictures there.
 *
 * Screens are checked in parallel, each in its own page of one browser. The page is reloaded on
 * a new desk for each size and scale, because some elements are placed when they open. A theme
 * changes colours only: the second needs no reload, and only its colours are checked. Axe takes
 * longest, so it checks each screen once per theme: at the widest layout in one, at the narrowest
 * in the other.
 */
import AxeBuilder from "@axe-core/playwright";
import { type Page } from "playwright-core";
import { expect, test } from "vitest";
import { PATIENCE, stage } from "./browser";
import { flaws } from "./look";
import { SCREENS } from "./screens";
import { Visit } from "./visits";

const SIZES = [[1280, 800], [1920, 1080], [800, 1280]] as const;
const SCALES = [100, 200] as const;
const THEMES = ["paper", "candle"] as const;
const AXE = new Set(["paper, 1280x800, 100 %", "candle, 1280x800, 200 %"]);
const shots = process.env["SHOTS"];

const here = stage();

async function axe(page: Page): Promise<string[]> {
  const report = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ resultTypes: ["violations"] })
    // Runs axe in this page. By default it opens a second page for frames of other origins, and
    // there are none.
    .setLegacyMode()
    .analyze();
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

test.concurrent.for(SCREENS)("$name", { timeout: 20 * PATIENCE }, async (screen) => {
  const found: Record<string, unknown[]> = {};
  const visit = new Visit(here, screen);
  for (const size of SIZES) {
    for (const scale of SCALES) {
      const page = await visit.look({ size, scale });
      for (const theme of THEMES) {
        const look = `${theme}, ${size.join("x")}, ${String(scale)} %`;
        await page.evaluate((now) => { document.documentElement.dataset["theme"] = now; }, theme);
        if (shots !== undefined) {
          await page.screenshot({ path: `${shots}/${screen.name}-${String(size[0])}-${String(scale)}-${theme}.png` });
        }
        const wrong = [...visit.errors, ...await page.evaluate(flaws, theme === THEMES[0] ? "all" : "colours"), ...(AXE.has(look) ? await axe(page) : [])];
        if (wrong.length > 0) found[look] = wrong;
      }
    }
  }
  await visit.end();
  expect(found).toEqual({});
});
