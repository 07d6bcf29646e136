/** The dice of a throw while a player enters them: tapped, counted or typed. */
import type { Pool, Throw } from "../api/bindings";
import { bandOf, countsOf, readDice, sum, throwOf, withCount, type Reading } from "./dice";

/** The input so far; the last method of input counts. */
type Entered =
  | { readonly way: "faces"; readonly faces: readonly number[] }
  | { readonly way: "counts"; readonly counts: readonly number[] }
  | { readonly way: "text"; readonly text: string };

const NOTHING: Entered = { way: "faces", faces: [] };

export class Tray {
  readonly pool: Pool;
  #entered: Entered = $state.raw(NOTHING);

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Whether there is only one die, so that a tapped face is the whole throw. */
  get single(): boolean {
    return this.pool.dice === 1;
  }

  /** Whether the dice of another pool are entered in the same way, so that the input can stay. */
  fits({ dice, bands }: Pool): boolean {
    return dice === this.pool.dice && JSON.stringify(bands) === JSON.stringify(this.pool.bands);
  }

  /** The typed text. */
  get text(): string {
    return this.#entered.way === "text" ? this.#entered.text : "";
  }

  /** The parsed input. */
  get reading(): Reading {
    const entered = this.#entered;
    switch (entered.way) {
      case "text": return readDice(this.pool, entered.text);
      case "counts": return { counts: entered.counts, throw: { counts: [...entered.counts] }, unknown: [] };
      case "faces":
        if (entered.faces.length === 0) return { counts: null, throw: null, unknown: [] };
        return { counts: countsOf(this.pool, entered.faces), throw: throwOf(this.pool, entered.faces), unknown: [] };
    }
  }

  /** The number of dice entered. */
  get given(): number {
    return sum(this.reading.counts ?? []);
  }

  /** Returns the number of times that a face was tapped; 0 if the dice were counted or typed. */
  tapped(face: number): number {
    return this.#entered.way === "faces" ? this.#entered.faces.filter((one) => one === face).length : 0;
  }

  /** Adds a die with this face if one is missing. Returns the throw of a single die. */
  tap(face: number): Throw | null {
    if (this.single) return { faces: [face] };
    const faces = this.#entered.way === "faces" ? this.#entered.faces : [];
    if (faces.length < this.pool.dice) this.#entered = { way: "faces", faces: [...faces, face] };
    return null;
  }

  /** Sets the number of dice in a band. */
  count(band: number, count: number): void {
    this.#entered = { way: "counts", counts: withCount(this.pool, this.reading.counts, band, count) };
  }

  /** Sets the typed text. */
  type(text: string): void {
    this.#entered = { way: "text", text };
  }

  /** Clears the input. */
  clear(): void {
    this.#entered = NOTHING;
  }

  /** Returns the label of a face's band. */
  label(face: number): string {
    return this.pool.bands.labels[bandOf(this.pool, face)] ?? "";
  }
}
