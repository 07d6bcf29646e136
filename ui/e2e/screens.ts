/** The screens that the matrix checks, and the way to each. */
import type { Page } from "playwright-core";
import type { Answer } from "../src/api/ask";
import type { OpenedBattle } from "../src/api/bindings";
import { hardNames, nineArmies, openArmy, threeArmies } from "../src/testing/armies";
import { shooting, testing, twoDays } from "../src/testing/battles";
import type { Desk, Recipe } from "../src/testing/desk";
import type { Plain } from "../src/words/catalogue";
import { combat, damaged, fortyShooting, hardArmy, hardCombat, hardLog, hardShaken, hardShooting, hardTested, hardTesting, hexes, nothing, sevenASide } from "./desks";
import { said } from "./words";

export interface Screen {
  name: string;
  /** The recipe of the desk. */
  desk: Recipe;
  /** Creates a desk that cannot be copied. */
  made?: () => Promise<Desk>;
  /** Replaces some of the desk's answers. */
  before?: (page: Page) => Promise<void>;
  /** Goes from the first paint to the screen. */
  reach?: (page: Page) => Promise<void>;
  /**
   * Shows again what another window size may hide or close: a menu, or a part of a screen that has
   * room for only one part.
   */
  keep?: (page: Page) => Promise<void>;
  /** The text that is typed on the way. */
  typed?: string;
  /** The screen that shows the same words of the page with other data: translations are checked there. */
  like?: string;
  /** The selector of an element that must be visible before the screen is measured. */
  seen: string;
}

async function menu(page: Page, item: Plain): Promise<void> {
  await press(page, "menu-open-button");
  await page.getByRole("menuitem", { name: said(page, item) }).click();
}

async function press(page: Page, key: Plain): Promise<void> {
  await page.getByRole("button", { name: said(page, key) }).first().click();
}

/** Opens the menu of the first row of a library, unless it is open. */
async function rowMenu(page: Page): Promise<void> {
  const button = page.locator("main [aria-haspopup='menu']").first();
  if (await button.getAttribute("aria-expanded") === "false") await button.click();
}

async function fillIn(page: Page, field: Plain, text: string): Promise<void> {
  await page.getByRole("textbox", { name: said(page, field) }).fill(text);
}

/** Goes to the library. A desk remembers the army that was open last, and starts with it. */
async function library(page: Page): Promise<void> {
  await menu(page, "menu-armies-label");
  await page.getByRole("heading", { level: 1, name: said(page, "library-title") }).waitFor();
}

/** Chooses the army of a side by a part of its name. */
async function field(page: Page, side: number, name: string): Promise<void> {
  const select = page.getByRole("combobox").nth(side);
  const value = await select.locator("option", { hasText: name }).first().getAttribute("value");
  await select.selectOption(value);
}

/** Makes every battle read-only, as if the desk could not replay its journal. */
async function shut(page: Page): Promise<void> {
  await page.route("**/api/open_battle", async (route) => {
    const answer = await (await route.fetch()).json() as Answer<OpenedBattle>;
    const why = "The battle cannot be replayed beyond row 12: its result differs from the saved state";
    await route.fulfill({ json: answer.status === "ok" ? { ...answer, data: { ...answer.data, read_only: why } } : answer });
  });
}

/** Opens the first battle. */
async function fight(page: Page): Promise<void> {
  await menu(page, "menu-battles-label");
  await page.locator("[data-battle]").first().click();
  await page.locator("[data-unit]").first().waitFor({ state: "attached" });
}

/** Shows one part of a screen that has room for only one part. */
async function place(page: Page, key: Plain): Promise<void> {
  const tab = page.getByRole("tab", { name: said(page, key) });
  if (await tab.isVisible()) await tab.click();
}

/** Opens the pending work of a unit, or its only offer. */
async function order(page: Page, unit: string): Promise<void> {
  await fight(page);
  await place(page, "battle-place-armies-label");
  await page.locator(`[data-unit="${unit}"]`).click();
  await page.locator("[data-dice], #do-it").first().waitFor();
}

/** Opens the print view and waits for its first page. */
async function printed(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await page.locator("[data-page='1'] canvas").waitFor();
}

export const SCREENS: Screen[] = [
  { name: "library", desk: nineArmies, seen: "main [data-open]", reach: library },
  { name: "library-hard", like: "library", desk: hardNames, made: damaged, seen: "main [data-open]", reach: library },
  { name: "library-empty", desk: nothing, seen: "main .empty" },
  {
    name: "library-nothing-found", desk: nineArmies, typed: "Donaudampfschifffahrtsgesellschaft".repeat(4), seen: "main .empty",
    reach: async (page) => {
      await library(page);
      await fillIn(page, "library-search-label", "Donaudampfschifffahrtsgesellschaft".repeat(4));
    },
  },
  {
    name: "library-row-menu", desk: nineArmies, seen: "[role='menu']", reach: library, keep: rowMenu,
  },
  { name: "starters", desk: nothing, seen: "dialog li", reach: (page) => press(page, "library-start-button") },
  {
    name: "import-refused", desk: threeArmies, typed: "{ not an army", seen: "dialog p.wrong",
    reach: async (page) => {
      await library(page);
      await press(page, "library-import-button");
      await fillIn(page, "import-army-label", "{ not an army");
      await press(page, "import-army-button");
      await page.locator("dialog p.wrong").waitFor();
    },
  },
  {
    name: "export", desk: hardNames, seen: "dialog textarea",
    reach: async (page) => {
      await library(page);
      await rowMenu(page);
      await page.getByRole("menuitem", { name: said(page, "export-button") }).click();
    },
  },
  { name: "builder", desk: openArmy, seen: "article.unit" },
  { name: "builder-hard", like: "builder", desk: hardArmy, seen: "article.unit" },
  { name: "builder-units", desk: hardArmy, seen: "nav [data-row]", keep: (page) => place(page, "builder-place-units-label") },
  { name: "builder-bill", desk: hardArmy, seen: "#problems", keep: (page) => place(page, "builder-place-bill-label") },
  {
    name: "builder-army", desk: openArmy, seen: "[role='tabpanel'] section",
    reach: async (page) => {
      await place(page, "builder-place-units-label");
      await press(page, "builder-army-title");
    },
  },
  { name: "builder-palette", desk: openArmy, seen: "[role='option']", reach: (page) => page.keyboard.press("a") },
  { name: "print-army", desk: openArmy, seen: "[data-page='1'] canvas", reach: (page) => printed(page, () => page.keyboard.press("p")) },
  {
    name: "print-battle", like: "print-army", desk: hardTesting, seen: "[data-page='1'] canvas",
    reach: async (page) => {
      await fight(page);
      await printed(page, () => page.keyboard.press("p"));
      await press(page, "preview-whole-button");
    },
  },
  {
    name: "print-book", desk: threeArmies, seen: "[data-page='1'] canvas",
    reach: async (page) => {
      await library(page);
      await printed(page, () => press(page, "playsheets-button"));
    },
  },
  {
    name: "print-choices", desk: testing, seen: "dialog [role='radio']",
    reach: async (page) => {
      await fight(page);
      await printed(page, () => page.keyboard.press("p"));
      await place(page, "print-options-title");
      await page.getByRole("radio", { name: said(page, "print-roster-choice") }).click();
    },
    keep: (page) => place(page, "print-options-title"),
  },
  {
    name: "print-wrong-pages", desk: openArmy, seen: "dialog p.wrong",
    reach: async (page) => {
      await printed(page, () => page.keyboard.press("p"));
      await place(page, "print-options-title");
      await fillIn(page, "print-pages-label", "1, 9");
      await page.locator("dialog p.wrong").waitFor();
    },
    keep: (page) => place(page, "print-options-title"),
  },
  { name: "new-army", desk: threeArmies, seen: "dialog li button",
    reach: async (page) => {
      await library(page);
      await page.keyboard.press("n");
    },
  },
  { name: "battles", desk: twoDays, seen: "[data-battle]", reach: (page) => menu(page, "menu-battles-label") },
  {
    name: "battles-menu", desk: hardTesting, seen: "[role='menu']",
    reach: (page) => menu(page, "menu-battles-label"),
    keep: rowMenu,
  },
  {
    name: "battles-ready", desk: threeArmies, seen: "dialog li",
    reach: async (page) => {
      await menu(page, "menu-battles-label");
      await press(page, "battles-ready-button");
    },
  },
  {
    name: "new-battle", desk: threeArmies, seen: "[data-question]",
    reach: async (page) => {
      await menu(page, "menu-battles-label");
      await press(page, "battles-new-button");
      await field(page, 0, "army of the League");
      await field(page, 1, "French on the march");
    },
  },
  {
    name: "map-editor", desk: nothing, seen: "aside [role='radio']",
    reach: async (page) => {
      await menu(page, "menu-battles-label");
      await press(page, "battles-new-button");
      await field(page, 0, "King's army at Edgehill, for D3");
      await field(page, 1, "Parliament's army at Edgehill, for D3");
      await press(page, "map-edit-button");
    },
  },
  { name: "battle", desk: testing, seen: "[data-unit]", reach: fight },
  {
    name: "battle-board", desk: hexes, seen: "[data-board='ready']",
    reach: async (page) => {
      await menu(page, "menu-battles-label");
      await page.locator("[data-battle]").first().click();
      await place(page, "battle-place-armies-label");
      const board = page.getByRole("application", { name: said(page, "board-title") });
      await board.waitFor();
      await page.locator("[data-board='ready']").waitFor();
      await board.focus();
      for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", ...Array<string>(6).fill("ArrowDown")]) await page.keyboard.press(key);
    },
  },
  { name: "battle-hard", like: "battle", desk: hardTesting, seen: "[data-unit]", reach: fight },
  { name: "battle-cards", like: "battle", desk: sevenASide, before: shut, seen: "[data-unit]", reach: fight },
  { name: "battle-forty", like: "battle-test", desk: fortyShooting, seen: "[data-sheet] h2", reach: (page) => order(page, "0-4") },
  { name: "battle-test", desk: testing, seen: "[data-sheet] h2", reach: (page) => order(page, "0-2") },
  { name: "battle-volley", like: "battle-test", desk: hardShooting, seen: "[data-sheet] h2", reach: (page) => order(page, "0-2") },
  { name: "battle-combat", desk: combat, seen: "[data-sheet] h2", reach: (page) => order(page, "0-2") },
  {
    name: "battle-losses", desk: hardCombat, seen: "details[open] table",
    reach: async (page) => {
      await order(page, "0-2");
      await page.getByText(said(page, "odds-joint-title")).click();
    },
  },
  {
    name: "battle-unit", desk: hardShaken, seen: "details .columns td",
    reach: async (page) => {
      await order(page, "0-2");
      await page.keyboard.press("Escape");
      await page.locator("section.sheet .tags button").first().click();
      await page.getByText(said(page, "orders-facts-title")).click();
      await page.locator("details .columns td").first().waitFor();
    },
  },
  {
    name: "battle-result", desk: testing, seen: "[data-result]",
    reach: async (page) => {
      await order(page, "0-2");
      await page.locator("[data-face='6']").click();
      await page.locator("[data-result]").waitFor();
    },
  },
  {
    name: "battle-paper", desk: hardTesting, seen: "dialog [data-row]",
    reach: async (page) => {
      await fight(page);
      await place(page, "battle-place-orders-label");
      await page.locator("[data-kind='paper']").click();
      await page.locator("[data-row='0-2'] input[role='spinbutton']").first().fill("7");
      await page.locator("[data-row='0-2'] [role='radiogroup']").first().getByRole("radio").last().click();
      await page.locator("[data-row='0-3'] [data-box='4']").first().click();
      await page.locator("[data-changes='2']").waitFor();
    },
  },
  {
    name: "battle-paper-large", like: "battle-paper", desk: testing, seen: "dialog [data-row]",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("l");
      await place(page, "battle-place-orders-label");
      await page.locator("[data-kind='paper']").click();
      await page.locator("[data-row='0-6']").waitFor({ state: "attached" });
    },
  },
  {
    name: "battle-objection", desk: testing, seen: "[data-objection]",
    reach: async (page) => {
      await fight(page);
      await place(page, "battle-place-armies-label");
      await page.locator("[data-unit='0-4']").click();
      await page.getByText(said(page, "orders-other-title")).click();
      await page.locator("[data-offer*='shoot'][data-illegal]").first().click();
      await page.locator("[data-sheet] [data-dice]").waitFor();
    },
  },
  {
    name: "battle-warned", desk: testing, seen: "[data-warned]",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("e");
      await page.locator("[data-warned]").waitFor();
    },
  },
  {
    name: "battle-typed", desk: shooting, typed: "2 > 3 far 12 soft wibble : 2m", seen: "[data-typed]",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("/");
      await page.keyboard.type("2 > 3 far 12 soft wibble : 2m");
      await page.getByText("wibble").waitFor();
    },
  },
  {
    name: "battle-log", like: "battle-log-open", desk: hardLog, seen: ".log [data-row]", reach: fight,
    keep: (page) => place(page, "battle-place-log-label"),
  },
  {
    name: "battle-log-open", desk: hardTested, seen: ".log [aria-expanded=true]",
    reach: async (page) => {
      await fight(page);
      await place(page, "battle-place-log-label");
      await page.locator(".log [data-open]").first().click();
    },
    keep: (page) => place(page, "battle-place-log-label"),
  },
  {
    name: "battle-large", like: "battle", desk: hardTesting, seen: "[data-unit]",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("l");
    },
  },
  {
    name: "battle-steps", desk: testing, seen: ".steps", reach: fight,
    keep: async (page) => {
      const button = page.locator("[data-step][aria-expanded]");
      if (await button.getAttribute("aria-expanded") === "false") await button.click();
    },
  },
  {
    name: "battle-note", desk: testing, seen: "dialog textarea",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("n");
    },
  },
  { name: "settings", desk: threeArmies, seen: "select", reach: (page) => menu(page, "menu-settings-label") },
  {
    name: "restore", desk: threeArmies, seen: "dialog footer",
    reach: async (page) => {
      await menu(page, "menu-settings-label");
      await page.locator("main li button").first().click();
    },
  },
  { name: "about", desk: threeArmies, seen: "main .name", reach: (page) => menu(page, "menu-about-label") },
  { name: "keys", desk: threeArmies, seen: "dialog kbd", reach: (page) => menu(page, "menu-keys-label") },
];
