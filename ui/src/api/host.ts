/** The door to the shell: the only file, beside the generated bindings, that knows of Tauri. */
import { commands } from "./bindings";

/** What the screens may ask of the shell; component tests give a fake of this shape. */
export type Host = typeof commands;

/** The shell this window belongs to. */
export const host: Host = commands;
