/** The battle's keys: one list, from which they are handled and from which the help is shown. */
import { isTyping, type Key as Shown, type KeySet } from "../../state/keys.svelte";
import { words } from "../../words";
import type { Session } from "./session.svelte";

const says = words.battle.keys;

/** What keys do beyond the session. */
export interface Openers {
  type(): void;
  note(): void;
  large(): void;
  print(): void;
}

interface Key extends Shown {
  /** Whether it works while the player is typing in a field. */
  typing?: boolean;
  hit: (event: KeyboardEvent) => boolean;
  /** Whether it stood for anything. */
  run: (session: Session, open: Openers, event: KeyboardEvent) => boolean;
}

const plain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;
const letter = (key: string) => (event: KeyboardEvent) => plain(event) && event.key.toLowerCase() === key;
const control = (key: string, shift: boolean) => (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === shift && event.key.toLowerCase() === key;

/** Does something that is not waited for. */
const go = (doing: Promise<unknown>): true => {
  void doing;
  return true;
};

/** Enter belongs to what has the focus. */
const onButton = (event: KeyboardEvent) => event.target instanceof HTMLElement && event.target.closest("button, summary, a, label, input") !== null;

function roll(session: Session, event: KeyboardEvent): boolean {
  if (!session.sheet?.tray || event.repeat) return false;
  return go(session.play({ from: "desk" }));
}

function face(session: Session, event: KeyboardEvent): boolean {
  const tray = session.sheet?.tray;
  if (!tray || event.repeat) return false;
  const given = tray.tap(Number(event.key));
  return given === null || go(session.play({ from: "player", throw: given }));
}

function enter(session: Session, event: KeyboardEvent): boolean {
  const { sheet } = session;
  if (!sheet?.preview || event.repeat || onButton(event)) return false;
  if (sheet.tray === null) return go(session.play({ from: "nobody" }));
  const given = sheet.tray.reading.throw;
  return given !== null && go(session.play({ from: "player", throw: given }));
}

function next(session: Session, way: 1 | -1): boolean {
  const cards = session.view.sides.flatMap((side) => side.units).filter((card) => card.gone === null);
  const at = cards.findIndex((card) => card.unit.side === session.unit?.side && card.unit.unit === session.unit.unit);
  const card = cards[at < 0 ? (way > 0 ? 0 : cards.length - 1) : (at + way + cards.length) % cards.length];
  return card !== undefined && go(session.look(card.unit));
}

/** Every key, in the order of the help. */
const KEYS: Key[] = [
  { shown: "E", does: says.end, hit: letter("e"), run: (session, _, event) => !event.repeat && go(session.endStep()) },
  {
    shown: "O", does: says.owed, hit: letter("o"),
    run: (session) => session.view.pending[0] !== undefined && go(session.lookPending(session.view.pending[0])),
  },
  { shown: "R", does: says.roll, hit: letter("r"), run: (session, _, event) => roll(session, event) },
  { shown: "1 – 6", does: says.face, hit: (event) => plain(event) && /^[1-6]$/.test(event.key), run: (session, _, event) => face(session, event) },
  { shown: "Enter", does: says.do, hit: (event) => plain(event) && event.key === "Enter", run: (session, _, event) => enter(session, event) },
  { shown: "/", does: says.typed, hit: (event) => plain(event) && event.key === "/", run: (_, open) => { open.type(); return true; } },
  { shown: "J", does: says.next, hit: letter("j"), run: (session) => next(session, 1) },
  { shown: "K", does: says.next, hit: letter("k"), run: (session) => next(session, -1) },
  { shown: "N", does: says.note, hit: letter("n"), run: (_, open) => { open.note(); return true; } },
  { shown: "L", does: says.large, hit: letter("l"), run: (_, open) => { open.large(); return true; } },
  { shown: "P", does: says.print, hit: letter("p"), run: (_, open) => { open.print(); return true; } },
  { shown: "Ctrl Z", does: says.undo, hit: control("z", false), run: (session) => go(session.undo()) },
  { shown: "Ctrl Y", does: says.redo, hit: control("y", false), run: (session) => go(session.redo()) },
  { shown: "Ctrl Shift Z", does: says.redo, hit: control("z", true), run: (session) => go(session.redo()) },
  { shown: "Esc", does: says.back, typing: true, hit: (event) => plain(event) && event.key === "Escape", run: (session) => { session.back(); return true; } },
];

/** The battle's keys, for the frame to listen to and the help to list. */
export function battleKeys(session: Session, open: Openers): KeySet {
  return {
    title: says.title,
    keys: KEYS,
    press: (event) => {
      const typing = isTyping(event);
      const key = KEYS.find((one) => (one.typing === true || !typing) && one.hit(event));
      return key?.run(session, open, event) ?? false;
    },
  };
}
