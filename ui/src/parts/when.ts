/** Times in words. */
import { say } from "../words";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `today 14:05`, `yesterday 09:12`, `3 May 2026`. `at` is RFC 3339, `now` in milliseconds. */
export function when(at: string, now: number): string {
  const then = new Date(at);
  const today = new Date(now);
  const days = Math.round((midnight(today) - midnight(then)) / (24 * HOUR));
  if (days === 0) return say("time-today-label", { at: then });
  if (days === 1) return say("time-yesterday-label", { at: then });
  return say("time-date-label", { at: then });
}

/** `saved just now`, `saved 12 s ago`, `saved 4 min ago`, then as {@link when}. */
export function savedAgo(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < 2 * SECOND) return say("saved-now-label");
  if (age < MINUTE) return say("saved-seconds-label", { seconds: Math.floor(age / SECOND) });
  if (age < HOUR) return say("saved-minutes-label", { minutes: Math.floor(age / MINUTE) });
  return say("saved-at-label", { when: when(at, now) });
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
