// @vitest-environment node
import { expect, test } from "vitest";
import { keptAgo, when } from "./when";

const noon = new Date(2026, 4, 3, 12, 0, 0).getTime();
const before = (seconds: number) => new Date(noon - seconds * 1000).toISOString();

test("how long ago it was kept, coarser the longer", () => {
  expect([0, 1, 2, 59, 60, 3599].map((age) => keptAgo(before(age), noon))).toEqual([
    "kept just now", "kept just now", "kept 2 s ago", "kept 59 s ago", "kept 1 min ago", "kept 59 min ago",
  ]);
  expect(keptAgo(before(3600), noon)).toBe("kept today 11:00");
});

test("a clock that was set back does not count backwards", () => {
  expect(keptAgo(before(-90), noon)).toBe("kept just now");
});

test("yesterday is the day before, not 24 hours ago", () => {
  expect(when(before(12 * 3600 + 60), noon)).toBe("yesterday 23:59");
  expect(when(before(36 * 3600 + 60), noon)).toBe("1 May 2026");
});
