// @vitest-environment node
import { expect, test, vi } from "vitest";
import { chosenLanguage, LANGUAGES, sayIn } from "./catalogue";
import { bracketed, stretched } from "./pseudo";
import { readCatalogues, valuesOf } from "./testing";

const english = readCatalogues("en");

test.for(LANGUAGES)("%s has every text of English with the same values, and no other", (language) => {
  const { wrong, texts } = readCatalogues(language);
  expect(wrong).toEqual([]);
  const shape = (all: typeof texts) => all.map((text) => `${text.file} ${text.key} ${valuesOf(text).join(" ")}`.trim()).sort();
  expect(shape(texts)).toEqual(shape(english.texts));
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
});

test("counts choose their plural, and numbers are grouped as in the language", () => {
  expect([0, 1, 5, 2336].map((count) => sayIn("en", "units-count-label", { count }))).toEqual(["0 units", "1 unit", "5 units", "2,336 units"]);
  expect([1, 2336].map((count) => sayIn("de", "units-count-label", { count }))).toEqual(["1 Einheit", "2.336 Einheiten"]);
});

test("a text missing in a language is shown in English, and logged once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const lacking = () => sayIn("xx", "units-count-label", { count: 5 });
  expect([lacking(), lacking()]).toEqual(["5 units", "5 units"]);
  expect(warn.mock.calls).toEqual([["xx: units-count-label is missing"]]);
});

test("an unknown key gives an empty text, not the key", () => {
  expect((sayIn as (language: string, key: string) => string)("en", "no-such-label")).toBe("");
});

test("a right-to-left name does not change the order of the sentence", () => {
  expect(sayIn("en", "imported-notice", { name: "جيش" })).toBe("Imported: \u2068جيش\u2069.");
  expect(sayIn("en", "imported-notice", { name: "The \u202eArmy" })).toBe("Imported: The Army.");
  expect(sayIn("en", "imported-notice", { name: "Pavia" })).toBe("Imported: Pavia.");
});

test("the pseudo-language has accents and brackets, and is 40% longer", () => {
  const [plain, pseudo] = [sayIn("en", "about-books-text"), sayIn("en-XA", "about-books-text")];
  expect(pseudo).toMatch(/^⟦.*⟧$/);
  expect(pseudo).not.toMatch(/[a-z]/);
  expect(pseudo.length / plain.length).toBeGreaterThan(1.3);
  expect(pseudo.length / plain.length).toBeLessThan(1.5);
  expect(bracketed(stretched("Undo 12"))).toBe("⟦Ûñðððö 12⟧");
  expect(sayIn("en-XA", "imported-notice", { name: "Pavia" })).toContain("Pavia");
});

test("the language is the player's choice, the system's or English", () => {
  expect(chosenLanguage("de", ["en-US"])).toBe("de");
  expect(chosenLanguage(null, ["de-AT", "en"])).toBe("de");
  expect(chosenLanguage(null, ["fr", "de"])).toBe("de");
  expect(chosenLanguage("fr", ["de"])).toBe("de");
  expect(chosenLanguage("fr", ["it"])).toBe("en");
  expect(chosenLanguage(null, [])).toBe("en");
  expect(chosenLanguage("en-XA", ["de"])).toBe("en-XA");
});
