/**
 * Scrolls only this box, so that an element in it is visible; `scrollIntoView` would move the
 * frame as well.
 */
export function bringIntoSight(box: Element, element: Element, where: "nearest" | "start" = "nearest"): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (where === "start" || inner.top < outer.top) box.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
