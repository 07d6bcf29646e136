/** The browser that the tests drive, and pages of the built page in it, each with a real desk of its own. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDesk, deskAfter, type Desk, type Recipe } from "../src/testing/desk";
import { SCREENS } from "./screens";

/** How long to wait, in ms, for what is there in a moment: enough for a machine that is busy with something else. */
export const PATIENCE = 60_000;

// The bindings look for the window's door where a page has it: here too, for what is done on a desk before its page opens.
Object.assign(globalThis, { window: globalThis });

/** The path of an installed browser: the headless shell if there is one, as it needs half the CPU time. */
function installed(): string {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  const candidates = (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = process.env["CHROMIUM"] ?? candidates.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`none of ${names.join(", ")} is on the path; CHROMIUM may name one`);
  return found;
}

/** Pages of the desk, for as long as the tests of a file run. */
export interface Stage {
  /** A page in a window of its own, 1280 by 800 unless it is said otherwise, on a new desk on which the recipe was carried out. */
  open: (recipe: Recipe, window?: BrowserContextOptions) => Promise<Page>;
  /** The same on this desk, which is closed when the page's window is. */
  openOn: (desk: Desk, window?: BrowserContextOptions, before?: (page: Page) => Promise<void>) => Promise<Page>;
  /** Loads the page again on another desk at this size, with its local storage cleared. */
  reopenOn: (page: Page, desk: Desk, size: { width: number; height: number }) => Promise<void>;
  /** A page brought to one of the screens. */
  show: (screen: string, window?: BrowserContextOptions) => Promise<Page>;
}

/** Starts the browser before the tests of a file, and ends it after them. */
export function stage(): Stage {
  let browser: Browser;
  const desks = new Map<BrowserContext, Desk>();

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: installed(), args: ["--no-sandbox"] });
  }, 5 * PATIENCE);

  afterAll(() => browser.close());

  const openOn: Stage["openOn"] = async (desk, window, before) => {
    const { address } = inject("host");
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...window });
    desks.set(context, desk);
    context.once("close", () => { void closeDesk(desks.get(context) ?? desk); });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await before?.(page);
    await page.goto(`/#${desk.token}`);
    return page;
  };
  const reopenOn: Stage["reopenOn"] = async (page, desk, size) => {
    const context = page.context();
    const before = desks.get(context);
    desks.set(context, desk);
    await page.evaluate(() => { localStorage.clear(); });
    // A navigation that changes only the part after # would not reload the page.
    await page.goto("about:blank");
    if (before !== undefined) await closeDesk(before);
    await page.setViewportSize(size);
    await page.goto(`/#${desk.token}`);
  };
  const open: Stage["open"] = async (recipe, window) => openOn(await deskAfter(recipe), window);
  const show: Stage["show"] = async (name, window) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (screen?.reach === undefined) throw new Error(`there is no screen ${name}`);
    const page = await open(screen.desk, window);
    await screen.reach(page);
    return page;
  };
  return { open, openOn, reopenOn, show };
}
