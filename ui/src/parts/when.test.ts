// @vitest-environment node
import { expect, test } from "vitest";
import { savedAgo, when } from "./when";

const noon = new Date(2026, 4, 3, 12, 0, 0).getTime();
const before = (seconds: number) => new Date(noon - seconds * 1000).toISOString();

test("the longer ago an army was saved, the coarser the time is", () => {
  expect([0, 1, 2, 59, 60, 3599].map((age) => savedAgo(before(age), noon))).toEqual([
    "saved just now", "saved just now", "saved 2 s ago", "saved 59 s ago", "saved 1 min ago", "saved 59 min ago",
  ]);
  expect(savedAgo(before(3600), noon)).toBe("saved today 11:00");
});

test("a clock that was set back does not count backwards", () => {
  expect(savedAgo(before(-90), noon)).toBe("saved just now");
});

test("yesterday is the previous day, not 24 hours ago", () => {
  expect(when(before(12 * 3600 + 60), noon)).toBe("yesterday 23:59");
  expect(when(before(36 * 3600 + 60), noon)).toBe("1 May 2026");
});
