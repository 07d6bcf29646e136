// @vitest-environment node
import { expect, test, vi } from "vitest";
import type { DiceFrom } from "../../api/bindings";
import { ask } from "../../api/ask";
import { crossbows, moving, saving, shooting, testing } from "../../testing/battles";
import { memory, sit } from "./fixture";
import { cardOf } from "./names";

const FACE = (face: number): DiceFrom => ({ from: "player", throw: { faces: [face] } });
const bards = { side: 0, unit: 2 };

test("a test takes two taps: the unit, whose pending work opens at once, and the die", async () => {
  const { session } = await sit(testing);
  await session.look(bards);
  expect(session.sheet?.offer.label).toMatch(/shooting test$/);
  await vi.waitFor(() => { expect(session.sheet?.tray?.single).toBe(true); });
  await session.play(FACE(6));
  expect(session.result?.lines[0]?.text).toMatch(/took the shooting test: /);
  expect(cardOf(session.view, bards)?.morale.label).toBe("good");
});

test("after pending work the next opens by itself", async () => {
  const { session } = await sit(testing);
  await session.look(bards);
  await session.play(FACE(6));
  expect(session.sheet?.byItself).toBe(true);
  expect(session.unit).toEqual({ side: 0, unit: 3 });
  expect(session.result).not.toBeNull();
});

test("saves open by themselves after a volley", async () => {
  const { session } = await sit(crossbows);
  await session.look({ side: 1, unit: 7 });
  expect(session.sheet?.offer.label).toBe("Shoot: crossbows");
  const target = session.sheet?.questions.find(({ path }) => path.endsWith("/target"));
  if (target === undefined) throw new Error("no unit can be shot at");
  session.sheet?.answer(target, { side: 0, unit: 6 });
  await vi.waitFor(() => { expect(session.sheet?.preview?.title).toContain("6 The Swiss"); }, 20_000);
  await session.play({ from: "player", throw: { counts: [0, 5, 0] } });
  expect(session.sheet?.offer.label).toBe("6 The Swiss: save against 7 Milanese crossbowmen");
  expect(session.unit).toEqual({ side: 0, unit: 6 });
});

test("a unit with more offers stays selected; without further work the step is shown with the result", async () => {
  const { session } = await sit(moving);
  await session.look(bards);
  const march = session.offers?.find(({ id }) => id === "move");
  if (march === undefined) throw new Error("no move");
  session.openOffer(march);
  await vi.waitFor(() => { expect(session.sheet?.preview).not.toBeNull(); });
  await session.play({ from: "nobody" });
  expect([session.unit, session.sheet]).toEqual([bards, null]);
  const last = await sit(testing);
  last.session.opened = { ...last.session.opened, view: { ...last.session.view, pending: last.session.view.pending.slice(0, 1) } };
  await last.session.look(bards);
  vi.mocked(last.host.play).mockImplementationOnce(async (...given) => {
    const played = await last.host.play(...given);
    if (played.status === "ok" && played.data.played === "done") played.data.what.view.pending = [];
    return played;
  });
  await last.session.play(FACE(6));
  expect(last.session.unit).toBeNull();
  expect(last.session.place).toBe("orders");
  expect(last.session.result?.lines[0]?.text).toMatch(/took the shooting test: /);
});

test("answers fill the command, load a preview, and are remembered for the unit", async () => {
  const kept = memory();
  const { session, host } = await sit(shooting, kept);
  await session.look(bards);
  const sheet = session.sheet;
  const [target, range] = sheet?.offer.questions ?? [];
  if (!sheet || !target || !range) throw new Error("no volley");
  await vi.waitFor(() => { expect(sheet.preview).not.toBeNull(); });
  sheet.answer(target, { side: 1, unit: 3 });
  sheet.answer(range, false);
  await vi.waitFor(() => { expect(sheet.preview?.title).toContain("3 Pickering's and Montagu's Foot"); });
  expect(host.answerOffer).toHaveBeenCalledTimes(2);
  await session.play({ from: "desk" });
  const again = await sit(shooting, kept);
  await again.session.look(bards);
  expect(again.session.sheet?.value(target)).toEqual({ side: 1, unit: 3 });
  expect(again.session.sheet?.value(range)).toBe(false);
});

test("an answer determines the next questions, and answers to dropped questions are not sent", async () => {
  const { session, host } = await sit(moving);
  await session.look(bards);
  const move = session.offers?.find(({ id }) => id === "move");
  if (move === undefined) throw new Error("no move");
  session.openOffer(move);
  const { sheet } = session;
  const asked = () => sheet?.questions.map(({ path }) => path.split("/").at(-1));
  const answer = (name: string, value: string | string[]) => {
    const question = sheet?.questions.find(({ path }) => path.endsWith(name));
    if (question === undefined) throw new Error(`${name} is not asked`);
    sheet?.answer(question, value);
  };
  await vi.waitFor(() => { expect(sheet?.preview).not.toBeNull(); });
  expect(asked()).toEqual(["moved", "disordered"]);
  answer("moved", "half");
  await vi.waitFor(() => { expect(asked()).toContain("over"); });
  answer("over", ["stream"]);
  // The test did not wait for the new questions, so the desk is asked for them first.
  answer("moved", "stood");
  await session.play({ from: "nobody" });
  const command = vi.mocked(host.play).mock.lastCall?.[2];
  expect(command).toMatchObject({ command: { moves: [{ moved: "stood", over: [] }] } });
  expect(session.sheet).toBeNull();
});

test("a step with pending work ends only at the second attempt, and the log says that it was allowed anyway", async () => {
  const { session, host } = await sit(testing);
  await session.endStep();
  expect(session.warned?.[0]?.id).toBe("to_do");
  expect(host.play).not.toHaveBeenCalled();
  await session.endStep();
  expect(session.view.track.find(({ state }) => state === "now")?.id).toBe("completions");
  expect(session.opened.log.at(-1)?.overruled.map(({ id }) => id)).toEqual(["to_do"]);
  expect(session.warned).toBeNull();
});

test("work without decisions is done in one go, one order after another", async () => {
  const { session, host } = await sit(saving);
  await session.survey();
  expect(session.batch.plain.map(({ unit }) => unit)).toEqual([{ side: 0, unit: 4 }, { side: 0, unit: 6 }]);
  const before = session.opened.log.length;
  await session.playAll(session.batch.plain);
  expect(host.play).toHaveBeenCalledTimes(2);
  expect(session.view.pending).toEqual([]);
  expect(session.opened.log).toHaveLength(before + 2);
});

test("a refusal stops a batch", async () => {
  const { session, host, notices } = await sit(saving);
  await session.survey();
  vi.mocked(host.play).mockResolvedValueOnce({ status: "ok", data: { played: "refused", what: { kind: "impossible", why: { id: "x", clause: null, text: "No." } } } });
  await session.playAll(session.batch.plain);
  expect(host.play).toHaveBeenCalledTimes(1);
  expect(notices.list[0]?.text).toContain("0 of 2");
});

test("an order refused with an objection is sent again only after the objection is allowed", async () => {
  const { session, host } = await sit(testing);
  await session.look(bards);
  const sheet = session.sheet;
  vi.mocked(host.play).mockResolvedValueOnce({ status: "ok", data: { played: "refused", what: { kind: "against_rules", why: [{ id: "far", clause: "F-9.01", text: "Too far." }] } } });
  await session.play(FACE(6));
  expect(sheet?.ready).toBe(false);
  await session.play(FACE(6));
  expect(host.play).toHaveBeenCalledTimes(1);
  sheet?.overrule("far", true);
  await session.play(FACE(6));
  expect(vi.mocked(host.play).mock.lastCall?.[3]).toEqual(["far"]);
});

test("a second order is ignored while one is being sent", async () => {
  const { session, host } = await sit(testing);
  await session.look(bards);
  await Promise.all([session.play(FACE(6)), session.play(FACE(1))]);
  expect(host.play).toHaveBeenCalledTimes(1);
});

test("an order can be given again after undo; the branch that was left can be restored", async () => {
  const { session } = await sit(testing);
  await session.look(bards);
  await session.play(FACE(6));
  const there = session.opened.head;
  await session.undo();
  expect(cardOf(session.view, bards)?.to_do).toBe(true);
  await session.look(bards);
  await vi.waitFor(() => { expect(session.sheet?.preview).not.toBeNull(); });
  await session.play(FACE(1));
  expect(cardOf(session.view, bards)?.morale.label).toBe("shaken");
  const branches = await session.branches();
  expect(branches.status === "ok" && branches.data.map(({ row }) => row)).toEqual([there]);
  await session.goTo(there);
  expect(cardOf(session.view, bards)?.morale.label).toBe("good");
});

test("an order is carried out after a note from another window", async () => {
  const { session, host, id, notices } = await sit(testing);
  const before = session.opened.log.length;
  await ask(host.note(id, session.opened.head, "From elsewhere"));
  await session.look(bards);
  await session.play(FACE(6));
  expect(notices.list).toHaveLength(0);
  expect(session.opened.log).toHaveLength(before + 2);
});

test("a conflict with another window is shown, and the battle is reloaded", async () => {
  const { session, host, id, notices } = await sit(testing);
  const before = session.opened.log.length;
  await ask(host.note(id, session.opened.head, "From elsewhere"));
  await session.look(bards);
  const message = "Another window has changed this battle. Since then: From elsewhere.";
  const conflict = { code: "stale_head", message, hint: "Give the order again." } as const;
  vi.mocked(host.play).mockResolvedValueOnce({ status: "error", error: conflict });
  await session.play(FACE(6));
  expect(notices.list[0]).toMatchObject({ text: message, hint: conflict.hint });
  expect(session.opened.log).toHaveLength(before + 1);
});

test("a note from another window is shown, and the open order stays", async () => {
  const { session, host, id } = await sit(testing);
  await session.look(bards);
  const { sheet } = session;
  await vi.waitFor(() => { expect(sheet?.preview).not.toBeNull(); });
  await ask(host.note(id, session.opened.head, "From elsewhere"));
  await session.follow();
  expect(session.spoken).toBe("From elsewhere");
  expect([session.unit, session.sheet]).toEqual([bards, sheet]);
  await session.play(FACE(6));
  expect(cardOf(session.view, bards)?.morale.label).toBe("good");
});

test("a new name from another window is shown, and the open order stays", async () => {
  const { session, host, id } = await sit(testing);
  await session.look(bards);
  const { sheet } = session;
  await ask(host.renameBattle(id, "Renamed elsewhere"));
  await session.follow();
  expect(session.opened.name).toBe("Renamed elsewhere");
  expect([session.unit, session.sheet]).toEqual([bards, sheet]);
});

test("an order that another window has given is no longer open", async () => {
  const { session, host, id } = await sit(testing);
  await session.look(bards);
  const command = session.sheet?.command;
  await ask(host.play(id, session.opened.head, command, [], FACE(6)));
  await session.follow();
  expect(session.sheet).toBeNull();
  expect(session.unit).toEqual(bards);
  expect(cardOf(session.view, bards)?.morale.label).toBe("good");
});

test("an outdated answer about an order is dropped", async () => {
  const { session, host } = await sit(shooting);
  await session.look(bards);
  const { sheet } = session;
  await vi.waitFor(() => { expect(sheet?.preview).not.toBeNull(); });
  let late: (value: Awaited<ReturnType<typeof host.answerOffer>>) => void = () => undefined;
  vi.mocked(host.answerOffer).mockImplementationOnce(() => new Promise((answered) => { late = answered; }));
  const first = sheet?.look();
  await sheet?.look();
  const shown = sheet?.preview;
  const preview = { title: "stale", columns: [], needs: null, pool: null, faces: [], odds: null, objections: [], impossible: false };
  late({ status: "ok", data: { command: null, questions: [], preview } });
  await first;
  expect(sheet?.preview).toBe(shown);
});

test("a read-only battle takes no orders", async () => {
  const { session, host } = await sit(testing, null, { read_only: "the journal cannot be followed" });
  await session.look(bards);
  await session.play(FACE(6));
  await session.endStep();
  expect(host.play).not.toHaveBeenCalled();
  expect(session.canEnd).toBe(false);
});

test("an order without questions takes one tap; with a question, dice or an objection its sheet opens", async () => {
  const { session, host } = await sit(moving);
  const move = (await session.offersOf(bards)).find(({ id }) => id === "move");
  if (!move) throw new Error("no move");
  await session.look(bards);
  session.back();
  await session.choose(move);
  expect(session.sheet?.offer.id).toBe("move");
  session.back();
  const silent = { ...move, questions: [] };
  const answered = async (more: object) => {
    vi.mocked(host.answerOffer).mockImplementationOnce(async (...given) => {
      const answer = await host.answerOffer(...given);
      return answer.status === "ok" ? { ...answer, data: { ...answer.data, questions: [], preview: { ...answer.data.preview, ...more } } } : answer;
    });
    await session.choose(silent);
  };
  const opens = async (more: object) => {
    await answered(more);
    expect(session.sheet?.offer).toEqual(silent);
    session.back();
  };
  await opens({ objections: [{ id: "far", clause: null, text: "Too far." }] });
  await opens({ pool: { what: "x", side: 0, dice: 1, bands: { labels: ["a", "b"], of_face: [0, 0, 0, 1, 1, 1] } } });
  expect(host.play).not.toHaveBeenCalled();
  await answered({});
  expect(session.sheet).toBeNull();
  expect(host.play).toHaveBeenCalledTimes(1);
  expect(session.result?.lines).not.toEqual([]);
});
