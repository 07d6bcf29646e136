/**
 * The queue of a player's edits to the desk.
 *
 * One edit is sent at a time, because each answer has the head that the next edit must name. Of a
 * run of keystrokes in one field, only the newest value waits.
 */
import type { Answer as Given } from "../../api/ask";
import type { Edit, Problem } from "../../api/bindings";
import type { OpenedOf } from "../../books/opened";

/** An army of the main rulebook. */
export type Opened = OpenedOf<"fornovo">;

/** The desk's answer. */
export type Answer = Given<Opened>;

/** The queue's requests to the desk about one army; `unit` is the unit whose form is wanted. */
export interface Door {
  open(unit: number | null): Promise<Answer>;
  edit(head: number, edit: Edit, unit: number | null, join: string | null): Promise<Answer>;
  undo(head: number, unit: number | null): Promise<Answer>;
  redo(head: number, unit: number | null): Promise<Answer>;
}

/** A queued job. */
export type Job =
  /** Loads the wanted unit. */
  | { kind: "look" }
  | { kind: "undo" }
  | { kind: "redo" }
  | EditJob;

/** A queued edit. */
export interface EditJob {
  kind: "edit";
  /** Makes the edit from the army's state when its turn comes; null if there is nothing to do. */
  make: (opened: Opened) => Edit | null;
  /**
   * The key of one visit to one field. Undo treats the visit as one step, and a newer value
   * replaces a waiting value.
   */
  join: string | null;
  /** Called after success, before the next request is sent. */
  then?: ((opened: Opened) => void) | undefined;
  /** Called when the job is over: carried out, replaced, refused or dropped. */
  over: () => void;
}

/** The queue's owner. */
export interface Owner {
  /** The army in the last answer. */
  readonly opened: Opened;
  /** The unit whose form is wanted. */
  readonly wanted: number | null;
  /** Called when a job succeeded; `asked` is the unit that was wanted when the job was sent. */
  landed(job: Job, opened: Opened, asked: number | null): void;
  /** Called when a job failed; the army is unchanged. */
  failed(error: Problem): void;
  /**
   * Called when another window changed the army. Waiting jobs were dropped; `opened` is the newest
   * state.
   */
  overtaken(opened: Opened): void;
}

/** Whether a new job replaces the last waiting job. */
function replaces(job: Job, last: Job): boolean {
  if (job.kind === "edit" && last.kind === "edit") return job.join !== null && job.join === last.join;
  return job.kind === "look" && last.kind === "look";
}

function finish(job: Job): void {
  if (job.kind === "edit") job.over();
}

/** The queue of a player's edits to the desk. */
export class EditQueue {
  #waiting: Job[] = [];
  #running: Promise<void> | null = null;
  readonly #door: Door;
  readonly #owner: Owner;

  constructor(door: Door, owner: Owner) {
    this.#door = door;
    this.#owner = owner;
  }

  /** Adds a job at the end, or replaces the last job. */
  push(job: Job): void {
    const last = this.#waiting[this.#waiting.length - 1];
    if (last !== undefined && replaces(job, last)) {
      this.#waiting.pop();
      finish(last);
    }
    this.#waiting.push(job);
    this.#running ??= this.#run();
  }

  /** Resolves when the queue is empty. */
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

  /**
   * Drops the waiting jobs, which were based on an old state, and reloads the army: another window
   * was faster.
   */
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

  /**
   * Turns an exception, as from a closed desk, into an error answer: it must not stop the
   * queue.
   */
  async #safely(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      return { status: "error", error: { code: "internal", message, hint: "" } };
    }
  }
}
