/**
 * Checks every screen at every size, type scale and theme: nothing is clipped, outside or
 * overlapping, targets are at least 44 px wide and high, contrast is at least 7, and axe finds no
 * violation. In the pseudo-language, whose words are 40% longer, nothing is clipped, outside or
 * overlapping, in the narrowest window with the largest type and in the normal window with the
 * normal type; in translations, in the narrowest window with the largest type. In the
 * pseudo-language every word of the page must be in brackets; a word without them is missing from
 * the catalogues. With `SHOTS` set to a folder, saves pictures there.
 *
 * Screens are checked in parallel, each in its own page of one browser. A screen is loaded once in
 * each language; then the window is resized and the type changed while it is open, and the screen
 * must follow. A theme changes colours only, so in the second theme only the colours are checked:
 * in the widest window with the normal type, and in the narrowest window with the largest type. Axe
 * takes longest, so it checks each screen in only two looks: with the normal and the largest type.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { books } from "../src/api/bindings";
import { ENGLISH, LANGUAGES } from "../src/words/catalogue";
import { PSEUDO } from "../src/words/pseudo";
import { violations } from "./axe";
import { unbracketed } from "./brackets";
import { PATIENCE, stage } from "./browser";
import { flaws } from "./look";
import { SCREENS, type Screen } from "./screens";
import { Visit, type Look } from "./visits";

const THEMES = ["paper", "candle"] as const;

/** The looks in English, in an order in which the type changes once. */
const ENGLISH_LOOKS: readonly Look[] = [200, 100].flatMap((scale) => [[1280, 800], [1920, 1080], [800, 1280]].map(([width = 0, height = 0]) => ({ width, height, scale })));
/** The look with the least room. */
const NARROW: Look = { width: 800, height: 1280, scale: 200 };
/** The looks in the pseudo-language. */
const PSEUDO_LOOKS: readonly Look[] = [NARROW, { width: 1280, height: 800, scale: 100 }];
const TRANSLATIONS: readonly string[] = LANGUAGES.slice(1);
/** The looks in which axe checks a screen. */
const AXE = new Set(["1280x800, 100 %", "1280x800, 200 %"]);
/** The looks in which the second theme is checked. */
const RECOLOURED = new Set(["1920x1080, 100 %", "800x1280, 200 %"]);
const shots = process.env["SHOTS"];

// A page lives too briefly for optimised code: compiling it takes longer than it saves.
const here = stage(["--js-flags=--no-opt,--no-maglev"]);

async function shoot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
}

const nameOf = ({ width, height, scale }: Look): string => `${String(width)}x${String(height)}, ${String(scale)} %`;

/** Returns the flaws of a screen in English: in one theme, and in some looks in both. */
async function inThemes(page: Page, screen: Screen, look: Look): Promise<Record<string, unknown[]>> {
  const name = nameOf(look);
  const found: Record<string, unknown[]> = {};
  for (const theme of RECOLOURED.has(name) || shots !== undefined ? THEMES : THEMES.slice(0, 1)) {
    await page.evaluate((now) => { document.documentElement.dataset["theme"] = now; }, theme);
    await shoot(page, `${screen.name}-${String(look.width)}-${String(look.scale)}-${theme}`);
    found[`${theme}, ${name}`] = await page.evaluate(flaws, theme === THEMES[0] ? "all" : "colours");
  }
  if (AXE.has(name)) found[`axe, ${name}`] = await violations(page);
  return found;
}

/** Returns the flaws of a screen in another language. */
async function inLanguage(page: Page, screen: Screen, look: Look, visit: Visit, language: string): Promise<Record<string, unknown[]>> {
  await shoot(page, `${screen.name}-${language}-${String(look.width)}`);
  const wrong: unknown[] = (await page.evaluate(flaws, "all")).filter(({ what }) => what !== "pale");
  if (language === PSEUDO) {
    // The desk's answers, the text that tests type and the titles of the rulebooks are not words
    // of the page.
    const others = [...await visit.heard(), JSON.stringify(books), screen.typed ?? ""].join("\n");
    wrong.push(...await page.evaluate(unbracketed, others));
  }
  return { [`${language}, ${nameOf(look)}`]: wrong };
}

test.concurrent.for(SCREENS)("$name", { timeout: 20 * PATIENCE }, async (screen) => {
  const found: Record<string, unknown[]> = {};
  const visit = new Visit(here, screen);
  const translated = screen.like === undefined ? TRANSLATIONS : [];
  const languages = [[ENGLISH, ENGLISH_LOOKS], [PSEUDO, PSEUDO_LOOKS], ...translated.map((language) => [language, [NARROW]] as const)] as const;
  for (const [language, looks] of languages) {
    for (const [at, look] of looks.entries()) {
      const page = at === 0 ? await visit.open(language, look) : await visit.change(look);
      Object.assign(found, language === ENGLISH ? await inThemes(page, screen, look) : await inLanguage(page, screen, look, visit, language));
      found[`errors, ${language}, ${nameOf(look)}`] = visit.takeErrors();
    }
  }
  await visit.end();
  expect(Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))).toEqual({});
});

test("every screen that is like another names one whose translations are checked", () => {
  const checked = SCREENS.filter((screen) => screen.like === undefined).map(({ name }) => name);
  for (const { like } of SCREENS) if (like !== undefined) expect(checked).toContain(like);
});
