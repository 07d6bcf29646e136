/** The set-up of a battle in memory: two sides, a scale, a reading, and what is wrong with the first side. */
import type { Answer } from "../ask";
import type { Fielded, MapView, OpenedBattle, Question, SetupView } from "../bindings";
import type { Host } from "../host";

/** The commands before a battle. */
export type SetupHost = Pick<Host, "readyBattles" | "readyBattle" | "battleSetup" | "setupForm">;

/** What the set-up needs of the rest of the fake. */
export interface Armoury {
  answer: <T>(make: () => T) => Promise<Answer<T>>;
  /** What an army is called. */
  nameOf: (army: Fielded) => string;
  /** Begins a battle. */
  begin: (name: string) => Promise<Answer<OpenedBattle>>;
  /** The ground of a book on hexes. */
  map: MapView | null;
}

interface FakeSetup {
  setup: { sides: { name: string }[]; scale: string; year: number; readings: Record<string, string>; map?: MapView };
}

function question(path: string, label: string, answer: Question["answer"], clause: string | null = null): Question {
  return { path: `/setup${path}`, label, answer, clause, hint: null, remember: null };
}

function one(...choices: [value: string, label: string][]): Question["answer"] {
  return { kind: "one", choices: choices.map(([value, label]) => ({ value, label })) };
}

const ASKED: Question[] = [
  question("/sides/0/name", "The first side", { kind: "text", least: 0, most: 60 }),
  question("/sides/1/name", "The second side", { kind: "text", least: 0, most: 60 }),
  question("/scale", "Figures", one(["25-30", "25–30 mm"], ["15-20", "15–20 mm"])),
  question("/year", "Year", { kind: "number", least: 1450, most: 1700 }),
];
const MET = question("/readings/D-132", "Which guns say who is outgunned?", one(["left", "Those that are left."], ["start", "Those of the start."]), "D-132");
const OTHER = question("/readings/D-93", "Does an organ gun count as a gun?", one(["no", "No."], ["yes", "Yes, as a light one."]), "D-93");

function seen(setup: FakeSetup): SetupView {
  const { sides, readings } = setup.setup;
  const preset = (label: string, option: string): SetupView["presets"][number] => ({
    label, on: readings["D-132"] === option, answers: [{ path: "/setup/readings/D-132", value: option }],
  });
  return {
    setup, book: "fornovo", questions: ASKED, readings: [MET], others: [OTHER],
    presets: [preset("Main text", "left"), preset("Playsheets", "start")],
    sides: sides.map(({ name }, index) => ({
      name, about: "8 units, 1,982 points of 2,000, guns weigh 2",
      tags: index === 1 ? [{ label: "outgunned", about: null, clause: "F-8.02", tone: "bad" as const }] : [],
      breaches: index === 0 ? [{ text: "4 Pike block: closed before 1500. It is 1495.", clauses: ["F-4.17"], units: [{ side: 0, unit: 4 }], tone: "warn" as const }] : [],
    })),
    problems: [],
  };
}

/** The commands before a battle. */
export function fakeSetups({ answer, nameOf, begin, map }: Armoury): SetupHost {
  const side = (armies: Fielded[]): { name: string } => ({ name: armies.map(nameOf).join(" and ") });
  return {
    readyBattles: () => answer(() => [
      { id: "fornovo-1495", name: "Fornovo", book: "fornovo" as const, sides: ["The French on the march home", "The army of the League"] as [string, string], about: "6 July 1495, across the Taro." },
      { id: "carolinas-1781", name: "The Carolinas", book: "charging" as const, sides: ["Crown forces", "Continentals"] as [string, string], about: "1781. Charges only." },
    ]),
    readyBattle: (id) => begin(id === "fornovo-1495" ? "Fornovo" : "The Carolinas"),
    battleSetup: (first, second) => answer(() => seen({
      setup: { sides: [side(first), side(second)], scale: "25-30", year: 1495, readings: { "D-132": "left", "D-93": "no" }, ...(map === null ? {} : { map }) },
    })),
    setupForm: (setup) => answer(() => seen(setup as FakeSetup)),
  };
}
