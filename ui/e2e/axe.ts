/** Runs axe in a page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";

/** The minified script: the browser reads it once for each screen. */
const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns the violations that axe finds in the page. The script stays in the page for later calls. */
export async function violations(page: Page): Promise<string[]> {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(SCRIPT);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Checking contrast takes half of axe's time, and flaws() has a stricter check.
    const report = await axe.run(document, { runOnly: tags, rules: { "color-contrast": { enabled: false } }, resultTypes: ["violations"] });
    return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  }, TAGS);
}
