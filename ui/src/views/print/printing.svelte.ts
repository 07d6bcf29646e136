/** The state of the print view. The desk lists the documents and their options. */
import { ask, Refused } from "../../api/ask";
import { bytesOf } from "../../api/bytes";
import type { DocumentChoice, DocumentKind, FileHandle, PrintHabits, PrintOrder, Printed } from "../../api/bindings";
import type { App } from "../../state/app.svelte";
import { read, type Paper } from "./reader";
import type { Topic } from "./topics";

/**
 * The delay from a change of the options to the order, in milliseconds. It is longer after a key
 * than after a click, because the player may type another key.
 */
const TYPED = 350;
const CLICKED = 15;

/** An error and its remedy. */
export interface Wrong {
  readonly message: string;
  readonly hint: string;
}

/** The options of an order, without subject and document. */
export type Options = Omit<PrintOrder, "subject" | "document">;

export class Printing {
  readonly #app: App;
  /** Resolves when all edits have reached the desk. */
  readonly #settled: () => Promise<void>;
  /** Shows a document. `wanted` returns whether the document is still the last one ordered. */
  readonly #show: (paper: Paper, wanted: () => boolean) => Promise<void>;

  topic: Topic;
  /** The documents of the subject. */
  choices: readonly DocumentChoice[] = $state.raw([]);
  order: Required<PrintOrder> | null = $state.raw(null);
  /** The suggested file name. */
  name = $state("");
  /** The desk's notices about the document, such as a template that could not be used. */
  notices: readonly string[] = $state.raw([]);
  /** Whether the ordered document is still to be shown; false once showing it has failed. */
  busy = $state(true);
  /** The reason why the ordered document is not shown, or was not printed. */
  wrong: Wrong | null = $state.raw(null);

  readonly choice: DocumentChoice | null = $derived(
    this.choices.find(({ document }) => document === this.order?.document) ?? null,
  );

  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(app: App, topic: Topic, settled: () => Promise<void>, show: (paper: Paper, wanted: () => boolean) => Promise<void>) {
    this.#app = app;
    this.#settled = settled;
    this.#show = show;
    this.topic = $state.raw(topic);
  }

  /** Loads the documents of a subject, and shows the one that was chosen last, or the first. */
  async open(topic: Topic): Promise<void> {
    const turn = this.#begin();
    this.topic = topic;
    try {
      await this.#settled();
      const choices = await ask(this.#app.host.documents(topic.subject));
      if (turn !== this.#turn) return;
      this.choices = choices;
      const last = this.order?.document ?? this.#app.preferences.now.printing.document;
      const first = choices.find(({ document }) => document === last) ?? choices[0];
      if (first === undefined) this.busy = false;
      else this.#put(first, 0);
    } catch (error) {
      this.#fail(turn, error);
    }
  }

  /** Chooses another document of the subject. */
  choose(document: DocumentKind): void {
    const choice = this.choices.find((one) => one.document === document);
    if (choice === undefined) return;
    this.#remember({ document });
    this.#put(choice, CLICKED);
  }

  /**
   * Sets options, which also apply to other documents and to the next print. The page range is for
   * one document only.
   */
  set(some: Partial<Options>, typed = false): void {
    if (this.order === null) return;
    this.order = { ...this.order, ...some };
    this.#remember(some);
    this.#later(typed ? TYPED : CLICKED);
  }

  /**
   * Prints into a file at this place; without a place, into a temporary file for the viewer.
   * Returns null on failure.
   */
  async print(to: FileHandle | null): Promise<Printed | null> {
    if (this.order === null) return null;
    this.wrong = null;
    try {
      await this.#settled();
      const { host } = this.#app;
      return await ask(to === null ? host.view(this.order) : host.printDocument(this.order, to));
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Shows an error, such as one in displaying or printing the document. */
  fail(error: unknown): void {
    this.wrong = wrongOf(error);
  }

  /** Stops waiting for answers. */
  close(): void {
    this.#begin();
  }

  /**
   * Orders the document with the player's last options, if the document has them; the page range
   * is reset.
   */
  #put(choice: DocumentChoice, delay: number): void {
    const { paper, edition, printing: wished } = this.#app.preferences.now;
    const among = <T>(all: readonly T[], wanted: T): T => (all.includes(wanted) ? wanted : (all[0] ?? wanted));
    this.order = {
      subject: this.topic.subject,
      document: choice.document,
      paper: among(choice.papers, paper),
      edition: among(choice.editions, edition),
      for_whom: among(choice.for_whom, wished.for_whom),
      damage: wished.damage,
      bill: wished.bill,
      card_size: among(choice.card_sizes, wished.card_size),
      base: choice.base === null ? null : wished.base,
      pages: null,
    };
    this.#later(delay);
  }

  #remember({ paper, edition, ...some }: Partial<Options & PrintHabits>): void {
    const { preferences } = this.#app;
    const { now } = preferences;
    const habits = Object.entries(some).filter(([name]) => name in now.printing);
    const printing: PrintHabits = { ...now.printing, ...Object.fromEntries(habits) };
    void preferences.set({ paper: paper ?? now.paper, edition: edition ?? now.edition, printing });
  }

  #begin(): number {
    clearTimeout(this.#timer);
    this.#turn += 1;
    return this.#turn;
  }

  #later(delay: number): void {
    const turn = this.#begin();
    this.busy = true;
    this.#timer = setTimeout(() => { void this.#refresh(turn); }, delay);
  }

  async #refresh(turn: number): Promise<void> {
    const { order } = this;
    if (order === null) return;
    const wanted = () => turn === this.#turn;
    try {
      await this.#settled();
      if (!wanted()) return;
      const { base64, name, notices } = await ask(this.#app.host.document(order));
      if (!wanted()) return;
      const paper = await read(bytesOf(base64));
      await this.#show(paper, wanted);
      if (!wanted()) return;
      this.name = name;
      this.notices = notices;
      this.wrong = null;
      this.busy = false;
    } catch (error) {
      this.#fail(turn, error);
    }
  }

  #fail(turn: number, error: unknown): void {
    if (turn !== this.#turn) return;
    this.busy = false;
    this.fail(error);
  }
}

function wrongOf(error: unknown): Wrong {
  if (error instanceof Refused) return error;
  return { message: error instanceof Error ? error.message : String(error), hint: "" };
}
