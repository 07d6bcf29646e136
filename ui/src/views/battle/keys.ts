/** The battle's keys: one list for the handlers and the help. */
import { isTyping, type KeySet } from "../../state/keys.svelte";
import { say, type Plain } from "../../words";
import type { Session } from "./session.svelte";


/** Actions outside the session. */
export interface Openers {
  type(): void;
  note(): void;
  large(): void;
  print(): void;
}

interface Key {
  /** The key as labelled on the keyboard. */
  shown: string;
  /** The action. */
  does: Plain;
  /** Whether the key works while the player is typing in a field. */
  typing?: boolean;
  hit: (event: KeyboardEvent) => boolean;
  /** Runs the action. Returns whether the key was handled. */
  run: (session: Session, open: Openers, event: KeyboardEvent) => boolean;
}

const plain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;
const letter = (key: string) => (event: KeyboardEvent) => plain(event) && event.key.toLowerCase() === key;
const control = (key: string, shift: boolean) => (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === shift && event.key.toLowerCase() === key;

/** Starts an action without waiting for it. */
const go = (doing: Promise<unknown>): true => {
  void doing;
  return true;
};

/** Whether the focus is on a control that handles Enter itself. */
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
  { shown: "E", does: "battle-end-key", hit: letter("e"), run: (session, _, event) => !event.repeat && go(session.endStep()) },
  {
    shown: "O", does: "battle-to-do-key", hit: letter("o"),
    run: (session) => session.view.pending[0] !== undefined && go(session.lookPending(session.view.pending[0])),
  },
  { shown: "R", does: "battle-roll-key", hit: letter("r"), run: (session, _, event) => roll(session, event) },
  { shown: "1 – 6", does: "battle-face-key", hit: (event) => plain(event) && /^[1-6]$/.test(event.key), run: (session, _, event) => face(session, event) },
  { shown: "Enter", does: "battle-do-key", hit: (event) => plain(event) && event.key === "Enter", run: (session, _, event) => enter(session, event) },
  { shown: "/", does: "battle-typed-key", hit: (event) => plain(event) && event.key === "/", run: (_, open) => { open.type(); return true; } },
  { shown: "J", does: "battle-next-key", hit: letter("j"), run: (session) => next(session, 1) },
  { shown: "K", does: "battle-previous-key", hit: letter("k"), run: (session) => next(session, -1) },
  { shown: "N", does: "battle-note-key", hit: letter("n"), run: (_, open) => { open.note(); return true; } },
  { shown: "L", does: "battle-large-key", hit: letter("l"), run: (_, open) => { open.large(); return true; } },
  { shown: "P", does: "battle-print-key", hit: letter("p"), run: (_, open) => { open.print(); return true; } },
  { shown: "Ctrl Z", does: "battle-undo-key", hit: control("z", false), run: (session) => go(session.undo()) },
  { shown: "Ctrl Y", does: "battle-redo-key", hit: control("y", false), run: (session) => go(session.redo()) },
  { shown: "Ctrl Shift Z", does: "battle-redo-key", hit: control("z", true), run: (session) => go(session.redo()) },
  { shown: "Esc", does: "battle-back-key", typing: true, hit: (event) => plain(event) && event.key === "Escape", run: (session) => { session.back(); return true; } },
];

/** Returns the battle's keys, for the frame's handler and the help. */
export function battleKeys(session: Session, open: Openers): KeySet {
  return {
    title: say("battle-keys-title"),
    keys: KEYS.map(({ shown, does }) => ({ shown, does: say(does) })),
    press: (event) => {
      const typing = isTyping(event);
      const key = KEYS.find((one) => (one.typing === true || !typing) && one.hit(event));
      return key?.run(session, open, event) ?? false;
    },
  };
}
