/** Questions as they are set out: under the names they begin with, where they are about two units. */
import type { Question } from "../../api/bindings";
import { capital } from "../../parts/options";

/** Questions under a heading; an empty one where they are about one thing. */
export interface Heading {
  readonly heading: string;
  readonly questions: readonly Question[];
}

const HEADED = /^(.+?): (.+)$/;

/** What a question begins with, before a colon. */
function headingOf({ label }: Question): string {
  return HEADED.exec(label)?.[1] ?? "";
}

/** A question without the name it begins with. */
function bare(question: Question): Question {
  return { ...question, label: HEADED.exec(question.label)?.[2] ?? question.label };
}

/** Puts questions under two headings where every one begins with one of two names; else they stay as they are. */
export function byHeading(questions: readonly Question[]): Heading[] {
  const headings = [...new Set(questions.map(headingOf))];
  if (headings.length !== 2 || headings.includes("")) return [{ heading: "", questions }];
  return headings.map((heading) => ({ heading, questions: questions.filter((one) => headingOf(one) === heading).map(bare) }));
}

/** A question's label, its first letter a capital. */
export function legend({ label }: Question): string {
  return capital(label);
}
