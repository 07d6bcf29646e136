/** The builder's state: the desk's last answer, and the edits being sent. */
import type { Edit, Problem } from "../../api/bindings";
import { flushDrafts } from "../../state/draft.svelte";
import type { Notices } from "../../state/notices.svelte";
import { say } from "../../words";
import { moveTo, neighbour, step, toCommand, unitName, unitRow, whereabouts, type Place, type Way } from "./order";
import { EditQueue, type Door, type Job, type Opened, type Owner } from "./queue";

/** The contents of the middle column. */
export type Panel = "unit" | "army" | "works" | "interpretations";

/** One army in the builder. */
export class Builder implements Owner {
  /** The army in the desk's last answer. */
  opened: Opened;
  /** The unit that the player wants to see; its form arrives with the next answer. */
  wanted = $state<number | null>(null);
  /** The contents of the middle column. */
  panel = $state<Panel>("unit");
  /** The next announcement of the screen reader. */
  spoken = $state("");

  readonly #queue: EditQueue;
  readonly #notices: Notices;
  /** The notice that offers to undo the last step, until another step. */
  #offer: number | null = null;

  constructor(opened: Opened, door: Door, notices: Notices) {
    this.opened = $state.raw(opened);
    this.#notices = notices;
    this.wanted = opened.selected ?? neighbour(opened.view.commands, null, 1);
    this.panel = this.wanted === null ? "army" : "unit";
    this.#queue = new EditQueue(door, this);
    if (opened.selected !== this.wanted) this.#queue.push({ kind: "look" });
  }

  /** The army's view. */
  get view() {
    return this.opened.view;
  }

  /** Whether an edit is being sent. */
  saving = $state(false);

  /** Resolves when all input has been answered. */
  idle(): Promise<void> {
    flushDrafts();
    return this.#queue.idle();
  }

  // ---- selection -----------------------------------------------------------------------------

  /** Selects a unit. */
  look(unit: number): void {
    this.panel = "unit";
    if (this.wanted === unit) return;
    this.wanted = unit;
    flushDrafts();
    this.#queue.push({ kind: "look" });
  }

  /** Selects the unit above or below. */
  lookNext(way: Way): void {
    const next = neighbour(this.view.commands, this.wanted, way);
    if (next !== null) this.look(next);
  }

  /** Shows a panel other than a unit. */
  show(panel: Panel): void {
    this.panel = panel;
    flushDrafts();
  }

  /** Shows the changes of another window. Edits that are being sent are not disturbed. */
  follow(): Promise<void> {
    if (!this.saving) this.#queue.push({ kind: "look" });
    return this.#queue.idle();
  }

  // ---- edits ---------------------------------------------------------------------------------

  /** Sends an edit from the view; resolves when it is answered. `join`: one visit to one field. */
  readonly edit = (edit: Edit, join: string | null = null): Promise<void> => this.#send(() => edit, join);

  /** Sends an edit that is made from the army's view when its turn comes. */
  #send(make: (opened: Opened) => Edit | null, join: string | null, then?: (opened: Opened) => void): Promise<void> {
    this.saving = true;
    return new Promise((over) => {
      this.#queue.push({ kind: "edit", make, join, then, over });
      void this.#queue.idle().then(() => { this.saving = false; });
    });
  }

  #choose(edit: Edit, then: (opened: Opened) => void): void {
    flushDrafts();
    void this.#send(() => edit, null, then);
  }

  /** Adds a unit with a template's edit, or a duplicate; shows and announces the new unit. */
  addUnit(template: Edit): void {
    this.#choose(template, (opened) => {
      this.panel = "unit";
      if (opened.selected !== null) this.spoken = say("builder-added-spoken", { where: whereabouts(opened.view.commands, opened.selected) });
    });
  }

  /** Duplicates a unit, by default the selected unit; the duplicate follows it. */
  duplicate(unit = this.wanted): void {
    if (unit === null) return;
    this.addUnit({ on: "unit", unit, change: { set: "duplicate" } });
  }

  /** Removes the unit, and offers undo instead of asking first. */
  remove(unit = this.wanted): void {
    if (unit === null) return;
    const row = unitRow(this.view.commands, unit);
    const name = row ? unitName(row) : String(unit);
    this.#choose({ on: "unit", unit, change: { set: "remove" } }, () => {
      const run = () => { this.undo(); };
      this.#offer = this.#notices.note(say("builder-removed-notice", { unit: name }), "", { label: say("undo-button"), run });
    });
  }

  /** Moves a unit to the place where it was dropped. */
  place(unit: number, place: Place): void {
    this.#move(unit, () => place);
  }

  /** Moves a unit one place up or down. */
  step(way: Way, unit = this.wanted): void {
    if (unit !== null) this.#move(unit, (opened) => step(opened.view.commands, unit, way));
  }

  /** Moves a unit under the previous or the next general. */
  toCommand(way: Way, unit = this.wanted): void {
    if (unit !== null) this.#move(unit, (opened) => toCommand(opened.view.commands, unit, way));
  }

  #move(unit: number, to: (opened: Opened) => Place | null): void {
    flushDrafts();
    const make = (opened: Opened) => {
      const place = to(opened);
      return place && moveTo(unit, place);
    };
    void this.#send(make, null, (opened) => {
      this.spoken = whereabouts(opened.view.commands, unit);
    });
  }

  // ---- undo ----------------------------------------------------------------------------------

  /** Undoes the last step. */
  undo(): void {
    flushDrafts();
    this.#queue.push({ kind: "undo" });
  }

  /** Redoes the last undone step. */
  redo(): void {
    flushDrafts();
    this.#queue.push({ kind: "redo" });
  }

  // ---- answers -------------------------------------------------------------------------------

  landed(job: Job, opened: Opened, asked: number | null): void {
    const label = job.kind === "undo" ? this.opened.undo : job.kind === "redo" ? this.opened.redo : null;
    if (opened.head !== this.opened.head) this.#withdraw();
    this.opened = opened;
    // The answer selects a copy, a new unit, or the neighbour of a removed unit. If the player has
    // selected another unit since, that selection stays.
    if (this.wanted === asked) this.wanted = opened.selected;
    if (label !== null) this.spoken = job.kind === "undo" ? say("undone-spoken", { label }) : say("redone-spoken", { label });
  }

  #withdraw(): void {
    if (this.#offer !== null) this.#notices.dismiss(this.#offer);
    this.#offer = null;
  }

  failed(error: Problem): void {
    this.#notices.trouble(error.message, error.hint);
  }

  overtaken(opened: Opened): void {
    this.opened = opened;
    this.wanted = opened.selected;
    this.#notices.note(say("army-changed-notice"), say("army-changed-hint"));
  }
}
