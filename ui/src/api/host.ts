/** What the screens may ask: the desk's commands, and what only the system around the page can do. */
import { isTauri } from "@tauri-apps/api/core";
import { getCurrentWindow } from "@tauri-apps/api/window";
import { save } from "@tauri-apps/plugin-dialog";
import type { Answer } from "./ask";
import { commands, type PrintOrder, type Printed } from "./bindings";

/** A kind of file, as the system's dialog shows it. */
export interface FileKind {
  name: string;
  extensions: string[];
}

/** What the desk cannot do for the page: it is done by the window, or by the browser in its own way. */
export interface Surroundings {
  /** Asks where to keep a file; null if the player thinks better of it. Null itself where no dialog can be opened. */
  chooseWhere: ((suggestion: string, kind: FileKind) => Promise<string | null>) | null;
  /** Shows a document in the system's viewer: where it is, and what the player must be told of it. */
  view(order: PrintOrder): Promise<Answer<Printed>>;
  /** Has `flush` carried out before the window goes. */
  beforeClosing(flush: () => Promise<void>): Promise<void>;
  /** The first screen is there with all that is on it. */
  painted(): void;
}

/** All that the screens may ask. */
export type Host = Omit<typeof commands, "openPath" | "painted"> & Surroundings;

/** Whether the page is in the desk's own window, or in an ordinary browser. */
export const inWindow: boolean = isTauri();

/** The window's host. */
export function windowHost(): Host {
  const { openPath, painted, ...desk } = commands;
  return {
    ...desk,
    chooseWhere: (suggestion, kind) => save({ defaultPath: suggestion, filters: [kind] }),
    view: async (order) => {
      const printed = await desk.printDocument(order, null);
      if (printed.status === "error") return printed;
      const opened = await openPath(printed.data.path);
      return opened.status === "error" ? opened : printed;
    },
    beforeClosing: async (flush) => {
      await getCurrentWindow().onCloseRequested(flush);
    },
    painted: () => { void painted(); },
  };
}
