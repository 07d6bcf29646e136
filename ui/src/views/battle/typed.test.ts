// @vitest-environment node
import { expect, test } from "vitest";
import type { Offer } from "../../api/battle";
import { ask } from "../../api/ask";
import { shooting } from "../../testing/battles";
import { battleAfter } from "./fixture";
import { byHand } from "./names";
import { fromHex, read, split, unitMeant } from "./typed";

const { host, opened } = await battleAfter(shooting);
const offers = (unit: number): Promise<Offer[]> => ask(host.battleOffers(opened.id, { side: 0, unit }));

/**
 * Returns a line's order, its answers by the end of their path, and the text that was not
 * understood.
 */
async function said(text: string) {
  const parts = split(text);
  const line = read(parts.rest, await offers(Number(parts.unit)));
  return {
    offer: line.offer?.id ?? null, unknown: line.unknown,
    answers: Object.fromEntries(line.answers.map(({ question, value }) => [question.path.split("/").at(-1) ?? "", value])) as Record<string, unknown>,
  };
}

test("a line is split into its parts", () => {
  expect(split("4 > 2 close 12 soft : 5 3 6 6 1")).toEqual({ unit: "4", rest: [">", "2", "close", "12", "soft"], dice: "5 3 6 6 1" });
  expect(split("b4>2")).toEqual({ unit: "b4", rest: [">", "2"], dice: null });
  expect(split("close :")).toEqual({ unit: null, rest: ["close"], dice: "" });
});

test("a number names a unit of the side in view, or of the side whose letter is typed", () => {
  const { view } = opened;
  expect(unitMeant(view.sides, "4", 1)).toEqual({ side: 1, unit: 4 });
  expect(unitMeant(view.sides, "a4", 1)).toEqual({ side: 0, unit: 4 });
  expect(unitMeant(view.sides, "c4", 0)).toBeNull();
  expect(unitMeant(view.sides, "99", 0)).toBeNull();
});

test("a whole volley: target, range, figures and cover in any order", async () => {
  const whole = { offer: "shoot:1.musket", unknown: [], answers: { target: { side: 1, unit: 2 }, close: false, figures: 8, cover: "soft" } };
  expect(await said("4 > 2 far 8 soft : 1")).toEqual(whole);
  expect(await said("4 soft 8 > 2 far")).toEqual(whole);
  expect(await said("4 shoot musk > 2 far 8 soft")).toEqual(whole);
});

test("without an arrow a number answers number questions first, then names a unit", async () => {
  expect((await said("4 8 2")).answers).toEqual({ figures: 8, target: { side: 1, unit: 2 } });
});

test("yes-or-no questions are answered by one of their words, with or without no-, or by yes", async () => {
  expect((await said("4 part")).answers).toEqual({ partly_open: true });
  expect((await said("4 no-part")).answers).toEqual({ partly_open: false });
  expect((await said("4 yes")).answers).toEqual({ partly_open: true });
});

test("unknown text is reported, and nothing is guessed", async () => {
  expect((await said("4 > 99 soft wibble 77")).unknown).toEqual(["99", "wibble", "77"]);
  expect((await said("4 soft hard")).unknown).toEqual(["hard"]);
});

test("a correction by hand is used only if every word is understood", async () => {
  expect(await said("4 morale shaken")).toMatchObject({ offer: "morale:0-4", answers: { value: "shaken" }, unknown: [] });
  const corrections = (await offers(4)).filter(byHand);
  expect(read(["wibble"], corrections)).toEqual({ offer: null, answers: [], unknown: ["wibble"] });
});

test("a line may begin with the hex of a counter", () => {
  const counters = [{ unit: { side: 0, unit: 4 }, hex: "H1" }, { unit: { side: 1, unit: 2 }, hex: "0813" }];
  expect(fromHex("h1 to G2 facing", counters)).toEqual({ unit: { side: 0, unit: 4 }, line: "G2 facing" });
  expect(fromHex("813 > 0914", counters)).toEqual({ unit: { side: 1, unit: 2 }, line: "0914" });
  expect(fromHex("4 > 2", counters)).toBeNull();
  expect(fromHex("K9 to G2", counters)).toBeNull();
});

test("a hex must be typed in full", () => {
  const choices = ["G20", "G2"].map((hex) => ({ value: hex, label: `${hex}, 2 hexes` }));
  const question = { path: "/to", label: "Which hex does it move to?", hint: null, clause: null, answer: { kind: "hex" as const, choices }, remember: null };
  const offer: Offer = { id: "march:0.4", kind: "move", group: "Move", label: "March", clause: null, unit: { side: 0, unit: 4 }, fulfils: null, sure: false, against: [], command: {}, questions: [question] };
  expect(read(["g2"], [offer]).answers.map(({ value }) => value)).toEqual(["G2"]);
});

test("a reference after the unit's hex is not a unit", () => {
  expect(split("G2 facing", true)).toEqual({ unit: null, rest: ["G2", "facing"], dice: null });
  expect(split("0914 : 3", true)).toEqual({ unit: null, rest: ["0914"], dice: "3" });
});
