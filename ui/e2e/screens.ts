/** The screens that the matrix looks at, and how each is reached. */
import type { Page } from "playwright-core";
import type { Answer } from "../src/api/ask";
import type { OpenedBattle } from "../src/api/bindings";
import { hardNames, nineArmies, openArmy, threeArmies } from "../src/testing/armies";
import { shooting, testing, twoDays } from "../src/testing/battles";
import type { Desk, Recipe } from "../src/testing/desk";
import { combat, damaged, fortyShooting, hardArmy, hardCombat, hardLog, hardShaken, hardShooting, hardTesting, hexes, nothing, sevenASide } from "./desks";

export interface Screen {
  name: string;
  /** What is on the desk. */
  desk: Recipe;
  /** How a desk is made that cannot be copied. */
  made?: () => Promise<Desk>;
  /** What is answered otherwise than the desk does. */
  before?: (page: Page) => Promise<void>;
  /** From the first paint to the screen. */
  reach?: (page: Page) => Promise<void>;
  /** What must be seen before it is measured. */
  heading: string | RegExp;
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
}

/** Goes to the library: a desk remembers the army that was open last, and begins there. */
async function library(page: Page): Promise<void> {
  await menu(page, "Armies");
  await page.getByRole("heading", { level: 1, name: "Armies" }).waitFor();
}

/** Chooses the army of a side by a part of its name. */
async function field(page: Page, side: number, name: string): Promise<void> {
  const select = page.getByRole("combobox").nth(side);
  const value = await select.locator("option", { hasText: name }).first().getAttribute("value");
  await select.selectOption(value);
}

/** Every battle can only be looked at: a desk that finds its journal damaged says so. */
async function shut(page: Page): Promise<void> {
  await page.route("**/api/open_battle", async (route) => {
    const answer = await (await route.fetch()).json() as Answer<OpenedBattle>;
    const why = "the journal cannot be followed beyond row 12: the state after it is not the one that was kept";
    await route.fulfill({ json: answer.status === "ok" ? { ...answer, data: { ...answer.data, read_only: why } } : answer });
  });
}

/** Opens the first battle. */
async function fight(page: Page): Promise<void> {
  await menu(page, "Battles");
  await page.locator("[data-battle]").first().click();
  await page.locator("[data-unit]").first().waitFor({ state: "attached" });
}

/** Shows one of the battle's thirds where only one has room. */
async function place(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole("tab", { name });
  if (await tab.isVisible()) await tab.click();
}

/** Opens what a unit owes, or the only thing it may do. */
async function order(page: Page, unit: string): Promise<void> {
  await fight(page);
  await place(page, /^Armies/);
  await page.locator(`[data-unit="${unit}"]`).click();
  await page.locator("[data-dice], #do-it").first().waitFor();
}

/** Opens the print view, and waits for its first page. */
async function printed(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await page.locator("[data-page='1'] canvas").waitFor();
}

/** Opens one of the builder's thirds where only one has room. */
async function third(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole("tab", { name });
  if (await tab.isVisible()) await tab.click();
}

export const SCREENS: Screen[] = [
  { name: "library", desk: nineArmies, heading: "Armies", reach: library },
  { name: "library-hard", desk: hardNames, made: damaged, heading: "Armies", reach: library },
  { name: "library-empty", desk: nothing, heading: "Armies" },
  {
    name: "library-nothing-found", desk: nineArmies, heading: "Armies",
    reach: async (page) => {
      await library(page);
      await page.getByRole("textbox", { name: "Search" }).fill("Donaudampfschifffahrtsgesellschaft".repeat(4));
    },
  },
  {
    name: "library-row-menu", desk: nineArmies, heading: "Armies",
    reach: async (page) => {
      await library(page);
      await press(page, /^Actions for/);
    },
  },
  { name: "starters", desk: nothing, heading: "Ready armies", reach: (page) => press(page, "Start from a ready army") },
  {
    name: "import-refused", desk: threeArmies, heading: "Import an army",
    reach: async (page) => {
      await library(page);
      await press(page, "Import");
      await page.getByRole("textbox", { name: "The army file’s text" }).fill("{ not an army");
      await press(page, "Import this army");
      await page.locator("dialog p.wrong").waitFor();
    },
  },
  {
    name: "export", desk: hardNames, heading: /^Export/,
    reach: async (page) => {
      await library(page);
      await press(page, /^Actions for/);
      await page.getByRole("menuitem", { name: "Export" }).click();
    },
  },
  { name: "builder", desk: openArmy, heading: /^\d+ / },
  { name: "builder-hard", desk: hardArmy, heading: /./ },
  { name: "builder-units", desk: hardArmy, heading: /./, reach: (page) => third(page, /^Units/) },
  { name: "builder-bill", desk: hardArmy, heading: /./, reach: (page) => third(page, /^Bill/) },
  {
    name: "builder-army", desk: openArmy, heading: "Generals",
    reach: async (page) => {
      await third(page, /^Units/);
      await press(page, /^The army/);
    },
  },
  { name: "builder-palette", desk: openArmy, heading: "Add a unit", reach: (page) => page.keyboard.press("a") },
  { name: "print-army", desk: openArmy, heading: /^Print: /, reach: (page) => printed(page, () => page.keyboard.press("p")) },
  {
    name: "print-battle", desk: hardTesting, heading: /^Print: /,
    reach: async (page) => {
      await fight(page);
      await printed(page, () => page.keyboard.press("p"));
      await page.getByRole("button", { name: "Fit page" }).click();
    },
  },
  {
    name: "print-book", desk: threeArmies, heading: /^Print: /,
    reach: async (page) => {
      await library(page);
      await printed(page, () => press(page, "Playsheets"));
    },
  },
  {
    name: "print-choices", desk: testing, heading: /^Print: /,
    reach: async (page) => {
      await fight(page);
      await printed(page, () => page.keyboard.press("p"));
      await place(page, /^Choices/);
      await page.getByRole("radio", { name: "Roster" }).click();
    },
  },
  {
    name: "print-wrong-pages", desk: openArmy, heading: /^Print: /,
    reach: async (page) => {
      await printed(page, () => page.keyboard.press("p"));
      await place(page, /^Choices/);
      await page.getByRole("textbox", { name: "Pages" }).fill("1, 9");
      await page.locator("dialog p.wrong").waitFor();
    },
  },
  { name: "new-army", desk: threeArmies, heading: "New army",
    reach: async (page) => {
      await library(page);
      await page.keyboard.press("n");
    },
  },
  { name: "battles", desk: twoDays, heading: "Battles", reach: (page) => menu(page, "Battles") },
  {
    name: "battles-menu", desk: hardTesting, heading: "Battles",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, /^Actions for/);
    },
  },
  {
    name: "battles-ready", desk: threeArmies, heading: "Ready battles",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, "Ready battles");
    },
  },
  {
    name: "new-battle", desk: threeArmies, heading: "Agreed on",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, "New battle");
      await field(page, 0, "army of the League");
      await field(page, 1, "French on the march");
    },
  },
  {
    name: "map-editor", desk: nothing, heading: "Map",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, "New battle");
      await field(page, 0, "King's army at Edgehill, for D3");
      await field(page, 1, "Parliament's army at Edgehill, for D3");
      await press(page, "Change the map");
    },
  },
  { name: "battle", desk: testing, heading: /The New Model Army|The King.s army|Imperial/, reach: fight },
  {
    name: "battle-board", desk: hexes, heading: /^Edgehill/,
    reach: async (page) => {
      await menu(page, "Battles");
      await page.locator("[data-battle]").first().click();
      await place(page, /^Armies/);
      const board = page.getByRole("application", { name: "The board" });
      await board.waitFor();
      await page.locator("[data-board='ready']").waitFor();
      await board.focus();
      for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", ...Array<string>(6).fill("ArrowDown")]) await page.keyboard.press(key);
    },
  },
  { name: "battle-hard", desk: hardTesting, heading: /The New Model Army|The King.s army|Imperial/, reach: fight },
  { name: "battle-cards", desk: sevenASide, before: shut, heading: /The New Model Army|The King.s army|Imperial/, reach: fight },
  { name: "battle-forty", desk: fortyShooting, heading: /shoots at/, reach: (page) => order(page, "0-4") },
  { name: "battle-test", desk: testing, heading: /tests under fire/, reach: (page) => order(page, "0-2") },
  { name: "battle-volley", desk: hardShooting, heading: /shoots at/, reach: (page) => order(page, "0-2") },
  { name: "battle-combat", desk: combat, heading: /against/, reach: (page) => order(page, "0-2") },
  {
    name: "battle-losses", desk: hardCombat, heading: /against/,
    reach: async (page) => {
      await order(page, "0-2");
      await page.getByText("Losses of both sides").click();
    },
  },
  {
    name: "battle-unit", desk: hardShaken, heading: "Shoot",
    reach: async (page) => {
      await order(page, "0-2");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "shaken", exact: true }).click();
      await page.getByText("What it can do").click();
      await page.locator("details .columns td").first().waitFor();
    },
  },
  {
    name: "battle-result", desk: testing, heading: /tests under fire/,
    reach: async (page) => {
      await order(page, "0-2");
      await page.locator("[data-face='6']").click();
      await page.locator("[data-result]").waitFor();
    },
  },
  {
    name: "battle-paper", desk: hardTesting, heading: "Enter from paper",
    reach: async (page) => {
      await fight(page);
      await place(page, /^Orders/);
      await press(page, "Enter from paper");
      await page.locator("[data-row='0-2'] input[role='spinbutton']").first().fill("7");
      await page.locator("[data-row='0-2']").getByRole("radio", { name: "Routed" }).click();
      await page.locator("[data-row='0-3'] [data-box='4']").first().click();
      await page.locator("[data-changes='2']").waitFor();
    },
  },
  {
    name: "battle-paper-large", desk: testing, heading: "Enter from paper",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("l");
      await place(page, /^Orders/);
      await press(page, "Enter from paper");
      await page.locator("[data-row='0-6']").waitFor({ state: "attached" });
    },
  },
  {
    name: "battle-warned", desk: testing, heading: "Tests under fire",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("e");
      await page.locator("[data-warned]").waitFor();
    },
  },
  {
    name: "battle-typed", desk: shooting, heading: /shoots at/,
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("/");
      await page.keyboard.type("2 > 3 far 12 soft wibble : 2m");
      await page.getByText("wibble").waitFor();
    },
  },
  {
    name: "battle-log", desk: hardLog, heading: "Log",
    reach: async (page) => {
      await fight(page);
      await place(page, /^Log/);
    },
  },
  {
    name: "battle-large", desk: hardTesting, heading: /The New Model Army|The King.s army|Imperial/,
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("l");
    },
  },
  {
    name: "battle-steps", desk: testing, heading: "Combat",
    reach: async (page) => {
      await fight(page);
      await page.getByRole("button", { name: /Show every step/ }).click();
    },
  },
  {
    name: "battle-note", desk: testing, heading: "Note",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("n");
    },
  },
  { name: "settings", desk: threeArmies, heading: "Settings", reach: (page) => menu(page, "Settings") },
  {
    name: "restore", desk: threeArmies, heading: /^Go back to/,
    reach: async (page) => {
      await menu(page, "Settings");
      await press(page, /^Restore the backup/);
    },
  },
  { name: "about", desk: threeArmies, heading: "Settings", reach: (page) => menu(page, "About and help") },
  { name: "keys", desk: threeArmies, heading: "Keys", reach: (page) => menu(page, "Keys") },
];
