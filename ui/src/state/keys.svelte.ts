/** Keys: the handlers of each screen, and the list in the help. */
import { untrack } from "svelte";

/** A key in the help. */
export interface Key {
  /** The key as written: `Ctrl +`. */
  readonly shown: string;
  readonly does: string;
}

/** The keys of one screen or of the frame. */
export interface KeySet {
  readonly title: string;
  readonly keys: readonly Key[];
  /** Handles a key. Returns whether it was handled. */
  readonly press?: (event: KeyboardEvent) => boolean;
}

/** Whether the player is typing, so that letters are text. */
export function isTyping(event: Event): boolean {
  const { target } = event;
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
}

/** Whether the key is a letter or mark without modifiers, outside a field. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

export class Keys {
  sets: readonly KeySet[] = $state.raw([]);

  /**
   * Adds a screen's keys. Returns a function that removes them, which an effect calls by
   * itself.
   */
  add(set: KeySet): () => void {
    // Called in effects, which must not depend on the list that they change.
    this.sets = [...untrack(() => this.sets), set];
    return () => { this.sets = this.sets.filter((other) => other !== set); };
  }

  /** Passes a key to the newest set that handles it. Behind an open dialog, no set does. */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    for (const set of [...this.sets].reverse()) {
      if (set.press?.(event) === true) {
        event.preventDefault();
        return;
      }
    }
  }
}
