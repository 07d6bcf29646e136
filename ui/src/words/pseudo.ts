/**
 * A pseudo-language made from English, to check screens: letters with accents, which not every
 * font has, words 40% longer, and brackets around all texts of the catalogues.
 */

/** The language's tag. */
export const PSEUDO = "en-XA";

const PLAIN = "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnoprstuvwxyz";
const ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþŕšţûṽŵẋýž";
const accents = new Map(Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]));

/** The part of its length by which a word becomes longer. */
const LONGER = 0.4;

/** Part of a text, accented and longer: a letter in the middle of each word is repeated. */
export function stretched(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const letters = Array.from(word, (letter) => accents.get(letter) ?? letter);
    const middle = Math.floor(letters.length / 2);
    return letters.toSpliced(middle, 0, ...Array<string>(Math.round(letters.length * LONGER)).fill(letters[middle] ?? "")).join("");
  });
}

/** Returns a whole text in brackets. */
export function bracketed(text: string): string {
  return `⟦${text}⟧`;
}
