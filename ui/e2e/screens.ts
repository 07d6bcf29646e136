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
  { name: "builder-print", given: "armies=3&open=1", heading: "Print the roster", reach: (page) => page.keyboard.press("p") },
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
