// @vitest-environment node
import { expect, test, vi } from "vitest";
import type { Offer } from "../../api/battle";
import type { Preview, Question } from "../../api/bindings";
import { Answers } from "./remember";
import { Sheet } from "./sheet.svelte";

const PREVIEW: Preview = { title: "", columns: [], needs: "", odds: null, pool: null, faces: [], objections: [] };

function opened(hexes: readonly string[]) {
  const choices = hexes.map((hex) => ({ value: hex, label: hex }));
  const to: Question = { path: "/to", label: "Which hex does it move to?", hint: null, clause: null, answer: { kind: "hex", choices }, remember: null };
  const offer: Offer = {
    id: "march:0-4", kind: "move", group: "Move", label: "March", clause: null, unit: { side: 0, unit: 4 },
    fulfils: null, sure: true, against: [], command: { to: hexes[0] }, questions: [to],
  };
  const preview = vi.fn(() => Promise.resolve({ status: "ok" as const, data: PREVIEW }));
  const sheet = new Sheet(offer, new Answers("battle", window.localStorage), { preview, failed: () => undefined });
  return { sheet, to, preview };
}

test("with several hexes one must be chosen first, even the first of them", async () => {
  const { sheet, to, preview } = opened(["0101", "0102"]);
  await sheet.look();
  expect(sheet.awaits).toEqual(to);
  expect(sheet.ready).toBe(false);
  expect(preview).not.toHaveBeenCalled();
  sheet.answer(to, "0101");
  expect(sheet.awaits).toBeNull();
  await vi.waitFor(() => { expect(preview).toHaveBeenCalledWith({ to: "0101" }); });
  await vi.waitFor(() => { expect(sheet.preview).not.toBeNull(); });
  expect(sheet.ready).toBe(true);
});

test("the only hex need not be chosen", async () => {
  const { sheet, preview } = opened(["0101"]);
  await sheet.look();
  expect(sheet.ready).toBe(true);
  expect(preview).toHaveBeenCalledOnce();
});
