/**
 * Writes src/words/keys.ts: the keys of the English catalogues, each with its values. With
 * --check it writes nothing, and fails if the file is out of date.
 *
 * A value is a number if it is in NUMBER() or chooses a plural, a date if it is in DATETIME(),
 * one of the variants if it chooses among words, and otherwise a text.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentParser, Visitor } from "@fluent/syntax";

const catalogues = fileURLToPath(new URL("../../data/words/en/", import.meta.url));
const target = fileURLToPath(new URL("../src/words/keys.ts", import.meta.url));
const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** Finds the values of a message, and the type of each. */
class Values extends Visitor {
  found = new Map();

  note(expression, type) {
    if (expression?.type !== "VariableReference") return;
    const { name } = expression.id;
    if (!this.found.has(name) || this.found.get(name) === "string") this.found.set(name, type);
  }

  visitFunctionReference({ id, arguments: { positional } }) {
    this.note(positional[0], id.name === "DATETIME" ? "Date" : "number");
  }

  visitSelectExpression(node) {
    const keys = node.variants.map(({ key }) => (key.type === "NumberLiteral" ? "other" : key.name));
    const counts = keys.every((key) => PLURALS.includes(key));
    this.note(node.selector, counts ? "number" : keys.map((key) => JSON.stringify(key)).join(" | "));
    this.genericVisit(node);
  }

  visitVariableReference(node) {
    this.note(node, "string");
  }
}

function typeOf(message) {
  const values = new Values();
  values.visit(message.value);
  if (values.found.size === 0) return "null";
  return `{ ${[...values.found].map(([name, type]) => `${name}: ${type}`).join("; ")} }`;
}

function generated() {
  const parser = new FluentParser();
  const lines = [];
  for (const file of readdirSync(catalogues).filter((name) => /^page-.*\.ftl$/.test(name)).sort()) {
    for (const entry of parser.parse(readFileSync(catalogues + file, "utf8")).body) {
      if (entry.type === "Junk") throw new Error(`${file}: ${entry.annotations[0].message}: ${entry.content.split("\n")[0]}`);
      if (entry.type === "Message") lines.push(`  ${JSON.stringify(entry.id.name)}: ${typeOf(entry)};`);
    }
  }
  return [
    "// Written by `npm run keys` from data/words/en/page-*.ftl.",
    "",
    "/** The keys of the catalogues, each with the values that it takes. */",
    "export interface Messages {", ...lines.sort(), "}", "",
  ].join("\n");
}

const made = generated();
if (!process.argv.includes("--check")) writeFileSync(target, made);
else if (readFileSync(target, "utf8") !== made) {
  process.stderr.write("ui/src/words/keys.ts is stale: run npm run keys in ui, and commit the file\n");
  process.exit(1);
}
