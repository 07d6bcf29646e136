/** The last answers of each unit: a player who shoots at the same enemy twice answers once. */
import type { Offer } from "../../api/battle";
import type { Question, UnitRef } from "../../api/bindings";
import type { AnswerValue } from "../../parts/questions";
import { keyOf, same } from "./names";

/** Any answer to a question. */
export type Value = AnswerValue;

/** A store that survives a reload, such as the window's own. */
export type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether two answers are the same. */
export function equal(one: unknown, other: unknown): boolean {
  if (isUnit(one) && isUnit(other)) return same(one, other);
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((value, at) => equal(value, other[at]));
  return one === other;
}

/** Returns an answer as an attribute of the page: `0-4` for a unit. */
export function keyOfValue(value: Value): string {
  return isUnit(value) ? keyOf(value) : JSON.stringify(value);
}

/** Whether an answer is a unit. */
export function isUnit(value: unknown): value is UnitRef {
  return typeof value === "object" && value !== null && "side" in value && "unit" in value;
}

/** Whether the question still allows this answer: an enemy that fled cannot be a target. */
export function allowed({ answer }: Question, value: Value): boolean {
  switch (answer.kind) {
    case "yes_no": return typeof value === "boolean";
    case "number": return typeof value === "number" && value >= answer.least && value <= answer.most;
    case "boxes": return typeof value === "number" && value >= 0 && value <= answer.most;
    case "text": return typeof value === "string" && value.length >= answer.least && value.length <= answer.most;
    case "one":
    case "hex": return answer.choices.some((choice) => equal(choice.value, value));
    case "some": return Array.isArray(value) && value.every((one) => answer.choices.some((choice) => equal(choice.value, one)));
  }
}

/** The answers of one battle. */
export class Answers {
  #kept = new Map<string, Value>();
  readonly #memory: Memory | null;
  readonly #name: string;

  constructor(battle: string, memory: Memory | null) {
    this.#memory = memory;
    this.#name = `answers.${battle}`;
    try {
      const kept: unknown = JSON.parse(memory?.getItem(this.#name) ?? "[]");
      if (Array.isArray(kept)) this.#kept = new Map(kept as [string, Value][]);
    } catch {
      // If the stored answers cannot be read, the questions are asked again.
    }
  }

  /** Returns the unit's last answer to this question of an offer, if it is still allowed. */
  of(offer: Offer, question: Question): Value | undefined {
    const name = nameIn(offer, question);
    if (name === null) return undefined;
    const value = this.#kept.get(place(offer.unit, name));
    return value !== undefined && allowed(question, value) ? value : undefined;
  }

  /** Remembers an answer to a question of an offer. */
  keep(offer: Offer, question: Question, value: Value): void {
    const name = nameIn(offer, question);
    if (name === null) return;
    this.#kept.set(place(offer.unit, name), value);
    this.#save();
  }

  /** Forgets a unit's answers: it has moved, and the ranges have changed. */
  forget(unit: UnitRef): void {
    const mine = place(unit, "");
    for (const key of [...this.#kept.keys()]) if (key.startsWith(mine)) this.#kept.delete(key);
    this.#save();
  }

  #save(): void {
    try {
      this.#memory?.setItem(this.#name, JSON.stringify([...this.#kept]));
    } catch {
      // The store is full or closed: the answers last until the page closes.
    }
  }
}

/**
 * The name under which an answer is remembered. If an offer asks the same questions about two
 * units, as a combat does, their answers are separate, and belong to this pair only.
 */
function nameIn(offer: Offer, { remember, path }: Question): string | null {
  if (remember === null) return null;
  const alike = offer.questions.filter((other) => other.remember === remember);
  return alike.length > 1 ? `${remember} ${offer.id} ${path}` : remember;
}

function place(unit: UnitRef | null, key: string): string {
  return `${unit === null ? "" : keyOf(unit)}:${key}`;
}
