/** The page's own words, by which the tests find things, in the language of the page that they look at. */
import type { Page } from "playwright-core";
import { ENGLISH, sayIn, type Key, type Values } from "../src/words/catalogue";

const languages = new WeakMap<Page, string>();

/** From now on this page's words are looked for in this language. */
export function speaks(page: Page, language: string): void {
  languages.set(page, language);
}

/** A text as the page has it. */
export function said<K extends Key>(page: Page, key: K, ...values: Values<K>): string {
  return sayIn(languages.get(page) ?? ENGLISH, key, ...values);
}
