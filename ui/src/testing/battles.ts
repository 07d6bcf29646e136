/** Battles for tests, set up with the same commands as a player's. */
import { ask } from "../api/ask";
import type { Offer } from "../api/battle";
import { commands, type DiceFrom, type OpenedBattle, type Pending, type Pool, type UnitRef } from "../api/bindings";
import { fill } from "../parts/questions";

/**
 * The results of an order's dice: at random, all in the best or the worst band that has faces, or
 * all the same face.
 */
export type Luck = "desk" | "best" | "worst" | number;

function dice(pool: Pool | null, luck: Luck): DiceFrom {
  if (pool === null) return { from: "nobody" };
  if (luck === "desk") return { from: "desk" };
  if (typeof luck === "number") return { from: "player", throw: { faces: Array<number>(pool.dice).fill(luck) } };
  const all = luck === "best" ? Math.max(...pool.bands.of_face) : Math.min(...pool.bands.of_face);
  return { from: "player", throw: { counts: pool.bands.labels.map((_, band) => (band === all ? pool.dice : 0)) } };
}

/**
 * Carries out an offer, allowing every objection. `answers` are matched by the end of their
 * question's path.
 */
export async function order(opened: OpenedBattle, offer: Offer, luck: Luck = "desk", answers: Record<string, unknown> = {}): Promise<OpenedBattle> {
  let answered = await ask(commands.answerOffer(opened.id, offer.command, offer.command));
  for (const [name, value] of Object.entries(answers)) {
    const asked = answered.questions.find(({ path }) => path.endsWith(`/${name}`));
    if (asked === undefined) throw new Error(`${offer.label} does not ask ${name}`);
    answered = await ask(commands.answerOffer(opened.id, offer.command, fill(answered.command, asked.path, value)));
  }
  const { command, preview: { pool } } = answered;
  const played = await ask(commands.play(opened.id, opened.head, command, offer.against.map(({ id }) => id), dice(pool, luck)));
  if (played.played === "refused") throw new Error(`${offer.label}: ${JSON.stringify(played.what)}`);
  return played.what;
}

/** Returns the first offer of a unit, or of the battle, that matches. */
export async function offerOf(opened: OpenedBattle, unit: UnitRef | null, is: (offer: Offer) => boolean): Promise<Offer> {
  const offers = unit === null ? opened.offers : await ask(commands.battleOffers(opened.id, unit));
  const found = offers.find(is);
  if (found === undefined) throw new Error(`no such offer among ${offers.map(({ label }) => label).join(", ")}`);
  return found;
}

/** Returns the first offer that does the pending work. */
export function wayOf(opened: OpenedBattle, work: Pending): Promise<Offer> {
  return offerOf(opened, work.unit, ({ fulfils }) => fulfils === work.id);
}

/** Returns the current step. */
export function stepOf(opened: OpenedBattle): string | undefined {
  return opened.view.track.find(({ state }) => state === "now")?.id;
}

/** Ends the step, even with pending work. */
export async function endStep(opened: OpenedBattle): Promise<OpenedBattle> {
  return order(opened, await offerOf(opened, null, ({ kind }) => kind === "end_step"));
}

/** Does all pending work with these dice. */
export async function settle(opened: OpenedBattle, luck: Luck): Promise<OpenedBattle> {
  let now = opened;
  for (let [work] = now.view.pending; work !== undefined; [work] = now.view.pending) {
    now = await order(now, await wayOf(now, work), luck);
  }
  return now;
}

/**
 * Ends steps until this one is current. The first throw is a 6, so that the first side becomes side
 * A; every later throw is a 1.
 */
export async function toStep(opened: OpenedBattle, step: string): Promise<OpenedBattle> {
  let now = opened;
  let face = 6;
  while (stepOf(now) !== step) {
    const [work] = now.view.pending;
    if (work === undefined) now = await endStep(now);
    else {
      now = await order(now, await wayOf(now, work), face);
      face = 1;
    }
  }
  return now;
}

/** Shoots with a unit at another; every die hits. */
export async function shoot(opened: OpenedBattle, unit: UnitRef, target: UnitRef): Promise<OpenedBattle> {
  return order(opened, await offerOf(opened, unit, ({ label }) => label.startsWith("Shoot")), "best", { target });
}

const ref = (side: number, unit: number): UnitRef => ({ side, unit });

/** Naseby, nine units against eight, at its first shooting. */
export async function shooting(): Promise<OpenedBattle> {
  return toStep(await ask(commands.readyBattle("naseby-1645")), "fire");
}

/** Naseby, at the first side's movement. */
export async function moving(): Promise<OpenedBattle> {
  return toStep(await ask(commands.readyBattle("naseby-1645")), "moves_a");
}

/** Fornovo, seven units against eight, before the first order. */
export async function begun(): Promise<OpenedBattle> {
  return ask(commands.readyBattle("fornovo-1495"));
}

/** Returns Fornovo at its first shooting: its crossbows shoot at armoured units. */
export async function crossbows(): Promise<OpenedBattle> {
  return toStep(await begun(), "fire");
}

/** Returns Fornovo after two volleys of the League that hit, before any saves. */
export async function saving(): Promise<OpenedBattle> {
  const once = await shoot(await crossbows(), ref(1, 7), ref(0, 6));
  return shoot(once, ref(1, 3), ref(0, 4));
}

/** Returns Naseby when two units per side must test for shooting, each with an uncertain result. */
export async function testing(): Promise<OpenedBattle> {
  return underFire(await shooting());
}

/**
 * Plays from Naseby's first shooting until `each` units per side have come under fire and must
 * test.
 */
export async function underFire(shooting: OpenedBattle, each = 2): Promise<OpenedBattle> {
  let opened = shooting;
  for (let unit = 1; unit <= each; unit += 1) {
    const target = unit + 1;
    for (const side of [0, 1]) opened = await settle(await shoot(opened, ref(side, unit), ref(1 - side, target)), "worst");
  }
  return endStep(opened);
}

/** Writes `count` notes into the log. */
export async function notes(opened: OpenedBattle, count: number): Promise<OpenedBattle> {
  let now = opened;
  for (let at = 1; at <= count; at += 1) now = await ask(commands.note(now.id, now.head, `Note ${String(at)}`));
  return now;
}

/** Fornovo twice: a current battle, and its second day, which is paused. */
export async function twoDays(): Promise<OpenedBattle> {
  const second = await begun();
  await ask(commands.renameBattle(second.id, "Fornovo, day 2"));
  await ask(commands.pauseBattle(second.id, true));
  const first = await begun();
  // The battle played last comes first.
  return ask(commands.note(first.id, first.head, "Rain"));
}
