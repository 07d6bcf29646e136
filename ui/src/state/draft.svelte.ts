/**
 * What the player is still typing: kept for a moment, then sent. Nothing waits for a Save button,
 * and nothing is lost by leaving: every way out flushes first.
 */

/**
 * How long after the last keystroke a draft is sent, in milliseconds: too short to be seen, so that the bill
 * follows the hand, and long enough to take the repeats of a held key as one.
 */
const PAUSE = 40;

// Nothing is drawn from it.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const waiting = new Set<() => void>();

/** Sends every draft that still waits. */
export function flushDrafts(): void {
  for (const flush of waiting) flush();
}

/** A value on its way from the player's hand to the desk. */
export class Draft<T> {
  #held = $state.raw<{ value: T } | null>(null);
  #send: ((value: T) => Promise<void> | void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the player entered and the desk has not yet confirmed; none where the two agree. */
  get held(): { value: T } | null {
    return this.#held;
  }

  /**
   * Shows `value` and sends it after a pause. `send` belongs to this value: a part that is reused
   * for another field meanwhile still sends it to the right place.
   */
  hold(value: T, send: (value: T) => Promise<void> | void): void {
    this.#held = { value };
    this.#send = send;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, PAUSE);
    waiting.add(this.flush);
  }

  /** Shows `value` and sends nothing yet: it is not one that can be sent. */
  show(value: T): void {
    this.cancel();
    this.#held = { value };
  }

  /** Forgets what was not yet sent. */
  cancel(): void {
    this.#settle();
    this.#held = null;
  }

  /** Sends what waits now. */
  readonly flush = (): void => {
    const held = this.#held;
    const send = this.#send;
    this.#settle();
    if (held === null || send === null) return;
    const sent = Promise.resolve(send(held.value));
    const release = (): void => {
      // Typed on meanwhile: that draft is the newer one.
      if (this.#held === held) this.#held = null;
    };
    void sent.then(release, release);
  };

  #settle(): void {
    clearTimeout(this.#timer);
    waiting.delete(this.flush);
    this.#send = null;
  }
}
