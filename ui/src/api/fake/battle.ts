/** Battles in memory: two sides of two units, a test and the end of the step to be played. */
import type { Answer } from "../ask";
import type { BattleRow, Code, DiceFrom, LogRow, Offer, OpenedBattle, Played, Pool, UnitCard, UnitRef } from "../bindings";
import type { Host } from "../host";

/** The commands about battles. */
export type BattleHost = Pick<Host,
  | "battles" | "newBattle" | "openBattle" | "battleOffers" | "preview" | "play" | "note" | "undoPlay" | "redoPlay"
  | "goToPlay" | "battleLog" | "battleBranches" | "renameBattle" | "archiveBattle" | "pauseBattle" | "unitPanel">;

/** What the fake's two halves share: how a command answers, and how it refuses. */
export interface Answers {
  answer: <T>(make: () => T) => Promise<Answer<T>>;
  refuse: (code: Code, message: string, hint?: string) => never;
}

interface Kept {
  row: BattleRow;
  /** The rows on the way to the newest, and how many of them are in force. */
  rows: LogRow[];
  head: number;
}

const STEPS = ["Tests to rally", "Moves", "Shooting"];
const FACES = ["1", "2", "3", "4", "5", "6"];

function card(side: number, unit: number, name: string, owes: boolean): UnitCard {
  return {
    unit: { side, unit }, name, arm: "foot", about: "regular grade C close-order foot", owes, gone: null, others: [], tags: [],
    strength: { what: "figures", now: 26, start: 40, marks: [{ lost: 20, label: "exhausted" }] },
    morale: owes ? { label: "shaken", about: null, clause: "F-8.30", tone: "bad" } : { label: "good", about: null, clause: null, tone: "good" },
  };
}

function testOf(unit: UnitRef): Offer<unknown> {
  return {
    id: `test:${String(unit.unit)}`, group: "Owed", label: "Test to rally", clause: "F-8.30", unit, owed: true, sure: false, against: [],
    command: { book: "fornovo", command: { test: unit, general: false } },
    questions: [{ path: "/command/general", label: "Is its general with it?", hint: null, clause: "F-8.31", answer: { kind: "yes_no" }, remember: "general" }],
  };
}

function poolOf(what: string): Pool {
  return { what, side: 0, dice: 1, bands: { labels: FACES, of_face: [0, 1, 2, 3, 4, 5] } };
}

/** A face that a throw shows; the desk rolls fours. */
function face(dice: DiceFrom): number | null {
  if (dice.from === "nobody") return null;
  return dice.from === "desk" ? 4 : (dice.throw.faces?.[0] ?? null);
}

/** The commands about battles; `count` battles stand in the library, the last of them left for another day. */
export function fakeBattles({ answer, refuse }: Answers, count: number): BattleHost {
  const battles = new Map<string, Kept>();

  function keep(name: string): Kept {
    const id = `battle-${String(battles.size + 1)}`;
    const row: BattleRow = {
      id, name, book: "fornovo", sides: ["League", "French"], turn: 1, over: null, paused: false, archived: false,
      updated_at: new Date(Date.now() - battles.size * 7_200_000).toISOString(),
    };
    const kept: Kept = { row, rows: [], head: 0 };
    battles.set(id, kept);
    return kept;
  }

  const find = (id: string): Kept => battles.get(id) ?? refuse("not_found", "There is no such battle.", "Go back to the battles.");
  const inForce = ({ rows, head }: Kept): LogRow[] => rows.slice(0, head);
  const tested = (kept: Kept): boolean => inForce(kept).some((row) => row.dice !== null);

  function at(id: string, head: number): Kept {
    const kept = find(id);
    if (kept.head !== head) refuse("stale_head", "Another window played on.", "The battle is read again.");
    return kept;
  }

  function offers(kept: Kept, unit: UnitRef | null): Offer<unknown>[] {
    const owing = { side: 0, unit: 1 };
    if (unit !== null) return unit.side === owing.side && unit.unit === owing.unit && !tested(kept) ? [testOf(owing)] : [];
    const against = tested(kept) ? [] : [{ id: "owed", clause: "F-6.01", text: "Unit 1 still owes a test to rally." }];
    return [{
      id: "end_step", group: "Step", label: "End the step", clause: "F-6.01", unit: null, owed: false, sure: true, against,
      command: { book: "fornovo", command: "end_step" }, questions: [],
    }];
  }

  function opened(kept: Kept): OpenedBattle {
    const owes = !tested(kept);
    const step = inForce(kept).filter((row) => row.lines[0]?.text.startsWith("Now: ")).length % STEPS.length;
    return {
      id: kept.row.id, name: kept.row.name, book: "fornovo", head: kept.head, read_only: null, earlier: false,
      undo: kept.rows[kept.head - 1]?.lines[0]?.text ?? null, redo: kept.rows[kept.head]?.lines[0]?.text ?? null,
      offers: offers(kept, null), log: inForce(kept), luck: [{ side: 0, dice: owes ? 0 : 1, percentile: owes ? null : 0.58 }, { side: 1, dice: 0, percentile: null }],
      view: {
        turn: kept.row.turn, now: "Units that are shaken or routed test.", over: null,
        track: STEPS.map((label, index) => ({
          id: `step_${String(index)}`, phase: index === 0 ? "Rally" : label, label, who: "both", clause: "F-6.01",
          state: index < step ? "done" : index === step ? "now" : "later",
        })),
        owed: owes ? [{ unit: { side: 0, unit: 1 }, label: "test to rally", clause: "F-8.30", offer: "test:1" }] : [],
        sides: [
          { side: 0, name: "League", tags: [], units: [card(0, 1, "Venetian pikes", owes), card(0, 2, "Stradiots", false)] },
          { side: 1, name: "French", tags: [], units: [card(1, 1, "Swiss", false), card(1, 2, "Gendarmes", false)] },
        ],
      },
    };
  }

  function append(kept: Kept, text: string, dice: string | null, note: boolean, overruled: string[]): OpenedBattle {
    kept.rows.length = kept.head;
    kept.head += 1;
    kept.rows.push({
      row: kept.head, at: new Date().toISOString(), turn: kept.row.turn, dice, overruled, note,
      lines: [{ text, clauses: note ? [] : ["F-6.01"], units: dice === null ? [] : [{ side: 0, unit: 1 }], tone: "plain" }],
    });
    return opened(kept);
  }

  function move(id: string, head: number, to: number): OpenedBattle {
    const kept = at(id, head);
    kept.head = Math.min(Math.max(to, 0), kept.rows.length);
    return opened(kept);
  }

  for (let index = 0; index < count; index += 1) keep(index === 0 ? "Fornovo" : `Fornovo, day ${String(index + 1)}`).row.paused = index > 0;

  return {
    battles: () => answer(() => [...battles.values()].map(({ row }) => row)),
    newBattle: (name) => answer(() => opened(keep(name))),
    openBattle: (id) => answer(() => opened(find(id))),
    battleOffers: (id, unit) => answer(() => offers(find(id), unit)),
    preview: (id) => answer(() => ({
      title: "Unit 1 tests to rally", needs: "Passes on 3 or more.", objections: [], pool: tested(find(id)) ? null : poolOf("Rally of unit 1"),
      columns: [{ heading: "", entries: [{ label: "grade C", clause: "F-8.31", value: "+0", told: false }], total: "+0" }],
      odds: { sentence: "Passes 4 times in 6.", bars: [{ label: "passes", chance: 2 / 3 }, { label: "fails", chance: 1 / 3 }], then: [], assumes: [] },
    })),
    play: (id, head, command, overruled, dice) => answer((): Played => {
      const kept = at(id, head);
      if (JSON.stringify(command).includes("end_step")) {
        const against = (offers(kept, null)[0]?.against ?? []).filter((one) => !overruled.includes(one.id));
        if (against.length > 0) return { played: "refused", what: { kind: "against_rules", why: against } };
        return { played: "done", what: append(kept, `Now: ${STEPS[kept.head % STEPS.length] ?? ""}.`, null, false, overruled) };
      }
      const shown = face(dice);
      if (shown === null) return { played: "refused", what: { kind: "need_dice", why: poolOf("Rally of unit 1") } };
      return { played: "done", what: append(kept, shown >= 3 ? "Unit 1 rallies." : "Unit 1 stays shaken.", String(shown), false, overruled) };
    }),
    note: (id, head, text) => answer(() => append(at(id, head), text, null, true, [])),
    undoPlay: (id, head) => answer(() => move(id, head, head - 1)),
    redoPlay: (id, head) => answer(() => move(id, head, head + 1)),
    goToPlay: (id, head, row) => answer(() => move(id, head, row)),
    battleLog: (id) => answer(() => ({ rows: inForce(find(id)), earlier: false })),
    battleBranches: () => answer(() => []),
    renameBattle: (id, name) => answer(() => {
      find(id).row.name = name;
      return null;
    }),
    archiveBattle: (id, archived) => answer(() => {
      find(id).row.archived = archived;
      return null;
    }),
    pauseBattle: (id, paused) => answer(() => {
      find(id).row.paused = paused;
      return null;
    }),
    unitPanel: () => answer(() => []),
  };
}
