/** Puts the player's input into the edit that the view provides. */
import type { Edit, NumberField, TextField } from "../api/bindings";

/**
 * The edit that sets this number; null clears an optional number. An interpretation's answer is a
 * text, even if it is a number.
 */
export function withNumber(field: NumberField, value: number | null): Edit {
  const entered = value === null ? null : value * field.times;
  const isAnswer = field.edit.change.set === "interpretation";
  return withValue(field.edit, field.key, isAnswer && entered !== null ? String(entered) : entered);
}

/** Returns the edit that sets this text. */
export function withText(field: TextField, text: string): Edit {
  return withValue(field.edit, "", text);
}

/**
 * The view guarantees the place and the type of the value, so the result is a valid edit. The type
 * checker cannot follow a key known only at run time.
 */
function withValue(edit: Edit, key: string, value: unknown): Edit {
  const change = edit.change as { value?: unknown };
  const whole = key === "" ? value : { ...(change.value as object), [key]: value };
  return { ...edit, change: { ...change, value: whole } } as Edit;
}

/** Returns the key of one undo step: one visit to one field. */
export function joinKey(edit: Edit, field: string, visit: number): string {
  return JSON.stringify([{ ...edit, change: edit.change.set }, field, visit]);
}
