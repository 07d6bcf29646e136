/** What can be printed of: armies, battles, and the books themselves. */
import { books, type PrintSubject } from "../../api/bindings";

/** Something to be printed of, as the player knows it. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  readonly subject: PrintSubject;
}

export function ofArmy(id: string, label: string): Topic {
  return { id, label, subject: { of: "army", id } };
}

export function ofBattle(id: string, label: string): Topic {
  return { id, label, subject: { of: "battle", id } };
}

/** The books, of which there is always one; each figure scale of one by itself. */
export const BOOKS = books.flatMap(({ id, playsheets }) => playsheets.map((label, place): Topic => {
  const small = place > 0;
  return { id: small ? `${id}_small` : id, label, subject: { of: "book", book: id, small } };
})) as [Topic, ...Topic[]];
