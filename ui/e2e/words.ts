/** The page's own words, with which the tests find elements, in the language of the page. */
import type { Page } from "playwright-core";
import { ENGLISH, sayIn, type Key, type Values } from "../src/words/catalogue";

const languages = new WeakMap<Page, string>();

/** Sets the language in which the words of this page are looked up. */
export function speaks(page: Page, language: string): void {
  languages.set(page, language);
}

/** Returns a text as the page shows it. */
export function said<K extends Key>(page: Page, key: K, ...values: Values<K>): string {
  return sayIn(languages.get(page) ?? ENGLISH, key, ...values);
}
