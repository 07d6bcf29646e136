/**
 * Keys for problems, so that a remaining problem stays in place on the screen while others come
 * and go.
 */
import type { ProblemView } from "../../api/bindings";

/**
 * Returns each problem with a unique key: its contents, and a number that distinguishes problems
 * with the same contents.
 */
export function problemKeys(problems: ProblemView[]): { key: string; problem: ProblemView }[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const about = `${problem.severity} ${problem.clause} ${String(problem.unit)} ${problem.title}`;
    const nth = seen.get(about) ?? 0;
    seen.set(about, nth + 1);
    return { key: `${about} ${String(nth)}`, problem };
  });
}
