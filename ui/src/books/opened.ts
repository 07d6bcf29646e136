/** An army of one book, open on the screen: what the shell answers, narrowed to the book. */
import type { Answer } from "../api/ask";
import type { BookId, Opened } from "../api/bindings";

/** An army of this book, open on the screen. */
export type OpenedOf<B extends BookId> = Extract<Opened, { book: B }>;

/** Whether the army is of this book. */
export function isOf<B extends BookId>(book: B, opened: Opened): opened is OpenedOf<B> {
  return opened.book === book;
}

/** The shell's answer about an army of this book: it never answers with another book's. */
export async function ofBook<B extends BookId>(book: B, answer: Promise<Answer<Opened>>): Promise<Answer<OpenedOf<B>>> {
  const given = await answer;
  if (given.status === "error") return given;
  if (isOf(book, given.data)) return { status: "ok", data: given.data };
  throw new Error(`an army of ${given.data.book} where one of ${book} was asked for`);
}

/** An army of a book whose armies are lists. */
export type OpenedList = Exclude<Opened, { book: "fornovo" }>;

/** Whether the army is a list. */
export function isList(opened: Opened): opened is OpenedList {
  return opened.book !== "fornovo";
}
