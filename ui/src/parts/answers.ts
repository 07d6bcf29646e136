/** Values as questions with one answer. */
import type { Option } from "./options";

/** An answer that is a value of its own. */
export interface Answer<V extends string> extends Option {
  readonly value: V;
}

/** The answers with this value on, from the catalogue's labels by value; all that have a label, or those `among` them. */
export function answers<V extends string>(labels: Record<V, string>, on: V, among: readonly V[] = Object.keys(labels) as V[]): Answer<V>[] {
  return among.map((value) => ({ id: value, label: labels[value], value, price: null, on: value === on, closed: null, also: [] }));
}
