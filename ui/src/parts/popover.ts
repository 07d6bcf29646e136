/**
 * Popovers beside their buttons: above everything, because a button may be in a box that scrolls
 * and clips. Their styles take the position from `--left` and `--top`.
 */

/** The distance to the button and to the edges of the window, in px. */
export const GAP = 4;

/**
 * Shows a popover beside its button. `topOf` computes the popover's top edge from the button and
 * the popover's height. Places the popover again when its size changes, for example with the type
 * size. Returns a function that stops the placing.
 */
export function showBeside(button: HTMLElement, popover: HTMLElement, topOf: (button: DOMRect, height: number) => number): () => void {
  const { style } = popover;
  const place = (): void => {
    // The popover is measured at the left edge, where it has its natural width.
    style.setProperty("--left", "0px");
    const at = button.getBoundingClientRect();
    const { width, height } = popover.getBoundingClientRect();
    style.setProperty("--left", `${String(Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP)))}px`);
    style.setProperty("--top", `${String(topOf(at, height))}px`);
  };
  popover.showPopover();
  place();
  const watch = new ResizeObserver(place);
  watch.observe(popover);
  return () => { watch.disconnect(); };
}
