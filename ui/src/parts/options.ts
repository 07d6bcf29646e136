/** Types shared by the components for choosing. */

/** An answer to a question, such as a `Choice` of the view or an answer of the settings. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly price: number | null;
  readonly on: boolean;
  readonly closed: string | null;
  /** The reasons besides `closed` why the option is illegal. */
  readonly also: readonly string[];
}

/** `+2`, `−1`; the minus sign is as wide as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${String(-points)}` : `+${String(points)}`;
}

/** Closed answers with the same reasons. */
export interface Closed {
  reason: string;
  also: readonly string[];
  ids: string[];
  labels: string;
}

/** Groups closed answers by reason: `Heavy, armoured: not before 1500`. */
export function closedReasons(choices: readonly Option[]): Closed[] {
  const byReason = new Map<string, Closed>();
  for (const { id, label, closed, also } of choices) {
    if (closed === null) continue;
    const key = [closed, ...also].join("\n");
    const same = byReason.get(key);
    if (same === undefined) byReason.set(key, { reason: closed, also, ids: [id], labels: label });
    else {
      same.ids.push(id);
      same.labels += `, ${label}`;
    }
  }
  return [...byReason.values()];
}
