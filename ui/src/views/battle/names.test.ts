import { expect, test } from "vitest";
import type { Question } from "../../api/bindings";
import { ask } from "../../api/ask";
import { fakeHost } from "../../api/fake";
import { byHeading, isAsked, legend } from "./asking";
import { BATTLE } from "./fixture";
import { cardOf, folds, nameOf, obvious, onTable, owedShort, spoken, withNames } from "./names";

const open = async (given: string) => {
  const host = fakeHost(new URLSearchParams(given));
  return { host, view: (await ask(host.openBattle(BATTLE))).view };
};
const pikes = { side: 0, unit: 2 };

test("a unit's number stands apart from its name, and what it owes does not repeat it", async () => {
  const { view } = await open("units=6&step=1");
  const card = cardOf(view, pikes);
  if (!card) throw new Error("no pikes");
  expect(nameOf(card)).toBe("Venetian pikes");
  expect(nameOf({ ...card, name: "22 Venetian pikes" })).toBe("22 Venetian pikes");
  expect(view.owed.map((owed) => owedShort(view, owed))[0]).toBe("tests to rally");
  expect(owedShort(view, { unit: pikes, label: "2 Venetian pikes: divide the hits", clause: null, offer: "" })).toBe("divide the hits");
  const both = "2 Venetian pikes and 2 Swiss pikes fight a round";
  expect(owedShort(view, { unit: pikes, label: both, clause: null, offer: "" })).toBe(both);
  expect(spoken(view, card)).toBe("2 Venetian pikes, shaken, 26 of 40 figures, exhausted at 20, shattered at 10, owes: tests to rally");
});

test("the longer of two names is found first, and every time it stands there", async () => {
  const { view } = await open("units=12&step=1");
  const parts = withNames(view, "1 Gonzaga’s lances meets 11 Mounted crossbows, and 1 Gonzaga’s lances stands.", [{ side: 0, unit: 1 }, { side: 0, unit: 11 }]);
  expect(parts.filter((part) => part.name).map((part) => part.text)).toEqual(["1 Gonzaga’s lances", "11 Mounted crossbows", "1 Gonzaga’s lances"]);
  expect(parts.map((part) => part.text).join("")).toBe("1 Gonzaga’s lances meets 11 Mounted crossbows, and 1 Gonzaga’s lances stands.");
});

test("above seven units on a side the cards fold; those that are gone do not count", async () => {
  expect(folds((await open("units=7&step=1")).view)).toBe(false);
  const { view } = await open("units=8&step=1");
  expect(folds(view)).toBe(true);
  const thinned = { ...view, sides: view.sides.map((side) => ({ ...side, units: side.units.map((card, index) => (index === 0 ? { ...card, gone: "fled" } : card)) })) };
  expect(folds(thinned)).toBe(false);
  expect(thinned.sides.map((side) => onTable(side).gone.length)).toEqual([1, 1]);
});

test("what is owed opens at once, or else the only thing there is to do; corrections never", async () => {
  const { host } = await open("units=6&step=4");
  const foot = await ask(host.battleOffers(BATTLE, pikes));
  expect(obvious(foot)?.id).toBe("shoot:1.musket");
  const [shoot] = foot;
  if (!shoot) throw new Error("no volley");
  expect(obvious([...foot, { ...shoot, id: "other" }])).toBeNull();
  expect(obvious([...foot, { ...shoot, id: "debt", owed: true }])?.id).toBe("debt");
  expect(obvious(foot.slice(1))).toBeNull();
  // Nothing speaks against the one, and something against the other.
  const against = [{ id: "charger_first", clause: null, text: "another charges it" }];
  expect(obvious([...foot, { ...shoot, id: "past", against }])?.id).toBe("shoot:1.musket");
  expect(obvious([{ ...shoot, id: "past", against }])?.id).toBe("past");
});

const question = (label: string): Question => ({ path: `/${label}`, label, hint: null, clause: null, answer: { kind: "yes_no" }, remember: null });

test("what is asked about an answer is asked once there is one", () => {
  const [friend, through, range] = [question("Friend"), question("Met"), question("Range")];
  const asked = (answers: Record<string, unknown>) => [friend, through, range, { ...question("How far"), given: "/Friend" }, { ...question("Gap"), given: "/Met" }]
    .filter((one, _, all) => isAsked(one, all, ({ path }) => answers[path])).map(({ label }) => label);
  expect(asked({ "/Friend": null, "/Met": [] })).toEqual(["Friend", "Met", "Range"]);
  expect(asked({ "/Friend": { side: 0, unit: 2 }, "/Met": [1] })).toEqual(["Friend", "Met", "Range", "How far", "Gap"]);
});

test("questions about two units stand under their names; others as they are", () => {
  expect(byHeading([question("1 Pikes: in the open?"), question("2 Swiss: in the open?"), question("1 Pikes: uphill?")]).map(({ heading, questions }) => [heading, questions.map(legend)])).toEqual([
    ["1 Pikes", ["In the open?", "Uphill?"]], ["2 Swiss", ["In the open?"]],
  ]);
  const mixed = [question("1 Pikes: in the open?"), question("Range")];
  expect(byHeading(mixed)).toEqual([{ heading: "", questions: mixed }]);
});
