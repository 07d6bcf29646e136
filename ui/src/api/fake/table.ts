/** The table of a battle in memory: two sides of as many units as are asked for, and a turn of eight steps. */
import type { BattleView, Owed, Tag, UnitCard, UnitRef } from "../bindings";

/** A unit as it stands. */
export interface Standing {
  unit: UnitRef;
  name: string;
  arm: UnitCard["arm"];
  about: string;
  start: number;
  figures: number;
  morale: "good" | "halted" | "shaken" | "routed";
  general: string | null;
  gone: boolean;
}

/** What a unit owes: a test or, after a volley, its saves. */
export interface Debt {
  unit: UnitRef;
  what: "test" | "saves";
  hits: number;
}

/** Everything that an order can change. */
export interface Table {
  turn: number;
  step: number;
  units: Standing[];
  debts: Debt[];
}

/** A step: its phase, what is done in it, the clause, and what it asks for. */
export const STEPS = [
  { id: "recoils", phase: "Rally", label: "Move recoils", clause: "F-6.02", now: "Units that recoil move now." },
  { id: "rally_tests", phase: "Rally", label: "Rally and halt", clause: "F-6.03", now: "Routed, shaken and halted units test." },
  { id: "charges", phase: "Move", label: "Charges", clause: "F-6.06", now: "Both sides declare charges." },
  { id: "moves", phase: "Move", label: "Moves", clause: "F-6.09", now: "Both sides move." },
  { id: "fire", phase: "Shoot", label: "Shooting", clause: "F-6.10", now: "Both sides shoot. Losses are taken together when the step ends." },
  { id: "fire_tests", phase: "Shoot", label: "Tests under fire", clause: "F-6.11", now: "Units that lost enough to shooting test." },
  { id: "rounds", phase: "Combat", label: "Combat", clause: "F-6.13", now: "Every unit in contact fights one round." },
  { id: "recovery", phase: "Combat", label: "Recovery", clause: "F-6.16", now: "Units out of contact recover their order." },
] as const;

type Seed = readonly [name: string, arm: UnitCard["arm"], about: string, figures: number];

const LEAGUE: readonly Seed[] = [
  ["Gonzaga’s lances", "horse", "Regular A horse, armoured, barded", 12],
  ["Venetian pikes", "foot", "Regular C foot, close order", 40],
  ["Stradiots", "horse", "Irregular B horse, skirmish order", 18],
  ["Milanese crossbows", "foot", "Regular C foot, skirmish order", 36],
  ["Fortebraccio’s horse", "horse", "Regular C horse, close order", 12],
  ["Caiazzo’s men-at-arms", "horse", "Regular B horse, armoured, barded", 12],
  ["Heavy guns, left", "guns", "Regular C artillery", 8],
  ["Romagnol infantry", "foot", "Irregular D foot, close order", 48],
  ["Estradiots of Zante", "horse", "Irregular C horse, skirmish order", 16],
  ["Bolognese arquebusiers", "foot", "Regular C foot, skirmish order", 24],
  ["Mounted crossbows", "dragoons", "Regular C mounted infantry", 16],
  ["Camp guard", "foot", "Irregular E foot, close order", 30],
];

const FRENCH: readonly Seed[] = [
  ["Gentlemen of the King", "horse", "Regular A horse, armoured, barded", 14],
  ["Swiss pikes", "foot", "Regular A foot, close order", 60],
  ["Scots archers", "horse", "Regular B horse, close order", 15],
  ["Heavy guns, van", "guns", "Regular C artillery", 8],
  ["Mounted crossbows", "dragoons", "Regular C mounted infantry", 14],
  ["Gascon crossbows", "foot", "Regular C foot, skirmish order", 36],
  ["Orléans’s lances", "horse", "Regular A horse, armoured, barded", 12],
  ["Foix’s lances", "horse", "Regular B horse, armoured, barded", 12],
  ["Light guns", "guns", "Regular C artillery", 6],
  ["Camp followers under arms", "foot", "Irregular E foot, close order", 40],
  ["Valets’ horse", "horse", "Irregular D horse, skirmish order", 16],
  ["Bastard of Bourbon’s rearguard", "foot", "Regular C foot, close order", 44],
];

const HARD = ["Donaudampfschifffahrtsgesellschaftskapitänsregiment of the Prince-Bishop", "مشاة البندقية ذات الرماح الطويلة"];

const MORALES: Record<Standing["morale"], Tag> = {
  good: { label: "good", about: null, clause: "F-5.10", tone: "good" },
  halted: { label: "halted", about: "It may not advance until it tests.", clause: "F-5.10", tone: "warn" },
  shaken: { label: "shaken", about: "It may not charge, and fights and tests the worse for it.", clause: "F-5.10", tone: "bad" },
  routed: { label: "routed", about: "It runs until it rallies or leaves the table.", clause: "F-5.10", tone: "bad" },
};

/** Whether these are the same unit. */
export function isSame(one: UnitRef, other: UnitRef): boolean {
  return one.side === other.side && one.unit === other.unit;
}

/** A table with so many units a side, some of them the worse for two turns of battle. */
export function layOut(units: number, step: number, hard: boolean): Table {
  const side = (seeds: readonly Seed[], which: number): Standing[] => Array.from({ length: units }, (_, index) => {
    const [name, arm, about, start] = seeds[index % seeds.length] ?? ["Unit", "foot", "Regular C foot, close order", 30];
    const number = index + 1;
    const left = Math.max(2, start - ((number * 7 + which * 3) % Math.ceil(start * 0.6)));
    return {
      unit: { side: which, unit: number }, arm, about, start, gone: false,
      name: hard && number <= HARD.length ? (HARD[number - 1] ?? name) : index < seeds.length ? name : `${name}, body ${String(Math.floor(index / seeds.length) + 1)}`,
      figures: number % 4 === 1 ? start : left,
      morale: number % 5 === 2 ? "shaken" : number % 7 === 3 ? "halted" : number % 11 === 5 ? "routed" : "good",
      general: number === 1 ? (which === 0 ? "Francesco Gonzaga" : "Charles VIII") : null,
    };
  });
  const table: Table = { turn: 4, step, units: [...side(LEAGUE, 0), ...side(FRENCH, 1)], debts: [] };
  return enter(table);
}

/** What a step asks for when it begins: the tests of those who are not in good order. */
export function enter(table: Table): Table {
  const tests = STEPS[table.step]?.id === "rally_tests" ? table.units.filter((unit) => !unit.gone && unit.morale !== "good") : [];
  return { ...table, debts: tests.map(({ unit }) => ({ unit, what: "test", hits: 0 })) };
}

/** A unit as it is called in a sentence. */
export function called(table: Table, unit: UnitRef): string {
  return `${String(unit.unit)} ${standing(table, unit)?.name ?? ""}`;
}

/** A unit of the table. */
export function standing(table: Table, unit: UnitRef): Standing | undefined {
  return table.units.find((one) => isSame(one.unit, unit));
}

/** The id of the offer that settles a debt. */
export function debtId({ what, unit }: Debt): string {
  return `${what}:${String(unit.side)}.${String(unit.unit)}`;
}

/** What is owed, in words. */
function owedOf(table: Table, debt: Debt): Owed {
  const what = debt.what === "test" ? "tests to rally" : `saves ${String(debt.hits)} hits`;
  return { unit: debt.unit, label: `${called(table, debt.unit)} ${what}`, clause: debt.what === "test" ? "F-8.30" : "F-9.20", offer: debtId(debt) };
}

function cardOf(table: Table, one: Standing): UnitCard {
  const lost = Math.ceil(one.start / 2);
  const tags: Tag[] = [];
  if (one.general !== null) tags.push({ label: one.general, about: "A general is with it: it tests and fights the better.", clause: "F-3.06", tone: "good" });
  if (one.start - one.figures >= lost) tags.push({ label: "exhausted", about: "It has lost half its figures.", clause: "F-5.05", tone: "bad" });
  return {
    unit: one.unit, name: called(table, one.unit), arm: one.arm, about: one.about,
    strength: {
      what: "figures", now: one.figures, start: one.start,
      marks: [{ lost, label: "exhausted" }, { lost: Math.ceil(one.start * 0.75), label: "shattered" }],
    },
    others: one.arm === "guns" ? [{ what: "heavy guns", now: 2, start: 2, marks: [] }] : [],
    morale: MORALES[one.morale], tags, owes: table.debts.some((debt) => isSame(debt.unit, one.unit)),
    gone: one.gone ? "fled from the table" : null,
  };
}

/** The table as it is shown. */
export function show(table: Table): BattleView {
  const names = ["League of Venice", "Charles VIII"];
  return {
    turn: table.turn, now: STEPS[table.step]?.now ?? "", over: null,
    track: STEPS.map(({ id, phase, label, clause }, index) => ({
      id, phase, label, clause, who: "both sides", state: index < table.step ? "done" : index === table.step ? "now" : "later",
    })),
    owed: table.debts.map((debt) => owedOf(table, debt)),
    sides: names.map((name, side) => ({
      side, name, units: table.units.filter(({ unit }) => unit.side === side).map((one) => cardOf(table, one)),
      tags: side === 0 ? [{ label: "side A", about: "It moves first.", clause: "F-6.01", tone: "plain" }] : [],
    })),
  };
}
