/** Times in words. */
import { words } from "../words";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** `today 14:05`, `yesterday 09:12`, `3 May 2026`. `at` is RFC 3339, `now` in milliseconds. */
export function when(at: string, now: number): string {
  const then = new Date(at);
  const today = new Date(now);
  const days = Math.round((midnight(today) - midnight(then)) / (24 * HOUR));
  if (days === 0) return words.time.today(clock.format(then));
  if (days === 1) return words.time.yesterday(clock.format(then));
  return date.format(then);
}

/** `kept just now`, `kept 12 s ago`, `kept 4 min ago`, then as {@link when}. */
export function keptAgo(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < 2 * SECOND) return words.kept.now;
  if (age < MINUTE) return words.kept.seconds(Math.floor(age / SECOND));
  if (age < HOUR) return words.kept.minutes(Math.floor(age / MINUTE));
  return words.kept.on(when(at, now));
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
