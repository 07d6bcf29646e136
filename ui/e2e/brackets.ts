/**
 * Finds text outside the brackets of the pseudo-language. Runs in the page itself: the browser
 * gets the function's source.
 */

/** Returns the words of the page that are neither in brackets nor among `others`. */
export function unbracketed(others: string): string[] {
  // Prints set the apostrophes of names typographically.
  const plain = (text: string): string => text.normalize("NFC").replace(/’/g, "'").replace(/\\["\\nrt]|"/g, " ").replace(/\s+/g, " ").toLowerCase();
  const said = plain(others);
  let depth = 0;

  /**
   * The parts of a text that are outside brackets. Brackets may close in a later text, as
   * around a name in bold.
   */
  const outside = (text: string): string[] => {
    let left = "";
    for (const letter of text) {
      // The desk uses square brackets, because the fonts of prints do not have the page's brackets.
      if (letter === "⟦" || letter === "[") depth += 1;
      if (depth === 0) left += letter;
      else if (letter === "⟧" || letter === "]") {
        depth -= 1;
        left += "\n";
      }
    }
    return left.split(/[\n·,;:|()]|[.!?]\s/).map((piece) => plain(piece).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
  };

  const found = new Set<string>();
  const look = (text: string): void => {
    // A backup is listed by its file name.
    const words = outside(text).filter((piece) => /\p{L}{2,}/u.test(piece) && !/^drumhead-\d+t\d+z/.test(piece));
    for (const piece of words) if (!said.includes(piece)) found.add(`not in brackets: ${piece}`);
  };
  // A language is listed under its own name, and a printed page is not part of the screen.
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
