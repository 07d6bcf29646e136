/** The keys of the builder for plain lists. */
import { control, keySet, letter, type Binding, type KeySet } from "../../state/keys.svelte";

/** The actions of the keys. */
export interface Actions {
  /** Selects the next or the previous unit. */
  step(by: 1 | -1): void;
  add(): void;
  undo(): void;
  redo(): void;
  print(): void;
}

const KEYS: readonly Binding<Actions>[] = [
  { shown: "J", does: "builder-next-key", typing: false, hit: letter("j"), run: (list) => { list.step(1); } },
  { shown: "K", does: "builder-previous-key", typing: false, hit: letter("k"), run: (list) => { list.step(-1); } },
  { shown: "A", does: "builder-add-key", typing: false, hit: letter("a"), run: (list) => { list.add(); } },
  { shown: "Ctrl Z", does: "builder-undo-key", typing: true, hit: control("z", false), run: (list) => { list.undo(); } },
  { shown: "Ctrl Y", does: "builder-redo-key", typing: true, hit: control("y", false), run: (list) => { list.redo(); } },
  { shown: "Ctrl Shift Z", does: "builder-redo-key", typing: true, hit: control("z", true), run: (list) => { list.redo(); } },
  { shown: "P", does: "builder-print-key", typing: false, hit: letter("p"), run: (list) => { list.print(); } },
];

/** Returns the builder's keys. */
export function listKeys(actions: Actions): KeySet {
  return keySet("builder-keys-title", KEYS, actions);
}
