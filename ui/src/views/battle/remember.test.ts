// @vitest-environment node
import { expect, test } from "vitest";
import type { Question, UnitRef } from "../../api/bindings";
import type { Offer } from "../../api/battle";
import { memory } from "./fixture";
import { Answers } from "./remember";

const range: Question = { path: "/range", label: "Range", hint: null, clause: null, remember: "range", answer: { kind: "number", least: 1, most: 6 } };
const target = (...units: number[]): Question => ({
  path: "/target", label: "At whom?", hint: null, clause: null, remember: "target",
  answer: { kind: "one", choices: units.map((unit) => ({ value: { side: 1, unit }, label: String(unit) })) },
});
const four = { side: 0, unit: 4 };

/** Returns an offer of a unit with these questions. */
function offer(unit: UnitRef, ...questions: Question[]): Offer {
  return { id: "shoot", kind: "order", group: "Shoot", label: "Shoot", clause: null, unit, fulfils: null, sure: false, against: [], command: {}, questions };
}

test("each unit has its own answers", () => {
  const answers = new Answers("b", null);
  answers.keep(offer(four, range), range, 3);
  expect(answers.of(offer(four, range), range)).toBe(3);
  expect(answers.of(offer({ side: 1, unit: 4 }, range), range)).toBeUndefined();
  expect(answers.of(offer({ side: 0, unit: 44 }, range), range)).toBeUndefined();
});

test("an answer that is no longer allowed is not returned", () => {
  const answers = new Answers("b", null);
  answers.keep(offer(four, target(1, 2)), target(1, 2), { side: 1, unit: 2 });
  expect(answers.of(offer(four, target(1, 2)), target(1, 2))).toEqual({ side: 1, unit: 2 });
  expect(answers.of(offer(four, target(1)), target(1))).toBeUndefined();
  answers.keep(offer(four, range), range, 3);
  expect(answers.of(offer(four, { ...range, answer: { kind: "number", least: 1, most: 2 } }), { ...range, answer: { kind: "number", least: 1, most: 2 } })).toBeUndefined();
});

test("the answer to a question without a name is not remembered", () => {
  const answers = new Answers("b", null);
  answers.keep(offer(four, { ...range, remember: null }), { ...range, remember: null }, 3);
  expect(answers.of(offer(four, { ...range, remember: null }), { ...range, remember: null })).toBeUndefined();
});

test("the answers of a unit that moved are forgotten, but not the answers of other units", () => {
  const answers = new Answers("b", null);
  const other = { side: 0, unit: 41 };
  answers.keep(offer(four, range), range, 3);
  answers.keep(offer(other, range), range, 5);
  answers.forget(four);
  expect([answers.of(offer(four, range), range), answers.of(offer(other, range), range)]).toEqual([undefined, 5]);
});

test("answers survive a reload, and belong to one battle", () => {
  const kept = memory();
  new Answers("b", kept).keep(offer(four, range), range, 3);
  expect(new Answers("b", kept).of(offer(four, range), range)).toBe(3);
  expect(new Answers("c", kept).of(offer(four, range), range)).toBeUndefined();
});

test("a store that cannot be read or written does no harm", () => {
  const broken = { getItem: () => "{ not JSON", setItem: () => { throw new Error("full"); } };
  const answers = new Answers("b", broken);
  answers.keep(offer(four, range), range, 3);
  expect(answers.of(offer(four, range), range)).toBe(3);
});

test("answers about both units of a combat are separate, and remembered for this pair only", () => {
  const answers = new Answers("b", null);
  const [mine, theirs] = [{ ...range, path: "/sides/0/range" }, { ...range, path: "/sides/1/range" }];
  const fight = offer(four, mine, theirs);
  answers.keep(fight, mine, 2);
  answers.keep(fight, theirs, 5);
  expect([answers.of(fight, mine), answers.of(fight, theirs)]).toEqual([2, 5]);
  expect(answers.of({ ...fight, id: "fight:another" }, theirs)).toBeUndefined();
});
