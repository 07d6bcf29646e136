/** A document being chosen, shown and printed. What can be printed, and with which options, the desk says. */
import { ask, Refused } from "../../api/ask";
import { bytesOf } from "../../api/bytes";
import type { DocumentChoice, DocumentKind, PrintHabits, PrintOrder, Printed } from "../../api/bindings";
import type { App } from "../../state/app.svelte";
import { read, type Paper } from "./reader";
import type { Topic } from "./topics";

/** How long to wait after a key for the next one, and after a click for a second thought, in milliseconds. */
const TYPED = 350;
const CLICKED = 15;

/** What went wrong, and what to do about it. */
export interface Wrong {
  readonly message: string;
  readonly hint: string;
}

/** What a document is ordered with, beside which one it is and of what. */
export type Options = Omit<PrintOrder, "subject" | "document">;

export class Printing {
  readonly #app: App;
  /** Has what is still on its way to the desk arrive there first. */
  readonly #settled: () => Promise<void>;
  /** Takes over a document that was read; `wanted` says whether it is still the newest. */
  readonly #show: (paper: Paper, wanted: () => boolean) => Promise<void>;

  topic: Topic;
  /** What can be printed of it. */
  choices: readonly DocumentChoice[] = $state.raw([]);
  order: Required<PrintOrder> | null = $state.raw(null);
  /** What the file would be called. */
  name = $state("");
  /** What the desk says of the document: a template that could not be used. */
  notices: readonly string[] = $state.raw([]);
  /** Whether the document that is shown is not yet the one that is ordered. */
  busy = $state(true);
  /** Why the ordered document is not shown, or was not printed. */
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

  /** Asks what can be printed of this, and shows what the player last printed, or else the first. */
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

  /** Another document of the same. */
  choose(document: DocumentKind): void {
    const choice = this.choices.find((one) => one.document === document);
    if (choice === undefined) return;
    this.#remember({ document });
    this.#put(choice, CLICKED);
  }

  /** Another option: what is chosen stays so for other documents, and the next time. Pages are chosen for one document alone. */
  set(some: Partial<Options>, typed = false): void {
    if (this.order === null) return;
    this.order = { ...this.order, ...some };
    this.#remember(some);
    this.#later(typed ? TYPED : CLICKED);
  }

  /** Prints it into a file, or without a path into one to be looked at; none if that failed. */
  async print(to: string | null): Promise<Printed | null> {
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

  /** Says what went wrong on the way to the screen. */
  fail(error: unknown): void {
    this.wrong = told(error);
  }

  /** Stops waiting for answers. */
  close(): void {
    this.#begin();
  }

  /** The document with the options that the player last chose, as far as it has them; its pages are others. */
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

function told(error: unknown): Wrong {
  if (error instanceof Refused) return error;
  return { message: error instanceof Error ? error.message : String(error), hint: "" };
}
