/** Keys for complaints, so that one that stays keeps its place on the screen while others come and go. */
import type { ComplaintView } from "../../api/bindings";

/** Each complaint with a key of its own: what it is about, counted where the same is said twice. */
export function complaintKeys(complaints: ComplaintView[]): { key: string; complaint: ComplaintView }[] {
  const seen = new Map<string, number>();
  return complaints.map((complaint) => {
    const about = `${complaint.severity} ${complaint.clause} ${String(complaint.unit)} ${complaint.title}`;
    const nth = seen.get(about) ?? 0;
    seen.set(about, nth + 1);
    return { key: `${about} ${String(nth)}`, complaint };
  });
}
