/**
 * The panels that each rulebook with a points builder adds to that builder. The other rulebooks
 * have no points and use the list builder; `App.svelte` chooses the builder for every rulebook.
 */
import type { Component } from "svelte";
import type { Edit, UnitForm } from "../api/bindings";
import FornovoFormation from "./fornovo/Formation.svelte";

/** A rulebook's own panels. */
export interface Panels {
  /** The unit's formation and its consequences. */
  Formation: Component<{ unit: UnitForm; onedit: (edit: Edit, join?: string) => Promise<void> }>;
}

/** The panels of rulebooks with points. */
export const panels = {
  fornovo: { Formation: FornovoFormation },
} satisfies Record<string, Panels>;
