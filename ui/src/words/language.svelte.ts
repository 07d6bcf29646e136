/** The current language of the page. Texts from `say` are drawn again when it changes. */
import { chosenLanguage, localeOf, sayIn, type Key, type Values } from "./catalogue";

const system = typeof navigator === "undefined" ? [] : navigator.languages;

let spoken = $state(chosenLanguage(null, system));

/** Returns the language's tag. */
export function language(): string {
  return spoken;
}

/** Changes the language; null: the system's. */
export function speak(wanted: string | null): void {
  spoken = chosenLanguage(wanted, system);
}

/** Returns a text in the language of the page. */
export function say<K extends Key>(key: K, ...values: Values<K>): string {
  return sayIn(spoken, key, ...values);
}

// Not reactive.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const grouped = new Map<string, Intl.NumberFormat>();

/** Returns a number grouped as in the language, with a minus sign as wide as the plus: `2,336`. */
export function figures(value: number): string {
  const locale = localeOf(spoken);
  const format = grouped.get(locale) ?? new Intl.NumberFormat(locale);
  grouped.set(locale, format);
  return format.format(value).replace("-", "−");
}
