/** What the choosing parts have in common. */

/** An answer to a question; the view's `Choice` is one, and so are the settings' own. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly price: number | null;
  readonly on: boolean;
  readonly closed: string | null;
}

/** `+2`, `−1`; a minus sign as wide as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${String(-points)}` : `+${String(points)}`;
}

const grouped = new Intl.NumberFormat("en-GB");

/** `2,336`. */
export function figures(value: number): string {
  return grouped.format(value).replace("-", "−");
}

/** Closed answers with the same reason, said once: `Heavy, armoured: not before 1500`. */
export function closedReasons(choices: readonly Option[]): { reason: string; labels: string }[] {
  const byReason = new Map<string, string[]>();
  for (const choice of choices) {
    if (choice.closed === null) continue;
    byReason.set(choice.closed, [...(byReason.get(choice.closed) ?? []), choice.label]);
  }
  return [...byReason].map(([reason, labels]) => ({ reason, labels: labels.join(", ") }));
}
