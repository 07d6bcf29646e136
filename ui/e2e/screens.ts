/** The screens that the matrix looks at, and how each is reached. */
import type { Page } from "playwright-core";

export interface Screen {
  name: string;
  /** What the fake host is given. */
  given: string;
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
  await page.locator("[data-dice]").waitFor();
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
  { name: "library", given: "armies=9", heading: "Armies" },
  { name: "library-hard", given: "armies=2&hard=1&trouble=1", heading: "Armies" },
  { name: "library-empty", given: "armies=0", heading: "Armies" },
  {
    name: "library-nothing-found", given: "armies=9", heading: "Armies",
    reach: (page) => page.getByRole("textbox", { name: "Search" }).fill("Donaudampfschifffahrtsgesellschaft".repeat(4)),
  },
  {
    name: "library-row-menu", given: "armies=9", heading: "Armies",
    reach: (page) => press(page, /^Actions for/),
  },
  { name: "starters", given: "armies=0", heading: "Ready armies", reach: (page) => press(page, "Start from a ready army") },
  {
    name: "import-refused", given: "armies=3", heading: "Import an army",
    reach: async (page) => {
      await press(page, "Import");
      await page.getByRole("textbox", { name: "The army file’s text" }).fill("{ not an army");
      await press(page, "Import this army");
      await page.getByText("This is no army file").waitFor();
    },
  },
  {
    name: "export", given: "armies=0&hard=1", heading: /^Export/,
    reach: async (page) => {
      await press(page, /^Actions for/);
      await page.getByRole("menuitem", { name: "Export" }).click();
    },
  },
  { name: "builder", given: "armies=3&open=1", heading: /^\d+ / },
  { name: "builder-hard", given: "armies=2&hard=1&open=1", heading: /./ },
  { name: "builder-units", given: "armies=2&hard=1&open=1", heading: /./, reach: (page) => third(page, /^Units/) },
  { name: "builder-bill", given: "armies=2&hard=1&open=1", heading: /./, reach: (page) => third(page, /^Bill/) },
  {
    name: "builder-army", given: "armies=3&open=1", heading: "Generals",
    reach: async (page) => {
      await third(page, /^Units/);
      await press(page, /^The army/);
    },
  },
  { name: "builder-palette", given: "armies=3&open=1", heading: "Add a unit", reach: (page) => page.keyboard.press("a") },
  { name: "print-army", given: "armies=3&open=1", heading: /^Print: /, reach: (page) => printed(page, () => page.keyboard.press("p")) },
  {
    name: "print-battle", given: "units=12&step=1&rows=20&hard=1", heading: /^Print: /,
    reach: async (page) => {
      await fight(page);
      await printed(page, () => page.keyboard.press("p"));
      await page.getByRole("button", { name: "Fit page" }).click();
    },
  },
  {
    name: "print-book", given: "armies=3", heading: /^Print: /,
    reach: (page) => printed(page, () => press(page, "Playsheets")),
  },
  {
    name: "print-choices", given: "units=12&step=1&rows=20", heading: /^Print: /,
    reach: async (page) => {
      await fight(page);
      await printed(page, () => page.keyboard.press("p"));
      await place(page, /^Choices/);
      await page.getByRole("radio", { name: "Roster" }).click();
    },
  },
  {
    name: "print-wrong-pages", given: "armies=3&open=1", heading: /^Print: /,
    reach: async (page) => {
      await printed(page, () => page.keyboard.press("p"));
      await place(page, /^Choices/);
      await page.getByRole("textbox", { name: "Pages" }).fill("1, 9");
      await page.getByText("is no page of").waitFor();
    },
  },
  { name: "new-army", given: "armies=3", heading: "New army", reach: (page) => page.keyboard.press("n") },
  { name: "battles", given: "armies=3", heading: "Battles", reach: (page) => menu(page, "Battles") },
  {
    name: "battles-menu", given: "armies=3&hard=1", heading: "Battles",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, /^Actions for/);
    },
  },
  {
    name: "battles-ready", given: "armies=3", heading: "Ready battles",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, "Ready battles");
    },
  },
  {
    name: "new-battle", given: "armies=3&hard=1", heading: "Agreed on",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, "New battle");
      for (const side of [0, 1]) await page.getByRole("combobox").nth(side).selectOption({ index: side + 1 });
    },
  },
  {
    name: "map-editor", given: "armies=3&board=1", heading: "Map",
    reach: async (page) => {
      await menu(page, "Battles");
      await press(page, "New battle");
      for (const side of [0, 1]) await page.getByRole("combobox").nth(side).selectOption({ index: side + 1 });
      await press(page, "Change the map");
    },
  },
  { name: "battle", given: "units=12&step=1&rows=20", heading: "League of Venice", reach: fight },
  {
    name: "battle-board", given: "units=6&step=1&rows=20&board=1", heading: /Fornovo/,
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
  { name: "battle-hard", given: "units=12&step=1&rows=20&hard=1", heading: "League of Venice", reach: fight },
  { name: "battle-cards", given: "units=6&step=3&rows=5&shut=1", heading: "League of Venice", reach: fight },
  { name: "battle-forty", given: "units=40&step=4&rows=70", heading: /shoots at/, reach: (page) => order(page, "0-4") },
  { name: "battle-test", given: "units=6&step=1&rows=20", heading: /test to rally$/, reach: (page) => order(page, "0-2") },
  { name: "battle-volley", given: "units=12&step=4&rows=20&hard=1", heading: /shoots at/, reach: (page) => order(page, "0-2") },
  { name: "battle-combat", given: "units=12&step=6&rows=20", heading: /against/, reach: (page) => order(page, "0-2") },
  {
    name: "battle-losses", given: "units=12&step=6&rows=20&hard=1", heading: /against/,
    reach: async (page) => {
      await order(page, "0-2");
      await page.getByText("Losses of both sides").click();
    },
  },
  {
    name: "battle-unit", given: "units=12&step=4&rows=20&hard=1", heading: "Shoot",
    reach: async (page) => {
      await order(page, "0-2");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "shaken", exact: true }).click();
      await page.getByText("What it can do").click();
      await page.getByText("a full move").waitFor();
    },
  },
  {
    name: "battle-result", given: "units=12&step=1&rows=20", heading: /test to rally$/,
    reach: async (page) => {
      await order(page, "0-2");
      await page.locator("[data-face='6']").click();
      await page.locator("[data-result]").waitFor();
    },
  },
  {
    name: "battle-paper", given: "units=12&step=1&rows=20&hard=1", heading: "Enter from paper",
    reach: async (page) => {
      await fight(page);
      await place(page, /^Orders/);
      await press(page, "Enter from paper");
      await page.locator("[data-row='0-2'] input[role='spinbutton']").fill("7");
      await page.locator("[data-row='0-2']").getByRole("radio", { name: "Routed" }).click();
      await page.locator("[data-row='0-3'] [data-box='4']").click();
      await page.locator("[data-changes='2']").waitFor();
    },
  },
  {
    name: "battle-paper-large", given: "units=6&step=1&rows=20", heading: "Enter from paper",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("l");
      await place(page, /^Orders/);
      await press(page, "Enter from paper");
      await page.locator("[data-row='0-6']").waitFor({ state: "attached" });
    },
  },
  {
    name: "battle-warned", given: "units=12&step=1&rows=20", heading: "Rally and halt",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("e");
      await page.locator("[data-warned]").waitFor();
    },
  },
  {
    name: "battle-typed", given: "units=12&step=4&rows=20", heading: /shoots at/,
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("/");
      await page.keyboard.type("2 > 3 far 12 soft wibble : 2m");
      await page.getByText("wibble").waitFor();
    },
  },
  {
    name: "battle-log", given: "units=12&step=1&rows=70&hard=1", heading: "Log",
    reach: async (page) => {
      await fight(page);
      await place(page, /^Log/);
    },
  },
  {
    name: "battle-large", given: "units=12&step=1&rows=20&hard=1", heading: "League of Venice",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("l");
    },
  },
  {
    name: "battle-steps", given: "units=12&step=1&rows=20", heading: "Combat",
    reach: async (page) => {
      await fight(page);
      await page.getByRole("button", { name: /Show every step/ }).click();
    },
  },
  {
    name: "battle-note", given: "units=12&step=1&rows=20", heading: "Note",
    reach: async (page) => {
      await fight(page);
      await page.keyboard.press("n");
    },
  },
  { name: "settings", given: "armies=3", heading: "Settings", reach: (page) => menu(page, "Settings") },
  {
    name: "restore", given: "armies=3", heading: /^Go back to/,
    reach: async (page) => {
      await menu(page, "Settings");
      await press(page, /^Restore the backup/);
    },
  },
  { name: "about", given: "armies=3", heading: "Settings", reach: (page) => menu(page, "About and help") },
  { name: "keys", given: "armies=3", heading: "Keys", reach: (page) => menu(page, "Keys") },
];
