/** The player's settings, applied to the page. */
import { ask } from "../api/ask";
import type { Settings } from "../api/bindings";
import type { Host } from "../api/host";
import { language, speak } from "../words";
import type { Notices } from "./notices.svelte";

/** The type scale's bounds and step, in per cent. */
export const SCALE = { least: 90, most: 200, step: 10 } as const;

const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  type_scale: 100,
  paper: "a4",
  edition: "standard",
  printing: { document: null, for_whom: "player", damage: false, bill: true, card_size: "poker", base: null },
};

export class Preferences {
  readonly #host: Host;
  readonly #notices: Notices;
  readonly #dark = window.matchMedia("(prefers-color-scheme: dark)");
  #systemDark = $state(this.#dark.matches);
  now: Settings = $state.raw(DEFAULTS);
  /** The number of changes that are being saved. */
  #saving = 0;

  constructor(host: Host, notices: Notices) {
    this.#host = host;
    this.#notices = notices;
    this.#dark.addEventListener("change", (event) => { this.#systemDark = event.matches; });
  }

  /** The current theme. */
  get look(): "paper" | "candle" {
    if (this.now.theme !== "system") return this.now.theme;
    return this.#systemDark ? "candle" : "paper";
  }

  /** Applies the saved settings. */
  load(kept: Settings): void {
    this.now = { ...kept, type_scale: bounded(kept.type_scale) };
    speak(kept.language);
  }

  /** Applies the settings that another window has saved, unless this window is saving its own. */
  follow(kept: Settings): void {
    if (this.#saving === 0) this.load(kept);
  }

  /** Changes settings at once; shows an error if they cannot be saved. */
  async set(some: Partial<Settings>): Promise<void> {
    this.now = { ...this.now, ...some, type_scale: bounded(some.type_scale ?? this.now.type_scale) };
    if (some.language !== undefined) speak(some.language);
    this.#saving += 1;
    try {
      await ask(this.#host.setSettings(this.now));
    } catch (error) {
      this.#notices.error(error);
    }
    this.#saving -= 1;
  }

  /** Makes the type one step larger or smaller. */
  scale(way: 1 | -1): Promise<void> {
    return this.set({ type_scale: this.now.type_scale + way * SCALE.step });
  }

  /** Applies language, theme and type scale to the page. */
  paint(page: HTMLElement): void {
    page.lang = language();
    page.dataset["theme"] = this.look;
    page.style.fontSize = `${String(this.now.type_scale)}%`;
  }
}

function bounded(scale: number): number {
  return Math.min(Math.max(Math.round(scale), SCALE.least), SCALE.most);
}
