/** Texts of the undo and redo buttons: the step, or a note that there is none. */
import { say } from "../words";

/** Text for undo; `label` is the last step, or null. */
export function undoSpoken(label: string | null): string {
  return label === null ? say("undo-none-spoken") : say("undo-spoken", { label });
}

/** Text for redo; `label` is the last undone step, or null. */
export function redoSpoken(label: string | null): string {
  return label === null ? say("redo-none-spoken") : say("redo-spoken", { label });
}
