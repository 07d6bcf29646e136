/**
 * The catalogues of the page, data/words/<language>/page-*.ftl, and the texts made from them.
 * This module does not depend on the screens.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Messages } from "./keys";
import { bracketed, PSEUDO, stretched } from "./pseudo";

/** The key of a text in the catalogues. */
export type Key = keyof Messages;

/** The values of a text, besides its key; empty if the text has none. */
export type Values<K extends Key> = Messages[K] extends null ? [] : [values: Messages[K]];

/** The keys of texts without values. */
export type Plain = { [K in Key]: Messages[K] extends null ? K : never }[Key];

/** The language that has every text. */
export const ENGLISH = "en";

const files = import.meta.glob<string>("../../../data/words/*/page-*.ftl", { query: "?raw", import: "default", eager: true });

/** The catalogue files with their languages. */
const sources = Object.entries(files).map(([path, text]) => ({ language: path.split("/").at(-2) ?? "", text }));

/** The tags of the languages with catalogues; English first. */
export const LANGUAGES: readonly string[] = [...new Set([ENGLISH, ...sources.map(({ language }) => language).sort()])];

/** The region whose number and date formats a language uses. */
const REGIONS: Readonly<Record<string, string>> = { [ENGLISH]: "en-GB", [PSEUDO]: "en-GB" };

/** Returns the locale of a language's numbers and dates. */
export function localeOf(language: string): string {
  return REGIONS[language] ?? language;
}

/** The pattern of a message. */
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** A language: its loaded messages, and the files not yet read. */
interface Catalogue {
  readonly bundle: FluentBundle;
  readonly unread: string[];
}

const catalogues = new Map<string, Catalogue>();

function catalogueOf(language: string): Catalogue {
  const made = catalogues.get(language) ?? opened(language);
  catalogues.set(language, made);
  return made;
}

function opened(language: string): Catalogue {
  const pseudo = language === PSEUDO;
  // Names are isolated below, and only if their direction differs.
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false, ...(pseudo ? { transform: stretched } : {}) });
  const own = sources.filter((source) => source.language === (pseudo ? ENGLISH : language));
  return { bundle, unread: own.map(({ text }) => text) };
}

/**
 * Returns the pattern of a message; null if the language lacks the message. A file is read when its
 * first message is needed: a screen needs two or three files.
 */
function patternOf({ bundle, unread }: Catalogue, key: Key): Pattern | null {
  const at = bundle.hasMessage(key) ? -1 : unread.findIndex((text) => text.includes(`\n${key} =`));
  for (const text of at < 0 ? [] : unread.splice(at, 1)) {
    for (const problem of bundle.addResource(new FluentResource(text))) warn(problem.message);
  }
  return bundle.getMessage(key)?.value ?? null;
}

const warned = new Set<string>();

/** Logs a warning once. */
function warn(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // For translators: players see the English text instead.
  // eslint-disable-next-line no-console
  console.warn(text);
}

/** Right-to-left letters of the scripts most likely in names. */
const LEFTWARD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Controls that change the direction of text. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Isolates a name, so that it does not change the order of the text around it. For texts without
 * `<bdi>`.
 */
export function isolated(text: string): string {
  const own = text.replace(DIRECTION, "");
  return LEFTWARD.test(own) ? `\u2068${own}\u2069` : own;
}

/** Returns a text in a language; in English if the language lacks it. */
export function sayIn<K extends Key>(language: string, key: K, ...[values]: Values<K>): string {
  const own = catalogueOf(language);
  const found = patternOf(own, key);
  if (found === null) warn(`${language}: ${key} is missing`);
  const { bundle } = found === null ? catalogueOf(ENGLISH) : own;
  const pattern = found ?? patternOf(catalogueOf(ENGLISH), key);
  if (pattern === null) return "";
  const given = Object.fromEntries(Object.entries<FluentVariable>(values ?? {}).map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]));
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, given, problems);
  for (const problem of problems) warn(`${language}: ${key}: ${problem.message}`);
  return language === PSEUDO ? bracketed(text) : text;
}

/**
 * Returns the language for a player: the wanted one, the first of the system's that exists, or
 * English.
 */
export function chosenLanguage(wanted: string | null, system: readonly string[]): string {
  if (wanted === PSEUDO) return PSEUDO;
  for (const tag of [...(wanted === null ? [] : [wanted]), ...system]) {
    const primary = tag.split("-")[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === tag) ?? LANGUAGES.find((language) => language === primary);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}
