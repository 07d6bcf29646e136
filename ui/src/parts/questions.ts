/**
 * Answers to questions: values that go into a command or a set-up, at the place that a question
 * names.
 */
import type { AnswerChoice, Question } from "../api/bindings";

/** An answer: a single value, or a list of values if several choices are allowed. */
export type AnswerValue = AnswerChoice["value"] | AnswerChoice["value"][];

/**
 * Returns the steps of a JSON pointer (RFC 6901): `/command/range` has the steps `command` and
 * `range`.
 */
function steps(path: string): string[] {
  return path.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function inside(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return (value as unknown[])[Number(step)];
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[step] : undefined;
}

/** Returns the value at a question's place; undefined if there is none. */
export function answerAt(command: unknown, path: string): unknown {
  return steps(path).reduce(inside, command);
}

/**
 * A copy of the command with `value` at the question's place. Adds a missing key; throws if the
 * place cannot be reached, because the offer is faulty.
 */
export function fill(command: unknown, path: string, value: unknown): unknown {
  return put(command, steps(path), value, path);
}

function put(into: unknown, [step, ...rest]: string[], value: unknown, path: string): unknown {
  if (step === undefined) return value;
  if (Array.isArray(into)) {
    const index = Number(step);
    if (index in into) return (into as unknown[]).with(index, put(into[index], rest, value, path));
  } else if (typeof into === "object" && into !== null) {
    return { ...into, [step]: put(inside(into, step), rest, value, path) };
  }
  throw new RangeError(`there is no place ${path}`);
}

/** Returns a key for a value among the answers of its question. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** Adds a choice's value to the list or removes it. The list follows the order of the choices. */
export function toggled(list: unknown, choices: readonly AnswerChoice[], value: AnswerChoice["value"]): AnswerChoice["value"][] {
  const had = new Set(Array.isArray(list) ? list.map(keyOf) : []);
  const key = keyOf(value);
  if (!had.delete(key)) had.add(key);
  return choices.map((choice) => choice.value).filter((one) => had.has(keyOf(one)));
}

/** Returns the current answer in words, for the summary of an offer. */
export function inWords({ answer }: Question, value: unknown, yes: string, no: string): string {
  switch (answer.kind) {
    case "yes_no":
      return value === true ? yes : no;
    case "one":
    case "hex":
      return answer.choices.find((choice) => keyOf(choice.value) === keyOf(value))?.label ?? "";
    case "some": {
      const chosen = new Set(Array.isArray(value) ? value.map(keyOf) : []);
      return answer.choices.filter((choice) => chosen.has(keyOf(choice.value))).map((choice) => choice.label).join(", ");
    }
    case "number":
    case "boxes":
    case "text":
      return typeof value === "number" || typeof value === "string" ? String(value) : "";
  }
}
