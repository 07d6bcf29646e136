/** Setup of tests with a DOM: all that are not marked `@vitest-environment node`. */
import "@testing-library/jest-dom/vitest";
// Removes rendered components after each test.
import "@testing-library/svelte/vitest";
import { configure } from "@testing-library/svelte";

// The desk may answer late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

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
  unobserve(): void { /* As above. */ }
  disconnect(): void { /* As above. */ }
};
window.matchMedia = (query) => Object.assign(new EventTarget(), {
  matches: false, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined,
});
