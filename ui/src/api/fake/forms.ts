/** Forms of the fake's units: the shapes of the view, with figures that are only plausible. */
import type { Action, Choice, Edit, GroupForm, NumberField, Row, TextField, UnitForm } from "../bindings";

/** What a group of the fake is made of. */
export interface GroupSeed {
  title: string;
  figures: number;
  armour: "light" | "medium" | "heavy" | "armoured";
  weapons: string[];
  options?: string[];
}

/** What a unit of the fake is made of. */
export interface UnitSeed {
  name: string;
  kind: "infantry" | "cavalry" | "artillery";
  troops?: "regular" | "irregular";
  grade: "A" | "B" | "C" | "D";
  groups: GroupSeed[];
}

interface Answer {
  id: string;
  label: string;
  price?: number;
  closed?: string;
  also?: string[];
}

/** A question with one answer. */
export function oneOf(id: string, label: string, on: string, answers: Answer[], edit: (answer: string) => Edit): Row {
  const choices = answers.map((answer) => choice(answer, answer.id === on, edit(answer.id)));
  return { id, label, many: false, choices, hint: "" };
}

/** A question with any number of answers; each edit takes back what is on. */
export function anyOf(id: string, label: string, on: string[], answers: Answer[], edit: (answer: string, on: boolean) => Edit): Row {
  const choices = answers.map((answer) => choice(answer, on.includes(answer.id), edit(answer.id, !on.includes(answer.id))));
  return { id, label, many: true, choices, hint: "" };
}

function choice(answer: Answer, on: boolean, edit: Edit): Choice {
  return { id: answer.id, label: answer.label, price: answer.price ?? null, on, closed: answer.closed ?? null, also: answer.also ?? [], edit };
}

/** A number field of the view, with the parts that rarely differ filled in. */
export function number(
  id: string,
  label: string,
  value: number | null,
  edit: Edit,
  rest: Partial<NumberField> = {},
): NumberField {
  return { id, label, value, least: 0, most: 999, hint: "", edit, key: "", times: 1, optional: false, ...rest };
}

/** A text field of the view. */
export function text(id: string, label: string, value: string, edit: Edit, placeholder = ""): TextField {
  return { id, label, value, placeholder, edit };
}

/** A button of the view. */
export function action(id: string, label: string, edit: Edit, price: number | null = null): Action {
  return { id, label, price, edit };
}

const WEAPONS: Answer[] = [
  { id: "pike", label: "Pike", price: 1 },
  { id: "heavy_lance", label: "Heavy lance", price: 2 },
  { id: "heavy_weapon", label: "Heavy weapon", price: 1 },
  { id: "crossbow", label: "Crossbow", price: 1 },
  { id: "arquebus", label: "Arquebus", price: 1 },
  { id: "musket", label: "Musket", price: 2, closed: "needs 1550 or later" },
  { id: "pistols", label: "Pistols", price: 1, closed: "needs 1540 or later" },
];

const SALVEE = ["salvee fire: regular infantry of grade A to C, with muskets", "salvee fire: Swedes from 1620, all from 1641"] as const;

function group(unit: number, index: number, seed: GroupSeed): GroupForm {
  const on = { on: "group", unit, group: index } as const;
  return {
    group: index,
    title: seed.title,
    each: 0,
    name: text("name", "Name", "", { ...on, change: { set: "name", value: "" } }, seed.title),
    figures: number("figures", "Figures", seed.figures, { ...on, change: { set: "count", value: seed.figures } }, { least: 1 }),
    rows: [
      oneOf("armour", "Armour", seed.armour, [
        { id: "light", label: "Light" },
        { id: "medium", label: "Medium", price: 1 },
        { id: "heavy", label: "Heavy", price: 2 },
        { id: "armoured", label: "Armoured", price: 3, closed: "only cavalry, and foot before 1520" },
      ], (value) => ({ ...on, change: { set: "armour", value } }) as Edit),
      anyOf("weapons", "Arms", seed.weapons, WEAPONS, (weapon, set) => ({ ...on, change: { set: "weapon", value: { weapon, on: set } } }) as Edit),
      anyOf("options", "Options", seed.options ?? [], [
        { id: "shield", label: "Shields", price: 1 },
        { id: "false_rout", label: "False rout", price: 1, closed: "irregular light or medium cavalry" },
        { id: "salvee", label: "Salvee fire", price: 2, closed: SALVEE[0], also: [SALVEE[1]] },
      ], (set, value) => ({ ...on, change: { set, value } }) as Edit),
    ],
    remove: index === 0 ? null : action("remove", "Remove", { ...on, change: { set: "remove" } }),
  };
}

/** A unit's form; totals, titles and lines are filled in by the bill. */
export function unitForm(unit: number, seed: UnitSeed): UnitForm {
  const on = { on: "unit", unit } as const;
  return {
    number: unit,
    title: seed.name,
    summary: "",
    name: text("name", "Name", seed.name, { ...on, change: { set: "name", value: seed.name } }, "Unnamed unit"),
    rows: [
      oneOf("kind", "Kind", seed.kind, [
        { id: "infantry", label: "Foot" }, { id: "cavalry", label: "Horse" }, { id: "artillery", label: "Guns" },
      ], (value) => ({ ...on, change: { set: "kind", value } }) as Edit),
      oneOf("troops", "Type", seed.troops ?? "regular", [
        { id: "regular", label: "Regular" }, { id: "irregular", label: "Irregular", price: -1 },
      ], (value) => ({ ...on, change: { set: "troops", value } }) as Edit),
      oneOf("grade", "Grade", seed.grade, [
        { id: "A", label: "A", price: 8 }, { id: "B", label: "B", price: 6 },
        { id: "C", label: "C", price: 4 }, { id: "D", label: "D", price: 2 },
      ], (value) => ({ ...on, change: { set: "grade", value } }) as Edit),
      anyOf("supply", "Supply", [], [{ id: "unsupplied", label: "Unsupplied" }],
        (_, value) => ({ ...on, change: { set: "unsupplied", value } })),
    ],
    groups: seed.groups.map((one, index) => group(unit, index, one)),
    numbers: [number("stakes", "Stakes", 0, { ...on, change: { set: "stakes", value: 0 } })],
    formation: [
      number("front", "Front", 8, { ...on, change: { set: "front", value: 8 } }, { least: 1, most: 60, optional: true, hint: "figures in the front row" }),
    ],
    formed: [],
    shape: null,
    texts: [
      text("colours", "Colours", "", { ...on, change: { set: "colours", value: "" } }),
      text("notes", "Notes", "", { ...on, change: { set: "notes", value: "" } }),
    ],
    actions: [
      action("add_group", "Add a group", { ...on, change: { set: "add_group" } }),
      action("duplicate", "Duplicate", { ...on, change: { set: "duplicate" } }),
      action("remove", "Remove", { ...on, change: { set: "remove" } }),
    ],
    lines: [],
    total: 0,
  };
}
