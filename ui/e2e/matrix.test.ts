/**
 * Every screen at every size, type scale and theme: nothing clipped, outside or overlapping,
 * targets of 44 px, contrast of 7, nothing that axe objects to. With `SHOTS` set to a folder,
 * pictures are kept there.
 *
 * Screens are looked at side by side, in pages of one browser. A page is opened anew for each size and
 * scale, on a desk of its own, as some things place themselves when they open; a theme is colours
 * alone and changes in place. Axe takes longer than all else, so it looks once at each screen in
 * each theme: in one at the widest layout, in the other at the narrowest.
 */
import AxeBuilder from "@axe-core/playwright";
import { type Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask } from "../src/api/ask";
import { commands } from "../src/api/bindings";
import { deskAfter, on } from "../src/testing/desk";
import { PATIENCE, stage } from "./browser";
import { flaws } from "./look";
import { SCREENS, type Screen } from "./screens";

const SIZES = [[1280, 800], [1920, 1080], [800, 1280]] as const;
const SCALES = [100, 200] as const;
const THEMES = ["paper", "candle"] as const;
const AXE = new Set(["paper, 1280x800, 100 %", "candle, 1280x800, 200 %"]);
const shots = process.env["SHOTS"];

const { openOn } = stage();

/** The screen in a page of this size and type scale; `errors` is told what the page complains of. */
async function reach(screen: Screen, [width, height]: (typeof SIZES)[number], scale: number, errors: string[]): Promise<Page> {
  const desk = await (screen.made?.() ?? deskAfter(screen.desk));
  await on(desk, async () => {
    const { settings } = await ask(commands.start());
    await ask(commands.setSettings({ ...settings, theme: THEMES[0], type_scale: scale }));
  });
  const page = await openOn(desk, { viewport: { width, height } }, async (blank) => {
    blank.on("pageerror", (error) => { errors.push(error.message); });
    blank.on("console", (message) => { if (message.type() === "error") errors.push(message.text()); });
    await screen.before?.(blank);
  });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await screen.reach?.(page);
  await page.getByRole("heading", { name: screen.heading }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function axe(page: Page): Promise<string[]> {
  const report = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ resultTypes: ["violations"] })
    .analyze();
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

test.concurrent.for(SCREENS)("$name", { timeout: 20 * PATIENCE }, async (screen) => {
  const found: Record<string, unknown[]> = {};
  for (const size of SIZES) {
    for (const scale of SCALES) {
      const errors: string[] = [];
      const page = await reach(screen, size, scale, errors);
      for (const theme of THEMES) {
        const look = `${theme}, ${size.join("x")}, ${String(scale)} %`;
        await page.evaluate((now) => { document.documentElement.dataset["theme"] = now; }, theme);
        if (shots !== undefined) {
          await page.screenshot({ path: `${shots}/${screen.name}-${String(size[0])}-${String(scale)}-${theme}.png` });
        }
        const wrong = [...errors, ...await page.evaluate(flaws), ...(AXE.has(look) ? await axe(page) : [])];
        if (wrong.length > 0) found[look] = wrong;
      }
      await page.context().close();
    }
  }
  expect(found).toEqual({});
});
