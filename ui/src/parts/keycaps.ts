/** The labels on the keys of the player's keyboard. */
import { say } from "../words";

/** Keys with words on them. */
const WORDED = ["alt", "ctrl", "delete", "end", "enter", "esc", "home", "pagedown", "pageup", "shift"] as const;

/** Key names as labelled on the keyboard: `Ctrl Z` is `Strg Z` on a German one. */
export function keycaps(keys: string): string {
  return keys.replace(/\p{L}+/gu, (cap) => {
    const worded = WORDED.find((one) => one === cap.toLowerCase());
    return worded === undefined ? cap : say(`keycap-${worded}-label`);
  });
}
