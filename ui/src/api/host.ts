/** The door to the shell: the only file, beside the generated bindings, that knows of Tauri. */
import { isTauri } from "@tauri-apps/api/core";
import { getCurrentWindow } from "@tauri-apps/api/window";
import { save } from "@tauri-apps/plugin-dialog";
import { commands } from "./bindings";

/** A kind of file, as the system's dialog shows it. */
export interface FileKind {
  name: string;
  extensions: string[];
}

/** What only the window's own system can do. */
export interface Desktop {
  /** Asks where to keep a file; null if the player thinks better of it. */
  chooseWhere(suggestion: string, kind: FileKind): Promise<string | null>;
  /** Has `flush` carried out before the window goes. */
  beforeClosing(flush: () => Promise<void>): Promise<void>;
}

/** What the screens may ask: the shell's commands and the desktop's. The fake has this shape. */
export type Host = typeof commands & Desktop;

/** Whether the page is in the desk's own window, or in a plain browser. */
export const inShell: boolean = isTauri();

/** The shell this window belongs to. */
export const host: Host = {
  ...commands,
  chooseWhere: (suggestion, kind) => save({ defaultPath: suggestion, filters: [kind] }),
  beforeClosing: async (flush) => {
    await getCurrentWindow().onCloseRequested(flush);
  },
};
