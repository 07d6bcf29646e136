/** Armies that the fake starts with. Names and figures are only plausible. */
import type { Starter } from "../bindings";
import type { ArmySeed } from "./model";

/** The army of the sketches. */
export const LEAGUE: ArmySeed = {
  name: "Army of the League, 1495",
  nation: "Venice",
  year: 1495,
  limit: 2400,
  generals: [{ name: "Gonzaga", rank: "commander_in_chief" }, { name: "Caiazzo", rank: "subgeneral" }],
  units: [
    [0, { name: "Gonzaga’s lances", kind: "cavalry", grade: "A", groups: [{ title: "Men-at-arms", figures: 12, armour: "armoured", weapons: ["heavy_lance"] }] }],
    [0, { name: "Mantuan crossbows", kind: "cavalry", grade: "C", groups: [{ title: "Crossbows", figures: 16, armour: "medium", weapons: ["crossbow"] }] }],
    [1, { name: "Milanese men-at-arms", kind: "cavalry", grade: "B", groups: [{ title: "Men-at-arms", figures: 12, armour: "heavy", weapons: ["heavy_lance"] }] }],
    [1, { name: "Venetian pikes", kind: "infantry", grade: "C", groups: [
      { title: "Pikes", figures: 32, armour: "heavy", weapons: ["pike"] },
      { title: "Sleeves of shot", figures: 16, armour: "medium", weapons: ["crossbow"] },
    ] }],
    [1, { name: "Stradiots", kind: "cavalry", troops: "irregular", grade: "B", groups: [{ title: "Stradiots", figures: 16, armour: "heavy", weapons: [], options: ["false_rout"] }] }],
    [null, { name: "Great guns", kind: "artillery", grade: "C", groups: [{ title: "Gunners", figures: 8, armour: "light", weapons: [] }] }],
    [null, { name: "Fortebraccio’s horse", kind: "cavalry", grade: "C", groups: [{ title: "Lances", figures: 16, armour: "heavy", weapons: ["heavy_lance"] }] }],
  ],
};

/** An army with nothing in it. */
export const BARE: ArmySeed = { name: "", nation: "", year: 1600, limit: null, generals: [], units: [] };

const LONG = "The Most Illustrious and Serene Republic’s Army of the Terraferma with its Condottieri ".repeat(6);

/** Names that a screen must stand: 500 letters, emoji, right to left, markup. */
export const HARD: ArmySeed[] = [
  { ...LEAGUE, name: LONG.slice(0, 500) },
  { ...LEAGUE, name: "⚔️🐎 Cavaliers 👑🏴󠁧󠁢󠁥󠁮󠁧󠁿", nation: "England", year: 1642 },
  { ...LEAGUE, name: "جيش السلطان سليمان القانوني", nation: "عثمانيون", year: 1526 },
  { ...LEAGUE, name: "<script>alert(1)</script> & “Sons”", nation: "<b>Nowhere</b>", year: 1600 },
  { ...LEAGUE, name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenträgerregiment".repeat(2), year: 1683 },
];

/** Ready armies. */
export const STARTERS: (Starter & { seed: ArmySeed })[] = [
  ["fornovo-league", "The League at Fornovo", "Venice and Milan", 1495, "The order of battle on the Taro. A guess: grades, and the armour of the stradiots.", "Good horse, doubtful foot."],
  ["fornovo-french", "The French on the march home", "France", 1495, "The van under de Gié: 270 lances. A guess: grade, armour and number of figures.", "A march column that must break through."],
  ["edgehill-king", "The King’s army at Edgehill", "England, Royalists", 1642, "Five brigades of foot, horse on both wings. A guess: how many of the foot had pikes.", "A match for Parliament’s army of the same field."],
  ["naseby", "The New Model at Naseby", "England, Parliament", 1645, "Twelve regiments of foot, eleven of horse. A guess: which units stood behind the hill.", "Outnumbers the King’s army; needs a long table."],
  ["sedgemoor", "Monmouth’s rebels at Sedgemoor", "England, rebels", 1685, "Five regiments named by colour. A guess: the number of scythes.", "Many, brave and badly armed."],
].map(([id, name, nation, year, source, note]) => ({
  id: String(id), book: "fornovo", name: String(name), nation: String(nation), year: Number(year), points: 1980, source: String(source), note: String(note),
  seed: { ...LEAGUE, name: String(name), nation: String(nation), year: Number(year) },
}));
