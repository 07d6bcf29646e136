/**
 * The line in which a player's choices wait for the shell.
 *
 * One is on its way at a time, because each answer carries the head the next one must name; a run
 * of keystrokes in one field waits as its newest value only.
 */
import type { Answer as Given } from "../../api/ask";
import type { Edit, Problem } from "../../api/bindings";
import type { OpenedOf } from "../../books/opened";

/** An army of the main book. */
export type Opened = OpenedOf<"fornovo">;

/** What the shell answers. */
export type Answer = Given<Opened>;

/** What the queue asks of the shell about one army; `unit` is the one whose form is wanted. */
export interface Door {
  open(unit: number | null): Promise<Answer>;
  edit(head: number, edit: Edit, unit: number | null, join: string | null): Promise<Answer>;
  undo(head: number, unit: number | null): Promise<Answer>;
  redo(head: number, unit: number | null): Promise<Answer>;
}

/** One thing to be done. */
export type Job =
  /** Looks at the unit that is wanted. */
  | { kind: "look" }
  | { kind: "undo" }
  | { kind: "redo" }
  | EditJob;

/** A choice on its way. */
export interface EditJob {
  kind: "edit";
  /** The edit, made of the army as it is when its turn comes; none where there is nothing to do. */
  make: (opened: Opened) => Edit | null;
  /** One visit to one field: undo takes it as one step, and a newer value replaces one that waits. */
  join: string | null;
  /** Called when it is carried out, before anything else is sent. */
  then?: ((opened: Opened) => void) | undefined;
  /** Called when it is over: carried out, replaced, refused or dropped. */
  over: () => void;
}

/** What the queue needs of its owner. */
export interface Owner {
  /** The army as last answered. */
  readonly opened: Opened;
  /** The unit whose form is wanted now. */
  readonly wanted: number | null;
  /** An answer came; `asked` is the unit that was wanted when the job was sent. */
  landed(job: Job, opened: Opened, asked: number | null): void;
  /** A job failed; the army is as it was. */
  failed(error: Problem): void;
  /** Another window changed the army; what waited was dropped and `opened` is the newest. */
  overtaken(opened: Opened): void;
}

/** Whether a new job makes the last waiting one needless. */
function replaces(job: Job, last: Job): boolean {
  if (job.kind === "edit" && last.kind === "edit") return job.join !== null && job.join === last.join;
  return job.kind === "look" && last.kind === "look";
}

function finish(job: Job): void {
  if (job.kind === "edit") job.over();
}

/** See the head of this file. */
export class EditQueue {
  #waiting: Job[] = [];
  #running: Promise<void> | null = null;
  readonly #door: Door;
  readonly #owner: Owner;

  constructor(door: Door, owner: Owner) {
    this.#door = door;
    this.#owner = owner;
  }

  /** Puts a job at the end, or in the place of the last one where it makes that one needless. */
  push(job: Job): void {
    const last = this.#waiting[this.#waiting.length - 1];
    if (last !== undefined && replaces(job, last)) {
      this.#waiting.pop();
      finish(last);
    }
    this.#waiting.push(job);
    this.#running ??= this.#run();
  }

  /** Settles when nothing is waiting and nothing is on its way. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let job = this.#waiting.shift(); job !== undefined; job = this.#waiting.shift()) {
      await this.#do(job);
    }
    this.#running = null;
  }

  async #do(job: Job): Promise<void> {
    const owner = this.#owner;
    const asked = owner.wanted;
    const answer = await this.#ask(job, asked);
    if (answer?.status === "ok") {
      owner.landed(job, answer.data, asked);
      if (job.kind === "edit") job.then?.(answer.data);
    } else if (answer?.error.code === "stale_head") {
      await this.#overtaken();
    } else if (answer) {
      owner.failed(answer.error);
    }
    finish(job);
  }

  /** Another window was quicker: what waits was chosen on what is no longer so. */
  async #overtaken(): Promise<void> {
    const dropped = this.#waiting.splice(0);
    const fresh = await this.#safely(() => this.#door.open(this.#owner.wanted));
    if (fresh.status === "ok") this.#owner.overtaken(fresh.data);
    else this.#owner.failed(fresh.error);
    dropped.forEach(finish);
  }

  async #ask(job: Job, unit: number | null): Promise<Answer | null> {
    const { head } = this.#owner.opened;
    switch (job.kind) {
      case "look":
        return this.#safely(() => this.#door.open(unit));
      case "undo":
        return this.#safely(() => this.#door.undo(head, unit));
      case "redo":
        return this.#safely(() => this.#door.redo(head, unit));
      case "edit": {
        const edit = job.make(this.#owner.opened);
        if (edit === null) return null;
        return this.#safely(() => this.#door.edit(head, edit, unit, job.join));
      }
    }
  }

  /** A shell that is gone is an error like another: it must not stop the line. */
  async #safely(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      return { status: "error", error: { code: "internal", message, hint: "" } };
    }
  }
}
