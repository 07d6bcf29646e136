/** Printing in the fake: real documents, recorded with the command line, whatever is asked for. */
import type { Answer } from "../ask";
import type { Code, DocumentChoice, DocumentKind, PrintOrder } from "../bindings";
import type { Host } from "../host";
import playsheet from "./papers/playsheet.pdf?inline";
import inkSaving from "./papers/roster-ink-saving.pdf?inline";
import roster from "./papers/roster.pdf?inline";

type Printers = Pick<Host, "documents" | "document" | "printDocument">;

interface Means {
  answer: <T>(make: () => T) => Promise<Answer<T>>;
  refuse: (code: Code, message: string, hint?: string) => never;
  /** What an army or a battle is called. */
  nameOf: (subject: { of: "army" | "battle"; id: string }) => string;
}

/** A document with every option that some document has. */
const choice = (document: DocumentKind, of: "army" | "battle" | "book"): DocumentChoice => ({
  document,
  papers: ["a4", "letter"],
  editions: document === "playsheet" ? ["standard", "ink_saving", "large_type", "phone"] : ["standard", "ink_saving"],
  for_whom: document === "roster" ? ["player", "opponent", "organiser"] : [],
  damage: of === "battle" && document === "roster",
  bill: document === "roster",
  card_sizes: document === "cards" ? ["poker", "a6"] : [],
  base: document === "labels" ? 40 : null,
});

const OF = {
  army: ["roster", "cards", "labels"],
  battle: ["playsheet", "roster", "cards", "labels", "report", "brief"],
  book: ["playsheet"],
} as const;

/** How many pages each of the recorded documents has. */
const PAGES = 2;

export function fakePrinters({ answer, refuse, nameOf }: Means): Printers {
  function look({ document, edition, pages }: PrintOrder): string {
    for (const part of (pages ?? "").split(",").map((one) => one.trim())) {
      if (part !== "" && !/^[12](-[12]?)?$/.test(part)) refuse("print", `“${part}” is no page of ${String(PAGES)}.`, "Write pages as 1-2, 4.");
    }
    const file = document === "playsheet" || document === "brief" ? playsheet : edition === "ink_saving" ? inkSaving : roster;
    return file.slice(file.indexOf(",") + 1);
  }

  const name = ({ subject, document }: PrintOrder): string => `${subject.of === "book" ? subject.book : nameOf(subject)} ${document}.pdf`;

  return {
    documents: ({ of }) => answer(() => OF[of].map((document) => choice(document, of))),
    document: (order) => answer(() => ({ base64: look(order), name: name(order), notices: [] })),
    printDocument: (order, to) => answer(() => {
      look(order);
      return { path: to ?? `/tmp/${name(order)}`, notices: [] };
    }),
  };
}
