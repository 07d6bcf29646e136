/** The catalogues for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser, Junk, Message, Visitor, type SelectExpression, type VariableReference } from "@fluent/syntax";

const words = fileURLToPath(new URL("../../../data/words/", import.meta.url));

/** A text of a catalogue. */
export interface Text {
  readonly file: string;
  readonly key: string;
  readonly message: Message;
}

/** Returns the syntax errors and the texts of a language's catalogues. */
export function readCatalogues(language: string): { wrong: string[]; texts: Text[] } {
  const parser = new FluentParser();
  const folder = join(words, language);
  const entries = readdirSync(folder).filter((name) => /^page-.*\.ftl$/.test(name))
    .flatMap((file) => parser.parse(readFileSync(join(folder, file), "utf8")).body.map((entry) => ({ file, entry })));
  return {
    wrong: entries.flatMap(({ file, entry }) => (entry instanceof Junk ? [`${language}/${file}: ${entry.content}`] : [])),
    texts: entries.flatMap(({ file, entry }) => (entry instanceof Message ? [{ file, key: entry.id.name, message: entry }] : [])),
  };
}

class Names extends Visitor {
  readonly found = new Set<string>();

  override visitVariableReference({ id }: VariableReference): void {
    this.found.add(id.name);
  }
}

/** Returns the names of a text's values. */
export function valuesOf({ message }: Text): string[] {
  const names = new Names();
  names.visit(message);
  return [...names.found].sort();
}

class Variants extends Visitor {
  readonly found = new Set<string>();

  override visitSelectExpression(node: SelectExpression): void {
    for (const { key } of node.variants) this.found.add(key.type === "NumberLiteral" ? key.value : key.name);
    this.genericVisit(node);
  }
}

/**
 * Returns the numbers with which to test a text: 1 and 5 for plurals, and each number that is a
 * variant.
 */
export function numbersOf({ message }: Text): number[] {
  const variants = new Variants();
  variants.visit(message);
  return [1, 5, ...[...variants.found].filter((name) => /^\d+$/.test(name)).map(Number)];
}
