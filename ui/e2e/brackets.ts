/** What stands outside the brackets of the pseudo-language, found in the page itself: handed to the browser as it is. */

/** The words of the page that are neither in brackets nor among those that others said. */
export function unbracketed(others: string): string[] {
  const plain = (text: string): string => text.normalize("NFC").replace(/\\["\\nrt]|"/g, " ").replace(/\s+/g, " ").toLowerCase();
  const said = plain(others);
  let depth = 0;

  /** A text without what is in brackets, in pieces. Brackets may close in a later text: one with a name that stands out. */
  const outside = (text: string): string[] => {
    let left = "";
    for (const letter of text) {
      // The desk's own brackets are square: fonts of prints lack the others.
      if (letter === "⟦" || letter === "[") depth += 1;
      if (depth === 0) left += letter;
      else if (letter === "⟧" || letter === "]") {
        depth -= 1;
        left += "\n";
      }
    }
    return left.split(/[\n·,;:|]|[.!?]\s/).map((piece) => plain(piece).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
  };

  const found = new Set<string>();
  const look = (text: string): void => {
    // A backup is shown by the name of its file.
    const words = outside(text).filter((piece) => /\p{L}{2,}/u.test(piece) && !/^drumhead-\d+t\d+z/.test(piece));
    for (const piece of words) if (!said.includes(piece)) found.add(`not in brackets: ${piece}`);
  };
  // A language is called by its own name, and a page that is printed is not the page's.
  const unread = (element: Element): boolean => element.closest("option[lang], script, style") !== null || (element.parentElement?.closest("[data-page]") ?? null) !== null;

  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) look(node.textContent ?? "");
    else if (node instanceof Element && !unread(node)) for (const child of node.childNodes) read(child);
  };
  read(document.body);
  for (const element of document.body.querySelectorAll("*")) {
    if (unread(element)) continue;
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) look(element.getAttribute(name) ?? "");
  }
  return [...found];
}
