/**
 * The place for saving a file: the place that the desk suggests, until the player chooses another.
 */
import { ask } from "../api/ask";
import type { FilePlace } from "../api/bindings";
import type { FileKind, Host } from "../api/host";

export class Place {
  /** The place; null until the desk answers. */
  now: FilePlace | null = $state.raw(null);
  readonly #host: Host;
  /** The suggested name. */
  #name = "";
  #chosen = false;
  /** The number of requests: only the answer to the last counts. */
  #asked = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Whether the system has a save dialog. */
  get choosable(): boolean {
    return this.#host.chooseWhere !== null;
  }

  /** Suggests a place for a file with this name, unless the player has chosen one. */
  async suggest(name: string): Promise<void> {
    if (this.#chosen || name === "" || name === this.#name) return;
    this.#name = name;
    this.now = null;
    const asked = ++this.#asked;
    const place = await ask(this.#host.suggestPlace(name));
    if (asked === this.#asked) this.now = place;
  }

  /** Lets the player choose in the system's dialog. */
  async choose(kind: FileKind): Promise<void> {
    if (this.#host.chooseWhere === null) return;
    const place = await ask(this.#host.chooseWhere(this.#name, kind));
    if (place === null) return;
    this.#asked += 1;
    this.#chosen = true;
    this.now = place;
  }
}
