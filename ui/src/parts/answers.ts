/** Converts values to the answers of a question with a single choice. */
import type { Option } from "./options";

/** An answer that stands for a value. */
export interface Answer<V extends string> extends Option {
  readonly value: V;
}

/** Returns the values as answers with their labels; `on` is chosen. */
export function answers<V extends string>(among: readonly V[], label: (value: V) => string, on: V): Answer<V>[] {
  return among.map((value) => ({ id: value, label: label(value), value, price: null, on: value === on, closed: null, also: [] }));
}
