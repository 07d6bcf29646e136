import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/svelte";

// The desk answers in a moment, unless the machine is busy with something else.
configure({ asyncUtilTimeout: 20_000 });

// What the page needs of a browser and jsdom lacks.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
HTMLElement.prototype.showPopover = function (this: HTMLElement) {
  this.removeAttribute("popover");
};
window.ResizeObserver = class {
  observe(): void { /* Nothing ever changes its size here. */ }
  unobserve(): void { /* As above. */ }
  disconnect(): void { /* As above. */ }
};
window.matchMedia = (query) => Object.assign(new EventTarget(), {
  matches: false, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined,
});
