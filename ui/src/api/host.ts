/**
 * The functions available to the screens: the desk's commands, and functions of the system around
 * the page.
 */
import { isTauri } from "@tauri-apps/api/core";
import { getCurrentWindow } from "@tauri-apps/api/window";
import type { Answer } from "./ask";
import { commands, type FilePlace, type PrintOrder, type Printed } from "./bindings";

/** A kind of file, as the system's dialog shows it. */
export interface FileKind {
  name: string;
  extensions: string[];
}

/** Functions that the window or the browser provides, because the desk cannot. */
export interface Surroundings {
  /**
   * Asks where to save a file; returns null if the player cancels. The function is null if there is
   * no such dialog.
   */
  chooseWhere: ((suggestion: string, kind: FileKind) => Promise<Answer<FilePlace | null>>) | null;
  /**
   * Opens a document in the system's viewer or in a tab of the browser. Returns the path of the
   * document (in a browser, its name) and notices for the player.
   */
  view(order: PrintOrder): Promise<Answer<Printed>>;
  /** Runs `flush` before the window closes. */
  beforeClosing(flush: () => Promise<void>): Promise<void>;
  /** Reports that the first screen is complete. */
  painted(): void;
}

/** All functions available to the screens. */
export type Host = Omit<typeof commands, "choosePlace" | "openPath" | "painted"> & Surroundings;

/** Whether the page is in the desk's own window, not in an ordinary browser. */
export const inWindow: boolean = isTauri();

/** Returns the window's host. */
export function windowHost(): Host {
  const { choosePlace, openPath, painted, ...desk } = commands;
  return {
    ...desk,
    chooseWhere: (suggestion, kind) => choosePlace(suggestion, kind.name, kind.extensions),
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
