/** Settings as questions with one answer. */
import type { Option } from "../../parts/options";

/** An answer that is a setting's value. */
export interface Answer<V extends string> extends Option {
  readonly value: V;
}

/** The answers of a setting, from the catalogue's labels by value. */
export function answers<V extends string>(labels: Record<V, string>, on: V): Answer<V>[] {
  return (Object.entries(labels) as [V, string][]).map(([value, label]) => ({
    id: value,
    label,
    value,
    price: null,
    on: value === on,
    closed: null,
    also: [],
  }));
}
