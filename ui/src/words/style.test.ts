// @vitest-environment node
/** The style of the catalogues' texts: kinds and lengths, full stops, terms. */
import { expect, test } from "vitest";
import { LANGUAGES, sayIn } from "./catalogue";
import { numbersOf, readCatalogues, valuesOf, type Text } from "./testing";

/** The kinds of text, by the end of their keys, and the maximum length of each in English. */
const KINDS: Readonly<Record<string, number>> = {
  button: 24, choice: 32, error: 160, hint: 90, key: 48, label: 48, notice: 120, question: 60, spoken: 80, text: 160, title: 40,
};
/** The factor by which texts in other languages may be longer. */
const LONGER = 1.4;
/** The kinds that are sentences. */
const SENTENCES = ["error", "hint", "notice", "text"];

/** Terms to avoid in English, and their replacements. */
const TERMS: readonly [RegExp, string][] = [
  [/\bow(?:es|ed|ing)?\b/i, "to do"], [/\breadings?\b/i, "interpretation"], [/(?<!rule)\bbooks?\b/i, "rulebook"],
  [/\bkept\b/i, "saved"], [/\bput away\b/i, "archive"], [/\btak(?:e|en) (?:back|out)\b/i, "undo, remove"], [/\bdo again\b/i, "redo"],
  [/\bground\b/i, "terrain"], [/\bbreach(?:es)?\b/i, "illegal, problem"], [/\bcomplaints?\b/i, "problem"], [/\bmend(?:s|ed)?\b/i, "fix"],
  [/\boverrul/i, "allow anyway"], [/\bthe table\b/i, "you, the players"], [/\bthe desk\b(?! for)/i, "Drumhead"], [/\bnought\b/i, "0"],
  [/\bwho(?:m|se|ever)?\b/i, "which, that"], [/\bnobody\b/i, "no …"], [/\bstands?\b/i, "is"], [/\bsideways\b/i, "oblique, sidestep"],
  [/\bcaused\b/i, "inflicted"], [/\bsight reaches\b/i, "visible"], [/\bcop(?:y|ied) (?:a|the) (?:unit|army)\b/i, "duplicate"],
  [/\bcolor|\borganiz|\bcenter\b/i, "British spelling"], [/["']/, "curly quotation marks"], [/\d %/, "50%, without a space"],
];

const kindOf = (key: string) => key.slice(key.lastIndexOf("-") + 1);

/** Returns every form of a text, with a number in place of each value. */
function forms(language: string, text: Text): string[] {
  const names = valuesOf(text);
  // A number fits every value except a date; a text without values has one form.
  const all = numbersOf(text).map((number) => {
    const values = Object.fromEntries(names.map((name) => [name, name === "at" && text.key.startsWith("time-") ? new Date(0) : number]));
    return (sayIn as (language: string, key: string, values: object) => string)(language, text.key, values);
  });
  return [...new Set(all)];
}

/** Returns the texts of a language that fail a check. */
function wrong(language: string, is: (form: string, kind: string) => string | false): string[] {
  return readCatalogues(language).texts.flatMap((text) => forms(language, text).flatMap((form) => {
    const why = is(form, kindOf(text.key));
    return why === false ? [] : [`${text.key}: ${why}: ${form}`];
  }));
}

test.for(LANGUAGES)("the texts of %s are no longer than their kinds allow", (language) => {
  const longer = language === "en" ? 1 : LONGER;
  expect(wrong(language, (form, kind) => {
    const most = KINDS[kind];
    if (most === undefined) return `no such kind as ${kind}`;
    return form.length > Math.round(most * longer) && `${String(form.length)} characters`;
  })).toEqual([]);
});

test.for(LANGUAGES)("the sentences of %s end with a mark, and other texts that are not spoken have no full stop", (language) => {
  expect(wrong(language, (form, kind) => {
    if (kind === "question") return !form.endsWith("?") && "a question without its mark";
    if (SENTENCES.includes(kind)) return !/(?:[.!?:…]|: \d+)$/.test(form) && "no full stop";
    return kind !== "spoken" && form.replace(/\bPkt\.$/, "").endsWith(".") && "a full stop";
  })).toEqual([]);
});

test.for(LANGUAGES)("%s has no space too many, and English has no plural after 1", (language) => {
  expect(wrong(language, (form) => {
    if (/ {2}|^ | $|[^:>] [.,;!](?!\w)/.test(form)) return "a space too many";
    return language === "en" && /(?<![\d.])1 [a-z]{2,}s\b/.test(form) && "a plural after 1";
  })).toEqual([]);
});

test("English uses the terms of players", () => {
  expect(wrong("en", (form) => {
    const [, better] = TERMS.find(([not]) => not.test(form)) ?? [];
    return better !== undefined && `say ${better}`;
  })).toEqual([]);
});
