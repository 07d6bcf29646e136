/** The titles of the rulebooks. */
import { books, type BookId } from "../api/bindings";

const titles = new Map<BookId, string>(books.map(({ id, title }) => [id, title]));

export function titleOf(book: BookId): string {
  return titles.get(book) ?? book;
}
