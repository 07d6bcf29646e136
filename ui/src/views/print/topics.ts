/** The subjects of printing: armies, battles, and the rulebooks themselves. */
import { books, type PrintSubject } from "../../api/bindings";

/** A subject of printing, with its name for the player. */
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

/** The rulebooks, with each figure scale as a separate topic. */
export const BOOKS = books.flatMap(({ id, playsheets }) => playsheets.map((label, place): Topic => {
  const small = place > 0;
  return { id: small ? `${id}_small` : id, label, subject: { of: "book", book: id, small } };
})) as [Topic, ...Topic[]];
