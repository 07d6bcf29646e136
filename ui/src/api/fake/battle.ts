/** Battles in memory, played upon a tree of rows as the desk's are. */
import type { Answer } from "../ask";
import type { BattleRow, Code, DiceFrom, LogRow, OpenedBattle, Played, Pool } from "../bindings";
import type { Host } from "../host";
import { BOARD_MAP, boardOf, LARGE_MAP, largeBoardOf } from "./board";
import { carryOut, offersOf, outOfSequence, poolOf, previewOf, type Order } from "./orders";
import { layOut, show, type Table } from "./table";

/** The commands about battles. */
export type BattleHost = Pick<Host,
  | "battles" | "newBattle" | "openBattle" | "battleOffers" | "outOfSequence" | "preview" | "play" | "note" | "undoPlay" | "redoPlay"
  | "goToPlay" | "battleLog" | "battleBranches" | "renameBattle" | "archiveBattle" | "pauseBattle" | "unitPanel"
  | "battleMap" | "battleBoard" | "moveText" | "applyMove">;

/** What the fake's two halves share: how a command answers, and how it refuses. */
export interface Answers {
  answer: <T>(make: () => T) => Promise<Answer<T>>;
  refuse: (code: Code, message: string, hint?: string) => never;
}

/** A row of the journal, with the table after it. */
interface Node {
  parent: number;
  row: LogRow;
  table: Table;
}

interface Kept {
  row: BattleRow;
  start: Table;
  nodes: Node[];
  head: number;
  /** Where redo leads from each row. */
  onward: Map<number, number>;
}

/** As many rows as an answer carries. */
const PAGE = 60;

/** How a pool fell: what a player says, or all threes, fours and sixes by turns where the desk rolls. */
function fell(pool: Pool, dice: DiceFrom): { counts: number[]; shown: string } | null {
  if (dice.from === "nobody") return null;
  if (dice.from === "player" && dice.throw.counts) {
    const { counts } = dice.throw;
    return { counts, shown: counts.map((count, band) => `${String(count)} ${pool.bands.labels[band] ?? ""}`).join(", ") };
  }
  const rolled = Array.from({ length: pool.dice }, (_, index) => [4, 6, 3][index % 3] ?? 4);
  const faces = dice.from === "player" ? (dice.throw.faces ?? []) : rolled;
  const counts = pool.bands.labels.map((_, band) => faces.filter((face) => pool.bands.of_face[face - (pool.bands.lowest ?? 1)] === band).length);
  return { counts, shown: faces.join(" ") };
}

/**
 * The commands about battles. `given` says what there is: `battles=2`, the last of them left for another day; `units=6`
 * a side; `step=1` for the step each stands at; `rows=0` orders already in the log; `shut=1` for battles that can only be looked at.
 */
export function fakeBattles({ answer, refuse }: Answers, given: URLSearchParams): BattleHost {
  const battles = new Map<string, Kept>();

  function keep(name: string): Kept {
    const id = `battle-${String(battles.size + 1)}`;
    const start = layOut(Number(given.get("units") ?? 6), Number(given.get("step") ?? 1), given.has("hard"));
    const row: BattleRow = {
      id, name, book: "fornovo", sides: show(start).sides.map((side) => side.name), turn: start.turn, over: null, paused: false, archived: false,
      updated_at: new Date(Date.now() - battles.size * 7_200_000).toISOString(),
    };
    const kept: Kept = { row, start, nodes: [], head: 0, onward: new Map() };
    battles.set(id, kept);
    for (let index = 0; index < Number(given.get("rows") ?? 0); index += 1) {
      const { units } = start;
      const [one, other] = [units[index % units.length], units[(index * 7 + 3) % units.length]];
      if (one && other) append(kept, { table: start, lines: [{ text: `${String(one.unit.unit)} ${one.name} shoots at ${String(other.unit.unit)} ${other.name}: ${String(index % 4)} hits.`, units: [one.unit, other.unit], clauses: ["F-9.20"], tone: index % 4 === 3 ? "bad" : "plain" }] }, index % 5 === 4 ? null : "5 6 2 6", index % 9 === 8 ? ["owed"] : []);
    }
    return kept;
  }

  const find = (id: string): Kept => battles.get(id) ?? refuse("not_found", "There is no such battle.", "Go back to the battles.");
  const node = (kept: Kept, row: number): Node | undefined => kept.nodes[row - 1];
  const tableOf = (kept: Kept): Table => node(kept, kept.head)?.table ?? kept.start;

  /** The rows on the way to the head, oldest first. */
  function trail(kept: Kept): LogRow[] {
    const rows: LogRow[] = [];
    for (let at = node(kept, kept.head); at !== undefined; at = node(kept, at.parent)) rows.push(at.row);
    return rows.reverse();
  }

  function at(id: string, head: number): Kept {
    const kept = find(id);
    if (kept.head !== head) refuse("stale_head", "Another window played on.", "The battle is read again.");
    return kept;
  }

  function opened(kept: Kept): OpenedBattle {
    const table = tableOf(kept);
    const rows = trail(kept);
    return {
      id: kept.row.id, name: kept.row.name, book: "fornovo", head: kept.head,
      read_only: given.has("shut") ? "the journal cannot be followed beyond row 12: the state after it is not the one that was kept" : null,
      undo: rows.at(-1)?.lines[0]?.text ?? null, redo: node(kept, kept.onward.get(kept.head) ?? 0)?.row.lines[0]?.text ?? null,
      view: show(table), offers: offersOf(table, null), log: rows.slice(-PAGE), earlier: rows.length > PAGE,
      luck: [0, 1].map((side) => ({ side, dice: side === 0 ? 42 : 37, percentile: side === 0 ? 0.43 : 0.61 })),
    };
  }

  function append(kept: Kept, { table, lines }: { table: Table; lines: LogRow["lines"] }, dice: string | null, overruled: string[], note = false): OpenedBattle {
    const row = kept.nodes.length + 1;
    kept.nodes.push({ parent: kept.head, table, row: { row, at: new Date().toISOString(), turn: table.turn, lines, dice, overruled: overruled.map((id) => ({ id, clause: null, text: id })), note } });
    kept.onward.set(kept.head, row);
    kept.head = row;
    return opened(kept);
  }

  function move(kept: Kept, to: number): OpenedBattle {
    kept.head = to;
    return opened(kept);
  }

  function play(kept: Kept, order: Order, overruled: string[], dice: DiceFrom): Played {
    const table = tableOf(kept);
    if (order.do === "end_step") {
      const against = (offersOf(table, null)[0]?.against ?? []).filter((one) => !overruled.includes(one.id));
      if (against.length > 0) return { played: "refused", what: { kind: "against_rules", why: against } };
    }
    const pool = poolOf(order);
    const thrown = pool === null ? null : fell(pool, dice);
    if (pool !== null && thrown === null) return { played: "refused", what: { kind: "need_dice", why: pool } };
    return { played: "done", what: append(kept, carryOut(table, order, thrown?.counts ?? []), thrown?.shown ?? null, overruled) };
  }

  const orderOf = (command: unknown) => (command as { command: Order }).command;
  const count = Number(given.get("battles") ?? 2);
  for (let index = 0; index < count; index += 1) keep(index === 0 ? "Fornovo" : `Fornovo, day ${String(index + 1)}`).row.paused = index > 0;

  return {
    battles: () => answer(() => [...battles.values()].map(({ row }) => row)),
    newBattle: (name) => answer(() => opened(keep(name))),
    openBattle: (id) => answer(() => opened(find(id))),
    battleOffers: (id, unit) => answer(() => offersOf(tableOf(find(id)), unit)),
    outOfSequence: (id, unit) => answer(() => outOfSequence(tableOf(find(id)), unit)),
    preview: (id, command) => answer(() => previewOf(tableOf(find(id)), orderOf(command))),
    play: (id, head, command, overruled, dice) => answer(() => play(at(id, head), orderOf(command), overruled, dice)),
    note: (id, head, text) => answer(() => {
      const kept = at(id, head);
      return append(kept, { table: tableOf(kept), lines: [{ text, clauses: [], units: [], tone: "plain" }] }, null, [], true);
    }),
    undoPlay: (id, head) => answer(() => {
      const kept = at(id, head);
      return move(kept, node(kept, kept.head)?.parent ?? 0);
    }),
    redoPlay: (id, head) => answer(() => {
      const kept = at(id, head);
      return move(kept, kept.onward.get(kept.head) ?? kept.head);
    }),
    goToPlay: (id, head, row) => answer(() => move(at(id, head), row)),
    battleLog: (id, unit, before) => answer(() => {
      const all = trail(find(id)).filter((row) => unit === null || row.lines.some((line) => line.units.some((one) => one.side === unit.side && one.unit === unit.unit)));
      const rows = all.filter((row) => before === null || row.row < before);
      return { rows: rows.slice(-PAGE), earlier: rows.length > PAGE };
    }),
    battleBranches: (id) => answer(() => {
      const kept = find(id);
      const here = new Set(trail(kept).map((row) => row.row));
      const parents = new Set(kept.nodes.map(({ parent }) => parent));
      return kept.nodes.filter(({ row }) => !here.has(row.row) && !parents.has(row.row))
        .map(({ row }) => ({ row: row.row, label: row.lines[0]?.text ?? "", turn: row.turn, at: row.at }));
    }),
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
    battleMap: () => answer(() => (!given.has("board") ? null : given.get("board") === "large" ? LARGE_MAP : BOARD_MAP)),
    battleBoard: (_, unit) => answer(() => (!given.has("board") ? null : given.get("board") === "large" ? largeBoardOf(unit) : boardOf(unit))),
    moveText: (_, row) => answer(() => `Turn 1: row ${String(row)}\n[drumhead 1 e30]\n`),
    applyMove: (_, __, text) => answer(() => refuse("bad_file", text.includes("[drumhead") ? "this move belongs to another position than the one here" : "there is no move in this text", "Copy the whole text of the move.")),
    unitPanel: () => answer(() => [
      { heading: "Moves", total: null, entries: [{ label: "a full move", clause: "F-7.01", value: "6\"", told: false }, { label: "charge", clause: "F-7.37", value: "9\"", told: false }] },
      { heading: "Saves", total: null, entries: [{ label: "from shooting", clause: "F-9.20", value: "5 or 6", told: false }] },
    ]),
  };
}
