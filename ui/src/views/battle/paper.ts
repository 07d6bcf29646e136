/**
 * Rosters after play on paper: an offer whose questions form a table of units, and the changes
 * of an entry.
 */
import type { Offer } from "../../api/battle";
import type { BattleView, Question, UnitCard } from "../../api/bindings";
import { answerAt, inWords } from "../../parts/questions";
import { say } from "../../words";
import { cardOf, keyOf, withoutName } from "./names";
import { equal, isUnit, type Value } from "./remember";


/** A unit of the table with its questions. */
export interface PaperRow {
  readonly card: UnitCard;
  readonly asked: readonly Question[];
}

/** The change of a unit, value by value. */
export interface PaperChange {
  readonly card: UnitCard;
  readonly parts: readonly string[];
}

/** In `/command/units/4/figures/0` the row is `/command/units/4`. */
const ROW = /^(.*?\/\d+)\//;

function rowOf(path: string): string {
  return ROW.exec(path)?.[1] ?? "";
}

/** Returns the rows of one side, in the order of its roster. */
export function rowsOf({ questions, command }: Offer, view: BattleView, side: number): PaperRow[] {
  // Not reactive.
  const rows = new Map<string, { card: UnitCard; asked: Question[] }>();
  for (const question of questions) {
    const unit = answerAt(command, `${rowOf(question.path)}/unit`);
    const card = isUnit(unit) && unit.side === side ? cardOf(view, unit) : null;
    if (card === null) continue;
    const row = rows.get(keyOf(card.unit)) ?? { card, asked: [] };
    row.asked.push({ ...question, label: withoutName(card, question.label), hint: null });
    rows.set(keyOf(card.unit), row);
  }
  return [...rows.values()];
}

/** Returns the count of crossed-out boxes for a row's number. */
export function struckAt({ answer }: Question, value: number): number {
  if (answer.kind !== "boxes") return 0;
  const struck = answer.counts === "left" ? answer.boxes - value : value;
  return Math.min(Math.max(struck, 0), answer.boxes);
}

/** Returns the number for a count of crossed-out boxes. */
export function numberAt({ answer }: Question, struck: number): number {
  if (answer.kind !== "boxes") return 0;
  return answer.counts === "left" ? answer.boxes - struck : struck;
}

function valueText(question: Question, value: Value): string {
  const said = inWords(question, value, say("yes-choice"), say("no-choice"));
  return said === "" ? say("paper-nothing-label") : said;
}

/** Returns the differences between an entry and the battle, unit by unit. */
export function changesOf(rows: readonly PaperRow[], before: unknown, now: unknown): PaperChange[] {
  const changes = rows.map(({ card, asked }) => ({
    card,
    parts: asked.flatMap((question) => {
      const [was, is] = [answerAt(before, question.path), answerAt(now, question.path)] as [Value, Value];
      return equal(was, is) ? [] : [say("paper-change-label", { what: question.label, before: valueText(question, was), after: valueText(question, is) })];
    }),
  }));
  return changes.filter(({ parts }) => parts.length > 0);
}
