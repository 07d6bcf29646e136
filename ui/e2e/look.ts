/** Measures a screen. Runs in the page itself: the browser gets the function's source. */

/** A flaw in the layout or the colours. */
export interface Flaw {
  what: "clipped" | "outside" | "overlapping" | "small" | "pale";
  where: string;
  detail: string;
}

/**
 * Finds elements that are clipped, outside the window, overlapping, too small to hit, or too pale to read.
 * With `only` set to `colours`, finds only the last kind.
 */
export function flaws(only: string): Flaw[] {
  const found: Flaw[] = [];

  const name = (element: Element): string => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${text}”`;
  };
  const unseen = (element: Element): boolean => element.closest(".unseen, [inert]") !== null;
  const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && !unseen(element);

  // In a box that scrolls, an element may be outside the window.
  // A menu floats above its container, and does not scroll with it.
  const scrolls = (element: Element, way: "overflowX" | "overflowY"): boolean => {
    for (let at: Element | null = element; at !== null && !at.matches("[popover]"); at = at.parentElement) {
      if (at !== element && ["auto", "scroll"].includes(getComputedStyle(at)[way])) return true;
    }
    return false;
  };
  const elided = (element: Element): boolean => element.closest(".line, .lines") !== null;

  const dialog = document.querySelector("dialog[open]");
  const all = [...(dialog ?? document.body).querySelectorAll("*")].filter(shown);
  const holdsText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "");
  const texts = all.filter(holdsText);
  /** Returns the lines of an element's own text, without the text of its child elements. */
  const linesOf = (element: Element): DOMRect[] =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });

  type Box = Record<"left" | "right" | "top" | "bottom", number>;
  const clips = new Map<Element, Box>();
  /**
   * Returns the part of the window in which an element can be visible, given its own box and the boxes around
   * it.
   */
  const clipOf = (element: Element): Box => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    let clip: Box = parent === null ? { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity } : clipOf(parent);
    const style = getComputedStyle(element);
    if (style.overflowX !== "visible" || style.overflowY !== "visible") clip = common(clip, element.getBoundingClientRect());
    clips.set(element, clip);
    return clip;
  };
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right), top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });

  /** Finds visible lines of text that overlap. */
  const apart = (): void => {
    const lines = texts.flatMap((element) => {
      // A popover is above everything, and so is the list of notices.
      const layer = element.closest("section.notices, [popover]");
      return linesOf(element).map((line) => {
        // Letters rarely use the top and the bottom fifth of a line.
        const spare = line.height / 5;
        return { element, layer, ...common(clipOf(element), { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare }) };
      });
    }).filter(({ left, right, top, bottom }) => right > left && bottom > top).sort((one, other) => one.top - other.top);
    const pairs = new Map<string, Flaw>();
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const { left, right } = common(one, other);
        if (one.layer !== other.layer || one.element === other.element || right - left <= 2) continue;
        const [where, detail] = [name(one.element), name(other.element)];
        pairs.set(`${where} ${detail}`, { what: "overlapping", where, detail });
      }
    }
    found.push(...pairs.values());
  };

  const placed = (): void => {
    for (const element of texts) {
      const style = getComputedStyle(element);
      const elides = style.textOverflow === "ellipsis";
      const hides = style.overflowX !== "visible" && style.display !== "inline";
      if (hides && !elides && element.scrollWidth > element.clientWidth + 1 && style.overflowX === "hidden") {
        found.push({ what: "clipped", where: name(element), detail: `${String(element.scrollWidth)} in ${String(element.clientWidth)}` });
      }
      if (elides && element.scrollWidth > element.clientWidth + 1 && element.closest("[title]") === null && !(element instanceof HTMLInputElement)) {
        found.push({ what: "clipped", where: name(element), detail: "cut off, and no title has the whole text" });
      }
      if (style.overflowY === "hidden" && !(elided(element) && element.closest("[title]") !== null) && element.scrollHeight > element.clientHeight + 2 && style.display !== "inline") {
        found.push({ what: "clipped", where: name(element), detail: `${String(element.scrollHeight)} high in ${String(element.clientHeight)}` });
      }
      // A word too long for its box extends over the box's edge.
      const box = element.closest("button, td, th, label, p, h1, h2, h3, dd, dt, li, summary");
      if (box !== null && !elided(element)) {
        const edge = box.getBoundingClientRect();
        if (linesOf(element).some(({ left, right }) => right > left && (right > edge.right + 1.5 || left < edge.left - 1.5))) {
          found.push({ what: "clipped", where: name(element), detail: `runs out of its ${box.tagName.toLowerCase()}` });
        }
      }
    }

    for (const element of all) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || elided(element)) continue;
      if ((box.right > window.innerWidth + 1 || box.left < -1) && !scrolls(element, "overflowX")) {
        found.push({ what: "outside", where: name(element), detail: `${String(Math.round(box.left))} to ${String(Math.round(box.right))}` });
      }
    }
    for (const element of all) {
      // A map is read by panning.
      if (element.querySelector(":scope > svg[role='application']") !== null) continue;
      if (element.scrollWidth > element.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && !(element instanceof HTMLTextAreaElement)) {
        found.push({ what: "outside", where: name(element), detail: "scrolls sideways" });
      }
    }

    const targets = all.filter((element) => element.matches("button, a[href], input, select, textarea, summary, [tabindex='0']"));
    for (const element of targets) {
      // A labelled box can also be clicked on its label.
      const label = element.matches("input[type=checkbox], input[type=radio]") ? element.closest("label") : null;
      const box = (label ?? element).getBoundingClientRect();
      if (Math.min(box.width, box.height) < 43.5) {
        found.push({ what: "small", where: name(element), detail: `${String(Math.round(box.width))} by ${String(Math.round(box.height))}` });
      }
    }

    apart();
  };
  if (only === "all") placed();

  const parse = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
  /** Returns the colour of a layer with this opacity over another colour. */
  const mixed = (layer: number[], share: number, under: number[]): number[] => under.map((part, at) => (layer[at] ?? 0) * share + part * (1 - share));
  const luminance = (colour: number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const grounds = new Map<Element, { colour: number[]; opacity: number }>();
  /**
   * Returns the colour behind an element's text, and the opacity that the text gets from the boxes around it.
   */
  const groundOf = (element: Element): { colour: number[]; opacity: number } => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const under = element.parentElement === null ? { colour: [255, 255, 255], opacity: 1 } : groundOf(element.parentElement);
    const { backgroundColor, opacity } = getComputedStyle(element);
    const own = parse(backgroundColor);
    const ground = { colour: mixed(own, own[3] ?? 1, under.colour), opacity: under.opacity * Number(opacity) };
    grounds.set(element, ground);
    return ground;
  };
  const readable = (element: Element, ink: string): void => {
    const { colour: ground, opacity } = groundOf(element);
    const own = parse(ink);
    const [light = 0, dark = 0] = [luminance(mixed(own, (own[3] ?? 1) * opacity, ground)), luminance(ground)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 7) found.push({ what: "pale", where: name(element), detail: contrast.toFixed(2) });
  };
  const fields = all.filter((element) => element.matches("input:not([type='checkbox'], [type='radio']), textarea, select"));
  for (const element of [...texts, ...fields]) readable(element, getComputedStyle(element).color);
  for (const element of fields) if (element.matches(":placeholder-shown")) readable(element, getComputedStyle(element, "::placeholder").color);

  return found;
}
