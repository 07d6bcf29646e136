import { cleanup, fireEvent, render, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { ask } from "../../api/ask";
import type { Pending } from "../../api/bindings";
import type { Host } from "../../api/host";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import { waysOf } from "./names";
import Orders from "./Orders.svelte";
import { Session } from "./session.svelte";

/** The battles of the rules' own tests: one order per line. */
const SCENES: Partial<Record<string, () => Promise<string>>> = import.meta.glob<string>("../../../../tests/scenes/*/*.scene", { query: "?raw", import: "default" });

/**
 * Plays a scene up to the last of these orders. Returns the battle's id and, for each order, the
 * row of the log before its first occurrence.
 */
async function played(host: Host, scene: string, orders: readonly string[]): Promise<{ id: string; head: number; rows: Map<string, number> }> {
  const text = await SCENES[`../../../../tests/scenes/${scene}.scene`]?.();
  // The rules' own tests check the scene's expectations.
  const written = text?.split("\n").filter((line) => line !== "" && !line.startsWith("expect ")) ?? [];
  // Each step that a line ends is a row of its own.
  const lines = written.flatMap((line) => {
    const steps = /^end (\d+) steps$/.exec(line)?.[1];
    return steps === undefined ? [line] : Array.from({ length: Number(steps) }, () => "end step");
  });
  const firsts = orders.map((order) => lines.findIndex((line) => line.split(" ")[0] === order));
  if (firsts.includes(-1)) throw new Error(`${scene} lacks one of ${orders.join(", ")}`);
  const last = Math.max(...firsts);
  const { id, head } = await ask(host.importBattle(lines.slice(0, last).join("\n")));
  return { id, head, rows: new Map(orders.map((order, at) => [order, head - last + (firsts[at] ?? 0)])) };
}

const ids = (selector: string, name: "offer" | "sheet") => [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset[name]);

/**
 * Clicks pending work: the page shows the sheet of the only offer, or all offers. Returns their
 * number.
 */
async function listed(host: Host, session: Session, work: Pending): Promise<number> {
  const { id, offers: table } = session.opened;
  const offers = work.unit === null ? table : await ask(host.battleOffers(id, work.unit));
  const ways = waysOf(offers, work).map((offer) => offer.id);
  expect(ways, work.label).not.toHaveLength(0);
  await fireEvent.click(document.querySelector(`[data-pending='${work.id}']`) ?? document.body);
  await waitFor(() => {
    if (ways.length === 1) expect(ids("[data-sheet]", "sheet"), work.label).toEqual(ways);
    else expect(ids("[data-offer]", "offer"), work.label).toEqual(expect.arrayContaining(ways));
  });
  session.leave();
  await waitFor(() => { expect(document.querySelector("[data-now]")).not.toBeNull(); });
  return ways.length;
}

/**
 * Goes to the moment before each of these orders is first given, and checks that the page lists
 * every offer for all pending work. Returns, by order, the largest number of offers for a single
 * piece of pending work.
 */
async function everyWay(scene: string, orders: readonly string[]): Promise<Record<string, number>> {
  const host = await hostAfter();
  const most: Record<string, number> = {};
  const battle = await played(host, scene, orders);
  let head = battle.head;
  for (const [order, row] of battle.rows) {
    const opened = await ask(host.goToPlay(battle.id, head, row));
    head = opened.head;
    const session = new Session(opened, host, new Notices());
    render(Orders, { session });
    const ways: number[] = [];
    for (const work of session.view.pending) ways.push(await listed(host, session, work));
    most[order] = Math.max(0, ...ways);
    cleanup();
  }
  return most;
}

test("Fornovo to Sedgemoor: answers to a charge, pursuit moves, hits to allocate", async () => {
  const orders = ["roll_initiative", "choose_side", "reply", "divide", "save", "test", "flee", "complete", "fight", "strike", "pursue"];
  const most = await everyWay("fornovo/edgehill-1642", orders);
  expect(Object.entries(most).filter(([, ways]) => ways === 0)).toEqual([]);
  expect(Object.entries(most).filter(([, ways]) => ways > 1).map(([order]) => order)).toEqual(expect.arrayContaining(["reply", "divide", "pursue"]));
});

test("Charging: a test, its result, a charge followed up", async () => {
  const most = await everyWay("charging/carolinas-1781", ["test", "stand", "follow", "flee"]);
  expect(Object.entries(most).filter(([, ways]) => ways === 0)).toEqual([]);
  expect((await everyWay("charging/counter-charge", ["counter"]))["counter"]).toBe(2);
});

test("D3 English Civil War: a die used or re-rolled, an attack after a charge, ground given", async () => {
  const most = await everyWay("d3_ecw/edgehill-1642-d3-both-roll", ["count", "fight", "give_ground"]);
  expect(Object.entries(most).filter(([, ways]) => ways === 0)).toEqual([]);
  expect((await everyWay("d3_ecw/led-by-a-commander", ["reroll"]))["reroll"]).toBe(2);
});

test("Edgehill and Naseby: a combat ended, a retreat made or not", async () => {
  const most = await everyWay("edgehill_naseby/naseby-1645-hexes", ["settle", "retreat"]);
  expect(most).toEqual({ settle: 1, retreat: 2 });
});

test("Stand and Die!: a roll for the first march, groups that fall back", async () => {
  const most = await everyWay("stand_and_die/lutzen-1632-stand_and_die-rash", ["roll", "fall_back"]);
  expect(most).toEqual({ roll: 1, fall_back: 1 });
});
