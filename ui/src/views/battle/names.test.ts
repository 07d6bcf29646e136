// @vitest-environment node
import { expect, test } from "vitest";
import type { Question } from "../../api/bindings";
import { ask } from "../../api/ask";
import { begun, crossbows, shooting, testing } from "../../testing/battles";
import { byHeading } from "./asking";
import { battleAfter } from "./fixture";
import { byHand, cardOf, folds, nameOf, obvious, onTable, shortly, spoken, withNames } from "./names";

const bards = { side: 0, unit: 2 };

test("a unit's number is separate from its name, and pending work does not repeat the name", async () => {
  const { view } = (await battleAfter(testing)).opened;
  const card = cardOf(view, bards);
  if (!card) throw new Error("no such unit");
  expect(nameOf(card)).toBe("Sir Henry Bard's tertia");
  expect(nameOf({ ...card, name: "22 Venetian pikes" })).toBe("22 Venetian pikes");
  expect(view.pending.map((work) => shortly(view, work))[0]).toBe("shooting test");
  expect(shortly(view, { id: "", unit: bards, units: [bards], label: "2 Sir Henry Bard's tertia: divide the hits", clause: null, waits_for: [] })).toBe("divide the hits");
  const both = "2 Sir Henry Bard's tertia and 2 Skippon's Foot: fight a round";
  expect(shortly(view, { id: "", unit: bards, units: [bards], label: both, clause: null, waits_for: [] })).toBe(both);
  const { now } = card.strength;
  expect(spoken(view, card)).toBe(`2 Sir Henry Bard's tertia, good, figures: ${String(now)} of 28, exhausted at 14, shattered at 7, to do: shooting test`);
});

test("the longer of two names is found first, at every occurrence", async () => {
  const { view } = (await battleAfter(shooting)).opened;
  const shorter = "1 Fairfax's Foot";
  const longer = { side: 1, unit: 2 };
  const sides = view.sides.map((side) => ({ ...side, units: side.units.map((card) => (card.unit.side === 1 && card.unit.unit === 2 ? { ...card, name: `${shorter} Guards` } : card)) }));
  const parts = withNames({ ...view, sides }, `${shorter} meets ${shorter} Guards, and ${shorter} stands.`, [{ side: 1, unit: 1 }, longer]);
  expect(parts.filter((part) => part.name).map((part) => part.text)).toEqual([shorter, `${shorter} Guards`, shorter]);
  expect(parts.map((part) => part.text).join("")).toBe(`${shorter} meets ${shorter} Guards, and ${shorter} stands.`);
});

test("above seven units on a side the cards fold; units that are gone do not count", async () => {
  const { view } = (await battleAfter(begun)).opened;
  expect(view.sides.map(({ units }) => units.length)).toEqual([7, 8]);
  expect(folds(view)).toBe(true);
  const thinned = { ...view, sides: view.sides.map((side) => ({ ...side, units: side.units.map((card, index) => (index === 0 ? { ...card, gone: "fled" } : card)) })) };
  expect(folds(thinned)).toBe(false);
  expect(thinned.sides.map((side) => onTable(side).gone.length)).toEqual([1, 1]);
});

test("pending work opens at once, or else the only offer; corrections never open", async () => {
  const { host, opened } = await battleAfter(crossbows);
  const foot = await ask(host.battleOffers(opened.id, { side: 1, unit: 7 }));
  const shoot = foot.find((offer) => !byHand(offer));
  const corrections = foot.filter(byHand);
  if (!shoot) throw new Error("no volley");
  expect(corrections.length).toBeGreaterThan(2);
  expect(obvious([...corrections, shoot])?.id).toBe(shoot.id);
  expect(obvious([shoot, ...corrections, { ...shoot, id: "other" }])).toBeNull();
  expect(obvious([shoot, ...corrections, { ...shoot, id: "debt", fulfils: "debt" }])?.id).toBe("debt");
  expect(obvious(corrections)).toBeNull();
  // One offer has no objection, the other has one.
  const against = [{ id: "charger_first", clause: null, text: "another charges it" }];
  expect(obvious([shoot, ...corrections, { ...shoot, id: "past", against }])?.id).toBe(shoot.id);
  expect(obvious([{ ...shoot, id: "past", against }])?.id).toBe("past");
});

const question = (label: string): Question => ({ path: `/${label}`, label, hint: null, clause: null, answer: { kind: "yes_no" }, remember: null });

test("questions about two units are grouped under their names; others are not grouped", () => {
  expect(byHeading([question("1 Pikes: In the open?"), question("2 Swiss: In the open?"), question("1 Pikes: Uphill?")]).map(({ heading, questions }) => [heading, questions.map(({ label }) => label)])).toEqual([
    ["1 Pikes", ["In the open?", "Uphill?"]], ["2 Swiss", ["In the open?"]],
  ]);
  const mixed = [question("1 Pikes: in the open?"), question("Range")];
  expect(byHeading(mixed)).toEqual([{ heading: "", questions: mixed }]);
});
