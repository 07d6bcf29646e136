/** The catalogue of the language in use; a translation is a file of the same shape. */
import { en, type Words } from "./words/en";

export type { Words };

export const words: Words = en;
