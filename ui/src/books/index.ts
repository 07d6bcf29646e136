/**
 * The panels that each book with a points builder adds to it. Charging has no points and uses
 * the list builder; `App.svelte` chooses one or the other for every book.
 */
import type { Component } from "svelte";
import type { Edit, UnitForm } from "../api/bindings";
import FornovoFormation from "./fornovo/Formation.svelte";

/** A book's own panels. */
export interface Panels {
  /** The unit's formation and its consequences. */
  Formation: Component<{ unit: UnitForm; onedit: (edit: Edit, join?: string) => Promise<void> }>;
}

/** The panels of those books. */
export const panels = {
  fornovo: { Formation: FornovoFormation },
} satisfies Record<string, Panels>;
