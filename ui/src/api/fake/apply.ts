/** Carries out an edit on the fake's forms: whatever control gave the edit is set. */
import { Refused } from "../ask";
import type { Edit, NumberField, Row, TextField, UnitForm } from "../bindings";
import { unitForm } from "./forms";
import { TEMPLATES, type Model } from "./model";

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** An edit without its value: which control it belongs to. */
function place(edit: Edit): string {
  return JSON.stringify({ ...edit, change: edit.change.set });
}

/** The edit that takes back what this one set on. */
function flipped(edit: Edit): Edit {
  const change = edit.change as { value?: unknown };
  const value = typeof change.value === "boolean" ? !change.value : { ...(change.value as { on: boolean }), on: !(change.value as { on: boolean }).on };
  return { ...edit, change: { ...change, value } } as Edit;
}

function inRow(row: Row, edit: Edit): void {
  const chosen = row.choices.find((choice) => same(choice.edit, edit));
  if (!chosen) return;
  if (row.many) {
    chosen.on = !chosen.on;
    chosen.edit = flipped(chosen.edit);
  } else for (const choice of row.choices) choice.on = choice === chosen;
}

function inNumber(field: NumberField, edit: Edit): void {
  if (place(field.edit) !== place(edit)) return;
  const change = edit.change as { value?: unknown };
  const entered = field.key === "" ? change.value : (change.value as Record<string, unknown>)[field.key];
  field.value = typeof entered === "number" ? entered / field.times : null;
  field.edit = edit;
}

function inText(field: TextField, edit: Edit): void {
  if (place(field.edit) !== place(edit)) return;
  const change = edit.change as { value?: unknown };
  field.value = String(change.value);
  field.edit = edit;
}

function controls(form: UnitForm, edit: Edit): void {
  for (const row of [...form.rows, ...form.groups.flatMap((group) => group.rows)]) inRow(row, edit);
  for (const field of [...form.numbers, ...form.formation, ...form.groups.map((group) => group.figures)]) inNumber(field, edit);
  for (const field of [form.name, ...form.texts, ...form.groups.map((group) => group.name)]) inText(field, edit);
}

function nextNumber(model: Model): number {
  return Math.max(0, ...model.units.map(({ form }) => form.number)) + 1;
}

/** A unit's form under another number: every edit in it goes to that number. */
function renumbered(form: UnitForm, number: number): UnitForm {
  const old = `"unit":${String(form.number)}`;
  const copy = JSON.parse(JSON.stringify(form).replaceAll(old, `"unit":${String(number)}`)) as UnitForm;
  return { ...copy, number };
}

/** Changes `model`; the answer is the unit the player then looks at. */
export function apply(model: Model, edit: Edit, selected: number | null): number | null {
  if (edit.on === "army") return onArmy(model, edit, selected);
  if (edit.on === "general") {
    if (edit.change.set === "name") {
      const { value } = edit.change;
      model.generals = model.generals.map((general) => (general.id === edit.general ? { ...general, name: value } : general));
    } else if (edit.change.set === "remove") {
      model.generals = model.generals.filter((general) => general.id !== edit.general);
      for (const unit of model.units) if (unit.general === edit.general) unit.general = null;
    }
    return selected;
  }
  if (edit.on !== "unit" && edit.on !== "group") return selected;
  const at = model.units.findIndex(({ form }) => form.number === edit.unit);
  const unit = model.units[at];
  if (!unit) throw new Refused({ code: "refused", message: `There is no unit ${String(edit.unit)} in this army.`, hint: "" });
  if (edit.on === "unit") {
    const { change } = edit;
    if (change.set === "remove") {
      model.units.splice(at, 1);
      return (model.units[at] ?? model.units.at(-1))?.form.number ?? null;
    }
    if (change.set === "duplicate") {
      const number = nextNumber(model);
      model.units.splice(at + 1, 0, { general: unit.general, form: renumbered(unit.form, number) });
      return number;
    }
    if (change.set === "move") {
      model.units.splice(at, 1);
      unit.general = change.value.general;
      const before = model.units.findIndex(({ form }) => form.number === change.value.before);
      model.units.splice(before < 0 ? model.units.length : before, 0, unit);
      return edit.unit;
    }
    if (change.set === "add_group") {
      const seed = { title: "Figures", figures: 8, armour: "light", weapons: [] } as const;
      const made = unitForm(edit.unit, { name: "", kind: "infantry", grade: "C", groups: [...unit.form.groups.map(() => ({ ...seed, weapons: [] })), { ...seed, weapons: [] }] });
      unit.form.groups.push(...made.groups.slice(-1));
      return edit.unit;
    }
  } else if (edit.change.set === "remove") {
    unit.form.groups.splice(edit.group, 1);
    return edit.unit;
  }
  controls(unit.form, edit);
  return edit.unit;
}

function onArmy(model: Model, edit: Extract<Edit, { on: "army" }>, selected: number | null): number | null {
  const { change } = edit;
  if (change.set === "add_unit") {
    const number = nextNumber(model);
    const seed = TEMPLATES.find(([id]) => id === change.value.template)?.[2] ?? { name: "", kind: "infantry", grade: "C", groups: [{ title: "Figures", figures: 20, armour: "light", weapons: [] }] };
    model.units.push({ general: change.value.general, form: unitForm(number, seed) });
    return number;
  }
  if (change.set === "add_general") {
    const id = Math.max(0, ...model.generals.map((general) => general.id)) + 1;
    model.generals.push({ id, name: "New general", rank: change.value.rank });
    return selected;
  }
  const form = model.army;
  for (const row of [...form.rows, form.master, ...form.readings.map((reading) => reading.row)]) inRow(row, edit);
  for (const field of [form.year, form.limit]) inNumber(field, edit);
  for (const field of [form.name, form.notes, form.source]) inText(field, edit);
  return selected;
}
