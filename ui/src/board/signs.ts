/**
 * The drawing of features of hexes and sides: signs within 40 units of a hex's middle, washes,
 * line styles.
 */

/** Features that fill their hex with colour; later ones are drawn over earlier ones. */
export const WASHES = ["hill", "slope", "town", "cover", "hedge", "woods", "marsh", "river", "water"] as const;

const tree = (x: number, y: number) => `M${String(x)} ${String(y - 7)}l5 9h-10zM${String(x)} ${String(y + 2)}v4`;
const house = (x: number, y: number) => `M${String(x - 6)} ${String(y)}l6-5l6 5v7h-12z`;
const wave = (x: number, y: number) => `M${String(x - 12)} ${String(y)}q3-4 6 0t6 0t6 0t6 0`;
const tuft = (x: number, y: number) => `M${String(x - 5)} ${String(y)}h10M${String(x)} ${String(y)}v-6M${String(x - 3)} ${String(y)}l-2-4M${String(x + 3)} ${String(y)}l2-4`;

/** The sign of each feature. */
export const SIGNS: Readonly<Partial<Record<string, string>>> = {
  woods: [tree(-12, 2), tree(2, -6), tree(13, 4), tree(-2, 12)].join(""),
  town: [house(-11, -2), house(9, -6), house(2, 10)].join(""),
  hedge: `M-21 7h42M-18 7${"a4.5 6 0 0 1 9 0".repeat(4)}`,
  hill: "M-22 10q22-34 44 0M-12 10q12-18 24 0",
  slope: "M-18 -8l6 12M-8 -10l5 13M3 -10l4 13M13 -8l4 12",
  marsh: [tuft(-12, -2), tuft(10, -6), tuft(0, 12)].join(""),
  water: [wave(-2, -8), wave(4, 4), wave(-4, 15)].join(""),
  river: "M-30 -6q15 12 30 0t30 0M-30 6q15 12 30 0t30 0",
  river_edge: "M-18 14h36M-12 14v5M-6 14v5M0 14v5M6 14v5M12 14v5",
  bridge: "M-16 -9h32M-16 9h32M-10 -9v18M0 -9v18M10 -9v18",
  ford: "M-14 0h1M-7 0h1M0 0h1M7 0h1M14 0h1M-10 7h1M-3 7h1M4 7h1M11 7h1",
  boat: "M-14 4h28l-5 8h-18zM0 4v-16l10 12z",
  entrenchment: "M-22 -14l7 6l7-6l7 6l7-6l7 6l7-6",
  cover: "M-12 -6h1M6 -9h1M-3 4h1M12 6h1M-9 13h1",
  road: "M-30 14q30-28 60-8",
};

/** Returns the line style of a feature along a side. */
export function sideClass(feature: string): string {
  if (feature === "hedge" || feature === "woods" || feature === "cover") return "hedge";
  if (feature === "river" || feature === "water" || feature === "ford") return "water";
  if (feature === "road" || feature === "bridge") return "open";
  if (feature === "slope" || feature === "hill") return "steep";
  return "works";
}
