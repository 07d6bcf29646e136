// @vitest-environment node
/**
 * The interface code contains no text of its own: every text is in the catalogues, and every
 * text there is used.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";
import { readCatalogues } from "./testing";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** Attributes without text for players: styles, shapes, selectors of the browser or a test. */
const UNSPOKEN = /^(?:class|style|style:.*|d|viewBox|transform|preserveAspectRatio|data-.*|columns|narrow|accept|points|generics)$/;
/**
 * Keys of a keyboard, alone or together; names of the browser; the mark of a photo in every
 * language.
 */
const NAMES = /^(?:(?:(?:Alt|Control|Ctrl|Delete|End|Enter|Esc|Escape|Home|Shift|Tab|(?:Arrow|Page)(?:Up|Down|Left|Right)|[^\p{L}]|\p{Lu})[ ,+]*)+|Markdown|Bearer|Authorization|Content-Type|Refused|Photo:)$/u;
/** Calls with texts for developers or for the browser. */
const TECHNICAL = /^(?:\w*Error|querySelector(?:All)?|closest|matches|matchMedia|addEventListener|warn)$/;

/** A literal of the code, with its file. */
interface Literal {
  readonly text: string;
  readonly at: string;
}

/** Whether a text reads as words: two words in a row, or a word with a capital. */
function isProse(text: string): boolean {
  const said = text.trim();
  return !NAMES.test(said) && (/\p{L}{2,},? \p{L}{2,}/u.test(said) || /^\p{Lu}\p{Ll}{2,}\b/u.test(said));
}

/** A node of the syntax tree of a Svelte or TypeScript file. */
type Node = Record<string, unknown> & { type?: string };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const nameOf = (node: unknown): string => (isNode(node) ? String(node["name"] ?? (isNode(node["property"]) ? node["property"]["name"] : "")) : "");

/**
 * The literals of a Svelte file: the texts and attributes of its template, and the strings of
 * its script.
 */
function ofSvelte(file: string, source: string): { prose: Literal[]; strings: string[]; templates: string[] } {
  const root = parse(source, { modern: true, filename: file });
  const prose: Literal[] = [];
  const strings: string[] = [];
  const templates: string[] = [];
  const walk = (node: unknown, silent: boolean, attribute: boolean): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one, silent, attribute);
      return;
    }
    if (!isNode(node)) return;
    const { type } = node;
    if (type === "StyleSheet" || type === "Comment" || type === "ImportDeclaration" || (type?.startsWith("TS") === true && !type.endsWith("Expression"))) return;
    if (type === "Text") {
      const text = String(node["data"]);
      // Between tags any word counts; in an attribute only text that reads as words.
      if (!silent && (attribute ? isProse(text) : /\p{L}{2,}/u.test(text))) prose.push({ text, at: file });
      return;
    }
    if (type === "Literal" && typeof node["value"] === "string") {
      strings.push(node["value"]);
      if (!silent && isProse(node["value"])) prose.push({ text: node["value"], at: file });
      return;
    }
    if (type === "TemplateLiteral") {
      const parts = (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      templates.push(parts.join("\0"));
      if (!silent) prose.push(...parts.filter(isProse).map((text) => ({ text, at: file })));
    }
    const quiet = silent
      || (type === "Attribute" && UNSPOKEN.test(String(node["name"]))) || type === "StyleDirective"
      || ((type === "NewExpression" || type === "CallExpression") && TECHNICAL.test(nameOf(node["callee"])));
    for (const [name, value] of Object.entries(node)) {
      if (name === "css" || name === "parent" || name === "options" || name === "comments") continue;
      walk(value, quiet, attribute || type === "Attribute");
    }
  };
  walk(root, false, false);
  return { prose, strings, templates };
}

/** Returns the literals of a TypeScript file. */
function ofScript(file: string, source: string): ReturnType<typeof ofSvelte> {
  const prose: Literal[] = [];
  const strings: string[] = [];
  const templates: string[] = [];
  const walk = (node: ts.Node, silent: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) {
      strings.push(node.text);
      if (!silent && isProse(node.text)) prose.push({ text: node.text, at: file });
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      templates.push(parts.join("\0"));
      if (!silent) prose.push(...parts.filter(isProse).map((text) => ({ text, at: file })));
    }
    const called = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.expression.getText().split(".").at(-1) ?? "") : "";
    ts.forEachChild(node, (child) => { walk(child, silent || TECHNICAL.test(called)); });
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), false);
  return { prose, strings, templates };
}

/** The code that players run. */
const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:svelte|ts)$/.test(file) && !/\.test\.ts$|^testing\/|^test-|^api\/bindings\.ts$|^words\/(?:keys|testing)\.ts$|\/fixture\.ts$/.test(file))
  .map((file) => {
    const source = readFileSync(join(folder, file), "utf8");
    return file.endsWith(".svelte") ? ofSvelte(file, source) : ofScript(file, source);
  });

test("the code contains no text for players", () => {
  expect(code.flatMap(({ prose }) => prose.map(({ text, at }) => `${at}: ${text}`))).toEqual([]);
});

test("every text of the catalogues is used", () => {
  const strings = new Set(code.flatMap((file) => file.strings));
  const templates = [...new Set(code.flatMap((file) => file.templates))].filter((parts) => /^[a-z][\w-]*\0/.test(parts))
    .map((parts) => new RegExp(`^${parts.split("\0").join("[\\w]+")}$`));
  const unused = readCatalogues("en").texts.map(({ key }) => key).filter((key) => !strings.has(key) && !templates.some((one) => one.test(key)));
  expect(unused).toEqual([]);
});
