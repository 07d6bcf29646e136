/** Setup of tests with a DOM: all that are not marked `@vitest-environment node`. */
import "@testing-library/jest-dom/vitest";
import { configure, getConfig } from "@testing-library/svelte";

export { act, cleanup, setup } from "@testing-library/svelte";

const { getElementError: printed } = getConfig();

/** An error that prints the page only when its message is read: a waiting query fails often. */
function missing(...about: Parameters<typeof printed>): Error {
  const error = new Error();
  Error.captureStackTrace(error, missing);
  error.name = "TestingLibraryElementError";
  return Object.defineProperty(error, "message", { configurable: true, get: () => printed(...about).message });
}

// The desk may answer late on a busy machine.
configure({ asyncUtilTimeout: 20_000, getElementError: missing });

// Browser functions that jsdom does not have.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
HTMLElement.prototype.showPopover = function (this: HTMLElement) {
  this.removeAttribute("popover");
};
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe(): void { /* Sizes do not change in jsdom. */ }
  unobserve(): void { /* Sizes do not change in jsdom. */ }
  disconnect(): void { /* Sizes do not change in jsdom. */ }
};
window.matchMedia = (query) => Object.assign(new EventTarget(), {
  matches: false, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined,
});

// No stylesheet of the page is loaded here, so the computed style depends on the tag and these
// attributes only. At each call jsdom would compare the element with every rule of its own
// stylesheet, which took more than half of the time of these tests.
const compute = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  const like = [element.localName, ...["hidden", "open", "popover", "type", "style"].map((name) => element.getAttribute(name))].join("|");
  const style = styles.get(like) ?? compute(element);
  styles.set(like, style);
  return style;
};
