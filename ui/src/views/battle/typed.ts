/**
 * A typed line for a whole order: `4 > 2 close 12 soft : 5 3 6 6 1`.
 *
 * First the unit, then the order if it has more than one (the beginning of any of its words),
 * then answers in any order: `> 2` names a unit, a word matches an offered answer, and numbers
 * answer the number questions in order. Dice follow the colon. Nothing is guessed: unknown text
 * is reported.
 */
import type { Offer } from "../../api/battle";
import type { Counter, Question, SideView, UnitRef } from "../../api/bindings";
import { say } from "../../words";
import { byHand, isPending } from "./names";
import { isUnit, type Value } from "./remember";


/** A parsed answer. */
export interface Understood {
  readonly question: Question;
  readonly value: Value;
  /** The answer in words. */
  readonly shown: string;
}

/** A line parsed as one order. */
export interface Line {
  readonly offer: Offer | null;
  readonly answers: readonly Understood[];
  readonly unknown: readonly string[];
}

/** A line split into its parts, before the unit's orders are known. */
export interface Split {
  /** The unit's number, after the letter of its side if typed: `4`, `b4`. */
  readonly unit: string | null;
  /** The words between unit and colon. */
  readonly rest: readonly string[];
  /** The text after the colon; null without a colon. */
  readonly dice: string | null;
}

/**
 * Splits a line. If the unit is already known, for example by its hex, a reference like `G2` is
 * not a unit.
 */
export function split(line: string, known = false): Split {
  const colon = line.indexOf(":");
  const head = colon < 0 ? line : line.slice(0, colon);
  const rest = head.replaceAll(">", " > ").split(/\s+/).filter((word) => word !== "");
  const unit = !known && /^[a-z]?\d+$/i.test(rest[0] ?? "") ? (rest.shift() ?? null) : null;
  return { unit: unit === null ? null : unit.toLowerCase(), rest, dice: colon < 0 ? null : line.slice(colon + 1).trim() };
}

/** Returns a normalised hex reference: `0813` is `813`, `h1` is `H1`. */
function hexName(name: string): string {
  return name.toUpperCase().replace(/^0+(?=\d)/, "");
}

/**
 * Parses a line that begins with a hex, such as `H1 to G2`. Returns the unit whose counter is in
 * the hex, and the rest of the line; null if there is none.
 */
export function fromHex(line: string, counters: readonly Pick<Counter, "unit" | "hex">[]): { unit: UnitRef; line: string } | null {
  const [, from = "", rest = ""] = /^\s*([a-z]{1,2}\d{1,2}|\d{3,4})\s+(?:to\b|-|>)\s*(.*)$/i.exec(line) ?? [];
  const counter = from === "" ? undefined : counters.find(({ hex }) => hexName(hex) === hexName(from));
  return counter === undefined ? null : { unit: counter.unit, line: rest };
}

/**
 * Returns the unit of a typed number: of the side with the typed letter, or else of the side in
 * view.
 */
export function unitMeant(sides: readonly SideView[], typed: string, side: number): UnitRef | null {
  const [, letter = "", number = ""] = /^([a-z]?)(\d+)$/.exec(typed) ?? [];
  const of = letter === "" ? side : sides[letter.charCodeAt(0) - "a".charCodeAt(0)]?.side;
  return sides.find((one) => one.side === of)?.units.find((card) => card.unit.unit === Number(number))?.unit ?? null;
}

/** Parses the words between unit and colon as the offer that leaves the fewest words unknown. */
export function read(rest: readonly string[], offers: readonly Offer[]): Line {
  const usual = offers.filter((offer) => !byHand(offer));
  const ranked = [...usual.filter(isPending), ...usual.filter((offer) => !isPending(offer)), ...offers.filter(byHand)];
  const lines = ranked.map((offer) => readAs(rest, offer));
  const least = Math.min(...lines.map((line) => line.unknown.length));
  const best = lines.find((line) => line.unknown.length === least);
  // A correction by hand is used only if every word is understood.
  if (best === undefined || (best.offer !== null && byHand(best.offer) && best.unknown.length > 0)) {
    return { offer: null, answers: [], unknown: rest.filter((word) => word !== ">") };
  }
  return best;
}

function readAs(rest: readonly string[], offer: Offer): Line {
  const open = [...offer.questions];
  const answers: Understood[] = [];
  const unknown: string[] = [];
  const take = (question: Question, value: Value, shown: string) => {
    answers.push({ question, value, shown });
    open.splice(open.indexOf(question), 1);
  };
  const tokens = [...rest];
  while (tokens[0] !== undefined && named(offer.label, tokens[0]) && !matchesChoice(open, tokens[0])) tokens.shift();
  let arrow = false;
  for (const token of tokens) {
    if (token === ">") {
      arrow = true;
      continue;
    }
    const found = hex(open, token) ?? (/^\d+$/.test(token) ? number(open, Number(token), arrow) : word(open, token));
    arrow = false;
    if (found === null) unknown.push(token);
    else take(found.question, found.value, found.shown);
  }
  return { offer, answers, unknown };
}

/** Returns a hex among the offered hexes. */
function hex(open: readonly Question[], token: string): Understood | null {
  for (const question of open) {
    if (question.answer.kind !== "hex") continue;
    const found = question.answer.choices.find(({ label }) => hexName(label.split(/[\s,]/)[0] ?? "") === hexName(token));
    if (found) return { question, value: found.value, shown: found.label };
  }
  return null;
}

/**
 * Returns the meaning of a number: the unit after an arrow, otherwise the next number question,
 * otherwise a unit, otherwise the next choice with this number.
 */
function number(open: readonly Question[], value: number, arrow: boolean): Understood | null {
  if (!arrow) {
    for (const question of open) {
      const { answer } = question;
      if (answer.kind === "number" && value >= answer.least && value <= answer.most) return { question, value, shown: String(value) };
    }
  }
  return choice(open, (of) => isUnit(of.value) && of.value.unit === value) ?? (arrow ? null : word(open, String(value)));
}

/**
 * Returns the meaning of a word: the beginning of an answer, or of a word in an answer or in a
 * yes-or-no question; or yes or no. `no-` before the word of a question answers no.
 */
function word(open: readonly Question[], token: string): Understood | null {
  const chosen = choice(open, (of) => starts(of.label, token)) ?? choice(open, (of) => named(of.label, token));
  if (chosen !== null) return chosen;
  const no = /^(?:no-|!)(.+)$/.exec(token)?.[1];
  const asked = open.filter((question) => question.answer.kind === "yes_no");
  const next = asked[0];
  if (next !== undefined && [say("yes-choice"), say("no-choice")].includes(token)) return { question: next, value: token === say("yes-choice"), shown: token };
  const question = (no ?? token).length < 3 ? undefined : asked.find((one) => named(one.label, no ?? token));
  return question === undefined ? null : { question, value: no === undefined, shown: no === undefined ? say("yes-choice") : say("no-choice") };
}

function choice(open: readonly Question[], fits: (of: { label: string; value: Value }) => boolean): Understood | null {
  for (const question of open) {
    const { answer } = question;
    if (answer.kind !== "one" && answer.kind !== "some") continue;
    const found = answer.choices.find(fits);
    if (found) return { question, value: answer.kind === "some" ? [found.value] : found.value, shown: found.label };
  }
  return null;
}

function matchesChoice(open: readonly Question[], token: string): boolean {
  return choice(open, (of) => starts(of.label, token)) !== null;
}

function starts(text: string, beginning: string): boolean {
  return text.toLowerCase().startsWith(beginning.toLowerCase());
}

function named(text: string, beginning: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part !== "" && starts(part, beginning));
}
