/** The order of units in the list: neighbours and moves. */
import type { CommandView, Edit, UnitRow } from "../../api/bindings";
import { say } from "../../words";

/**
 * The target of a move: a place under this general, before a unit or, if `before` is null, at the
 * end.
 */
export interface Place {
  before: number | null;
  general: number | null;
}

/** Up or down. */
export type Way = -1 | 1;

interface Found {
  command: number;
  row: number;
}

function find(commands: CommandView[], unit: number): Found | null {
  for (const [command, { units }] of commands.entries()) {
    const row = units.findIndex((one) => one.number === unit);
    if (row >= 0) return { command, row };
  }
  return null;
}

/**
 * Returns the unit above or below in the list, across commands; null at the ends. If none is
 * selected, returns the first unit on the way down, or the last on the way up.
 */
export function neighbour(commands: CommandView[], unit: number | null, way: Way): number | null {
  const all = commands.flatMap((command) => command.units);
  const at = all.findIndex((one) => one.number === unit);
  if (at < 0) return all[way === 1 ? 0 : all.length - 1]?.number ?? null;
  return all[at + way]?.number ?? null;
}

/**
 * Returns the target one place up or down. From the first or last place of a command, the target is
 * in the adjacent command.
 */
export function step(commands: CommandView[], unit: number, way: Way): Place | null {
  const found = find(commands, unit);
  const command = found === null ? undefined : commands[found.command];
  if (!found || !command) return null;
  if (way === -1 && found.row > 0) {
    return { before: command.units[found.row - 1]?.number ?? null, general: command.general };
  }
  if (way === 1 && found.row < command.units.length - 1) {
    return { before: command.units[found.row + 2]?.number ?? null, general: command.general };
  }
  return toCommand(commands, unit, way);
}

/**
 * Returns the end of the previous command, or the start of the next. The units without a general
 * come after the last general.
 */
export function toCommand(commands: CommandView[], unit: number, way: Way): Place | null {
  const found = find(commands, unit);
  if (!found) return null;
  const target = commands[found.command + way];
  if (target) {
    const before = way === 1 ? (target.units[0]?.number ?? null) : null;
    return { before, general: target.general };
  }
  const free = commands[found.command]?.general !== null;
  return way === 1 && free ? { before: null, general: null } : null;
}

/** Whether the unit is already at a place. */
export function isHome(commands: CommandView[], unit: number, place: Place): boolean {
  const found = find(commands, unit);
  const command = found === null ? undefined : commands[found.command];
  if (!found || command?.general !== place.general) return false;
  const next = command.units[found.row + 1]?.number ?? null;
  return place.before === unit || place.before === next;
}

/** Returns the edit that moves a unit to this place. */
export function moveTo(unit: number, place: Place): Edit {
  return { on: "unit", unit, change: { set: "move", value: place } };
}

/** Returns a unit's position as read out: `4 Venetian pikes: place 2 of 3 under Caiazzo, S/G`. */
export function whereabouts(commands: CommandView[], unit: number): string {
  const found = find(commands, unit);
  const command = found === null ? undefined : commands[found.command];
  const row = command?.units[found?.row ?? -1];
  if (!command || !row || !found) return "";
  const where = { unit: unitName(row), place: found.row + 1, count: command.units.length };
  return command.general === null ? say("builder-where-free-spoken", where) : say("builder-where-spoken", { ...where, general: command.title });
}

/** Returns a unit's number and name: `4 Venetian pikes`. */
export function unitName({ number, name }: UnitRow): string {
  return `${String(number)} ${name}`;
}

/** Returns the unit of this number. */
export function unitRow(commands: CommandView[], unit: number): UnitRow | undefined {
  return commands.flatMap((command) => command.units).find((one) => one.number === unit);
}

/** Returns the general for new units: the selected unit's, or the first if none is selected. */
export function generalOf(commands: CommandView[], unit: number | null): number | null {
  const command = commands.find(({ units }) => units.some((one) => one.number === unit));
  return (command ?? commands[0])?.general ?? null;
}
