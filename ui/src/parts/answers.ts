/** Values as questions with one answer. */
import type { Option } from "./options";

/** An answer that is a value of its own. */
export interface Answer<V extends string> extends Option {
  readonly value: V;
}

/** These values as answers, each with its label; `on` is chosen. */
export function answers<V extends string>(among: readonly V[], label: (value: V) => string, on: V): Answer<V>[] {
  return among.map((value) => ({ id: value, label: label(value), value, price: null, on: value === on, closed: null, also: [] }));
}
