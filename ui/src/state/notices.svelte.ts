/** Calm notices: what happened, and what to do about it. */
import { Refused } from "../api/ask";
import { say } from "../words";

/** `note` goes by itself after a while; `trouble` stays until it is dismissed. */
export type NoticeKind = "note" | "trouble";

/** What the player may do about a notice at once: take back, say. */
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

/** How long a note stays, in milliseconds: time enough to read two lines twice. */
const STAY = 8000;

/** As many as are ever worth reading at once. */
const MOST = 4;

export class Notices {
  list: Notice[] = $state.raw([]);
  #next = 0;

  /** Says something that needs no answer; the answer is the id to dismiss it by. */
  note(text: string, hint = "", action: NoticeAction | null = null): number {
    const id = this.#add("note", text, hint, action);
    setTimeout(() => { this.dismiss(id); }, STAY);
    return id;
  }

  /** Says what went wrong, and the remedy. */
  trouble(text: string, hint = ""): void {
    this.#add("trouble", text, hint);
  }

  /** Says what an error says. */
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
    // The same thing said twice is said once, the newest last.
    const others = this.list.filter((notice) => notice.text !== text);
    this.list = [...others, { id, kind, text, hint, action }].slice(-MOST);
    return id;
  }
}
