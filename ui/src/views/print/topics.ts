/** What can be printed of: armies, battles, and the books themselves. */
import type { PrintSubject } from "../../api/bindings";
import { words } from "../../words";

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

/** The books, each figure scale of one by itself. */
export const BOOKS: readonly [Topic, ...Topic[]] = [
  { id: "fornovo", label: words.printing.books.fornovo, subject: { of: "book", book: "fornovo", small: false } },
  { id: "fornovo_small", label: words.printing.books.fornovo_small, subject: { of: "book", book: "fornovo", small: true } },
  { id: "charging", label: words.printing.books.charging, subject: { of: "book", book: "charging", small: false } },
  { id: "d3_ecw", label: words.printing.books.d3_ecw, subject: { of: "book", book: "d3_ecw", small: false } },
  { id: "stand_and_die", label: words.printing.books.stand_and_die, subject: { of: "book", book: "stand_and_die", small: false } },
  { id: "edgehill_naseby", label: words.printing.books.edgehill_naseby, subject: { of: "book", book: "edgehill_naseby", small: false } },
];
