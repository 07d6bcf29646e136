/** For the builder's tests: an army of a few units, and a desk that answers on demand. */
import type { CommandView, Edit, Problem, UnitRow, View } from "../../api/bindings";
import type { Answer, Door, Opened } from "./queue";

function row(number: number): UnitRow {
  return { number, name: `Unit ${String(number)}`, what: "", points: 10, illegal: 0, warnings: 0 };
}

/** Returns a command for each list of unit numbers, under generals 1, 2 and so on. */
export function commandsOf(...units: number[][]): CommandView[] {
  return units.map((numbers, place) => ({
    general: place + 1, title: `General ${String(place + 1)}`, note: "", units: numbers.map(row),
  }));
}

const EMPTY: Edit = { on: "army", change: { set: "name", value: "" } };

/** Returns a view with only these commands. */
export function viewOf(commands: CommandView[]): View {
  const text = { id: "", label: "", value: "", placeholder: "", edit: EMPTY };
  const number = { id: "", label: "", value: null, least: 0, most: 1, hint: "", edit: EMPTY, key: "", times: 1, optional: true };
  return {
    title: "", subtitle: "", total: 0, limit: null, illegal: 0, warnings: 0, commands, lines: [], problems: [],
    unit: null, templates: [],
    army: {
      name: text, year: number, limit: number, rows: [], contingents: [], generals: [], pieces: [], add: [], interpretations: [],
      master: { id: "", label: "", many: false, choices: [], hint: "" }, notes: text, source: text,
    },
  };
}

/** Returns the army at this head with this unit selected. */
export function openedAt(head: number, selected: number | null = 1, commands: CommandView[] = commandsOf([1, 2, 3], [4])): Opened {
  return { id: "a", head, book: "fornovo", undo: "a step", redo: "a step", saved_at: "", read_only: null, view: viewOf(commands), selected };
}

/** Returns an edit that sets a unit's name. */
export function naming(value: string, unit = 1): Edit {
  return { on: "unit", unit, change: { set: "name", value } };
}

/** A request to the desk: `edit 1 "Pikes"` is an edit on head 1. */
interface Asked {
  what: string;
  answer: (answer: Answer) => void;
}

/** A desk that queues every request until the test answers it. */
export class SlowDoor implements Door {
  readonly asked: Asked[] = [];

  open = (unit: number | null) => this.#ask(`open ${String(unit)}`);
  undo = (head: number) => this.#ask(`undo ${String(head)}`);
  redo = (head: number) => this.#ask(`redo ${String(head)}`);
  edit = (head: number, edit: Edit) =>
    this.#ask(`edit ${String(head)} ${JSON.stringify("value" in edit.change ? edit.change.value : edit.change.set)}`);

  /** All requests so far. */
  get questions(): string[] {
    return this.asked.map(({ what }) => what);
  }

  /** Answers the last request, and waits until its consequences are done. */
  async answer(opened: Opened): Promise<void> {
    await this.#give({ status: "ok", data: opened });
  }

  /** Refuses the last request. */
  async refuse(code: Problem["code"]): Promise<void> {
    const error: Problem = { code, message: `It is ${code}.`, hint: "Try again." };
    await this.#give({ status: "error", error });
  }

  async #give(answer: Answer): Promise<void> {
    this.asked[this.asked.length - 1]?.answer(answer);
    await new Promise((done) => setTimeout(done));
  }

  #ask(what: string): Promise<Answer> {
    return new Promise((answer) => {
      this.asked.push({ what, answer });
    });
  }
}
