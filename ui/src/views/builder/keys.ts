/** The builder's keys: one list, from which they are handled and from which the help is shown. */
import { isTyping, type Key as Shown, type KeySet } from "../../state/keys.svelte";
import { words } from "../../words";
import type { Builder } from "./session.svelte";

const says = words.builder.keys;

/** What keys do beyond the builder's own state. */
export interface Openers {
  add(): void;
  print(): void;
}

interface Key extends Shown {
  /** Whether it works while the player is typing in a field. */
  typing: boolean;
  hit: (event: KeyboardEvent) => boolean;
  run: (builder: Builder, open: Openers) => void;
}

const plain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;
const letter = (key: string) => (event: KeyboardEvent) => plain(event) && event.key.toLowerCase() === key;
const control = (key: string, shift: boolean) => (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === shift && event.key.toLowerCase() === key;
const alt = (key: string, shift: boolean) => (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && event.shiftKey === shift && event.key === key;

/** Every key, in the order of the help. */
const KEYS: Key[] = [
  { shown: "J", does: says.next, typing: false, hit: letter("j"), run: (b) => { b.lookNext(1); } },
  { shown: "K", does: says.previous, typing: false, hit: letter("k"), run: (b) => { b.lookNext(-1); } },
  { shown: "A", does: says.add, typing: false, hit: letter("a"), run: (_, open) => { open.add(); } },
  { shown: "D", does: says.duplicate, typing: false, hit: letter("d"), run: (b) => { b.duplicate(); } },
  {
    shown: "Delete", does: says.remove, typing: false,
    hit: (event) => plain(event) && event.key === "Delete", run: (b) => { if (b.panel === "unit") b.remove(); },
  },
  { shown: "Alt ↑", does: says.up, typing: true, hit: alt("ArrowUp", false), run: (b) => { b.step(-1); } },
  { shown: "Alt ↓", does: says.down, typing: true, hit: alt("ArrowDown", false), run: (b) => { b.step(1); } },
  {
    shown: "Alt Shift ↑", does: says.upCommand, typing: true,
    hit: alt("ArrowUp", true), run: (b) => { b.toCommand(-1); },
  },
  {
    shown: "Alt Shift ↓", does: says.downCommand, typing: true,
    hit: alt("ArrowDown", true), run: (b) => { b.toCommand(1); },
  },
  { shown: "Ctrl Z", does: says.undo, typing: true, hit: control("z", false), run: (b) => { b.undo(); } },
  { shown: "Ctrl Y", does: says.redo, typing: true, hit: control("y", false), run: (b) => { b.redo(); } },
  { shown: "Ctrl Shift Z", does: says.redo, typing: true, hit: control("z", true), run: (b) => { b.redo(); } },
  { shown: "P", does: says.print, typing: false, hit: letter("p"), run: (_, open) => { open.print(); } },
];

/** The builder's keys, for the frame to listen to and the help to list. */
export function builderKeys(builder: Builder, open: Openers): KeySet {
  return {
    title: says.title,
    keys: KEYS,
    press: (event) => {
      const typing = isTyping(event);
      const key = KEYS.find((one) => (one.typing || !typing) && one.hit(event));
      key?.run(builder, open);
      return key !== undefined;
    },
  };
}
