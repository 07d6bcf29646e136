/**
 * The browser that the tests drive, and pages of the built interface in it, each with its own
 * real desk.
 */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDesk, deskAfter, type Desk, type Recipe } from "../src/testing/desk";
import { SCREENS } from "./screens";

/**
 * The longest wait, in ms, for an element that normally appears at once: enough for a busy
 * machine.
 */
export const PATIENCE = 60_000;

// The bindings look for Tauri's functions on `window`. Tests also call the bindings in Node, before
// a desk's page opens.
Object.assign(globalThis, { window: globalThis });

/**
 * Returns the path of a browser: `CHROMIUM`, or the first on the path. In each folder the headless
 * shell comes first, because it needs half the CPU time.
 */
function installed(): string {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  const candidates = (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = process.env["CHROMIUM"] ?? candidates.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`none of ${names.join(", ")} is on the path; CHROMIUM may name one`);
  return found;
}

/** The size of a window. */
export interface Size {
  width: number;
  height: number;
}

/** Opens pages of the desk while the tests of a file run. */
export interface Stage {
  /**
   * Opens a page in its own window, by default 1280 by 800, on a new desk prepared by the
   * recipe.
   */
  open: (recipe: Recipe, window?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page on this desk, which is closed with the page's window. */
  openOn: (desk: Desk, window?: BrowserContextOptions, before?: (page: Page) => Promise<void>) => Promise<Page>;
  /** Loads the page again on another desk at this size, with its local storage cleared. */
  reopenOn: (page: Page, desk: Desk, size: Size) => Promise<void>;
  /**
   * Opens this desk in a returned page, or in a new one. In a returned page, the browser has
   * already compiled the interface.
   */
  borrow: (desk: Desk, size: Size, before: (page: Page) => Promise<void>) => Promise<Page>;
  /** Gives a borrowed page back, for the next caller of `borrow`. */
  giveBack: (page: Page) => void;
  /** Opens a page and brings it to a screen. */
  show: (screen: string, window?: BrowserContextOptions) => Promise<Page>;
}

/** Starts the browser before the tests of a file, with these flags, and stops it after them. */
export function stage(flags: string[] = []): Stage {
  let browser: Browser;
  const desks = new Map<BrowserContext, Desk>();
  const free: Page[] = [];
  let reloads = 0;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: installed(), args: ["--no-sandbox", "--in-process-gpu", ...flags] });
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
    await page.setViewportSize(size);
    // Moves the pointer away from the place of the last click, where it would touch the next screen.
    await page.mouse.move(0, 0);
    // A navigation that changes only the part after # would not reload the page.
    reloads += 1;
    await page.goto(`/?${String(reloads)}#${desk.token}`);
    if (before !== undefined) await closeDesk(before);
  };
  const borrow: Stage["borrow"] = async (desk, size, before) => {
    const page = free.pop();
    if (page === undefined) return openOn(desk, { viewport: size }, before);
    await before(page);
    await reopenOn(page, desk, size);
    return page;
  };
  const giveBack: Stage["giveBack"] = (page) => { free.push(page); };
  const open: Stage["open"] = async (recipe, window) => openOn(await deskAfter(recipe), window);
  const show: Stage["show"] = async (name, window) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (screen?.reach === undefined) throw new Error(`there is no screen ${name}`);
    const page = await open(screen.desk, window);
    await screen.reach(page);
    return page;
  };
  return { open, openOn, reopenOn, borrow, giveBack, show };
}
