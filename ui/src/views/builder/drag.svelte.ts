/** Dragging a unit to another place, with mouse, pen or finger. */
import type { Place } from "./order";

/** The distance up or down at which a press becomes a drag, in CSS pixels. */
const THRESHOLD = 6;
/**
 * The distance from the list's edge at which scrolling starts, and the distance scrolled at each
 * move of the pointer, in CSS pixels.
 */
const EDGE = 48;
const SCROLL = 12;

/**
 * A drag over a list whose commands have `data-general` (empty for units without a general) and
 * whose rows have `data-unit`. A mouse or pen drags a row by any part; a finger drags it by the
 * grip only, so that it can scroll elsewhere.
 */
export class RowDrag {
  /** The unit being dragged. */
  unit = $state<number | null>(null);
  /** The drop position. */
  target = $state.raw<Place | null>(null);
  /** The distance dragged, in CSS pixels. */
  carried = $state(0);

  readonly #list: () => HTMLElement | undefined;
  readonly #drop: (unit: number, place: Place) => void;
  #pressed: { unit: number; pointer: number; y: number } | null = null;
  #dropped = false;

  constructor(list: () => HTMLElement | undefined, drop: (unit: number, place: Place) => void) {
    this.#list = list;
    this.#drop = drop;
  }

  /** Whether a drag has just ended, so that its final click is ignored. */
  swallowsClick(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }

  /** Handles a press of the pointer on a row. */
  press(event: PointerEvent, unit: number): void {
    const grip = event.target instanceof Element && event.target.closest("[data-grip]") !== null;
    if (event.button !== 0 || (event.pointerType === "touch" && !grip)) return;
    this.#dropped = false;
    this.#pressed = { unit, pointer: event.pointerId, y: event.clientY };
  }

  /** Handles a move of the pointer. */
  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.pointer !== event.pointerId) return;
    if (this.unit === null) {
      if (Math.abs(event.clientY - pressed.y) < THRESHOLD) return;
      this.unit = pressed.unit;
      this.#list()?.setPointerCapture(event.pointerId);
    }
    event.preventDefault();
    this.carried = event.clientY - pressed.y;
    this.#scroll(event.clientY);
    this.target = this.#placeAt(event.clientY);
  }

  /** Handles the release of the pointer. */
  release(event: PointerEvent): void {
    if (this.#pressed?.pointer !== event.pointerId) return;
    const { unit, target } = this;
    this.cancel();
    if (unit === null) return;
    this.#dropped = true;
    if (target !== null) this.#drop(unit, target);
  }

  /** Cancels the drag; nothing moves. */
  cancel(): void {
    this.#pressed = null;
    this.unit = null;
    this.target = null;
    this.carried = 0;
  }

  #scroll(y: number): void {
    const list = this.#list();
    if (!list) return;
    const { top, bottom } = list.getBoundingClientRect();
    if (y < top + EDGE) list.scrollTop -= SCROLL;
    else if (y > bottom - EDGE) list.scrollTop += SCROLL;
  }

  #placeAt(y: number): Place | null {
    const commands = [...(this.#list()?.querySelectorAll<HTMLElement>("[data-general]") ?? [])];
    const command = commands.find((one) => one.getBoundingClientRect().bottom > y) ?? commands[commands.length - 1];
    if (!command) return null;
    const id = command.dataset["general"] ?? "";
    const general = id === "" ? null : Number(id);
    for (const row of command.querySelectorAll<HTMLElement>("[data-unit]")) {
      const { top, height } = row.getBoundingClientRect();
      if (y < top + height / 2) return { before: Number(row.dataset["unit"]), general };
    }
    return { before: null, general };
  }
}
