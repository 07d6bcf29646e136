/** Runs axe in a page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";

/** The minified script: the browser reads it once for each screen. */
const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns what axe finds wrong with the page now. Axe stays in the page for the next time. */
export async function violations(page: Page): Promise<string[]> {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(SCRIPT);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // The contrast of texts takes axe half of its time, and flaws() demands more of it.
    const report = await axe.run(document, { runOnly: tags, rules: { "color-contrast": { enabled: false } }, resultTypes: ["violations"] });
    return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  }, TAGS);
}
