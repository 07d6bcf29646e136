/** The words of the page. */
export { LANGUAGES, isolated, type Key, type Plain } from "./catalogue";
export { figures, language, say, speak } from "./language.svelte";
