/** What the buttons for undo and redo say: what they would do, or that there is nothing. */
import { say } from "../words";

/** Of undo; `label` is what was done last, or none. */
export function undoSpoken(label: string | null): string {
  return label === null ? say("undo-none-spoken") : say("undo-spoken", { label });
}

/** Of redo; `label` is what was undone last, or none. */
export function redoSpoken(label: string | null): string {
  return label === null ? say("redo-none-spoken") : say("redo-spoken", { label });
}
