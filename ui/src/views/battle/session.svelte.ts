/** The state of one battle: the desk's last answer, and the player's selection and orders. */
import { untrack } from "svelte";
import type { Answer } from "../../api/ask";
import type { Offer } from "../../api/battle";
import type { BoardView, Branch, Column, Counter, DiceFrom, LogPage, LogRow, Objection, OpenedBattle, Pending, Played, Problem, Touch, UnitRef } from "../../api/bindings";
import type { Host } from "../../api/host";
import type { Notices } from "../../state/notices.svelte";
import { say } from "../../words";
import { byHand, cardOf, isPending, keyOf, obvious, pendingOf, same, waysOf } from "./names";
import { Answers, type Memory } from "./remember";
import { Sheet } from "./sheet.svelte";

/** The part of the screen that is shown if there is room for only one. */
export type Place = "armies" | "orders" | "log";

/** Pending work that needs no decision, to be done together. */
export interface Batch {
  /** The offers with the same result for any die. */
  readonly sure: readonly Offer[];
  /** The other offers without questions: the desk can roll for them all. */
  readonly plain: readonly Offer[];
}

const NO_BATCH: Batch = { sure: [], plain: [] };

/** The state of one battle. */
export class Session {
  opened: OpenedBattle;
  /** The selected unit. */
  unit: UnitRef | null = $state.raw(null);
  /** The offers of the selected unit; null until they are loaded. */
  offers: readonly Offer[] | null = $state.raw(null);
  /** The open sheet. */
  sheet: Sheet | null = $state.raw(null);
  /** The result of the last order. */
  result: LogRow | null = $state.raw(null);
  /** Objections to ending the step, after the player's first attempt. */
  warned: readonly Objection[] | null = $state.raw(null);
  /** Whether a change of the battle, such as an order, an undo or a note, is being carried out. */
  busy = $state(false);
  /** The number of pending requests to the desk; at 0 the screen is up to date. */
  asking = $state(0);
  /** The progress of a batch. */
  progress: { done: number; all: number } | null = $state.raw(null);
  batch: Batch = $state.raw(NO_BATCH);
  place: Place = $state("armies");
  /** The counters on the board, if there is one. */
  counters: readonly Counter[] = $state.raw([]);
  /** The next announcement of the screen reader. */
  spoken = $state("");
  /**
   * Incremented when the log may differ in more than new rows, as after undo, redo or a conflict:
   * log pages that were loaded earlier become invalid.
   */
  turned = $state(0);

  readonly #host: Host;
  readonly #id: string;
  readonly #notices: Notices;
  readonly #answers: Answers;
  #looked = 0;

  constructor(opened: OpenedBattle, host: Host, notices: Notices, memory: Memory | null = null) {
    this.opened = $state.raw(opened);
    this.#host = host;
    this.#id = opened.id;
    this.#notices = notices;
    this.#answers = new Answers(opened.id, memory);
  }

  get view() {
    return this.opened.view;
  }

  /** Whether orders can be given. */
  get open(): boolean {
    return this.opened.read_only === null;
  }

  // ---- selection -----------------------------------------------------------------------------

  /** Selects a unit, and opens the offer for its only pending work, or its only offer. */
  async look(unit: UnitRef): Promise<void> {
    this.result = null;
    this.place = "orders";
    const offers = await this.#bring(unit);
    const offer = offers === null ? null : obvious(offers);
    if (offer !== null) this.openOffer(offer);
  }

  /**
   * Shows pending work: the sheet of its only offer, or all offers. An offer with an objection does
   * not open by itself.
   */
  async lookPending(work: Pending, byItself = false): Promise<void> {
    if (!byItself) this.result = null;
    if (work.unit === null) this.leave();
    this.place = "orders";
    const offers = work.unit === null ? this.opened.offers : await this.#bring(work.unit);
    const [way, ...others] = waysOf(offers ?? [], work);
    if (way === undefined || others.length > 0 || (byItself && way.against.length > 0)) return;
    this.openOffer(way, byItself);
  }

  /** Opens an offer's sheet. */
  openOffer(offer: Offer, byItself = false): void {
    if (!byItself) this.result = null;
    const sheet = this.#sheetOf(offer, byItself);
    this.#show(sheet);
    void sheet.look();
  }

  /**
   * Chooses an offer. Without questions, dice or objections it is carried out, and no sheet
   * opens.
   */
  async choose(offer: Offer): Promise<void> {
    if (this.busy || !this.open) return;
    if (offer.questions.length > 0 || offer.against.length > 0) {
      this.openOffer(offer);
      return;
    }
    this.#looked += 1;
    const looked = this.#looked;
    this.result = null;
    const sheet = this.#sheetOf(offer, false);
    await sheet.look();
    if (looked !== this.#looked) return;
    if (sheet.plain && !sheet.paper) await this.#carryOut(sheet, { from: "nobody" });
    else this.#show(sheet);
  }

  #sheetOf(offer: Offer, byItself: boolean): Sheet {
    const asker = {
      answer: (offered: unknown, filled: unknown) => this.#safely(() => this.#host.answerOffer(this.#id, offered, filled)),
      failed: (error: Problem) => { this.#failed(error); },
    };
    return new Sheet(offer, this.#answers, asker, byItself);
  }

  #show(sheet: Sheet): void {
    if (this.sheet !== sheet) this.sheet?.close();
    this.warned = null;
    this.place = "orders";
    this.sheet = sheet;
  }

  /**
   * Shows the order of a typed line. If its sheet is already open, the answers in it are not
   * lost.
   */
  showTyped(unit: UnitRef, offers: readonly Offer[], offer: Offer): void {
    if (same(this.unit, unit) && this.sheet?.offer.id === offer.id) return;
    this.#looked += 1;
    this.unit = unit;
    this.offers = offers;
    const looked = this.#looked;
    void this.#withOthers(unit, offers).then((all) => { if (looked === this.#looked) this.offers = all; });
    this.openOffer(offer);
  }

  /**
   * Closes the objections to ending the step; if there are none, goes one level up: from a unit's
   * sheet to the unit, and otherwise to the armies.
   */
  back(): void {
    if (this.warned !== null) this.warned = null;
    else if (this.sheet !== null && this.unit !== null) this.#shut();
    else this.leave();
  }

  /** Goes back to the armies. */
  leave(): void {
    this.#looked += 1;
    this.#shut();
    this.unit = null;
    this.offers = null;
    this.warned = null;
    this.place = "armies";
  }

  /** Returns the unit's current numbers, such as its move and its scores to hit. */
  panel(unit: UnitRef): Promise<Answer<Column[]>> {
    return this.#safely(() => this.#host.unitPanel(this.#id, unit));
  }

  /**
   * Returns the counters, and the meaning of the hexes for a unit; null if there is no board or the
   * request fails.
   */
  async board(unit: UnitRef | null): Promise<BoardView | null> {
    const answer = await this.#safely(() => this.#host.battleBoard(this.#id, unit));
    if (answer.status === "ok") {
      this.counters = answer.data?.counters ?? [];
      return answer.data;
    }
    this.#failed(answer.error);
    return null;
  }

  /** Opens the order of a touched hex with its answer. */
  answerHex({ offer: id, path, value }: Touch): void {
    const offer = this.offers?.find((one) => one.id === id);
    if (offer === undefined) return;
    if (this.sheet?.offer.id !== id) this.openOffer(offer);
    const question = this.sheet?.questions.find((one) => one.path === path);
    if (question !== undefined) this.sheet?.answer(question, value);
  }

  /** Returns a log row as text for another desk; null on failure. */
  moveText(row: number): Promise<string | null> {
    return this.#data(() => this.#host.moveText(this.#id, row));
  }

  /** Carries out a move received as text. Returns the problem, or null. */
  async applyMove(text: string): Promise<Problem | null> {
    if (this.busy || !this.open) return null;
    this.busy = true;
    const answer = await this.#safely(() => this.#host.applyMove(this.#id, this.opened.head, text));
    this.busy = false;
    if (answer.status === "error") return answer.error;
    this.#take(answer.data);
    this.leave();
    this.result = this.opened.log.at(-1) ?? null;
    this.#speak(this.result);
    return null;
  }

  /** Returns a page of the log rows before the row `before`; of one unit, if a unit is given. */
  earlier(unit: UnitRef | null, before: number | null): Promise<Answer<LogPage>> {
    return this.#safely(() => this.#host.battleLog(this.#id, unit, before));
  }

  /** Returns the branches that were left. */
  branches(): Promise<Answer<Branch[]>> {
    return this.#safely(() => this.#host.battleBranches(this.#id));
  }

  /** Returns the offers of a unit, without selecting it. */
  async offersOf(unit: UnitRef): Promise<readonly Offer[]> {
    return await this.#data(() => this.#host.battleOffers(this.#id, unit)) ?? [];
  }

  /** Returns every way to do pending work: offers of each unit that can do it, or of the table. */
  async #waysTo(work: Pending): Promise<Offer[]> {
    const offers = work.units.length === 0 ? [this.opened.offers] : await Promise.all(work.units.map((unit) => this.offersOf(unit)));
    const ways = offers.flatMap((some) => waysOf(some, work));
    return ways.filter(({ id }, at) => ways.findIndex((way) => way.id === id) === at);
  }

  /** Adds to a unit's offers the offers with which other units can do its pending work instead. */
  async #withOthers(unit: UnitRef, own: readonly Offer[]): Promise<readonly Offer[]> {
    const shared = pendingOf(this.view, unit).filter(({ units }) => units.length > 1);
    const ways = (await Promise.all(shared.map((work) => this.#waysTo(work)))).flat();
    return [...own, ...ways.filter(({ id }) => !own.some((offer) => offer.id === id))];
  }

  /** Returns a unit's offers in another step of the turn, which the players can allow anyway. */
  outOfSequence(unit: UnitRef): Promise<Answer<Offer[]>> {
    return this.#safely(() => this.#host.outOfSequence(this.#id, unit));
  }

  async #bring(unit: UnitRef): Promise<readonly Offer[] | null> {
    this.#shut();
    this.warned = null;
    if (!same(this.unit, unit)) this.offers = null;
    this.unit = unit;
    this.#looked += 1;
    const looked = this.#looked;
    const offers = await this.#withOthers(unit, await this.offersOf(unit));
    if (looked !== this.#looked) return null;
    this.offers = offers;
    return offers;
  }

  #shut(): void {
    this.sheet?.close();
    this.sheet = null;
  }

  // ---- orders --------------------------------------------------------------------------------

  /** Carries out the order of the open sheet with these dice. */
  async play(dice: DiceFrom): Promise<void> {
    if (this.sheet !== null) await this.#carryOut(this.sheet, dice);
  }

  async #carryOut(sheet: Sheet, dice: DiceFrom): Promise<void> {
    if (this.busy || !this.open) return;
    if (sheet.stale) {
      // The order carried out is the one in the desk's preview.
      this.busy = true;
      await sheet.look();
      this.busy = false;
    }
    if (!sheet.ready) return;
    const before = this.view.pending;
    const { offer } = sheet;
    const played = await this.#send(sheet.command, sheet.overruled, dice);
    if (played === null) return;
    if (played.played === "refused") {
      sheet.refuse(played.what);
      this.#show(sheet);
      return;
    }
    if (offer.kind === "move" && offer.unit !== null) this.#answers.forget(offer.unit);
    sheet.remember();
    await this.#advance(offer, before);
  }

  /**
   * Ends the step. If there are objections, such as pending work, the first call only shows them;
   * the second call ends the step anyway, and the log records that.
   */
  async endStep(): Promise<void> {
    const offer = this.opened.offers.find(({ kind }) => kind === "end_step");
    if (offer === undefined || this.busy || !this.open) return;
    if (offer.against.length > 0 && this.warned === null) {
      this.warned = offer.against;
      this.place = "orders";
      return;
    }
    const played = await this.#send(offer.command, offer.against.map(({ id }) => id), { from: "nobody" });
    if (played === null) return;
    if (played.played === "done") this.leave();
    else if (played.what.kind === "against_rules") this.warned = played.what.why;
    else this.openOffer(offer);
  }

  /** Whether there is a step to end, and orders can be given. */
  get canEnd(): boolean {
    return this.open && this.opened.offers.some(({ kind }) => kind === "end_step");
  }

  /** Finds the pending work that can be done together. */
  async survey(): Promise<void> {
    const { head, view } = this.opened;
    const found: { sure: Offer[]; plain: Offer[] } = { sure: [], plain: [] };
    // Not reactive.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    const asked = new Map<string, readonly Offer[]>();
    for (const work of view.pending) {
      // The player chooses among several units.
      if (work.units.length > 1) continue;
      const key = work.unit === null ? "" : keyOf(work.unit);
      const offers = asked.get(key) ?? (work.unit === null ? this.opened.offers : await this.offersOf(work.unit));
      if (head !== this.opened.head) return;
      asked.set(key, offers);
      const [offer, ...others] = waysOf(offers, work);
      if (offer === undefined || others.length > 0 || offer.against.length > 0) continue;
      if (offer.sure) found.sure.push(offer);
      else if (offer.questions.length === 0) found.plain.push(offer);
    }
    this.batch = found;
  }

  /**
   * Carries out these offers in order. Each is saved before the next. Stops at a refusal or an
   * error.
   */
  async playAll(offers: readonly Offer[]): Promise<void> {
    if (this.busy || !this.open) return;
    this.progress = { done: 0, all: offers.length };
    for (const offer of offers) {
      const played = await this.#send(offer.command, [], { from: "desk" });
      if (played?.played !== "done") {
        this.#notices.trouble(say("now-stopped-error", { done: this.progress.done, all: this.progress.all }));
        break;
      }
      this.progress = { done: this.progress.done + 1, all: offers.length };
    }
    this.progress = null;
    this.leave();
  }

  async #send(command: unknown, overruled: readonly string[], dice: DiceFrom): Promise<Played | null> {
    this.busy = true;
    const { head } = this.opened;
    const answer = await this.#safely(() => this.#host.play(this.#id, head, $state.snapshot(command), [...overruled], dice));
    this.busy = false;
    if (answer.status === "error") {
      await this.#refusedBy(answer.error);
      return null;
    }
    if (answer.data.played === "done") {
      this.#take(answer.data.what);
      const newest = this.opened.log.at(-1) ?? null;
      this.result = newest !== null && newest.row === this.opened.head ? newest : null;
      this.#speak(this.result);
    }
    return answer.data;
  }

  /**
   * Opens the next pending work: first work that the order caused, then work of the order's unit,
   * then, if the order itself did pending work, any other.
   */
  async #advance(offer: Offer, before: readonly Pending[]): Promise<void> {
    const { pending } = this.view;
    const fresh = pending.filter(({ id }) => !before.some((old) => old.id === id));
    const mine = offer.unit === null ? [] : pendingOf(this.view, offer.unit);
    const next = fresh[0] ?? mine[0] ?? (isPending(offer) ? pending[0] : undefined);
    if (next !== undefined) {
      await this.lookPending(next, true);
      return;
    }
    const stays = offer.unit !== null && !isPending(offer) && cardOf(this.view, offer.unit)?.gone === null;
    const left = stays && offer.unit !== null ? await this.#bring(offer.unit) : [];
    if (left?.every(byHand) !== true) return;
    // The unit has nothing more to do: back to the step, with the result still visible.
    this.leave();
    this.place = "orders";
  }

  // ---- undo and branches ---------------------------------------------------------------------

  /** Undoes the last order. */
  async undo(): Promise<void> {
    const { undo } = this.opened;
    if (undo !== null) await this.#turn((head) => this.#host.undoPlay(this.#id, head), say("undone-spoken", { label: undo }));
  }

  /** Redoes the last undone order. */
  async redo(): Promise<void> {
    const { redo } = this.opened;
    if (redo !== null) await this.#turn((head) => this.#host.redoPlay(this.#id, head), say("redone-spoken", { label: redo }));
  }

  /** Goes to a log row, or to a branch that was left. */
  async goTo(row: number): Promise<void> {
    await this.#turn((head) => this.#host.goToPlay(this.#id, head, row), say("log-undone-spoken"));
  }

  async #turn(ask: (head: number) => Promise<Answer<OpenedBattle>>, said: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await this.#safely(() => ask(this.opened.head));
    this.busy = false;
    if (answer.status === "error") {
      await this.#refusedBy(answer.error);
      return;
    }
    this.turned += 1;
    this.#take(answer.data);
    this.spoken = said;
    this.result = null;
    const { unit, place } = this;
    this.leave();
    this.place = place;
    if (unit !== null && cardOf(this.view, unit) !== null) await this.#bring(unit);
  }

  /** Writes a note into the log. */
  async note(text: string): Promise<boolean> {
    if (this.busy || text.trim() === "") return false;
    this.busy = true;
    const answer = await this.#safely(() => this.#host.note(this.#id, this.opened.head, text.trim()));
    this.busy = false;
    if (answer.status === "ok") this.#take(answer.data);
    else await this.#refusedBy(answer.error);
    return answer.status === "ok";
  }

  // ---- answers -------------------------------------------------------------------------------

  #take(opened: OpenedBattle): void {
    this.opened = opened;
    this.warned = null;
    this.batch = NO_BATCH;
  }

  /**
   * Shows the changes of another window. The selected unit and the open order stay, if they still
   * exist.
   */
  async follow(): Promise<void> {
    // The answer to an order will contain the other window's rows too.
    if (this.busy) return;
    const { head } = this.opened;
    const opened = await this.#data(() => this.#host.openBattle(this.#id));
    // The player may have given an order meanwhile.
    if (opened === null || this.opened.head !== head) return;
    if (opened.head === head) {
      this.opened = { ...this.opened, name: opened.name };
      return;
    }
    if (!opened.log.some(({ row }) => row === head)) this.turned += 1;
    this.#take(opened);
    this.#speak(this.opened.log.at(-1) ?? null);
    await this.#renew();
  }

  /** Reloads the offers of the selected unit, and the preview of the open order. */
  async #renew(): Promise<void> {
    const { unit, sheet } = this;
    if (unit !== null && cardOf(this.view, unit) === null) {
      this.leave();
      return;
    }
    const offers = unit === null ? this.opened.offers : await this.#withOthers(unit, await this.offersOf(unit));
    if (this.unit !== unit || this.sheet !== sheet) return;
    if (unit !== null) this.offers = offers;
    if (sheet === null) return;
    if (offers.some(({ id }) => id === sheet.offer.id)) await sheet.look();
    else this.#shut();
  }

  async #refusedBy(error: Problem): Promise<void> {
    if (error.code !== "stale_head") {
      this.#failed(error);
      return;
    }
    const fresh = await this.#data(() => this.#host.openBattle(this.#id));
    if (fresh === null) return;
    this.turned += 1;
    this.#take(fresh);
    this.leave();
    this.#notices.note(error.message, error.hint);
  }

  /** Announces a log row. */
  #speak(row: LogRow | null): void {
    this.spoken = row?.lines.map((line) => line.text).join(" ") ?? "";
  }

  /** Returns the data of an answer; null if there is a problem, which is shown. */
  async #data<T>(ask: () => Promise<Answer<T>>): Promise<T | null> {
    const answer = await this.#safely(ask);
    if (answer.status === "ok") return answer.data;
    this.#failed(answer.error);
    return null;
  }

  #failed(error: Problem): void {
    this.#notices.trouble(error.message, error.hint);
  }

  /** Turns an exception, as from a closed desk, into an error answer. */
  async #safely<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    // An effect that sends a request must not depend on the number of requests.
    untrack(() => { this.asking += 1; });
    try {
      return await ask();
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      return { status: "error", error: { code: "internal", message, hint: "" } };
    } finally {
      this.asking -= 1;
    }
  }
}
