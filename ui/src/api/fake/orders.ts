/** The orders of a battle in memory: what may be done, what it would do, and what it does. */
import type { Column, JointView, LogLine, Objection, Offer, Pool, Preview, Question, UnitRef } from "../bindings";
import { STEPS, called, debtId, enter, isSame, standing, type Debt, type Standing, type Table } from "./table";

/** A command of the fake. */
export type Order =
  | { do: "end_step" }
  | { do: "test"; unit: UnitRef; general: boolean; flank: boolean }
  | { do: "saves"; unit: UnitRef; hits: number }
  | { do: "move"; unit: UnitRef; moved: string; advanced: boolean }
  | { do: "shoot"; unit: UnitRef; target: UnitRef; close: boolean; figures: number; cover: string; dense: boolean; side: string }
  | { do: "fight"; unit: UnitRef; enemy: UnitRef; sides: { strikers: number; attack: string; uphill: boolean }[] }
  | { do: "correct"; unit: UnitRef; left?: number; morale?: Standing["morale"] }
  | { do: "from_paper"; units: { unit: UnitRef; left: number; morale: Standing["morale"]; silent: boolean; where: string }[] };

/** What an order came to. */
export interface Outcome {
  table: Table;
  lines: LogLine[];
}

const FACES: Pool["bands"] = { labels: ["1", "2", "3", "4", "5", "6"], of_face: [0, 1, 2, 3, 4, 5] };

function line(text: string, units: UnitRef[], tone: LogLine["tone"] = "plain", clauses: string[] = []): LogLine {
  return { text, units, tone, clauses };
}

function ask(path: string, label: string, answer: Question["answer"], remember: string, hint: string | null = null): Question {
  return { path: `/command${path}`, label, hint, clause: null, answer, remember };
}

function one(pairs: readonly (readonly [string | boolean | UnitRef, string])[]): Question["answer"] {
  return { kind: "one", choices: pairs.map(([value, label]) => ({ value, label })) };
}

function offer(id: string, group: string, label: string, unit: UnitRef | null, command: Order, questions: Question[] = [], more: Partial<Offer<unknown>> = {}): Offer<unknown> {
  return { id, group, label, clause: null, unit, owed: false, sure: false, against: [], command: { book: "fornovo", command }, questions, ...more };
}

function enemies(table: Table, of: UnitRef): Standing[] {
  return table.units.filter(({ unit, gone }) => unit.side !== of.side && !gone);
}

/** What may be done at the table, or by this unit. */
export function offersOf(table: Table, unit: UnitRef | null): Offer<unknown>[] {
  if (unit === null) {
    const step = STEPS[table.step];
    return [offer("end_step", "The turn", `End this step: ${step?.label ?? ""}`, null, { do: "end_step" }, [], { against: owedStill(table) }), paper(table)];
  }
  const found = standing(table, unit);
  if (found === undefined || found.gone) return [];
  const step = STEPS[table.step]?.id;
  const debts = table.debts.filter((debt) => isSame(debt.unit, unit)).map(debtOffer);
  const some = step === "moves" ? [move(unit)] : step === "fire" && ["foot", "guns", "dragoons"].includes(found.arm) ? [shoot(table, found)]
    : step === "rounds" && unit.unit <= 2 ? [fight(table, found)] : [];
  return [...debts, ...some, ...byHand(found)];
}

/** What the shooting would allow, out of its step. */
export function outOfSequence(table: Table, unit: UnitRef): Offer<unknown>[] {
  const found = standing(table, unit);
  if (found === undefined || found.gone || STEPS[table.step]?.id === "fire") return [];
  const shot = shoot(table, found);
  const against = [{ id: "not_fire_step", clause: "F-6.11", text: "Shooting has its own step." }];
  return [{ ...shot, id: `out_of_sequence.${shot.id}`, against }];
}

function owedStill(table: Table): Objection[] {
  return table.debts.length === 0 ? [] : [{ id: "owed", clause: "F-6.03", text: `${String(table.debts.length)} units still owe something in this step.` }];
}

function debtOffer(debt: Debt): Offer<unknown> {
  const { unit } = debt;
  if (debt.what === "saves") return offer(debtId(debt), "Owed now", `Save ${String(debt.hits)} hits`, unit, { do: "saves", unit, hits: debt.hits }, [], { owed: true, clause: "F-9.20" });
  return offer(debtId(debt), "Owed now", "Test to rally", unit, { do: "test", unit, general: false, flank: false }, unit.unit % 2 === 0 ? [
    ask("/general", "Is a general within 6 inches?", { kind: "yes_no" }, "general"),
    ask("/flank", "Shot at from flank or rear?", { kind: "yes_no" }, "flank"),
  ] : [], { owed: true, clause: "F-8.30", sure: unit.unit % 5 === 0 });
}

function move(unit: UnitRef): Offer<unknown> {
  return offer("move", "Move", "Move", unit, { do: "move", unit, moved: "stood", advanced: false }, [
    ask("/moved", "How far did it go?", one([["stood", "It stood"], ["half", "Up to half its move"], ["full", "More than half its move"]]), "moved"),
    ask("/advanced", "Did it advance?", { kind: "yes_no" }, "advanced", "By 2 inches or more towards the enemy."),
  ], { clause: "F-7.13" });
}

function shoot(table: Table, shooter: Standing): Offer<unknown> {
  const { unit, figures } = shooter;
  const targets = enemies(table, unit);
  const target = targets[0]?.unit ?? unit;
  return offer("shoot:1.musket", "Shoot", "Shoot: muskets", unit, { do: "shoot", unit, target, close: true, figures: Math.min(figures, 16), cover: "none", dense: false, side: "front" }, [
    ask("/target", "At whom?", one(targets.map((enemy) => [enemy.unit, called(table, enemy.unit)])), "shot_at", "A charging enemy first, then the nearest, or one within 4 inches of it."),
    ask("/close", "How far?", one([[true, "Close: to 6\""], [false, "Far: to 20\""]]), "range"),
    ask("/figures", "Figures in range and arc", { kind: "number", least: 1, most: Math.max(figures, 1) }, "figures"),
    ask("/cover", "Cover of the target", one([["none", "None"], ["soft", "Soft"], ["hard", "Hard"]]), "cover"),
    ask("/dense", "Three ranks deep or more, or shot along its ranks?", { kind: "yes_no" }, "dense", "It matters to ball alone."),
    ask("/side", "Which side of it is shot at?", one([["front", "The front"], ["left", "The left"], ["right", "The right"], ["rear", "The rear"]]), "shot_side"),
  ], { clause: "F-9.01" });
}

function fight(table: Table, fighter: Standing): Offer<unknown> {
  const enemy = { side: 1 - fighter.unit.side, unit: fighter.unit.unit };
  const pair = [fighter.unit, enemy];
  const questions = pair.flatMap((unit, index) => {
    const of = (path: string, label: string, answer: Question["answer"], key: string) => ask(`/sides/${String(index)}${path}`, `${called(table, unit)}: ${label}`, answer, `${key}_${String(index)}`);
    return [
      of("/strikers", "figures that strike", { kind: "number", least: 0, most: standing(table, unit)?.figures ?? 1 }, "strikers"),
      of("/attack", "attacked from", one([["front", "The front"], ["flank", "A flank"], ["rear", "The rear"]]), "attack"),
      of("/uphill", "uphill of the enemy?", { kind: "yes_no" }, "uphill"),
    ];
  });
  return offer(`fight:${String(enemy.unit)}`, "Combat", `Fight ${called(table, enemy)}`, fighter.unit, {
    do: "fight", unit: fighter.unit, enemy, sides: pair.map(() => ({ strikers: 8, attack: "front", uphill: false })),
  }, questions, { clause: "F-10.01" });
}

function byHand({ unit, start, figures, morale }: Standing): Offer<unknown>[] {
  return [
    offer("hand.figures", "Set by hand", "Figures left", unit, { do: "correct", unit, left: figures }, [ask("/left", "Figures left", { kind: "number", least: 0, most: start }, "left")]),
    offer("hand.morale", "Set by hand", "Morale", unit, { do: "correct", unit, morale }, [
      ask("/morale", "Morale", one([["good", "Good"], ["halted", "Halted"], ["shaken", "Shaken"], ["routed", "Routed"]]), "morale"),
    ]),
  ];
}

function paper(table: Table): Offer<unknown> {
  const units = table.units.filter(({ gone }) => !gone);
  const questions = units.flatMap(({ unit, arm, start }, index) => {
    const of = (path: string, label: string, answer: Question["answer"]) => ({ ...ask(`/units/${String(index)}${path}`, `${called(table, unit)}: ${label}`, answer, ""), remember: null });
    return [
      of("/left", "figures left", { kind: "boxes", boxes: start, counts: "left", most: start }),
      of("/morale", "Morale", one([["good", "Good"], ["halted", "Halted"], ["shaken", "Shaken"], ["routed", "Routed"]])),
      ...(arm === "guns" ? [of("/silent", "Out of powder", { kind: "yes_no" })] : []),
      of("/where", "Where is it?", one([["table", "On the table"], ["pursuit", "In pursuit"], ["flank", "On a flank march"], ["reserve", "In reserve"], ["removed", "Removed"]])),
    ];
  });
  const rows = units.map(({ unit, figures, morale }) => ({ unit, left: figures, morale, silent: false, where: "table" }));
  return offer("hand.paper", "Set by hand", "Enter from paper", null, { do: "from_paper", units: rows }, questions);
}

/** The dice an order throws; none where it throws none. */
export function poolOf(order: Order): Pool | null {
  switch (order.do) {
    case "test": return { what: "test to rally", side: order.unit.side, dice: 1, bands: FACES };
    case "saves": return { what: "saves", side: order.unit.side, dice: order.hits, bands: { labels: ["lost", "saved"], of_face: [0, 0, 0, 0, 1, 1] } };
    case "shoot": return { what: "volley", side: order.unit.side, dice: Math.max(1, Math.ceil(order.figures / 4)), bands: { labels: ["miss", "hit", "two hits"], of_face: order.close ? [0, 0, 0, 1, 1, 2] : [0, 0, 0, 0, 1, 1] } };
    case "fight": return { what: "combat", side: order.unit.side, dice: Math.max(1, Math.ceil((order.sides[0]?.strikers ?? 4) / 2)), bands: { labels: ["miss", "hit"], of_face: [0, 0, 0, 1, 1, 1] } };
    case "end_step": case "move": case "correct": case "from_paper": return null;
  }
}

function modifiers(order: Extract<Order, { do: "test" }>): Column {
  const entries = [
    { label: "grade C", clause: "F-8.06", value: "+0", told: false },
    { label: "3 hits from gunpowder, unit of 40 or more: one per 3", clause: "F-8.06", value: "-1", told: false },
    { label: "shaken", clause: "F-8.06", value: "-1", told: false },
    ...(order.general ? [{ label: "a general is near", clause: "F-3.06", value: "+1", told: true }] : []),
    ...(order.flank ? [{ label: "shot at from flank or rear", clause: "F-8.06", value: "-1", told: true }] : []),
  ];
  const total = entries.reduce((all, entry) => all + Number(entry.value), 0);
  return { heading: "", entries, total: total < 0 ? String(total) : `+${String(total)}` };
}

/** The least face that passes. */
function passes(order: Extract<Order, { do: "test" }>): number {
  return Math.min(Math.max(1 - Number(modifiers(order).total), 1), 6);
}

/** The chances of so many successes of so many dice, each as likely as this. */
function binomial(dice: number, chance: number): number[] {
  return Array.from({ length: dice }).reduce<number[]>((all) => [...all, 0].map((share, hits) => share * (1 - chance) + (all[hits - 1] ?? 0) * chance), [1]);
}

/** What an order would do. */
export function previewOf(table: Table, order: Order): Preview {
  const plain: Preview = { title: "", columns: [], needs: null, pool: poolOf(order), faces: [], odds: null, objections: [] };
  if (order.do === "test") {
    const least = passes(order);
    const chance = (7 - least) / 6;
    return {
      ...plain, title: `${called(table, order.unit)}: test to rally`, columns: [modifiers(order)], needs: `Passes on ${String(least)} or more.`,
      faces: [1, 2, 3, 4, 5, 6].map((face) => (face >= least ? { label: "passes", tone: "good" } : { label: "fails", tone: "bad" })),
      odds: { sentence: `Passes ${String(7 - least)} times in 6.`, bars: [{ label: "passes: it is in good order", chance }, { label: "fails: it routs", chance: 1 - chance }], joint: null, then: [], assumes: [] },
    };
  }
  if (order.do === "shoot") {
    const dice = poolOf(order)?.dice ?? 1;
    const bars = binomial(dice, order.close ? 0.5 : 1 / 3).map((chance, hits) => ({ label: String(hits), chance }));
    return {
      ...plain, title: `${called(table, order.unit)} shoots at ${called(table, order.target)}: muskets`,
      columns: [{ heading: "", total: `${String(dice)} dice, 45H 6HH`, entries: [
        { label: `${String(order.figures)} figures, a die for 4: ${String(dice)} dice.`, clause: "F-9.04", value: String(dice), told: true },
        { label: order.cover === "none" ? "in the open" : `in ${order.cover} cover`, clause: "F-9.20", value: "45H 6HH", told: true },
      ] }],
      odds: {
        sentence: `About ${(dice * (order.close ? 0.5 : 1 / 3)).toFixed(1)} hits.`, bars, joint: null,
        then: [{ label: "the target must test", chance: 0.28 }, { label: "and fails", chance: 0.09 }, { label: "it is exhausted", chance: 0 }],
        assumes: ["Nobody else shoots at it.", "Hits that do not divide fall on those who save best."],
      },
    };
  }
  if (order.do === "fight") {
    const column = (unit: UnitRef, index: number): Column => ({
      heading: called(table, unit), total: `${index === 0 ? "2" : "-1"} points, 4 dice, 456H`, entries: [
        { label: "in good order", clause: "F-10.04", value: "+1", told: false },
        { label: "fights from uphill", clause: "F-10.07", value: order.sides[index]?.uphill ? "+1" : "+0", told: true },
        { label: "has lost to shooting this turn", clause: "F-10.11", value: index === 0 ? "+0" : "-2", told: false },
      ],
    });
    return {
      ...plain, title: `${called(table, order.unit)} against ${called(table, order.enemy)}`, columns: [column(order.unit, 0), column(order.enemy, 1)],
      odds: {
        sentence: `${called(table, order.unit)} inflicts about 2.0 losses and takes about 1.2.`, joint: lossesOf(called(table, order.unit), called(table, order.enemy)), then: [], assumes: ["No other enemy is in contact."],
        bars: [{ label: `${called(table, order.unit)} must test`, chance: 0.21 }, { label: "neither", chance: 0.32 }, { label: `${called(table, order.enemy)} must test`, chance: 0.47 }],
      },
    };
  }
  return plain;
}

/** Up to four losses of either side, the more the less likely. */
function lossesOf(one: string, other: string): JointView {
  const numbers = [0, 1, 2, 3, 4];
  const share = (lost: number) => [0.3, 0.35, 0.2, 0.1, 0.05][lost] ?? 0;
  const bar = (a: number, b: number) => (a > b ? 0 : a === b ? 1 : 2);
  return {
    down: `${one} loses`, across: `${other} loses`, rows: numbers.map((n) => (n === 4 ? "4 or more" : String(n))),
    columns: numbers.map((n) => (n === 4 ? "4 or more" : String(n))),
    cells: numbers.map((a) => numbers.map((b) => ({ chance: share(a) * share(b), bar: a === 4 && b === 4 ? null : bar(a, b) }))),
  };
}

function changed(table: Table, unit: UnitRef, change: Partial<Standing>): Standing[] {
  return table.units.map((one) => (isSame(one.unit, unit) ? { ...one, ...change } : one));
}

function settled(table: Table, unit: UnitRef, what: Debt["what"]): Debt[] {
  return table.debts.filter((debt) => debt.what !== what || !isSame(debt.unit, unit));
}

/** What an order does; `counts` are its dice, band by band. */
export function carryOut(table: Table, order: Order, counts: readonly number[]): Outcome {
  const band = (at: number) => counts[at] ?? 0;
  switch (order.do) {
    case "end_step": {
      const last = table.step === STEPS.length - 1;
      const next = enter({ ...table, turn: table.turn + (last ? 1 : 0), step: last ? 0 : table.step + 1 });
      const step = STEPS[next.step];
      return { table: next, lines: [line(`Turn ${String(next.turn)}, ${step?.phase ?? ""}: ${step?.label ?? ""}.`, [], "plain", [step?.clause ?? ""])] };
    }
    case "test": {
      const passed = counts.findIndex((count) => count > 0) + 1 >= passes(order);
      const words = passed ? "passes its test to rally: it is in good order." : "fails its test to rally and routs.";
      return {
        table: { ...table, units: changed(table, order.unit, { morale: passed ? "good" : "routed" }), debts: settled(table, order.unit, "test") },
        lines: [line(`${called(table, order.unit)} ${words}`, [order.unit], passed ? "good" : "bad", ["F-8.30"])],
      };
    }
    case "saves": {
      const lost = Math.min(band(0), standing(table, order.unit)?.figures ?? 0);
      const left = (standing(table, order.unit)?.figures ?? 0) - lost;
      return {
        table: { ...table, units: changed(table, order.unit, { figures: left, gone: left === 0 }), debts: settled(table, order.unit, "saves") },
        lines: [line(`${called(table, order.unit)} saves ${String(band(1))} and goes to ${String(left)} figures.`, [order.unit], lost > 0 ? "bad" : "good", ["F-9.20"])],
      };
    }
    case "shoot": {
      const hits = band(1) + 2 * band(2);
      const debts: Debt[] = hits > 0 ? [...table.debts, { unit: order.target, what: "saves", hits }] : table.debts;
      return { table: { ...table, debts }, lines: [line(`${called(table, order.unit)} shoots at ${called(table, order.target)}: ${String(hits)} hits.`, [order.unit, order.target], "plain", ["F-9.20"])] };
    }
    case "fight": {
      const left = Math.max((standing(table, order.enemy)?.figures ?? 0) - band(1), 0);
      return { table: { ...table, units: changed(table, order.enemy, { figures: left, gone: left === 0 }) }, lines: [line(`${called(table, order.unit)} fights ${called(table, order.enemy)}: ${String(band(1))} losses.`, [order.unit, order.enemy], "plain", ["F-10.01"])] };
    }
    case "move":
      return { table, lines: [line(`${called(table, order.unit)} ${order.moved === "stood" ? "stands" : "moves"}.`, [order.unit], "plain", ["F-7.13"])] };
    case "correct":
      return {
        table: { ...table, units: changed(table, order.unit, { ...(order.left === undefined ? {} : { figures: order.left }), ...(order.morale === undefined ? {} : { morale: order.morale }) }) },
        lines: [line(`${called(table, order.unit)} is corrected by hand.`, [order.unit], "warn")],
      };
    case "from_paper": {
      const differs = order.units.filter(({ unit, left, morale, where }) => {
        const now = standing(table, unit);
        return now?.figures !== left || now.morale !== morale || where !== "table";
      });
      const units = differs.reduce((all, { unit, left, morale, where }) => changed({ ...table, units: all }, unit, { figures: left, morale, gone: left === 0 || where === "removed" }), table.units);
      return {
        table: { ...table, units },
        lines: [line(`Entered from paper, not as they stood here: ${differs.map(({ unit }) => called(table, unit)).join(", ")}.`, differs.map(({ unit }) => unit), "warn")],
      };
    }
  }
}
