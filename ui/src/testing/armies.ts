/** Libraries for tests. */
import { ask } from "../api/ask";
import { commands, type ArmyChange, type Opened } from "../api/bindings";

/** Ready-made armies of the main rulebook. They are added from the last to the first. */
const READY = [
  "fornovo-1495-league", "fornovo-1495-french", "pavia-1525-imperial", "pavia-1525-french", "lutzen-1632-swedish",
  "lutzen-1632-imperial", "naseby-1645-new-model", "naseby-1645-royalist", "sedgemoor-1685-rebel",
];

/** Returns a library of `count` ready-made armies; the first was changed last. */
export async function armies(count: number): Promise<Opened[]> {
  const made: Opened[] = [];
  for (const id of READY.slice(0, count).reverse()) made.unshift(await ask(commands.fromStarter(id)));
  return made;
}

/** Changes an army of the main rulebook. */
export function change(opened: Opened, changed: ArmyChange): Promise<Opened> {
  return ask(commands.editArmy(opened.id, opened.head, { book: "fornovo", edit: { on: "army", change: changed } }, null, null));
}

/** Returns one ready-made army. */
export const oneArmy = (): Promise<Opened[]> => armies(1);

/** Returns two ready-made armies. */
export const twoArmies = (): Promise<Opened[]> => armies(2);

/**
 * Returns three ready-made armies: the League, the French that it fought, the Imperial relief of
 * Pavia.
 */
export const threeArmies = (): Promise<Opened[]> => armies(3);

/** Nine ready-made armies. */
export const nineArmies = (): Promise<Opened[]> => armies(9);

const LONG = "The Most Illustrious and Serene Republic’s Army of the Terraferma with its Condottieri ".repeat(6);

/**
 * Names that a screen must display: 500 characters, emoji, right to left, markup, one endless
 * word.
 */
export const HARD = [
  LONG.slice(0, 500), "⚔️🐎 Cavaliers 👑🏴󠁧󠁢󠁥󠁮󠁧󠁿", "جيش السلطان سليمان القانوني", "<script>alert(1)</script> & “Sons”",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenträgerregiment".repeat(2),
];

/** An army for each of the hard names; the first was changed last. */
export async function hardNames(): Promise<void> {
  const made = await armies(HARD.length);
  for (const [at, name] of [...HARD.entries()].reverse()) {
    const army = made[at];
    if (army !== undefined) await change(army, { set: "name", value: name });
  }
}

/**
 * Three ready-made armies; the last opened was the army of the League, which is over the agreed
 * limit.
 */
export async function openArmy(): Promise<void> {
  const [league] = await armies(3);
  if (league === undefined) throw new Error("there is no ready-made army");
  const dear = await change(league, { set: "limit", value: 1500 });
  await ask(commands.openArmy(dear.id, 1));
}
