/** Chances as the screen shows them. */
import { say } from "../words";

/** A chance below this would be rounded to 0%, and a chance above 1 minus this to 100%. */
const RARE = 0.005;

/** Per cent without the sign: `42`, `<1`, and a dash for never. */
export function share(chance: number): string {
  if (chance <= 0) return "–";
  return chance < RARE ? "<1" : String(Math.round(chance * 100));
}

/** `42%`, `under 1%`, `over 99%`. */
export function percent(chance: number): string {
  if (chance > 0 && chance < RARE) return say("odds-under-label");
  if (chance < 1 && chance > 1 - RARE) return say("odds-over-label");
  return say("odds-percent-label", { percent: Math.round(Math.min(Math.max(chance, 0), 1) * 100) });
}
