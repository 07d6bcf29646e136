// @vitest-environment node
import { expect, test } from "vitest";
import type { Offer } from "../../api/battle";
import type { Question } from "../../api/bindings";
import { crossbows, shooting } from "../../testing/battles";
import { sit } from "./fixture";
import { changesOf, numberAt, rowsOf, struckAt } from "./paper";
import type { Session } from "./session.svelte";
import type { Sheet } from "./sheet.svelte";

/** Opens the rosters of play on paper. */
async function openPaper(session: Session): Promise<Sheet> {
  const offer = session.opened.offers.find(({ kind }) => kind === "paper");
  if (offer === undefined) throw new Error("no paper");
  await session.choose(offer);
  if (session.sheet === null) throw new Error("no sheet");
  return session.sheet;
}

async function paper() {
  const { session } = await sit(crossbows);
  const sheet = await openPaper(session);
  return { offer: sheet.opened, view: session.view };
}

test("each side's rows follow its roster, without the unit's name in the labels", async () => {
  const { offer, view } = await paper();
  for (const side of [0, 1]) {
    const rows = rowsOf(offer, view, side);
    expect(rows.map(({ card }) => card.unit)).toEqual(view.sides[side]?.units.map(({ unit }) => unit));
    expect(rows[1]?.asked.map(({ label }) => label)).toEqual(["Figures left", "What is its morale?", "Is it disordered?", "Where is it?"]);
  }
});

test("a number of losses or of survivors determines the count of crossed-out boxes", () => {
  const question = (counts: "left" | "struck"): Question => ({ path: "/a", label: "", hint: null, clause: null, remember: null, answer: { kind: "boxes", boxes: 7, most: 99, counts } });
  expect([7, 5, 0, 12].map((left) => struckAt(question("left"), left))).toEqual([0, 2, 7, 0]);
  expect([0, 2, 7, 12].map((hits) => struckAt(question("struck"), hits))).toEqual([0, 2, 7, 7]);
  for (const counts of ["left", "struck"] as const) for (const struck of [0, 3, 7]) expect(struckAt(question(counts), numberAt(question(counts), struck))).toBe(struck);
});

test("only changes are listed, with the old and the new value", async () => {
  const { offer, view } = await paper();
  const rows = rowsOf(offer, view, 0);
  expect(changesOf(rows, offer.command, offer.command)).toEqual([]);
  const now = structuredClone(offer.command) as { command: { units: { figures: number[]; morale: string }[] } };
  const second = now.command.units[1];
  if (second === undefined) throw new Error("no unit");
  const [was = 0] = second.figures;
  Object.assign(second, { figures: [3], morale: "routed" });
  const changes = changesOf(rows, offer.command, now);
  expect(changes.map(({ card }) => card.unit.unit)).toEqual([2]);
  expect(changes[0]?.parts).toEqual([`Figures left ${String(was)} → 3`, "What is its morale? Good → Routed"]);
});

test("the hex where a unit was last seen need not be chosen again", async () => {
  const { session } = await sit(shooting);
  const given = (await openPaper(session)).opened;
  const choices = ["H1", "H2"].map((hex) => ({ value: hex, label: hex }));
  const [first] = given.questions;
  const hex = { ...first, path: "/command/units/0/where", answer: { kind: "hex", choices } } as Question;
  const offer: Offer = { ...given, questions: [...given.questions, hex] };
  session.openOffer(offer);
  expect(session.sheet?.awaits).toBeNull();
  expect(session.sheet?.ready).toBe(true);
});
