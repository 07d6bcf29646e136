import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { ask } from "../../api/ask";
import type { OpenedBattle, Pending } from "../../api/bindings";
import type { Host } from "../../api/host";
import { Notices } from "../../state/notices.svelte";
import { hostAfter } from "../../testing/desk";
import { waysOf } from "./names";
import Orders from "./Orders.svelte";
import { Session } from "./session.svelte";

/** The battles of the rules' own tests: one order per line. */
const SCENES: Partial<Record<string, () => Promise<string>>> = import.meta.glob<string>("../../../../tests/scenes/*/*.scene", { query: "?raw", import: "default" });

/** Returns a scene's battle just before the first order of this kind. */
async function before(host: Host, scene: string, order: string): Promise<OpenedBattle> {
  const text = await SCENES[`../../../../tests/scenes/${scene}.scene`]?.();
  const lines = text?.split("\n") ?? [];
  const first = lines.findIndex((line) => line.split(" ")[0] === order);
  if (first < 0) throw new Error(`${scene} has no order ${order}`);
  return ask(host.importBattle(lines.slice(0, first).join("\n")));
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
  await vi.waitFor(() => {
    if (ways.length === 1) expect(ids("[data-sheet]", "sheet"), work.label).toEqual(ways);
    else expect(ids("[data-offer]", "offer"), work.label).toEqual(expect.arrayContaining(ways));
  });
  session.leave();
  await vi.waitFor(() => { expect(document.querySelector("[data-now]")).not.toBeNull(); });
  return ways.length;
}

/**
 * Before the first of each of these orders, checks that the page lists every offer for all
 * pending work. Returns the largest number of offers, by order.
 */
async function everyWay(scene: string, orders: readonly string[]): Promise<Record<string, number>> {
  const host = await hostAfter();
  const most: Record<string, number> = {};
  for (const order of orders) {
    const opened = await before(host, scene, order);
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
