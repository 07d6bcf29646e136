/** The builder's keys: one list for the handlers and the help. */
import { control, keySet, letter, type Binding, type KeySet } from "../../state/keys.svelte";
import type { Builder } from "./session.svelte";

/** Actions outside the builder's own state. */
export interface Openers {
  add(): void;
  print(): void;
}

type Actors = readonly [builder: Builder, open: Openers];

const alt = (key: string, shift: boolean) => (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && event.shiftKey === shift && event.key === key;

/** Every key, in the order of the help. */
const KEYS: readonly Binding<Actors>[] = [
  { shown: "J", does: "builder-next-key", typing: false, hit: letter("j"), run: ([b]) => { b.lookNext(1); } },
  { shown: "K", does: "builder-previous-key", typing: false, hit: letter("k"), run: ([b]) => { b.lookNext(-1); } },
  { shown: "A", does: "builder-add-key", typing: false, hit: letter("a"), run: ([, open]) => { open.add(); } },
  { shown: "D", does: "builder-duplicate-key", typing: false, hit: letter("d"), run: ([b]) => { b.duplicate(); } },
  {
    shown: "Delete", does: "builder-remove-key", typing: false,
    hit: letter("delete"), run: ([b]) => { if (b.panel === "unit") b.remove(); },
  },
  { shown: "Alt ↑", does: "builder-up-key", typing: true, hit: alt("ArrowUp", false), run: ([b]) => { b.step(-1); } },
  { shown: "Alt ↓", does: "builder-down-key", typing: true, hit: alt("ArrowDown", false), run: ([b]) => { b.step(1); } },
  {
    shown: "Alt Shift ↑", does: "builder-general-up-key", typing: true,
    hit: alt("ArrowUp", true), run: ([b]) => { b.toCommand(-1); },
  },
  {
    shown: "Alt Shift ↓", does: "builder-general-down-key", typing: true,
    hit: alt("ArrowDown", true), run: ([b]) => { b.toCommand(1); },
  },
  { shown: "Ctrl Z", does: "builder-undo-key", typing: true, hit: control("z", false), run: ([b]) => { b.undo(); } },
  { shown: "Ctrl Y", does: "builder-redo-key", typing: true, hit: control("y", false), run: ([b]) => { b.redo(); } },
  { shown: "Ctrl Shift Z", does: "builder-redo-key", typing: true, hit: control("z", true), run: ([b]) => { b.redo(); } },
  { shown: "P", does: "builder-print-key", typing: false, hit: letter("p"), run: ([, open]) => { open.print(); } },
];

/** Returns the builder's keys. */
export function builderKeys(builder: Builder, open: Openers): KeySet {
  return keySet("builder-keys-title", KEYS, [builder, open]);
}
