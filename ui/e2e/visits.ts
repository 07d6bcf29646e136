/**
 * Visits to the screens. A visit opens its screen in several languages, each time on a new desk,
 * and changes the window's size and the type.
 */
import type { ConsoleMessage, Page, Response } from "playwright-core";
import { ask } from "../src/api/ask";
import { commands } from "../src/api/bindings";
import { deskAfter, on } from "../src/testing/desk";
import { PSEUDO } from "../src/words/pseudo";
import type { Stage } from "./browser";
import type { Screen } from "./screens";
import { speaks } from "./words";

/** The normal size of the type, in per cent. */
const NORMAL = 100;

/** The size of the window, and that of the type in per cent. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The page that shows a screen in several languages and windows. */
export class Visit {
  readonly #errors: string[] = [];
  readonly #stage: Stage;
  readonly #screen: Screen;
  #page: Page | null = null;
  /** The desk's answers since the page was last loaded in the pseudo-language. */
  #answers: Promise<string>[] = [];
  /** Whether answers are recorded: only words in the pseudo-language are compared with them. */
  #listens = false;
  #look: Look | null = null;
  readonly #onError = (error: Error): void => { this.#errors.push(error.message); };
  readonly #onMessage = (message: ConsoleMessage): void => {
    if (["error", "warning"].includes(message.type())) this.#errors.push(message.text());
  };
  readonly #onResponse = (reply: Response): void => {
    if (this.#listens && reply.url().includes("/api/")) this.#answers.push(reply.text().catch(() => ""));
  };

  constructor(stage: Stage, screen: Screen) {
    this.#stage = stage;
    this.#screen = screen;
  }

  /**
   * Opens the screen in a language and with this look. Loads the page anew on a new desk: only
   * the settings change the language, and the way to some screens changes the desk.
   */
  async open(language: string, look: Look): Promise<Page> {
    const screen = this.#screen;
    const desk = await (screen.made?.() ?? deskAfter(screen.desk));
    await on(desk, async () => {
      const { settings } = await ask(commands.start());
      await ask(commands.setSettings({ ...settings, language, theme: "paper", type_scale: look.scale }));
    });
    const window = { width: look.width, height: look.height };
    this.#answers = [];
    this.#listens = language === PSEUDO;
    if (this.#page !== null) await this.#stage.reopenOn(this.#page, desk, window);
    const page = this.#page ??= await this.#stage.borrow(desk, window, async (blank) => {
      blank.on("pageerror", this.#onError);
      blank.on("console", this.#onMessage);
      blank.on("response", this.#onResponse);
      await screen.before?.(blank);
    });
    speaks(page, language);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await screen.reach?.(page);
    await this.#shown(page, look);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  /**
   * Changes the window's size, as if a tablet was turned. If the type size is different too,
   * restores the normal size with its key.
   */
  async change(look: Look): Promise<Page> {
    const page = this.#page;
    if (page === null || this.#look === null) throw new Error("the screen is not open");
    const { width, height, scale } = look;
    await page.setViewportSize({ width, height });
    if (scale !== this.#look.scale) {
      if (scale !== NORMAL) throw new Error("the key sets only the normal type size");
      await page.keyboard.press("Control+0");
    }
    await this.#shown(page, look);
    return page;
  }

  /** Waits until the screen is visible and has followed the window. */
  async #shown(page: Page, look: Look): Promise<void> {
    // Sizes are observed in the first frame, and dependent elements are painted in the second.
    await page.evaluate(() => new Promise((next) => { requestAnimationFrame(() => { requestAnimationFrame(next); }); }));
    await this.#screen.keep?.(page);
    await page.locator(this.#screen.seen).first().waitFor();
    this.#look = look;
  }

  /** Returns the errors in the page since the last call. */
  takeErrors(): string[] {
    return this.#errors.splice(0);
  }

  /** Returns all answers of the desk since the page was loaded in the pseudo-language, as JSON. */
  async heard(): Promise<string[]> {
    return Promise.all(this.#answers);
  }

  /** Gives the page back, so that another visit can use it. */
  async end(): Promise<void> {
    const page = this.#page;
    if (page === null) return;
    page.off("pageerror", this.#onError);
    page.off("console", this.#onMessage);
    page.off("response", this.#onResponse);
    await page.unrouteAll();
    this.#stage.giveBack(page);
  }
}
