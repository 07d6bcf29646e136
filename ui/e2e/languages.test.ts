/**
 * Checks every screen in other languages: nothing is clipped, outside or overlapping in German
 * or in the pseudo-language, whose words are 40% longer. In the pseudo-language every word of
 * the page must be in brackets; a word without them is missing from the catalogues. With
 * `SHOTS` set to a folder, saves pictures there.
 */
import { expect, test } from "vitest";
import { books } from "../src/api/bindings";
import { LANGUAGES } from "../src/words/catalogue";
import { PSEUDO } from "../src/words/pseudo";
import { PATIENCE, stage } from "./browser";
import { flaws } from "./look";
import { unbracketed } from "./brackets";
import { SCREENS } from "./screens";
import { Visit } from "./visits";

const SIZES = [{ size: [1280, 800], scale: 100 }, { size: [800, 1280], scale: 200 }] as const;
const shots = process.env["SHOTS"];

const here = stage();

test.concurrent.for(SCREENS)("$name", { timeout: 20 * PATIENCE }, async (screen) => {
  const found: Record<string, unknown[]> = {};
  const visit = new Visit(here, screen);
  for (const language of [PSEUDO, ...LANGUAGES.slice(1)]) {
    for (const look of SIZES) {
      const page = await visit.look({ ...look, language });
      const name = `${screen.name}-${language}-${String(look.size[0])}`;
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
      const wrong: unknown[] = [...visit.errors, ...(await page.evaluate(flaws, "all")).filter(({ what }) => what !== "pale")];
      // The desk's answers, the text that tests type and the titles of the rulebooks are not words
      // of the page.
      const others = [...await visit.heard(), JSON.stringify(books), screen.typed ?? ""].join("\n");
      if (language === PSEUDO) wrong.push(...await page.evaluate(unbracketed, others));
      if (wrong.length > 0) found[name] = wrong;
    }
  }
  await visit.end();
  expect(found).toEqual({});
});
