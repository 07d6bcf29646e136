/** The sentences of the print view, in English. */
import type { CardSize, DocumentKind, Paper, PrintEdition, RosterFor } from "../api/bindings";

/** What a document is called, and what is on it. */
const documents: Record<DocumentKind, { label: string; about: string }> = {
  roster: { label: "Roster", about: "Every unit with what it can do and boxes to tick." },
  cards: { label: "Cards", about: "A card for each unit, to be cut and dealt out along the table." },
  labels: { label: "Labels", about: "Labels for the bases, and markers for casualties and states." },
  playsheet: { label: "Playsheet", about: "The tables to play from." },
  report: { label: "Report", about: "The battle told turn by turn, with its losses and its luck. Saved as .md it is Markdown." },
  brief: { label: "Brief", about: "All that an opponent at the other end of a call needs." },
};

const papers: Record<Paper, string> = { a4: "A4", letter: "US Letter" };

const editions: Record<PrintEdition, string> = {
  standard: "Standard",
  ink_saving: "Ink-saving",
  large_type: "Large type",
  phone: "Phone",
};

const readers: Record<RosterFor, string> = { player: "Player", opponent: "Opponent", organiser: "Organiser" };

const cardSizes: Record<CardSize, string> = { poker: "Playing card", a6: "A6" };

export const printing = {
  title: (name: string) => `Print: ${name}`,
  print: "Print",
  playsheets: "Playsheets",
  playsheetsIntro: "Each book’s tables, to lie beside the table.",
  of: "Book",
  document: "Document",
  documents,
  paper: "Paper",
  papers,
  edition: "Edition",
  editions,
  reader: "For",
  readers,
  cardSize: "Size of a card",
  cardSizes,
  base: "Width of a base, mm",
  baseHint: "For troops to whom the book gives none.",
  damage: "With the losses so far",
  bill: "With the bill",
  pages: "Pages",
  pagesHint: "All of them, or some: 1-2, 4.",
  breaches: (what: string) => `This army has ${what}: they are stamped on what is printed.`,
  nothing: "There is nothing to print of this.",
  view: "Open in viewer",
  path: "Save to",
  choose: "Choose…",
  save: "Save",
  saved: (path: string) => `Saved as ${path}.`,
  opened: (path: string) => `Opened in the viewer. It is at ${path}.`,
  kind: "PDF",
  options: "Choices",
  preview: {
    label: "The pages",
    tools: "The view",
    making: "Laying it out…",
    page: (page: number, to: number, of: number) =>
      page === to ? `Page ${String(page)} of ${String(of)}` : `Pages ${String(page)}–${String(to)} of ${String(of)}`,
    previous: "The page before",
    next: "The next page",
    smaller: "Smaller",
    larger: "Larger",
    percent: (n: number) => `${String(n)} %`,
    width: "Fit width",
    whole: "Fit page",
    marks: "Go to",
  },
  keys: {
    title: "The print view",
    turn: "The page before, the next page",
    ends: "The first page, the last (in the pages)",
    zoom: "Larger, smaller",
    close: "Close",
  },
};
