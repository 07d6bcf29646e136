/** A shell kept in memory: for component tests, and for looking at the page in a plain browser. */
import { Refused, type Answer } from "./ask";
import type { ArmyRow, Backup, Code, Fielded, Opened, Settings } from "./bindings";
import type { Host } from "./host";
import { apply } from "./fake/apply";
import { BOARD_MAP } from "./fake/board";
import { fakeBattles } from "./fake/battle";
import { modelOf, viewOf, type ArmySeed, type Model } from "./fake/model";
import { BARE, HARD, LEAGUE, STARTERS } from "./fake/seeds";
import { fakeMaps } from "./fake/maps";
import { fakePrinters } from "./fake/print";
import { fakeSetups } from "./fake/setup";

/** An army as the fake keeps it: its states, and which of them is shown. */
interface Kept {
  id: string;
  head: number;
  states: { model: Model; label: string; join: string | null }[];
  shown: number;
  archived: boolean;
  updated_at: string;
}

/** What a test may look at and set in the fake. */
export interface Fake extends Host {
  /** Texts saved, by path. */
  readonly saved: Map<string, string>;
  /** Makes an edit as another window would. */
  elsewhere(id: string): void;
}

const NOW = Date.now();
const HOUR = 3_600_000;

/** Thrown in a command, it becomes the command's answer. */
function refuse(code: Code, message: string, hint = ""): never {
  throw new Refused({ code, message, hint });
}

async function answer<T>(make: () => T): Promise<Answer<T>> {
  try {
    return await Promise.resolve({ status: "ok", data: structuredClone(make()) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: "error", error: { code: error.code, message: error.message, hint: error.hint } };
  }
}

/**
 * A host in memory. `given` says what is in it: `armies=0` for a first start, `armies=500` for a
 * full library, `battles=0` for none, `open=1` to start where the first army was left, `hard=1` for names hard to show,
 * `theme`, `scale`, `fail=1` for a library that cannot be read, `trouble=1` for a notice at the start.
 */
export function fakeHost(given: URLSearchParams = new URLSearchParams()): Fake {
  const armies = new Map<string, Kept>();
  const saved = new Map<string, string>();
  let serial = 0;
  let settings: Settings = {
    theme: (given.get("theme") ?? "system") as Settings["theme"],
    type_scale: Number(given.get("scale") ?? 100),
    paper: "a4",
    edition: "standard",
    printing: { document: null, for_whom: "player", damage: false, bill: true, card_size: "poker", base: null },
  };
  const backups: Backup[] = [1, 26, 75].map((hours) => ({
    name: `backup-${String(hours)}.db`, made_at: new Date(NOW - hours * HOUR).toISOString(), size: 81_920 + hours * 4096,
  }));

  function keep(seed: ArmySeed, age = 0): Kept {
    serial += 1;
    const army: Kept = {
      id: `army-${String(serial)}`, head: 1, states: [{ model: modelOf(seed), label: "", join: null }], shown: 0,
      archived: false, updated_at: new Date(Date.now() - age).toISOString(),
    };
    armies.set(army.id, army);
    return army;
  }

  function find(id: string): Kept {
    return armies.get(id) ?? refuse("not_found", "There is no such army.", "Go back to the armies.");
  }

  function model(army: Kept): Model {
    return army.states[army.shown]?.model ?? refuse("internal", "The fake lost its place.");
  }

  function show(army: Kept, unit: number | null): Opened {
    const now = model(army);
    const first = now.units[0]?.form.number ?? null;
    const selected = now.units.some(({ form }) => form.number === unit) ? unit : first;
    return {
      id: army.id, head: army.head, book: "fornovo", selected, kept_at: army.updated_at, view: viewOf(now, selected),
      undo: army.shown > 0 ? (army.states[army.shown]?.label ?? null) : null,
      redo: army.states[army.shown + 1]?.label ?? null,
    };
  }

  function current(id: string, head: number): Kept {
    const army = find(id);
    if (army.head !== head) refuse("stale_head", "Another window changed this army.", "It is read again.");
    return army;
  }

  function touch(army: Kept): void {
    army.head += 1;
    army.updated_at = new Date().toISOString();
  }

  function turn(id: string, head: number, unit: number | null, by: number): Opened {
    const army = current(id, head);
    if (!army.states[army.shown + by]) refuse("refused", "There is nothing to take back.");
    army.shown += by;
    touch(army);
    return show(army, unit);
  }

  function row(army: Kept): ArmyRow {
    const now = model(army);
    const view = viewOf(now, null);
    return {
      id: army.id, name: now.army.name.value, book: "fornovo", nation: now.nation, year: now.army.year.value ?? 0, scale: "25-30",
      points: view.total, limit: view.limit, breaches: view.breaches, warnings: view.warnings,
      units: now.units.length, archived: army.archived, updated_at: army.updated_at,
    };
  }

  function file(id: string): string {
    return JSON.stringify({ book: "fornovo", version: 1, name: model(find(id)).army.name.value }, null, 2);
  }

  const wanted = Number(given.get("armies") ?? 3);
  const seeds = [LEAGUE, ...STARTERS.slice(1).map((starter) => starter.seed)];
  for (let index = 0; index < wanted; index += 1) {
    const seed = seeds[index % seeds.length] ?? LEAGUE;
    const round = Math.floor(index / seeds.length);
    const trimmed = index % 3 === 1 ? { ...seed, units: seed.units.filter(([, unit]) => unit.name === "Venetian pikes"), limit: 1500 } : seed;
    keep(round === 0 ? trimmed : { ...trimmed, name: `${seed.name} ${String(round + 1)}` }, index * HOUR * 7);
  }
  if (given.has("hard")) for (const seed of HARD) keep(seed, 2 * HOUR);

  const battles = fakeBattles({ answer, refuse }, given);
  const nameOf = ({ from, id }: Fielded): string =>
    from === "library" ? model(find(id)).army.name.value : (STARTERS.find((starter) => starter.id === id)?.name ?? id);

  return {
    ...battles,
    ...fakeMaps(),
    saveBattleLog: (id, to) => answer(() => {
      saved.set(to, id);
      return { path: to, notices: [] };
    }),
    saveBattle: (id, to) => answer(() => {
      saved.set(to, id);
      return { path: to, notices: [] };
    }),
    importBattle: (text) => battles.newBattle(text, null),
    ...fakeSetups({ answer, nameOf, begin: (name) => battles.newBattle(name, null), map: given.has("board") ? BOARD_MAP : null }),
    saved,
    elsewhere: (id) => { touch(find(id)); },
    about: () => answer(() => ({
      name: "Drumhead", version: "0.1.0", credits: ["Fornovo to Sedgemoor: rules by Wes Rogers"],
      data_folder: "/home/player/.local/share/drumhead", read_only: null,
    })),
    library: () => answer(() => (given.has("fail") ? refuse("damaged", "The library cannot be read.", "Restore a backup in Settings.") : { armies: [...armies.values()].map(row), unreadable: [] })),
    start: () => answer(() => ({
      last: { army: given.has("open") ? ([...armies.keys()][0] ?? null) : null, unit: null },
      settings,
      notice: given.has("trouble") ? { code: "damaged", message: "The library was damaged and has been set aside.", hint: "Restore a backup in Settings." } : null,
    })),
    starters: () => answer(() => STARTERS.map(({ id, book, name, nation, year, points, source, note }) => ({ id, book, name, nation, year, points, source, note }))),
    createArmy: (book) => answer(() => (book === "fornovo" ? show(keep(BARE), null) : refuse("refused", "The fake keeps armies of the main book only."))),
    fromStarter: (id) => answer(() => show(keep(STARTERS.find((one) => one.id === id)?.seed ?? refuse("not_found", "There is no such ready army.")), null)),
    duplicateArmy: (id) => answer(() => {
      const from = model(find(id));
      const army = keep(BARE);
      army.states = [{ model: structuredClone(from), label: "", join: null }];
      model(army).army.name.value = `${from.army.name.value}, copy`;
      return show(army, null);
    }),
    importArmy: (text) => answer(() => {
      let read: unknown;
      try {
        read = JSON.parse(text);
      } catch (error) {
        refuse("bad_file", `This is no army file: ${error instanceof Error ? error.message : ""}`, "Nothing was changed.");
      }
      if (typeof read !== "object" || read === null || !("name" in read)) refuse("bad_file", "At army.name: a text is missing.", "Nothing was changed.");
      return show(keep({ ...LEAGUE, name: String(read.name) }), null);
    }),
    exportArmy: (id) => answer(() => file(id)),
    saveArmy: (id, to) => answer(() => {
      saved.set(to, file(id));
      return { path: to, notices: [] };
    }),
    archiveArmy: (id, archived) => answer(() => {
      find(id).archived = archived;
      return null;
    }),
    openArmy: (id, unit) => answer(() => show(find(id), unit)),
    editArmy: (id, head, { book, edit }, unit, join) => answer(() => {
      if (book !== "fornovo") refuse("refused", "The fake keeps armies of the main book only.");
      const army = current(id, head);
      const next = structuredClone(model(army));
      const selected = apply(next, edit, unit);
      const joined = join !== null && army.shown > 0 && army.states[army.shown]?.join === join;
      army.states.length = joined ? army.shown : army.shown + 1;
      army.states.push({ model: next, label: edit.change.set.replaceAll("_", " "), join });
      army.shown = army.states.length - 1;
      touch(army);
      return show(army, selected);
    }),
    undoArmy: (id, head, unit) => answer(() => turn(id, head, unit, -1)),
    redoArmy: (id, head, unit) => answer(() => turn(id, head, unit, 1)),
    ...fakePrinters({ answer, refuse, nameOf: ({ of, id }) => (of === "army" ? model(find(id)).army.name.value : "Fornovo") }),
    openPath: () => answer(() => null),
    setSettings: (next) => answer(() => {
      settings = next;
      return null;
    }),
    backups: () => answer(() => backups),
    restoreBackup: () => answer(() => null),
    painted: () => Promise.resolve(),
    chooseWhere: (suggestion) => Promise.resolve(`/home/player/${suggestion}`),
    beforeClosing: (flush) => {
      window.addEventListener("pagehide", () => { void flush(); });
      return Promise.resolve();
    },
  };
}
