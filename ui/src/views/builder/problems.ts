/** Keys for problems, so that one that stays keeps its place on the screen while others come and go. */
import type { ComplaintView } from "../../api/bindings";

/** Each problem with a key of its own: what it is about, counted where the same is said twice. */
export function problemKeys(problems: ComplaintView[]): { key: string; problem: ComplaintView }[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const about = `${problem.severity} ${problem.clause} ${String(problem.unit)} ${problem.title}`;
    const nth = seen.get(about) ?? 0;
    seen.set(about, nth + 1);
    return { key: `${about} ${String(nth)}`, problem };
  });
}
