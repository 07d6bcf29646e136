// @vitest-environment node
import { expect, test } from "vitest";
import css from "./tokens.css?raw";


/** Returns the colours of a theme, by name. */
function colours(theme: string): Map<string, string> {
  const block = css.slice(css.indexOf(`data-theme="${theme}"`)).split("}")[0] ?? "";
  return new Map(Array.from(block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name = "", value = ""]) => [name, value]));
}

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Map<string, string>, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => {
      const colour = theme.get(name);
      if (colour === undefined) throw new Error(`no colour ${name}`);
      return luminance(colour);
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const INKS = ["ink", "ink-2", "ink-3", "madder", "woad", "brass", "moss"];
const GROUNDS = ["ground", "sheet", "well", "madder-wash", "woad-wash", "brass-wash", "moss-wash"];

test("the contrast is computed as in WCAG", () => {
  const theme = new Map([["black", "#000000"], ["white", "#ffffff"], ["grey", "#777777"]]);
  expect(contrast(theme, "black", "white")).toBeCloseTo(21, 5);
  expect(contrast(theme, "grey", "white")).toBeCloseTo(4.48, 2);
});

for (const name of ["paper", "candle"]) {
  const theme = colours(name);
  test(`${name}: every ink on every ground has AAA contrast`, () => {
    const pale = INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground, contrast(theme, ink, ground)] as const))
      .filter(([, , measured]) => measured < 7);
    expect(pale).toEqual([]);
  });
  test(`${name}: control edges and the focus ring are visible`, () => {
    for (const ground of ["ground", "sheet", "well"]) {
      expect(contrast(theme, "rule-strong", ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(theme, "focus", ground)).toBeGreaterThanOrEqual(3);
    }
  });
}
