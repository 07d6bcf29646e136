/**
 * Measures how long a player waits. In a battle with forty units a side: from the click on a unit
 * until the sheet with its dice is painted, and from the die until the new log row is painted. In
 * the print view: from the choice of an option until the page is painted. On a large board: from
 * the click on a counter until the marks of its unit are painted. Prints the figures. The limit is
 * ten times what a busy machine with two cores needs, so only a serious regression fails.
 */
import { type Page } from "playwright-core";
import { expect, test } from "vitest";
import { openArmy } from "../src/testing/armies";
import { PATIENCE, stage } from "./browser";
import { countyBattle, fortyTesting } from "./desks";
import { said } from "./words";

/** The limit in milliseconds. */
const BOUND = 5_000;
const ROUNDS = 7;

const { open } = stage();

/**
 * Clicks an element, and returns the milliseconds until the element of `until` has changed and is
 * painted.
 */
function click(page: Page, selector: string, until: string): Promise<number> {
  return page.evaluate(async ([what, where]) => {
    const seen = () => document.querySelector(where)?.outerHTML;
    const before = seen();
    const target = document.querySelector<HTMLElement>(what);
    if (target === null) throw new Error(`nothing to click: ${what}`);
    const start = performance.now();
    target.click();
    while (seen() === before || seen() === undefined) {
      await new Promise((next) => { setTimeout(next, 0); });
      if (performance.now() - start > 10_000) throw new Error(`nothing changed at ${where}`);
    }
    await new Promise((next) => { requestAnimationFrame(() => { setTimeout(next, 0); }); });
    return performance.now() - start;
  }, [selector, until] as const);
}

function median(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

test("a battle of forty units a side answers within the limit", { timeout: 5 * PATIENCE }, async () => {
  const page = await open(fortyTesting);
  await page.getByRole("button", { name: said(page, "menu-open-button") }).click();
  await page.getByRole("menuitem", { name: said(page, "menu-battles-label") }).click();
  await page.locator("[data-battle]").first().click();
  await page.locator("[data-unit='1-40']").waitFor({ state: "attached" });
  const units: number[] = [];
  const dice: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const unit = await page.locator("[data-unit]:has(.to-do)").first().getAttribute("data-unit");
    units.push(await click(page, `[data-unit='${unit ?? ""}']`, "[data-sheet] .tray"));
    dice.push(await click(page, "[data-sheet] [data-face='6']", "[data-row]"));
    // The next pending work has opened automatically: go back to the armies.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator("[data-sheet]").waitFor({ state: "detached" });
  }
  // eslint-disable-next-line no-console -- the figures are the result of this test
  console.log(`40 a side, median of ${String(ROUNDS)}: unit to sheet ${median(units).toFixed(0)} ms, die to log ${median(dice).toFixed(0)} ms`);
  expect(median(units)).toBeLessThan(BOUND);
  expect(median(dice)).toBeLessThan(BOUND);
});

test("a changed option is painted within the limit", { timeout: 5 * PATIENCE }, async () => {
  const page = await open(openArmy);
  await page.getByRole("heading", { level: 1 }).waitFor();
  /**
   * Chooses the option with this text, or presses this key if there is no such option. Returns the
   * milliseconds until a new picture of the first page is painted.
   */
  const painted = (what: string) => page.evaluate(async (todo) => {
    const seen = () => document.querySelector("[data-page='1'] canvas");
    const before = seen();
    const start = performance.now();
    const option = [...document.querySelectorAll<HTMLElement>("dialog [role=radio]")].find((radio) => radio.textContent.includes(todo));
    if (option === undefined) window.dispatchEvent(new KeyboardEvent("keydown", { key: todo }));
    else option.click();
    while (seen() === before || seen() === null) {
      await new Promise((next) => { setTimeout(next, 0); });
      if (performance.now() - start > 10_000) throw new Error(`no page was painted after ${todo}`);
    }
    await new Promise((next) => { requestAnimationFrame(() => { setTimeout(next, 0); }); });
    return performance.now() - start;
  }, what);
  const first = await painted("p");
  const options: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) options.push(await painted(said(page, round % 2 === 0 ? "edition-ink_saving-choice" : "edition-standard-choice")));
  // eslint-disable-next-line no-console -- the figures are the result of this test
  console.log(`Print view: first opened ${first.toFixed(0)} ms, option to page, median of ${String(ROUNDS)}: ${median(options).toFixed(0)} ms`);
  expect(median(options)).toBeLessThan(BOUND);
});

test("a board of 40 by 30 hexes with sixty counters answers within the limit", { timeout: 5 * PATIENCE }, async () => {
  const page = await open(countyBattle);
  await page.getByRole("button", { name: said(page, "menu-open-button") }).click();
  await page.getByRole("menuitem", { name: said(page, "menu-battles-label") }).click();
  await page.locator("[data-battle]").first().click();
  await page.locator("[data-counter='1-30']").waitFor({ state: "attached" });
  // Measures three durations: until another unit's marks are in the page, until they are painted,
  // and, for comparison, until every hex of a simple map is redrawn.
  const { marked, ours, anew } = await page.evaluate(async (rounds) => {
    const board = document.querySelector<SVGSVGElement>("svg[role='application']");
    if (board === null) throw new Error("there is no board");
    const painted = () => new Promise((next) => { requestAnimationFrame(() => { setTimeout(next, 0); }); });
    const middle = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const touched: number[] = [];
    const drawn: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const counter = document.querySelector(`[data-counter='0-${String(round + 1)}'] .body`)?.getBoundingClientRect();
      const before = board.querySelector(".marks .reach")?.getAttribute("d");
      if (counter === undefined) throw new Error("there is no counter");
      const start = performance.now();
      board.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: counter.x + counter.width / 2, clientY: counter.y + counter.height / 2 }));
      while (board.querySelector(".marks .reach")?.getAttribute("d") === before) {
        await new Promise((next) => { setTimeout(next, 0); });
        if (performance.now() - start > 10_000) throw new Error("no marks were drawn");
      }
      drawn.push(performance.now() - start);
      await painted();
      touched.push(performance.now() - start);
    }
    const simple = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    simple.setAttribute("viewBox", board.getAttribute("viewBox") ?? "");
    simple.setAttribute("width", "600");
    document.body.append(simple);
    const redrawn: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const shapes = Array.from({ length: 1200 }, (_, at) => {
        const [x, y] = [(at % 40) * 69, Math.floor(at / 40) * 60];
        return `<g><polygon points="${[0, 1, 2, 3, 4, 5].map((corner) => `${String(x + 40 * Math.sin((corner * Math.PI) / 3))},${String(y - 40 * Math.cos((corner * Math.PI) / 3))}`).join(" ")}" fill="none" stroke="black"/><text x="${String(x)}" y="${String(y)}">H${String(at + round)}</text></g>`;
      });
      simple.innerHTML = shapes.join("");
      await painted();
      redrawn.push(performance.now() - start);
    }
    simple.remove();
    return { marked: middle(drawn), ours: middle(touched), anew: middle(redrawn) };
  }, ROUNDS);
  process.stdout.write(`a unit of sixty on 40 by 30 hexes: ${marked.toFixed(1)} ms to its marks, ${ours.toFixed(1)} ms until they are painted; every hex drawn anew takes ${anew.toFixed(1)} ms (${(anew / ours).toFixed(1)} times as long)\n`);
  expect(ours).toBeLessThan(BOUND);
  await page.close();
});
