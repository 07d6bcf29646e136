/** The catalogues of the page, data/words/<language>/page-*.ftl, and texts made from them. It knows no screen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Messages } from "./keys";
import { bracketed, PSEUDO, stretched } from "./pseudo";

/** A text of the catalogues. */
export type Key = keyof Messages;

/** What a text takes beside its key: nothing where it has no values. */
export type Values<K extends Key> = Messages[K] extends null ? [] : [values: Messages[K]];

/** The keys of texts that take no values. */
export type Plain = { [K in Key]: Messages[K] extends null ? K : never }[Key];

/** The language that every text is in. */
export const ENGLISH = "en";

const files = import.meta.glob<string>("../../../data/words/*/page-*.ftl", { query: "?raw", import: "default", eager: true });

/** The texts of the catalogues, each under its language. */
const sources = Object.entries(files).map(([path, text]) => ({ language: path.split("/").at(-2) ?? "", text }));

/** The languages that there are catalogues of, by their tags; English first. */
export const LANGUAGES: readonly string[] = [...new Set([ENGLISH, ...sources.map(({ language }) => language).sort()])];

/** Numbers and dates of a language are written as in this region. */
const REGIONS: Readonly<Record<string, string>> = { [ENGLISH]: "en-GB", [PSEUDO]: "en-GB" };

/** The locale of a language's numbers and dates. */
export function localeOf(language: string): string {
  return REGIONS[language] ?? language;
}

/** What a message is made of. */
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** A language: its messages so far, and the files that were not read yet. */
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
  // Names are isolated below, and only where they are written the other way.
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false, ...(pseudo ? { transform: stretched } : {}) });
  const own = sources.filter((source) => source.language === (pseudo ? ENGLISH : language));
  return { bundle, unread: own.map(({ text }) => text) };
}

/** A message of a language. Its file is read when the first of its messages is wanted: a screen needs two or three. */
function patternOf({ bundle, unread }: Catalogue, key: Key): Pattern | null {
  const at = bundle.hasMessage(key) ? -1 : unread.findIndex((text) => text.includes(`\n${key} =`));
  for (const text of at < 0 ? [] : unread.splice(at, 1)) {
    for (const problem of bundle.addResource(new FluentResource(text))) warn(problem.message);
  }
  return bundle.getMessage(key)?.value ?? null;
}

const warned = new Set<string>();

/** Logs something once. */
function warn(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // For whoever translates: a player sees English in its place.
  // eslint-disable-next-line no-console
  console.warn(text);
}

/** Letters that are written from right to left, of the scripts that names are likeliest to be in. */
const LEFTWARD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A value that changes no order of writing around it. */
function isolated(value: FluentVariable): FluentVariable {
  return typeof value === "string" && LEFTWARD.test(value) ? `\u2068${value}\u2069` : value;
}

/** A text in a language; in English where the language does not have it. */
export function sayIn<K extends Key>(language: string, key: K, ...[values]: Values<K>): string {
  const own = catalogueOf(language);
  const found = patternOf(own, key);
  if (found === null) warn(`${language}: ${key} is missing`);
  const { bundle } = found === null ? catalogueOf(ENGLISH) : own;
  const pattern = found ?? patternOf(catalogueOf(ENGLISH), key);
  if (pattern === null) return "";
  const given = Object.fromEntries(Object.entries<FluentVariable>(values ?? {}).map(([name, value]) => [name, isolated(value)]));
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, given, problems);
  for (const problem of problems) warn(`${language}: ${key}: ${problem.message}`);
  return language === PSEUDO ? bracketed(text) : text;
}

/** The language for a player who wants this one: it, or the first of the system's that there is, or else English. */
export function chosenLanguage(wanted: string | null, system: readonly string[]): string {
  if (wanted === PSEUDO) return PSEUDO;
  for (const tag of [...(wanted === null ? [] : [wanted]), ...system]) {
    const primary = tag.split("-")[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === tag) ?? LANGUAGES.find((language) => language === primary);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}
