/** Recipes for the desks of the screens, besides those of the component tests. */
import { ask } from "../src/api/ask";
import { commands, type Edit, type ListUnitChange, type Opened, type OpenedBattle, type UnitRef } from "../src/api/bindings";
import { HARD, armies, change, hardNames } from "../src/testing/armies";
import { offerOf, notes, order, shooting, toStep, underFire, wayOf } from "../src/testing/battles";
import { on, openDesk, type Desk } from "../src/testing/desk";
import { answerAt, fill } from "../src/parts/questions";

const ref = (side: number, unit: number): UnitRef => ({ side, unit });

async function edit(army: Opened, of: Edit): Promise<Opened> {
  return ask(commands.editArmy(army.id, army.head, { book: "fornovo", edit: of }, null, null));
}

/** Leaves the desk empty. */
export const nothing = (): Promise<void> => Promise.resolve();

/**
 * Returns a desk with names that are hard to display, whose library file was found damaged. The
 * notice stays while the desk is open.
 */
export async function damaged(): Promise<Desk> {
  // The file contains the name of a table, so the desk can see that it was a library.
  const desk = await openDesk({ files: { "drumhead.sqlite3": "army_row, without a header\n".repeat(500) } });
  await on(desk, hardNames);
  return desk;
}

/** Creates an army with names that are hard to display, on which the page opens. */
export async function hardArmy(): Promise<Opened> {
  let [army] = await armies(2);
  if (army === undefined) throw new Error("there is no ready-made army");
  army = await change(army, { set: "name", value: HARD[0] ?? "" });
  army = await change(army, { set: "limit", value: 1500 });
  for (const [at, value] of HARD.slice(1).entries()) {
    army = await edit(army, { on: "unit", unit: at + 1, change: { set: "name", value: value.slice(0, 120) } });
  }
  return ask(commands.openArmy(army.id, 4));
}

/** Returns a battle between the two armies of Naseby, after `changed` has changed each. */
async function nasebyOf(name: string, changed: (army: Opened) => Promise<Opened>): Promise<OpenedBattle> {
  const sides: Opened[] = [];
  for (const id of ["naseby-1645-royalist", "naseby-1645-new-model"]) sides.push(await changed(await ask(commands.fromStarter(id))));
  const [first, second] = sides.map(({ id }) => [{ from: "library" as const, id }]);
  const { setup } = await ask(commands.battleSetup(first ?? [], second ?? []));
  return ask(commands.newBattle(name, setup));
}

/** Returns Naseby; its name and the names of each side's first two units are hard to display. */
const hardNaseby = () => nasebyOf(HARD[4] ?? "", async (army) => {
  let now = army;
  for (const [unit, name] of [[1, HARD[4]], [2, HARD[2]]] as const) {
    now = await edit(now, { on: "unit", unit, change: { set: "name", value: name ?? "" } });
  }
  return now;
});

/** Returns Naseby at its first shooting, with names that are hard to display. */
export const hardShooting = async (): Promise<OpenedBattle> => toStep(await hardNaseby(), "fire");

/** Returns Naseby when the units under fire test, with names that are hard to display. */
export const hardTesting = async (): Promise<OpenedBattle> => underFire(await hardShooting());

/** Returns Naseby at its first shooting, with a shaken unit and names that are hard to display. */
export async function hardShaken(): Promise<OpenedBattle> {
  const opened = await hardShooting();
  const morale = await offerOf(opened, ref(0, 2), ({ id }) => id === "morale:0-2");
  return order(opened, morale, "desk", { value: "shaken" });
}

/** Returns Naseby with names that are hard to display and more than seventy log rows. */
export const hardLog = async (): Promise<OpenedBattle> => underFire(await notes(await hardShooting(), 70));

/**
 * Returns Naseby with names that are hard to display, after one of the units under fire has tested.
 * The log row of the test has a sum.
 */
export async function hardTested(): Promise<OpenedBattle> {
  const opened = await hardTesting();
  const [work] = opened.view.pending;
  if (work === undefined) throw new Error("no unit has to test");
  return order(opened, await wayOf(opened, work), 6);
}

async function inContact(opened: OpenedBattle): Promise<OpenedBattle> {
  const contacts = await offerOf(opened, ref(0, 2), ({ id }) => id === "contacts:0-2");
  return toStep(await order(opened, contacts, "desk", { value: [ref(1, 2)] }), "rounds");
}

/** Naseby with two units that fight in contact. */
export const combat = async (): Promise<OpenedBattle> => inContact(await shooting());

/** Naseby with two units that fight in contact, both with names that are hard to display. */
export const hardCombat = async (): Promise<OpenedBattle> => inContact(await hardShooting());

/** Seven units a side, the most for which cards show everything. */
export const sevenASide = (): Promise<OpenedBattle> => ask(commands.readyBattle("pavia-1525"));

/** Forty units a side. */
function fortyASide(): Promise<OpenedBattle> {
  return nasebyOf("Forty a side", async (army) => {
    let now = army;
    const units = () => ("commands" in now.view ? now.view.commands.flatMap((command) => command.units).length : Infinity);
    while (units() < 40) now = await edit(now, { on: "unit", unit: 2, change: { set: "duplicate" } });
    return now;
  });
}

/** Returns a battle with forty units a side, at its first shooting. */
export const fortyShooting = async (): Promise<OpenedBattle> => toStep(await fortyASide(), "fire");

/** Forty units a side after two dozen of the units came under fire. */
export async function fortyTesting(): Promise<OpenedBattle> {
  return underFire(await fortyShooting(), 12);
}

/** Returns a battle on hexes. */
export const hexes = (): Promise<OpenedBattle> => ask(commands.readyBattle("edgehill-1642-d3"));

/** The size of the large map in hexes, and the units per side. */
const COUNTY = { columns: 40, rows: 30, units: 30 } as const;

/** Creates an army for the large map, with all its units in one row of hexes. Returns its id. */
async function mustered(starter: string, row: number): Promise<string> {
  let army = await ask(commands.fromStarter(starter));
  const changed = async (unit: number, changes: ListUnitChange) => {
    army = await ask(commands.editArmy(army.id, army.head, { book: "d3_ecw", edit: { on: "unit", unit, change: changes } }, null, null));
  };
  const numbers = () => ("units" in army.view ? army.view.units.map(({ number }) => number) : []);
  while (numbers().length < COUNTY.units) await changed(2, { set: "duplicate" });
  const letters = (column: number) => (column > 26 ? `A${String.fromCharCode(38 + column)}` : String.fromCharCode(64 + column));
  for (const [at, unit] of numbers().entries()) {
    await changed(unit, { set: "of", value: { set: "hex", value: `${letters(at + 3)}${String(row)}` } });
  }
  return army.id;
}

/** Thirty units a side on a map of 40 by 30 hexes, when the first side moves. */
export async function countyBattle(): Promise<OpenedBattle> {
  const [first, second] = [await mustered("edgehill-1642-d3_ecw-royalist", 26), await mustered("edgehill-1642-d3_ecw-parliament", 12)];
  const { setup } = await ask(commands.battleSetup([{ from: "library", id: first }], [{ from: "library", id: second }]));
  const { grid, map } = await ask(commands.editedMap("d3_ecw", answerAt(setup, "/setup/map"), []));
  const wide = await ask(commands.editedMap("d3_ecw", map, [{ do: "grid", grid: { ...grid, columns: COUNTY.columns, rows: COUNTY.rows } }]));
  return toStep(await ask(commands.newBattle("The county", fill(setup, "/setup/map", wide.map))), "activate");
}
