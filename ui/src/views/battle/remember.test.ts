import { expect, test } from "vitest";
import type { Question } from "../../api/bindings";
import { shelf } from "./fixture";
import { Answers } from "./remember";

const range: Question = { path: "/range", label: "Range", hint: null, clause: null, remember: "range", answer: { kind: "number", least: 1, most: 6 } };
const target = (...units: number[]): Question => ({
  path: "/target", label: "At whom?", hint: null, clause: null, remember: "target",
  answer: { kind: "one", choices: units.map((unit) => ({ value: { side: 1, unit }, label: String(unit) })) },
});
const four = { side: 0, unit: 4 };

test("each unit's answers are its own", () => {
  const answers = new Answers("b", null);
  answers.keep(four, range, 3);
  expect(answers.of(four, range)).toBe(3);
  expect(answers.of({ side: 1, unit: 4 }, range)).toBeUndefined();
  expect(answers.of({ side: 0, unit: 44 }, range)).toBeUndefined();
});

test("an answer that can no longer be given is asked afresh", () => {
  const answers = new Answers("b", null);
  answers.keep(four, target(1, 2), { side: 1, unit: 2 });
  expect(answers.of(four, target(1, 2))).toEqual({ side: 1, unit: 2 });
  expect(answers.of(four, target(1))).toBeUndefined();
  answers.keep(four, range, 3);
  expect(answers.of(four, { ...range, answer: { kind: "number", least: 1, most: 2 } })).toBeUndefined();
});

test("a question without a name is never remembered", () => {
  const answers = new Answers("b", null);
  answers.keep(four, { ...range, remember: null }, 3);
  expect(answers.of(four, { ...range, remember: null })).toBeUndefined();
});

test("a unit that moved is forgotten, the others are not", () => {
  const answers = new Answers("b", null);
  const other = { side: 0, unit: 41 };
  answers.keep(four, range, 3);
  answers.keep(other, range, 5);
  answers.forget(four);
  expect([answers.of(four, range), answers.of(other, range)]).toEqual([undefined, 5]);
});

test("answers outlast the page, and belong to one battle", () => {
  const kept = shelf();
  new Answers("b", kept).keep(four, range, 3);
  expect(new Answers("b", kept).of(four, range)).toBe(3);
  expect(new Answers("c", kept).of(four, range)).toBeUndefined();
});

test("a shelf that cannot be read or written does no harm", () => {
  const broken = { getItem: () => "{ not JSON", setItem: () => { throw new Error("full"); } };
  const answers = new Answers("b", broken);
  answers.keep(four, range, 3);
  expect(answers.of(four, range)).toBe(3);
});
