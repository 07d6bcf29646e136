import { cleanup, fireEvent, render, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { ask } from "../../api/ask";
import type { OpenedBattle, Pending } from "../../api/bindings";
import type { Host } from "../../api/host";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import Orders from "./Orders.svelte";
import { Session } from "./session.svelte";

/** The scenes of the rules' own tests, which have one order per line. */
const SCENES: Partial<Record<string, () => Promise<string>>> = import.meta.glob<string>("../../../../tests/scenes/*/*.scene", { query: "?raw", import: "default" });
/** The army files that these scenes name. */
const ARMIES: Partial<Record<string, () => Promise<string>>> = import.meta.glob<string>("../../../../tests/scenes/*/*.json", { query: "?raw", import: "default" });
/** The kinds of pending work of each rulebook, as the titles of the file's tables. */
const KINDS: Partial<Record<string, () => Promise<string>>> = import.meta.glob<string>("../../../../docs/obligations/*.toml", { query: "?raw", import: "default" });

async function kindsOf(book: string): Promise<string[]> {
  const text = await KINDS[`../../../../docs/obligations/${book}.toml`]?.() ?? "";
  return [...text.matchAll(/^\["?([\w.]+)"?\]$/gm)].map(([, kind = ""]) => kind);
}

/**
 * Returns the lines of a scene without expectations and refused orders, which the rules' own tests
 * check.
 */
async function linesOf(book: string, scene: string): Promise<string[]> {
  const text = await SCENES[`../../../../tests/scenes/${book}/${scene}.scene`]?.() ?? "";
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("expect ") && !/ refused\b/.test(line));
  // An imported scene cannot name the file of an army, so it contains the army instead.
  const whole = lines.map(async (line) => {
    const [, side, file] = /^side (.) file (.*)$/.exec(line) ?? [];
    if (side === undefined || file === undefined) return line;
    const army = await ARMIES[`../../../../tests/scenes/${book}/${file}`]?.() ?? "";
    return `side ${side} army ${JSON.stringify(JSON.parse(army))}`;
  });
  return Promise.all(whole);
}

/** Returns the battle of a scene before its first order that begins with these words. */
async function before(host: Host, book: string, scene: string, order: string): Promise<OpenedBattle> {
  const lines = await linesOf(book, scene);
  const at = lines.findIndex((line) => line === order || line.startsWith(`${order} `));
  if (at < 0) throw new Error(`${book}/${scene} lacks ${order}`);
  return ask(host.importBattle(lines.slice(0, at).join("\n")));
}

/** Returns the ids of the offers, of the table and of all units, that do each pending work. */
async function waysIn(host: Host, { id, view, offers: table }: OpenedBattle): Promise<Map<string, string[]>> {
  const ways = new Map<string, Set<string>>();
  const units = view.sides.flatMap((side) => side.units);
  const ofUnits = await Promise.all(units.map(async ({ unit }) => ask(host.battleOffers(id, unit))));
  for (const offer of [...table, ...ofUnits.flat()]) {
    if (offer.fulfils === null) continue;
    const known = ways.get(offer.fulfils) ?? new Set();
    ways.set(offer.fulfils, known.add(offer.id));
  }
  return new Map([...ways].map(([work, ids]) => [work, [...ids]]));
}

const ids = (selector: string, name: "offer" | "sheet") => [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset[name]);

/**
 * Clicks pending work, and checks that the page shows the sheet of the only way to do it, or else
 * every way.
 */
async function shown(session: Session, work: Pending, ways: string[]): Promise<void> {
  expect(ways, work.label).not.toHaveLength(0);
  await fireEvent.click(document.querySelector(`[data-pending='${work.id}']`) ?? document.body);
  await waitFor(() => {
    if (ways.length === 1) expect(ids("[data-sheet]", "sheet"), work.label).toEqual(ways);
    else expect(ids("[data-offer]", "offer"), work.label).toEqual(expect.arrayContaining(ways));
  });
  session.leave();
  await waitFor(() => { expect(document.querySelector("[data-now]")).not.toBeNull(); });
}

/**
 * Imports the battle before each of these orders, and checks that the page shows every way to do
 * the pending work. Returns, for each kind of work, the largest number of ways to do it.
 */
async function met(book: string, moments: Record<string, readonly string[]>): Promise<Record<string, number>> {
  const host = await hostAfter();
  const most: Record<string, number> = {};
  for (const [scene, orders] of Object.entries(moments)) {
    for (const order of orders) {
      const opened = await before(host, book, scene, order);
      const ways = await waysIn(host, opened);
      const session = new Session(opened, host, new Notices());
      render(Orders, { session });
      for (const work of session.view.pending) {
        const its = ways.get(work.id) ?? [];
        await shown(session, work, its);
        // Only this test takes an id apart: the kinds of work have no other name in a view.
        const [kind = ""] = work.id.split(":");
        most[kind] = Math.max(its.length, most[kind] ?? 0);
      }
      cleanup();
    }
  }
  return most;
}

test("Fornovo to Sedgemoor: every kind of pending work is shown with every way to do it", async () => {
  const most = await met("fornovo", {
    "met": ["roll_initiative", "choose_side", "reply"],
    "unpaid-serves": ["ask_pay A5"],
    "failed-recoil": ["recoil"],
    "run-on-then-charged": ["test A4 test=halt_pursuit", "complete"],
    "square-under-fire": ["test"],
    "let-pursue": ["test", "flee"],
    "friend-gone": ["test B1"],
    "rallied": ["test"],
    "two-routers": ["pursue_whom"],
    "general-at-once": ["divide", "save", "endanger"],
    "gun-destroyed": ["find_gun_hits"],
    "own-guns": ["hold_dice"],
    "sniper-at-a-general": ["mark"],
    "sniper-killed": ["caught"],
    "sedgemoor-1685": ["cross_ditch"],
    "quiet-turn": ["recover"],
    "leftover-dice": ["fight", "share"],
  });
  expect(Object.keys(most).sort()).toEqual((await kindsOf("fornovo")).sort());
  expect(Object.keys(most).filter((kind) => (most[kind] ?? 0) > 1)).toEqual(expect.arrayContaining(["answer", "divide", "pursue"]));
});

test("Charging: every kind of pending work is shown with every way to do it", async () => {
  const most = await met("charging", {
    "counter-charge": ["test", "counter"], "received": ["follow"], "one-rout-move": ["flee"], "surrender-once": ["surrender"],
  });
  expect(Object.keys(most).sort()).toEqual((await kindsOf("charging")).sort());
  expect(most["answer"]).toBe(2);
});

test("D3 English Civil War: every kind of pending work is shown with every way to do it", async () => {
  const most = await met("d3_ecw", {
    "placed": ["place"], "without-a-commander": ["stay"], "led-by-a-commander": ["count", "reroll"], "dragoons-as-cavalry": ["fight"],
    "rear-rank-first": ["give_ground"], "edgehill-1642-d3-both-roll": ["reply"],
  });
  expect(Object.keys(most).sort()).toEqual((await kindsOf("d3_ecw")).sort());
  expect(most["decide"]).toBe(2);
});

test("Edgehill and Naseby: every kind of pending work is shown with every way to do it", async () => {
  const most = await met("edgehill_naseby", { "rolled-combat": ["fight", "settle"], "unused-gun": ["retreat"] });
  expect(Object.keys(most).sort()).toEqual((await kindsOf("edgehill_naseby")).sort());
  expect(most["retreat"]).toBe(2);
});

test("Stand and Die!: every kind of pending work is shown with every way to do it", async () => {
  const most = await met("stand_and_die", {
    "placed": ["deploy"], "equal-dice": ["roll"], "removed-after-the-roll": ["fraction"], "divided": ["bear"], "fall-back-ring": ["fall_back"],
  });
  expect(Object.keys(most).sort()).toEqual((await kindsOf("stand_and_die")).sort());
  expect(most["bear"]).toBe(2);
});
