/** The language that the page speaks now. What is drawn with `say` is drawn again when it changes. */
import { chosenLanguage, localeOf, sayIn, type Key, type Values } from "./catalogue";

const system = typeof navigator === "undefined" ? [] : navigator.languages;

let spoken = $state(chosenLanguage(null, system));

/** Its tag. */
export function language(): string {
  return spoken;
}

/** Speaks a language from now on; null: the system's. */
export function speak(wanted: string | null): void {
  spoken = chosenLanguage(wanted, system);
}

/** A text in the language of the page. */
export function say<K extends Key>(key: K, ...values: Values<K>): string {
  return sayIn(spoken, key, ...values);
}

// Nothing is drawn from it.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const grouped = new Map<string, Intl.NumberFormat>();

/** A number as the language groups it, with a minus sign as wide as the plus: `2,336`. */
export function figures(value: number): string {
  const locale = localeOf(spoken);
  const format = grouped.get(locale) ?? new Intl.NumberFormat(locale);
  grouped.set(locale, format);
  return format.format(value).replace("-", "−");
}
