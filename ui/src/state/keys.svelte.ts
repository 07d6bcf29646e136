/** Keys: what each screen listens to, and what the help lists. */
import { untrack } from "svelte";

/** A key as the help shows it. */
export interface Key {
  /** How it is written: `Ctrl +`. */
  readonly shown: string;
  readonly does: string;
}

/** The keys of one screen or of the frame. */
export interface KeySet {
  readonly title: string;
  readonly keys: readonly Key[];
  /** Does what the key stands for; whether it stood for anything. */
  readonly press?: (event: KeyboardEvent) => boolean;
}

/** Whether the player is typing, so that letters are letters. */
export function isTyping(event: Event): boolean {
  const { target } = event;
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
}

/** A letter or mark by itself, outside a field. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

export class Keys {
  sets: readonly KeySet[] = $state.raw([]);

  /** Adds a screen's keys; the answer takes them away again, which an effect does by itself. */
  add(set: KeySet): () => void {
    // Called in effects, which must not depend on the list they change.
    this.sets = [...untrack(() => this.sets), set];
    return () => { this.sets = this.sets.filter((other) => other !== set); };
  }

  /** The newest set that knows the key acts. Behind an open dialog nothing does. */
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
