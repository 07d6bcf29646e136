/**
 * What each book whose armies the builder shows brings to it of its own. Charging, which has no points
 * to bill, has a builder of its own instead; `App.svelte` asks for one or the other of every book.
 */
import type { Component } from "svelte";
import type { Edit, UnitForm } from "../api/bindings";
import FornovoFormation from "./fornovo/Formation.svelte";

/** A book's own panels. */
export interface Panels {
  /** How the unit stands, and what follows from that. */
  Formation: Component<{ unit: UnitForm; onedit: (edit: Edit, join?: string) => Promise<void> }>;
}

/** The panels of those books. */
export const panels = {
  fornovo: { Formation: FornovoFormation },
} satisfies Record<string, Panels>;
