/** Follows other windows: when one writes to the library, this window reloads its contents. */
import type { Answer } from "../api/ask";

/** The pause between two checks, in milliseconds. */
export const PAUSE = 1000;

type Load = () => Promise<void>;

export class Follower {
  readonly #version: () => Promise<Answer<number>>;
  readonly #loads = new Set<Load>();
  #seen: number | null = null;
  #looking = false;

  /** `version` returns a number that changes when another window writes. */
  constructor(version: () => Promise<Answer<number>>) {
    this.#version = version;
  }

  /**
   * Calls `load` when another window has written. Returns a function that removes `load` again, for
   * an effect.
   */
  add(load: Load): () => void {
    this.#loads.add(load);
    return () => { this.#loads.delete(load); };
  }

  /** Calls every `load` if another window has written since the last check. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    const changed = await this.#changed();
    if (changed) await Promise.all([...this.#loads].map((load) => load()));
    this.#looking = false;
  }

  async #changed(): Promise<boolean> {
    try {
      const answer = await this.#version();
      // A library that cannot be read is reported where its contents are shown.
      if (answer.status === "error") return false;
      const before = this.#seen;
      this.#seen = answer.data;
      return before !== null && before !== answer.data;
    } catch {
      return false;
    }
  }

  /**
   * Checks repeatedly while the window is visible. Returns a function that stops the checks, for an
   * effect.
   */
  start(): () => void {
    const look = (): void => { if (document.visibilityState === "visible") void this.look(); };
    const looking = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(looking);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
