/** The layout of questions: grouped under the names of two units if they are about two. */
import type { Question } from "../../api/bindings";

/** Questions under a heading; the heading is empty for questions about one unit. */
export interface Heading {
  readonly heading: string;
  readonly questions: readonly Question[];
}

const HEADED = /^(.+?): (.+)$/;

/** Returns the beginning of a question before a colon. */
function headingOf({ label }: Question): string {
  return HEADED.exec(label)?.[1] ?? "";
}

/** Returns a question without its heading. */
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
