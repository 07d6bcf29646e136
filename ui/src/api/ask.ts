/** Answers of the shell, without the envelope. */
import type { Code, Problem } from "./bindings";

/** What a command answers. */
export type Answer<T> = { status: "ok"; data: T } | { status: "error"; error: Problem };

/** What the shell refused, or could not do: a sentence, and what to do about it. */
export class Refused extends Error {
  readonly code: Code;
  readonly hint: string;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = "Refused";
    this.code = problem.code;
    this.hint = problem.hint;
  }
}

/** The data of an answer; a refusal is thrown as {@link Refused}. */
export async function ask<T>(answer: Promise<Answer<T>>): Promise<T> {
  const result = await answer;
  if (result.status === "ok") return result.data;
  throw new Refused(result.error);
}
