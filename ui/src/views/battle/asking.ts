/** The layout of questions: under the names of two units if they are about two. */
import type { Question } from "../../api/bindings";
import { capital } from "../../parts/options";

/** Questions under a heading; the heading is empty for questions about one thing. */
export interface Heading {
  readonly heading: string;
  readonly questions: readonly Question[];
}

const HEADED = /^(.+?): (.+)$/;

/** The beginning of a question before a colon. */
function headingOf({ label }: Question): string {
  return HEADED.exec(label)?.[1] ?? "";
}

/** A question without its heading. */
function bare(question: Question): Question {
  return { ...question, label: HEADED.exec(question.label)?.[2] ?? question.label };
}

/**
 * Groups questions under two headings if every question begins with one of two names; otherwise
 * returns one group.
 */
export function byHeading(questions: readonly Question[]): Heading[] {
  const headings = [...new Set(questions.map(headingOf))];
  if (headings.length !== 2 || headings.includes("")) return [{ heading: "", questions }];
  return headings.map((heading) => ({ heading, questions: questions.filter((one) => headingOf(one) === heading).map(bare) }));
}

/**
 * Whether a question is asked: a question about another's answer is not asked while that answer
 * is nothing.
 */
export function isAsked({ given }: Question, questions: readonly Question[], value: (question: Question) => unknown): boolean {
  const other = questions.find(({ path }) => path === given);
  if (other === undefined) return true;
  const answer = value(other);
  return Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined;
}

/** A question's label with a capital. */
export function legend({ label }: Question): string {
  return capital(label);
}
