/** The app's state: the current screen, and the state that all screens share. */
import { ask, type Answer } from "../api/ask";
import type { About, Opened, OpenedBattle, UnitNumber } from "../api/bindings";
import type { Host } from "../api/host";
import { say } from "../words";
import { flushDrafts } from "./draft.svelte";
import { Follower } from "./follow";
import { Keys } from "./keys.svelte";
import { Notices, type NoticeAction } from "./notices.svelte";
import { Preferences } from "./settings.svelte";

/** The current screen. */
export type Route =
  | { readonly screen: "opening" }
  | { readonly screen: "armies" }
  | { readonly screen: "battles" }
  | { readonly screen: "new_battle" }
  | { readonly screen: "builder"; readonly opened: Opened }
  | { readonly screen: "battle"; readonly opened: OpenedBattle }
  | { readonly screen: "settings"; readonly part: "settings" | "backups" | "about" };

export class App {
  readonly host: Host;
  readonly notices = new Notices();
  readonly keys = new Keys();
  readonly follower: Follower;
  readonly preferences: Preferences;
  route: Route = $state.raw({ screen: "opening" });
  about: About | null = $state.raw(null);
  /** Whether the list of keys is open. */
  help = $state(false);
  // Not reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #leaving = new Set<() => Promise<void>>();
  #drawn = false;
  /** The damage at the last check, which is not shown again; null if there was none. */
  #damage: string | null = null;

  constructor(host: Host) {
    this.host = host;
    this.follower = new Follower(() => this.#changes());
    this.preferences = new Preferences(host, this.notices);
    this.follower.add(() => this.#follow());
  }

  /** Applies the settings that another window has saved. */
  async #follow(): Promise<void> {
    const { language } = this.preferences.now;
    try {
      this.preferences.follow((await ask(this.host.start())).settings);
    } catch {
      // A library that cannot be read is reported where its contents are shown.
      return;
    }
    if (this.preferences.now.language !== language) await this.#introduce();
  }

  /** Shows the army that was open last, or the library if there is none. */
  async start(): Promise<void> {
    await this.follower.look();
    let last: { army: string | null; unit: number | null } = { army: null, unit: null };
    try {
      const start = await ask(this.host.start());
      this.preferences.load(start.settings);
      last = start.last;
      this.#damage = start.notice?.message ?? null;
      if (start.notice !== null) this.notices.trouble(start.notice.message, start.notice.hint, start.restore ? this.#restoring() : null);
    } catch (error) {
      this.notices.error(error);
    }
    if (last.army !== null) await this.open(last.army, last.unit);
    if (this.route.screen === "opening") this.route = { screen: "armies" };
    await this.#introduce();
    await this.host.beforeClosing(() => this.settle());
  }

  /** Returns the version of the library. Shows damage, unless the last check found the same. */
  async #changes(): Promise<Answer<number>> {
    const answer = await this.host.changes();
    if (answer.status === "error") return answer;
    const { library, damage } = answer.data;
    if (damage !== null && damage.message !== this.#damage) this.notices.trouble(damage.message, damage.hint);
    this.#damage = damage?.message ?? null;
    return { status: "ok", data: library };
  }

  /** Returns the action that shows the backups. */
  #restoring(): NoticeAction {
    return { label: say("notice-restore-button"), run: () => void this.go({ screen: "settings", part: "backups" }) };
  }

  /** Called when a screen is complete. Reports the first one to the host once it is painted. */
  drawn(): void {
    if (this.#drawn) return;
    this.#drawn = true;
    // In the second frame, the first has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => { this.host.painted(); }));
  }

  /** Opens an army in the builder. */
  open(id: string, unit: UnitNumber | null = null): Promise<void> {
    return this.show(ask(this.host.openArmy(id, unit)));
  }

  /** Shows the army in the answer, or the error. */
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

  /** Shows the battle in the answer, or the error. */
  async showBattle(opening: Promise<OpenedBattle>): Promise<void> {
    try {
      await this.go({ screen: "battle", opened: await opening });
    } catch (error) {
      this.notices.error(error);
    }
  }

  /** Goes to another screen once the input on this one is saved. */
  async go(route: Route): Promise<void> {
    await this.settle();
    this.route = route;
  }

  /**
   * Runs `keep` before the screen changes or the window closes. Returns a function that removes
   * `keep` again.
   */
  beforeLeaving(keep: () => Promise<void>): () => void {
    this.#leaving.add(keep);
    return () => { this.#leaving.delete(keep); };
  }

  /** Resolves when all input is saved. */
  async settle(): Promise<void> {
    flushDrafts();
    await Promise.all([...this.#leaving].map((keep) => keep()));
  }

  /** Changes the language of the page and of the desk. */
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
