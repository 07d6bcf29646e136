// @vitest-environment node
import { expect, test } from "vitest";
import { commandsOf } from "./fixture";
import { generalOf, isHome, neighbour, step, toCommand } from "./order";

const commands = commandsOf([1, 2, 3], [], [4]);

test.each([
  ["up within its command", 2, -1, { before: 1, general: 1 }],
  ["down within its command", 1, 1, { before: 3, general: 1 }],
  ["down to its command's end", 2, 1, { before: null, general: 1 }],
  ["down over the edge, into an empty command", 3, 1, { before: null, general: 2 }],
  ["up over the edge, to the end of the command before", 4, -1, { before: null, general: 2 }],
  ["down from the last general, to no general", 4, 1, { before: null, general: null }],
  ["up from the very first place", 1, -1, null],
] as const)("a step %s", (_, unit, way, place) => {
  expect(step(commands, unit, way)).toEqual(place);
});

test("a unit jumps to another command at once: to its start going down, to its end going up", () => {
  const two = commandsOf([1, 2], [3, 4]);
  expect(toCommand(two, 1, 1)).toEqual({ before: 3, general: 2 });
  expect(toCommand(two, 4, -1)).toEqual({ before: null, general: 1 });
  expect(toCommand(two, 1, -1)).toBeNull();
});

test("nothing is below the units without a general", () => {
  const free = [...commandsOf([1]), { general: null, title: "Nobody", note: "", units: commandsOf([2])[0]?.units ?? [] }];
  expect(step(free, 2, 1)).toBeNull();
  expect(step(free, 1, 1)).toEqual({ before: 2, general: null });
});

test("the selection crosses commands and stops at the end", () => {
  expect(neighbour(commands, 3, 1)).toBe(4);
  expect(neighbour(commands, 4, -1)).toBe(3);
  expect(neighbour(commands, 4, 1)).toBeNull();
  expect(neighbour(commands, null, 1)).toBe(1);
  expect(neighbour([], null, 1)).toBeNull();
});

test("a unit dropped on itself, or in the gap after it, is already at that place", () => {
  expect(isHome(commands, 2, { before: 2, general: 1 })).toBe(true);
  expect(isHome(commands, 2, { before: 3, general: 1 })).toBe(true);
  expect(isHome(commands, 3, { before: null, general: 1 })).toBe(true);
  expect(isHome(commands, 3, { before: null, general: 2 })).toBe(false);
  expect(isHome(commands, 2, { before: 1, general: 1 })).toBe(false);
});

test("a new unit goes to the selected unit's general, otherwise to the first", () => {
  expect(generalOf(commands, 4)).toBe(3);
  expect(generalOf(commands, null)).toBe(1);
});
