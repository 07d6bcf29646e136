/**
 * Input that is still being typed: sent after a short pause. There is no Save button, and
 * leaving loses nothing: every exit flushes first.
 */

/**
 * The pause after the last keystroke before a draft is sent, in milliseconds: too short to
 * notice, long enough to combine the repeats of a held key.
 */
const PAUSE = 40;

// Not reactive.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const waiting = new Set<() => void>();

/** Sends every waiting draft. */
export function flushDrafts(): void {
  for (const flush of waiting) flush();
}

/** A value that is not yet saved. */
export class Draft<T> {
  #held = $state.raw<{ value: T } | null>(null);
  #send: ((value: T) => Promise<void> | void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The input that the desk has not yet confirmed; null if there is none. */
  get held(): { value: T } | null {
    return this.#held;
  }

  /**
   * Shows `value` and sends it after a pause. `send` belongs to this value: if a component is
   * reused for another field meanwhile, the value still goes to the right place.
   */
  hold(value: T, send: (value: T) => Promise<void> | void): void {
    this.#held = { value };
    this.#send = send;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, PAUSE);
    waiting.add(this.flush);
  }

  /** Shows `value` without sending it: it is not valid. */
  show(value: T): void {
    this.cancel();
    this.#held = { value };
  }

  /** Drops input that is not yet sent. */
  cancel(): void {
    this.#settle();
    this.#held = null;
  }

  /** Sends the waiting input now. */
  readonly flush = (): void => {
    const held = this.#held;
    const send = this.#send;
    this.#settle();
    if (held === null || send === null) return;
    const sent = Promise.resolve(send(held.value));
    const release = (): void => {
      // Input that was typed meanwhile is newer, and stays.
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
