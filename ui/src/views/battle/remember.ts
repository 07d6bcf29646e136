/** The last answers of each unit: a player who shoots twice at the same enemy says so once. */
import type { Offer } from "../../api/battle";
import type { Question, UnitRef } from "../../api/bindings";
import type { AnswerValue } from "../../parts/questions";
import { keyOf, same } from "./names";

/** What can be answered to any question. */
export type Value = AnswerValue;

/** Where answers outlast the page; the window's own store, or none. */
export type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether two answers are the same. */
export function equal(one: unknown, other: unknown): boolean {
  if (isUnit(one) && isUnit(other)) return same(one, other);
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((value, at) => equal(value, other[at]));
  return one === other;
}

/** An answer as an attribute of the page: `0-4` for a unit. */
export function keyOfValue(value: Value): string {
  return isUnit(value) ? keyOf(value) : JSON.stringify(value);
}

/** Whether an answer is a unit. */
export function isUnit(value: unknown): value is UnitRef {
  return typeof value === "object" && value !== null && "side" in value && "unit" in value;
}

/** Whether the question can still be answered so: an enemy that fled cannot be shot at. */
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
      // What cannot be read is asked again.
    }
  }

  /** What a unit last answered to this question of an offer, if it can still be answered so. */
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

  /** Forgets what a unit answered: it has moved, and the ranges are others. */
  forget(unit: UnitRef): void {
    const mine = place(unit, "");
    for (const key of [...this.#kept.keys()]) if (key.startsWith(mine)) this.#kept.delete(key);
    this.#save();
  }

  #save(): void {
    try {
      this.#memory?.setItem(this.#name, JSON.stringify([...this.#kept]));
    } catch {
      // A full or closed memory: the answers last as long as the page.
    }
  }
}

/**
 * Under what name an answer is remembered. Where an offer asks the same of two units, as a combat does, the
 * answers are told apart, and belong to this pair alone.
 */
function nameIn(offer: Offer, { remember, path }: Question): string | null {
  if (remember === null) return null;
  const alike = offer.questions.filter((other) => other.remember === remember);
  return alike.length > 1 ? `${remember} ${offer.id} ${path}` : remember;
}

function place(unit: UnitRef | null, key: string): string {
  return `${unit === null ? "" : keyOf(unit)}:${key}`;
}
