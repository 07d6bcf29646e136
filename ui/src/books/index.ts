/** What each book brings to the screen of its own; the type checker asks for every book's. */
import type { Component } from "svelte";
import type { BookId, Edit, UnitForm } from "../api/bindings";
import FornovoFormation from "./fornovo/Formation.svelte";

/** A book's own panels. */
export interface Panels {
  /** How the unit stands, and what follows from that. */
  Formation: Component<{ unit: UnitForm; onedit: (edit: Edit, join?: string) => Promise<void> }>;
}

/** The panels of every book. */
export const panels: Record<BookId, Panels> = {
  fornovo: { Formation: FornovoFormation },
};
