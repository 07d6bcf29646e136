/** The desk's answers without their envelope. */
import type { Code, Problem } from "./bindings";

/** The answer of a command. */
export type Answer<T> = { status: "ok"; data: T } | { status: "error"; error: Problem };

/** A refusal or failure of the desk: a sentence and its remedy. */
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

/** Returns the data of an answer; throws a refusal as {@link Refused}. */
export async function ask<T>(answer: Promise<Answer<T>>): Promise<T> {
  const result = await answer;
  if (result.status === "ok") return result.data;
  throw new Refused(result.error);
}
