/** The desk as the window shows it: which screen, and what all screens share. */
import { ask } from "../api/ask";
import type { About, Opened, OpenedBattle, UnitNumber } from "../api/bindings";
import type { Host } from "../api/host";
import { say } from "../words";
import { flushDrafts } from "./draft.svelte";
import { Keys } from "./keys.svelte";
import { Notices } from "./notices.svelte";
import { Preferences } from "./settings.svelte";

/** Which screen is shown. */
export type Route =
  | { readonly screen: "opening" }
  | { readonly screen: "armies" }
  | { readonly screen: "battles" }
  | { readonly screen: "new_battle" }
  | { readonly screen: "builder"; readonly opened: Opened }
  | { readonly screen: "battle"; readonly opened: OpenedBattle }
  | { readonly screen: "settings"; readonly part: "settings" | "about" };

export class App {
  readonly host: Host;
  readonly notices = new Notices();
  readonly keys = new Keys();
  readonly preferences: Preferences;
  route: Route = $state.raw({ screen: "opening" });
  about: About | null = $state.raw(null);
  /** Whether the list of keys is shown. */
  help = $state(false);
  // Nothing is drawn from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #leaving = new Set<() => Promise<void>>();
  #drawn = false;

  constructor(host: Host) {
    this.host = host;
    this.preferences = new Preferences(host, this.notices);
  }

  /** Shows the screen on which the player left off. */
  async start(): Promise<void> {
    let last: { army: string | null; unit: number | null } = { army: null, unit: null };
    try {
      const start = await ask(this.host.start());
      this.preferences.load(start.settings);
      last = start.last;
      if (start.notice !== null) this.notices.trouble(start.notice.message, start.notice.hint);
    } catch (error) {
      this.notices.error(error);
    }
    if (last.army !== null) await this.open(last.army, last.unit);
    if (this.route.screen === "opening") this.route = { screen: "armies" };
    await this.#introduce();
    await this.host.beforeClosing(() => this.settle());
  }

  /** Says that a screen is there with all that is on it; the shell is told of the first, once it is painted. */
  drawn(): void {
    if (this.#drawn) return;
    this.#drawn = true;
    // In the second frame the first has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => { this.host.painted(); }));
  }

  /** Opens an army in the builder. */
  open(id: string, unit: UnitNumber | null = null): Promise<void> {
    return this.show(ask(this.host.openArmy(id, unit)));
  }

  /** Shows the army that comes as the answer; if it does not come, the player is told why. */
  async show(opening: Promise<Opened>): Promise<void> {
    try {
      const opened = await opening;
      await this.go({ screen: "builder", opened });
    } catch (error) {
      this.notices.error(error);
    }
  }

  /** Opens a battle. */
  openBattle(id: string): Promise<void> {
    return this.showBattle(ask(this.host.openBattle(id)));
  }

  /** Shows the battle that comes as the answer; if it does not come, the player is told why. */
  async showBattle(opening: Promise<OpenedBattle>): Promise<void> {
    try {
      await this.go({ screen: "battle", opened: await opening });
    } catch (error) {
      this.notices.error(error);
    }
  }

  /** Goes to another screen, once what was typed on this one is kept. */
  async go(route: Route): Promise<void> {
    await this.settle();
    this.route = route;
  }

  /** Has `keep` carried out before the screen changes or the window closes; the answer takes it back. */
  beforeLeaving(keep: () => Promise<void>): () => void {
    this.#leaving.add(keep);
    return () => { this.#leaving.delete(keep); };
  }

  /** Settles when all that was typed is kept. */
  async settle(): Promise<void> {
    flushDrafts();
    await Promise.all([...this.#leaving].map((keep) => keep()));
  }

  /** Changes the language, for the page and for what the desk says. */
  async speak(language: string | null): Promise<void> {
    await this.preferences.set({ language });
    await this.#introduce();
  }

  async #introduce(): Promise<void> {
    try {
      this.about = await ask(this.host.about());
      if (this.about.read_only !== null) this.notices.trouble(say("read-only-error"), this.about.read_only);
    } catch (error) {
      this.notices.error(error);
    }
  }
}
