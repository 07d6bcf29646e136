/** Visits to the screens: each at a window size, a type size and in a language, on its own desk. */
import type { Page } from "playwright-core";
import { ask } from "../src/api/ask";
import { commands } from "../src/api/bindings";
import { deskAfter, on } from "../src/testing/desk";
import { ENGLISH } from "../src/words/catalogue";
import type { Stage } from "./browser";
import type { Screen } from "./screens";
import { speaks } from "./words";

/** The window size, type size and language of a visit. */
export interface Look {
  readonly size: readonly [width: number, height: number];
  /** Type size in per cent. */
  readonly scale: number;
  /** English by default. */
  readonly language?: string;
}

/** The page that shows a screen in several looks. */
export class Visit {
  /** Errors in the page since it was last loaded. */
  errors: string[] = [];
  readonly #stage: Stage;
  readonly #screen: Screen;
  #page: Page | null = null;
  /** The desk's answers since the page was last loaded. */
  #answers: Promise<string>[] = [];

  constructor(stage: Stage, screen: Screen) {
    this.#stage = stage;
    this.#screen = screen;
  }

  /** Opens the screen with this look. */
  async look({ size: [width, height], scale, language = ENGLISH }: Look): Promise<Page> {
    const screen = this.#screen;
    const desk = await (screen.made?.() ?? deskAfter(screen.desk));
    await on(desk, async () => {
      const { settings } = await ask(commands.start());
      await ask(commands.setSettings({ ...settings, language, theme: "paper", type_scale: scale }));
    });
    const size = { width, height };
    [this.errors, this.#answers] = [[], []];
    if (this.#page !== null) await this.#stage.reopenOn(this.#page, desk, size);
    const page = this.#page ??= await this.#stage.openOn(desk, { viewport: size }, async (blank) => {
      blank.on("pageerror", (error) => { this.errors.push(error.message); });
      blank.on("console", (message) => { if (["error", "warning"].includes(message.type())) this.errors.push(message.text()); });
      blank.on("response", (reply) => { if (reply.url().includes("/api/")) this.#answers.push(reply.text().catch(() => "")); });
      await screen.before?.(blank);
    });
    speaks(page, language);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await screen.reach?.(page);
    await page.locator(screen.seen).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  /** Returns all answers of the desk since the page was last loaded, as JSON. */
  async heard(): Promise<string[]> {
    return Promise.all(this.#answers);
  }

  /** Closes the page. */
  async end(): Promise<void> {
    await this.#page?.context().close();
  }
}
