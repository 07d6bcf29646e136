/** Dice entered by a player: faces one by one, or counts per band. */
import type { Pool, Throw } from "../api/bindings";

/** A throw as entered so far. */
export interface Reading {
  /** Dice per band; null if nothing was entered. */
  readonly counts: readonly number[] | null;
  /** The whole throw; null while dice are missing or something was not understood. */
  readonly throw: Throw | null;
  /** The parts of the text that were not understood, and dice beyond the pool. */
  readonly unknown: readonly string[];
}

/** Returns the lowest face of the dice of a pool. */
function lowest({ bands }: Pool): number {
  return bands.lowest ?? 1;
}

/** Returns the faces of a die of a pool, from the lowest. */
export function facesIn(pool: Pool): number[] {
  return pool.bands.of_face.map((_, place) => lowest(pool) + place);
}

const NOTHING: Reading = { counts: null, throw: null, unknown: [] };

/** Whether each band is a single face, which is then the band's name. */
export function isPlain(pool: Pool): boolean {
  return facesIn(pool).every((face) => pool.bands.labels[bandOf(pool, face)] === String(face));
}

/** Returns the band of a face. */
export function bandOf(pool: Pool, face: number): number {
  return pool.bands.of_face[face - lowest(pool)] ?? 0;
}

/** Counts of these faces per band. */
export function countsOf(pool: Pool, faces: readonly number[]): number[] {
  const counts = pool.bands.labels.map(() => 0);
  for (const face of faces) {
    const band = bandOf(pool, face);
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return counts;
}

/** Returns the sum of counts. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** Bands that have faces, worst first: the others cannot be counted. */
export function openBands(pool: Pool): number[] {
  return pool.bands.labels.map((_, band) => band).filter((band) => pool.bands.of_face.includes(band));
}

/** Converts faces to a throw once all are there. */
export function throwOf(pool: Pool, faces: readonly number[]): Throw | null {
  return faces.length === pool.dice ? { faces: [...faces] } : null;
}

/**
 * Sets the count of one band. The remaining dice go to the first band, because players do not count
 * misses. The count is limited to the free dice.
 */
export function withCount(pool: Pool, counts: readonly number[] | null, band: number, count: number): number[] {
  const [first = 0, ...others] = openBands(pool);
  const now = pool.bands.labels.map((_, index) => (others.includes(index) ? (counts?.[index] ?? 0) : 0));
  const elsewhere = sum(now) - (now[band] ?? 0);
  if (band !== first) now[band] = Math.min(Math.max(count, 0), pool.dice - elsewhere);
  now[first] = 0;
  now[first] = pool.dice - sum(now);
  return now;
}

/** Parses `3 5 5 1 6`, `35516`, `3m 2h`, `2 hits`. Unnamed dice count in the first band. */
export function readDice(pool: Pool, text: string): Reading {
  const said = text.trim().toLowerCase();
  if (said === "") return NOTHING;
  return /^[\d\s,.;+]+$/.test(said) ? readFaces(pool, said) : readCounts(pool, said);
}

function readFaces(pool: Pool, said: string): Reading {
  const there = facesIn(pool);
  // If some faces have two digits, faces must be separated, for example by spaces.
  const apart = there.some((face) => face > 9);
  const numbers = (apart ? said.split(/[^\d]+/).filter((one) => one !== "") : said.replace(/[^\d]/g, "").split("")).map(Number);
  const faces = numbers.filter((face) => there.includes(face));
  const unknown = numbers.filter((face) => !there.includes(face)).map(String);
  if (faces.length > pool.dice) unknown.push(faces.slice(pool.dice).join(" "));
  return { counts: countsOf(pool, faces), throw: unknown.length === 0 ? throwOf(pool, faces) : null, unknown };
}

function readCounts(pool: Pool, said: string): Reading {
  const counts = pool.bands.labels.map(() => 0);
  const named = new Set<number>();
  const unknown: string[] = [];
  for (const [whole, before, word, after] of said.matchAll(/(\d+)\s*([a-z][a-z ]*)|([a-z]+\s*\d+)|\S+/g)) {
    const [, name = word ?? "", number = before ?? ""] = /^([a-z]+)\s*(\d+)$/.exec(after ?? "") ?? [];
    const band = bandNamed(pool, name.trim());
    if (band === null || number === "" || named.has(band)) unknown.push(whole.trim());
    else {
      counts[band] = Number(number);
      named.add(band);
    }
  }
  const [first] = openBands(pool);
  const rest = pool.dice - sum(counts);
  if (unknown.length === 0 && first !== undefined && !named.has(first) && rest > 0) counts[first] = rest;
  const whole = unknown.length === 0 && sum(counts) === pool.dice;
  if (unknown.length === 0 && sum(counts) > pool.dice) unknown.push(String(sum(counts)));
  return { counts, throw: whole ? { counts } : null, unknown };
}

/**
 * Returns the band whose name, or any word in it, begins with this word without its plural ending.
 */
function bandNamed(pool: Pool, word: string): number | null {
  if (word === "") return null;
  const single = word.replace(/(?<=..)(es|s)$/, "");
  const open = openBands(pool);
  const begins = (test: (label: string) => boolean) => open.find((band) => test((pool.bands.labels[band] ?? "").toLowerCase()));
  return begins((label) => label.startsWith(single)) ?? begins((label) => label.split(" ").some((part) => part.startsWith(single))) ?? null;
}

/** Returns the faces of a band. */
export function facesOf(pool: Pool, band: number): number[] {
  return facesIn(pool).filter((face) => bandOf(pool, face) === band);
}
