/** The fake's army: forms as they stand, and the view made from them. */
import type { ArmyForm, CommandView, ComplaintView, LineView, Row, TemplateView, UnitForm, UnitRow, View } from "../bindings";
import { action, number, oneOf, text, unitForm, type UnitSeed } from "./forms";

/** A general of the fake. */
export interface GeneralSeed {
  name: string;
  rank: "commander_in_chief" | "subgeneral";
}

/** An army of the fake: each unit with its general's place in the list, or none. */
export interface ArmySeed {
  name: string;
  nation: string;
  year: number;
  limit: number | null;
  generals: GeneralSeed[];
  units: [number | null, UnitSeed][];
}

/** What is kept of an army. */
export interface Model {
  nation: string;
  army: ArmyForm;
  generals: { id: number; name: string; rank: GeneralSeed["rank"] }[];
  units: { general: number | null; form: UnitForm }[];
}

/** Units ready to be added. */
export const TEMPLATES: [id: string, heading: string, seed: UnitSeed][] = [
  ["pike_block", "Foot", { name: "Pike block", kind: "infantry", grade: "C", groups: [{ title: "Pikes", figures: 40, armour: "heavy", weapons: ["pike"] }] }],
  ["tercio", "Foot", { name: "Tercio", kind: "infantry", grade: "B", groups: [
    { title: "Pikes", figures: 40, armour: "heavy", weapons: ["pike"] },
    { title: "Sleeves of shot", figures: 20, armour: "light", weapons: ["arquebus"] },
  ] }],
  ["demi_lancers", "Horse", { name: "Demi-lancers", kind: "cavalry", grade: "C", groups: [{ title: "Lancers", figures: 12, armour: "heavy", weapons: ["heavy_lance"] }] }],
  ["battery", "Guns", { name: "Gun battery", kind: "artillery", grade: "C", groups: [{ title: "Gunners", figures: 8, armour: "light", weapons: [] }] }],
];

function armyForm(seed: ArmySeed): ArmyForm {
  const on = { on: "army" } as const;
  return {
    name: text("name", "Name", seed.name, { ...on, change: { set: "name", value: seed.name } }, "Unnamed army"),
    year: number("year", "Year", seed.year, { ...on, change: { set: "year", value: seed.year } }, { least: 1450, most: 1700 }),
    limit: number("limit", "Limit", seed.limit, { ...on, change: { set: "limit", value: seed.limit } }, { most: 99999, optional: true }),
    rows: [
      oneOf("scale", "Scale", "25-30", [{ id: "25-30", label: "25–30 mm" }, { id: "15-20", label: "15–20 mm" }],
        (value) => ({ ...on, change: { set: "scale", value: value === "15-20" ? value : "25-30" } })),
    ],
    contingents: [],
    generals: [],
    pieces: [],
    add: [action("subgeneral", "Add a subgeneral", { ...on, change: { set: "add_general", value: { contingent: 0, rank: "subgeneral" } } }, 50)],
    readings: [{
      id: "r-1", section: "4", met: true, differs: false, number: null,
      row: oneOf("r-1", "What do pikes cost?", "main", [
        { id: "main", label: "One point a figure, as the main text has it." },
        { id: "playsheet", label: "Two points a figure, as the playsheet has it." },
      ], (option) => ({ ...on, change: { set: "reading", value: { reading: "r-1", option } } })),
    }],
    master: oneOf("master", "Where text and playsheet differ", "main", [
      { id: "main", label: "Main text" }, { id: "playsheet", label: "Playsheet" },
    ], (value) => ({ ...on, change: { set: "all_readings", value: value === "playsheet" ? value : "main" } })),
    notes: text("notes", "Notes", "", { ...on, change: { set: "notes", value: "" } }),
    source: text("source", "Sources", "", { ...on, change: { set: "source", value: "" } }),
  };
}

/** The model of an army. */
export function modelOf(seed: ArmySeed): Model {
  return {
    nation: seed.nation,
    army: armyForm(seed),
    generals: seed.generals.map((general, index) => ({ ...general, id: index + 1 })),
    units: seed.units.map(([place, unit], index) => ({
      general: place === null ? null : place + 1,
      form: unitForm(index + 1, unit),
    })),
  };
}

function price(rows: Row[]): number {
  return rows.flatMap((row) => row.choices).reduce((sum, choice) => sum + (choice.on ? (choice.price ?? 0) : 0), 0);
}

function line(label: string, arithmetic: string, total: number): LineView {
  return { text: label, arithmetic, total, clause: "F-4.01", section: "4" };
}

function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Bills a unit and fills in what follows from its choices. */
function finish(form: UnitForm): UnitForm {
  const base = price(form.rows);
  const lines: LineView[] = [];
  const groups = form.groups.map((group) => {
    const count = group.figures.value ?? 0;
    lines.push(line(lower(group.title), `${String(count)} at ${String(base)}`, count * base));
    for (const choice of group.rows.flatMap((row) => row.choices)) {
      if (choice.on && choice.price) lines.push(line(lower(choice.label), `${String(count)} at +${String(choice.price)}`, count * choice.price));
    }
    return { ...group, each: base + price(group.rows) };
  });
  lines.push(line("unit command", "", 10));
  const on = form.rows.flatMap((row) => row.choices).filter((choice) => choice.on).map((choice) => lower(choice.label));
  const figures = groups.reduce((sum, group) => sum + (group.figures.value ?? 0), 0);
  const front = Math.min(form.formation[0]?.value ?? figures, figures);
  return {
    ...form,
    shape: front > 0 ? { body: { figures, front, rows: Math.ceil(figures / front) }, sleeves: [] } : null,
    title: form.name.value || form.name.placeholder,
    summary: `${on.join(" · ")} · moves 6″, charges 8″`,
    groups,
    lines,
    formed: [{ text: "6 ranks deep, 8 wide", clause: "F-2.07", bad: false }],
    total: lines.reduce((sum, one) => sum + one.total, 0),
  };
}

/** A closed choice that is chosen is a breach, and another choice mends it. */
function complaintsOf(form: UnitForm): ComplaintView[] {
  const found: ComplaintView[] = [];
  for (const row of [...form.rows, ...form.groups.flatMap((group) => group.rows)]) {
    for (const choice of row.choices) {
      if (!choice.on || choice.closed === null) continue;
      const other = row.many ? choice : row.choices.find((one) => one.closed === null);
      found.push({
        severity: "breach",
        unit: form.number,
        title: `${String(form.number)} ${form.title}: ${lower(choice.label)} is not open to them`,
        detail: `Open to: ${choice.closed}.`,
        clause: "F-4.17",
        section: "4",
        mends: other ? [{ label: row.many ? `Drop ${lower(choice.label)}` : `Make them ${lower(other.label)}`, change: (other.price ?? 0) - (row.many ? 32 : 0), edit: other.edit }] : [],
      });
    }
  }
  if (form.title.includes("guns")) {
    found.push({
      severity: "warning", unit: form.number, title: `${String(form.number)} ${form.title}: early for medium guns in number`,
      detail: "Legal. The tables of 1485 to 1585 are used.", clause: "F-1.02", section: "1.2", mends: [],
    });
  }
  return found;
}

function rowOf(form: UnitForm, complaints: ComplaintView[]): UnitRow {
  const own = complaints.filter((one) => one.unit === form.number);
  return {
    number: form.number,
    name: form.title,
    what: form.groups.map((group) => `${String(group.figures.value ?? 0)} ${lower(group.title)}`).join(", "),
    points: form.total,
    breaches: own.filter((one) => one.severity === "breach").length,
    warnings: own.filter((one) => one.severity === "warning").length,
  };
}

function templates(general: number | null): TemplateView[] {
  return TEMPLATES.map(([id, heading, seed]) => {
    const form = finish(unitForm(0, seed));
    return {
      id, heading, label: seed.name, what: rowOf(form, []).what, points: form.total,
      closed: id === "tercio" ? "unusual before 1534" : null,
      edit: { on: "army", change: { set: "add_unit", value: { template: id, general } } },
    };
  });
}

/** The view of a model, on one of its units. */
export function viewOf(model: Model, selected: number | null): View {
  const forms = new Map(model.units.map(({ form }) => [form.number, finish(form)]));
  const complaints = [...forms.values()].flatMap(complaintsOf);
  const lines = model.generals.map((general) => line(general.name, "", general.rank === "subgeneral" ? 50 : 100));
  const total = [...forms.values(), ...lines].reduce((sum, one) => sum + one.total, 0);
  const limit = model.army.limit.value;
  if (limit !== null && total > limit) {
    complaints.unshift({ severity: "breach", unit: null, title: `The army is ${String(total - limit)} points over its limit`, detail: `${String(total)} against ${String(limit)} agreed.`, clause: "", section: "", mends: [] });
  }
  const under = (general: number | null): UnitRow[] =>
    model.units.filter((unit) => unit.general === general).map(({ form }) => rowOf(forms.get(form.number) ?? form, complaints));
  const commands: CommandView[] = model.generals.map((general) => ({
    general: general.id,
    title: `${general.name}, ${general.rank === "subgeneral" ? "S/G" : "C/C"}`,
    note: general.rank === "subgeneral" ? "8″" : "12″",
    units: under(general.id),
  }));
  const nobody = under(null);
  if (nobody.length > 0 || commands.length === 0) commands.push({ general: null, title: "No command", note: "", units: nobody });
  const chosen = model.units.find(({ form }) => form.number === selected);
  return {
    title: model.army.name.value || model.army.name.placeholder,
    subtitle: `Fornovo to Sedgemoor · 25–30 mm · ${model.nation || "no nation"} · main text readings`,
    total,
    limit,
    breaches: complaints.filter((one) => one.severity === "breach").length,
    warnings: complaints.filter((one) => one.severity === "warning").length,
    commands,
    army: { ...model.army, generals: model.generals.map((general) => ({
      id: general.id, title: general.rank === "subgeneral" ? "Subgeneral" : "Commander-in-chief", points: general.rank === "subgeneral" ? 50 : 100,
      texts: [text("name", "Name", general.name, { on: "general", general: general.id, change: { set: "name", value: general.name } })],
      rows: [], numbers: [],
      remove: action("remove", "Remove", { on: "general", general: general.id, change: { set: "remove" } }),
    })) },
    lines,
    complaints,
    unit: (chosen && forms.get(chosen.form.number)) ?? null,
    templates: templates(chosen?.general ?? model.generals[0]?.id ?? null),
  };
}

