// @vitest-environment node
import { expect, test } from "vitest";
import { fileName } from "./files";

test("an army's name becomes a short file name without reserved characters", () => {
  expect(fileName("Army of the League, 1495")).toBe("Army-of-the-League-1495");
  expect(fileName("../../etc/passwd")).toBe("etc-passwd");
  expect(fileName('a<b>:"|?*\\c\0')).toBe("a-b-c");
  expect(fileName("Lützen 🐎")).toBe("Lützen");
  expect(fileName("  ")).toBe("army");
  expect(fileName("x".repeat(500))).toHaveLength(60);
});
