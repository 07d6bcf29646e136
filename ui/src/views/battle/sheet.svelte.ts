/** An open offer: its answers, its preview, its allowed objections. */
import type { Answer } from "../../api/ask";
import type { Offer } from "../../api/battle";
import type { AnsweredOffer, Objection, Pool, Preview, Problem, Question, Refusal } from "../../api/bindings";
import { Tray } from "../../parts/tray.svelte";
import { answerAt, fill } from "../../parts/questions";
import { equal, isUnit, type Answers, type Value } from "./remember";

/**
 * The pause after an answer before the preview is loaded, in milliseconds: too short to notice.
 * Answers that follow one another within the pause load only one preview.
 */
const PAUSE = 30;

/** The requests of a sheet. */
export interface Asker {
  /** Returns the questions and the preview of an offer's command with answers. */
  answer(offered: unknown, filled: unknown): Promise<Answer<AnsweredOffer>>;
  failed(error: Problem): void;
}

/** An open offer with its answers. */
export class Sheet {
  readonly offer: Offer;
  /** Whether the sheet opened automatically: the second tap of a double tap is then ignored. */
  readonly byItself: boolean;
  /** Whether the offer is the table of the rosters, which has its own dialog. */
  readonly paper: boolean;
  /** The command with the current answers. */
  command: unknown = $state.raw(null);
  /** The questions with these answers. */
  questions: readonly Question[] = $state.raw([]);
  /** Whether the desk has not yet sent the questions for the latest answer. */
  stale = false;
  /** The preview; null until it arrives from the desk. */
  preview: Preview | null = $state.raw(null);
  /** Ids of the objections that the players allow. */
  overruled: readonly string[] = $state.raw([]);
  /** The desk's refusal after sending. */
  refused: Refusal | null = $state.raw(null);
  /** The dice being entered; null if the order has none. */
  tray: Tray | null = $state.raw(null);

  /** The rosters of play on paper, once the desk has filled them in. */
  #filled: Offer | null = $state.raw(null);
  /** Paths of the answered questions for a hex. */
  #chosen: readonly string[] = $state.raw([]);
  /** The paths of the questions that were asked so far. */
  #met: readonly string[] = [];
  readonly #answers: Answers;
  readonly #asker: Asker;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(offer: Offer, answers: Answers, asker: Asker, byItself = false) {
    this.offer = offer;
    this.byItself = byItself;
    this.paper = offer.kind === "paper";
    this.#answers = answers;
    this.#asker = asker;
    this.command = offer.command;
    this.questions = offer.questions;
    this.#recall();
  }

  /** The offer as it was opened: the desk fills in the rosters of play on paper only then. */
  get opened(): Offer {
    return this.#filled ?? this.offer;
  }

  /** The offer with its current questions. */
  get asked(): Offer {
    return { ...this.offer, questions: [...this.questions] };
  }

  /** Gives new questions their remembered answers. Returns whether this changed the command. */
  #recall(): boolean {
    const { asked, command } = this;
    for (const question of this.questions) {
      if (this.#met.includes(question.path)) continue;
      this.#met = [...this.#met, question.path];
      const value = this.#answers.of(asked, question);
      if (value !== undefined && !equal(this.value(question), value)) this.command = fill(this.command, question.path, value);
    }
    return this.command !== command;
  }

  /** Returns the command's value for this question. */
  value(question: Question): unknown {
    return answerAt(this.command, question.path);
  }

  /**
   * The unanswered question for a hex. If there are several hexes, the command's initial value
   * does not count as an answer.
   */
  get awaits(): Question | null {
    // On a roster, a unit's hex is the last known one, which counts until it is changed.
    if (this.paper) return null;
    const open = ({ path, answer }: Question) => answer.kind === "hex" && answer.choices.length > 1 && !this.#chosen.includes(path);
    return this.questions.find(open) ?? null;
  }

  /** Answers a question. */
  answer(question: Question, value: Value): void {
    const first = question.answer.kind === "hex" && !this.paper && !this.#chosen.includes(question.path);
    if (!first && equal(this.value(question), value)) return;
    if (first) this.#chosen = [...this.#chosen, question.path];
    this.command = fill(this.command, question.path, value);
    this.stale = true;
    this.refused = null;
    // The desk's answer about the command before this one is out of date.
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  /** Loads the questions and the preview for these answers; drops an answer that is out of date. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    if (this.awaits !== null && !this.stale) return;
    const answer = await this.#asker.answer($state.snapshot(this.offer.command), $state.snapshot(this.command));
    if (asked !== this.#asked) return;
    if (answer.status === "error") {
      this.#asker.failed(answer.error);
      return;
    }
    const { command, questions, preview } = answer.data;
    if (this.paper) this.#filled ??= { ...this.offer, command, questions };
    this.stale = false;
    this.command = command;
    if (JSON.stringify(questions) !== JSON.stringify(this.questions)) this.questions = questions;
    if (this.#recall()) {
      await this.look();
      return;
    }
    if (this.awaits !== null) return;
    this.preview = preview;
    this.#lay(preview.pool);
  }

  /** Applies the desk's refusal: missing dice, or objections. */
  refuse(refusal: Refusal): void {
    this.refused = refusal;
    if (refusal.kind === "need_dice") this.#lay(refusal.why);
  }

  /** Replaces the tray if the dice have another kind or number: they must be entered again. */
  #lay(pool: Pool | null): void {
    if (pool === null) this.tray = null;
    else if (this.tray?.fits(pool) !== true) this.tray = new Tray(pool);
  }

  /** Stops loading: the sheet is closed. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  /** The objections, without duplicates. */
  get objections(): Objection[] {
    const all = [...this.offer.against, ...(this.preview?.objections ?? [])];
    if (this.refused?.kind === "against_rules") all.push(...this.refused.why);
    if (this.refused?.kind === "impossible") all.push(this.refused.why);
    return all.filter((one, index) => all.findIndex((other) => other.id === one.id) === index);
  }

  /** The objection that cannot be allowed, if the desk reported one. */
  get impossible(): Objection | null {
    if (this.refused?.kind === "impossible") return this.refused.why;
    return this.preview?.impossible === true ? this.preview.objections[0] ?? null : null;
  }

  /** Whether the hexes of the order are chosen and all objections are allowed. */
  get ready(): boolean {
    return this.awaits === null && this.impossible === null && this.objections.every(({ id }) => this.overruled.includes(id));
  }

  /** Whether the preview has arrived, and the order has no questions, dice or objections. */
  get plain(): boolean {
    const { preview } = this;
    const silent = preview !== null && preview.needs === null && this.tray === null;
    return silent && this.questions.length === 0 && this.objections.length === 0;
  }

  /** Allows an objection, or withdraws the permission. */
  overrule(id: string, yes: boolean): void {
    this.overruled = yes ? [...this.overruled, id] : this.overruled.filter((other) => other !== id);
  }

  /** Remembers the answers after the order was given. */
  remember(): void {
    const { asked } = this;
    for (const question of asked.questions) {
      const value = this.value(question);
      if (isValue(value)) this.#answers.keep(asked, question, value);
    }
  }
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every(isValue);
  return value === null || isUnit(value) || ["boolean", "number", "string"].includes(typeof value);
}
