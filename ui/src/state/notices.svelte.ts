/** Notices: events with their remedies. */
import { Refused } from "../api/ask";
import { say } from "../words";

/**
 * `note` disappears after a while; `trouble` stays until it is dismissed, or newer errors take its
 * place.
 */
export type NoticeKind = "note" | "trouble";

/** An action offered by a notice, for example undo. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly hint: string;
  readonly action: NoticeAction | null;
}

/** The time for which a note is shown, in milliseconds: enough to read two lines twice. */
const STAY = 8000;

/** The maximum number of notices shown. */
const MOST = 4;

export class Notices {
  list: Notice[] = $state.raw([]);
  #next = 0;

  /** Shows a note. Returns the id that dismisses it. */
  note(text: string, hint = "", action: NoticeAction | null = null): number {
    const id = this.#add("note", text, hint, action);
    setTimeout(() => { this.dismiss(id); }, STAY);
    return id;
  }

  /** Shows an error and its remedy. */
  trouble(text: string, hint = "", action: NoticeAction | null = null): void {
    this.#add("trouble", text, hint, action);
  }

  /** Shows the message of an error. */
  error(error: unknown): void {
    if (error instanceof Refused) this.trouble(error.message, error.hint);
    else {
      const what = error instanceof Error ? error.message : String(error);
      this.trouble(say("unexpected-error", { what }), say("unexpected-hint"));
    }
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  #add(kind: NoticeKind, text: string, hint: string, action: NoticeAction | null = null): number {
    const id = this.#next++;
    // A repeated notice is shown once, as the newest.
    const others = this.list.filter((notice) => notice.text !== text);
    if (others.length === MOST) {
      // A note makes room before an error does, because an error stays until it is dismissed.
      const note = others.findIndex((notice) => notice.kind === "note");
      others.splice(Math.max(note, 0), 1);
    }
    this.list = [...others, { id, kind, text, hint, action }];
    return id;
  }
}
