/** The browser that the tests drive, and the page that is served to it. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { SCREENS } from "./screens";
import { serve } from "./server";

/** How long to wait, in ms, for what is there in a moment: enough for a machine that is busy with something else. */
export const PATIENCE = 60_000;

/** The browser that the system has, under any of the names it goes by. */
function installed(): string {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const candidates = (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = process.env["CHROMIUM"] ?? candidates.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`none of ${names.join(", ")} is on the path; CHROMIUM may name one`);
  return found;
}

/** Starts it, without a window. */
function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: installed(), args: ["--no-sandbox"] });
}

/** Pages of the desk, for as long as the tests of a file run. */
export interface Stage {
  /** A page in a window of its own, 1280 by 800 unless it is said otherwise; it is given what stands behind the question mark. */
  open: (given: string, window?: BrowserContextOptions) => Promise<Page>;
  /** The same, brought to one of the screens. */
  show: (screen: string, window?: BrowserContextOptions) => Promise<Page>;
}

/** Serves the page and starts the browser before the tests of a file, and ends both after them. */
export function stage(): Stage {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    served = await serve();
    browser = await launch();
  }, 5 * PATIENCE);

  afterAll(async () => {
    await browser.close();
    await served.stop();
  });

  const open = async (given: string, window?: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: served.url, viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...window });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`/?${given}`);
    return page;
  };
  const show = async (name: string, window?: BrowserContextOptions) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (screen?.reach === undefined) throw new Error(`there is no screen ${name}`);
    const page = await open(screen.given, window);
    await screen.reach(page);
    return page;
  };
  return { open, show };
}
