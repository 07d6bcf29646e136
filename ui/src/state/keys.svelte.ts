/** Keys: the handlers of each screen, and the list in the help. */
import { untrack } from "svelte";
import { say, type Plain } from "../words";

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

const unmodified = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;

/** Whether a key is pressed without Ctrl, Meta or Alt, outside a field. */
export function isPlain(event: KeyboardEvent): boolean {
  return unmodified(event) && !isTyping(event);
}

/** Matches a letter without Ctrl, Meta or Alt. */
export const letter = (key: string) => (event: KeyboardEvent) => unmodified(event) && event.key.toLowerCase() === key;

/** Matches a letter with Ctrl or Meta, and with Shift or without. */
export const control = (key: string, shift: boolean) => (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === shift && event.key.toLowerCase() === key;

/** A key of a screen, and its effect on the screen's state. */
export interface Binding<State> {
  /** The key as labelled on an English keyboard. */
  shown: string;
  /** The action. */
  does: Plain;
  /** Whether the key works while the player is typing in a field. */
  typing: boolean;
  hit: (event: KeyboardEvent) => boolean;
  run: (state: State) => void;
}

/** Returns a screen's keys, for the window's handler and the help. */
export function keySet<State>(title: Plain, bindings: readonly Binding<State>[], state: State): KeySet {
  return {
    title: say(title),
    keys: bindings.map(({ shown, does }) => ({ shown, does: say(does) })),
    press: (event) => {
      const typing = isTyping(event);
      const key = bindings.find((one) => (one.typing || !typing) && one.hit(event));
      key?.run(state);
      return key !== undefined;
    },
  };
}

export class Keys {
  sets: readonly KeySet[] = $state.raw([]);

  /** Adds a screen's keys. Returns a function that removes the keys again, for an effect. */
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
