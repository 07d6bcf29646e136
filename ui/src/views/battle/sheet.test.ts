// @vitest-environment node
import { expect, test, vi } from "vitest";
import type { Offer } from "../../api/battle";
import type { Preview, Question } from "../../api/bindings";
import { Answers } from "./remember";
import { Sheet } from "./sheet.svelte";

const PREVIEW: Preview = { title: "", columns: [], needs: "", odds: null, pool: null, faces: [], objections: [], impossible: false };

function opened(hexes: readonly string[]) {
  const choices = hexes.map((hex) => ({ value: hex, label: hex }));
  const to: Question = { path: "/to", label: "Which hex does it move to?", hint: null, clause: null, answer: { kind: "hex", choices }, remember: null };
  const offer: Offer = {
    id: "march:0-4", kind: "move", group: "Move", label: "March", clause: null, unit: { side: 0, unit: 4 },
    fulfils: null, sure: true, against: [], command: { to: hexes[0] }, questions: [to],
  };
  const answer = vi.fn((_: unknown, command: unknown) => Promise.resolve({ status: "ok" as const, data: { command, questions: [to], preview: PREVIEW } }));
  const sheet = new Sheet(offer, new Answers("battle", window.localStorage), { answer, failed: () => undefined });
  return { sheet, to, answer };
}

test("one of several hexes must be chosen before the order is carried out, even the first", async () => {
  const { sheet, to, answer } = opened(["0101", "0102"]);
  await sheet.look();
  expect(sheet.awaits).toEqual(to);
  expect(sheet.ready).toBe(false);
  expect(answer).not.toHaveBeenCalled();
  sheet.answer(to, "0101");
  expect(sheet.awaits).toBeNull();
  await vi.waitFor(() => { expect(answer).toHaveBeenCalledWith({ to: "0101" }, { to: "0101" }); });
  await vi.waitFor(() => { expect(sheet.preview).not.toBeNull(); });
  expect(sheet.ready).toBe(true);
});

test("a single hex need not be chosen", async () => {
  const { sheet, answer } = opened(["0101"]);
  await sheet.look();
  expect(sheet.ready).toBe(true);
  expect(answer).toHaveBeenCalledOnce();
});

test("an impossible order cannot be allowed", async () => {
  const { sheet, answer } = opened(["0101"]);
  const objection = { id: "is_there", clause: null, text: "It is already there." };
  const preview = { ...PREVIEW, objections: [objection], impossible: true };
  answer.mockImplementationOnce((_: unknown, command: unknown) => Promise.resolve({ status: "ok" as const, data: { command, questions: [], preview } }));
  await sheet.look();
  expect(sheet.impossible).toEqual(objection);
  sheet.overrule(objection.id, true);
  expect(sheet.ready).toBe(false);
});
