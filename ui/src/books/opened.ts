/** An open army: the desk's answer, narrowed to one rulebook or to rulebooks with plain lists. */
import type { Answer } from "../api/ask";
import type { BookId, Opened } from "../api/bindings";

/** An open army of this rulebook. */
export type OpenedOf<B extends BookId> = Extract<Opened, { book: B }>;

/** Whether the army is of this rulebook. */
export function isOf<B extends BookId>(book: B, opened: Opened): opened is OpenedOf<B> {
  return opened.book === book;
}

/**
 * Returns the desk's answer about an army of this rulebook. Fails if the answer is about another
 * rulebook.
 */
export async function ofBook<B extends BookId>(book: B, answer: Promise<Answer<Opened>>): Promise<Answer<OpenedOf<B>>> {
  const given = await answer;
  if (given.status === "error") return given;
  if (isOf(book, given.data)) return { status: "ok", data: given.data };
  throw new Error(`an army of ${given.data.book} where one of ${book} was asked for`);
}

/** An open army of a rulebook with plain lists. */
export type OpenedList = Exclude<Opened, { book: "fornovo" }>;

/** Whether the army belongs to a rulebook with plain lists. */
export function isList(opened: Opened): opened is OpenedList {
  return opened.book !== "fornovo";
}
