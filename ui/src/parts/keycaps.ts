/** What is written on the keys of the player's keyboard. */
import { say } from "../words";

/** The keys whose caps have words on them. */
const WORDED = ["alt", "ctrl", "delete", "end", "enter", "esc", "home", "pagedown", "pageup", "shift"] as const;

/** Keys as their caps name them: `Ctrl Z` is `Strg Z` on a German keyboard. */
export function keycaps(keys: string): string {
  return keys.replace(/\p{L}+/gu, (cap) => {
    const worded = WORDED.find((one) => one === cap.toLowerCase());
    return worded === undefined ? cap : say(`keycap-${worded}-label`);
  });
}
