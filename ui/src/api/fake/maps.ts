/** Maps in memory: the one the fake battle is fought on, painted as the desk paints. */
import { Refused, type Answer } from "../ask";
import type { GroundView, HexGrid, MapEdit, MapRow, MapView, OpenedMap } from "../bindings";
import type { Host } from "../host";
import { BOARD_MAP } from "./board";

type MapHost = Pick<Host, "maps" | "openMap" | "editedMap" | "keepMap" | "dropMap">;

const GRID: HexGrid = { pointing: "pointy_top", pushed: "even", numbering: "letters", columns: BOARD_MAP.columns, rows: BOARD_MAP.rows };

const BRUSHES: OpenedMap["brushes"] = [
  { feature: "woods", side: false }, { feature: "town", side: false }, { feature: "hill", side: false }, { feature: "hedge", side: true },
];

const done = <T>(data: T): Promise<Answer<T>> => Promise.resolve({ status: "ok", data: structuredClone(data) });

function opened(view: MapView): OpenedMap {
  return { map: view, grid: { ...GRID, columns: view.columns, rows: view.rows }, notes: "", view, brushes: BRUSHES };
}

function changed(view: MapView, hexes: readonly string[], change: (hex: GroundView) => Partial<GroundView>): MapView {
  return { ...view, hexes: view.hexes.map((hex) => (hexes.includes(hex.hex) ? { ...hex, ...change(hex) } : hex)) };
}

function painted(view: MapView, edit: MapEdit): MapView {
  switch (edit.do) {
    case "name": return { ...view, name: edit.name };
    case "paint": return changed(view, edit.hexes, ({ is }) => ({ is: [...is.filter((one) => one !== edit.feature), ...(edit.on ? [edit.feature] : [])] }));
    case "label": return changed(view, [edit.hex], () => ({ label: edit.label }));
    case "height": return changed(view, edit.hexes, () => ({ height: edit.height }));
    case "clear": return changed(view, edit.hexes, () => ({ is: [], label: "", height: 0 }));
    case "side": {
      const others = view.sides.filter(({ between }) => !edit.sides.some((pair) => pair.every((hex) => between.includes(hex))));
      return { ...view, sides: edit.on ? [...others, ...edit.sides.map((between) => ({ between, is: [edit.feature] }))] : others };
    }
    case "notes":
    case "grid": return view;
  }
}

/** The commands about maps. */
export function fakeMaps(): MapHost {
  const kept = new Map<string, MapView>();
  const row = (id: string, view: MapView, own: boolean): MapRow => ({ id, name: view.name, about: `${String(view.columns)} × ${String(view.rows)} hexes`, own });
  const missing = () => ({ status: "error" as const, error: new Refused({ code: "not_found", message: "there is no such map", hint: "Look at the list of maps." }) });
  return {
    maps: () => done([row("starter-1", BOARD_MAP, false), ...[...kept].map(([id, view]) => row(id, view, true))]),
    openMap: (_, id) => {
      const view = id === "starter-1" ? BOARD_MAP : kept.get(id);
      return view === undefined ? Promise.resolve(missing()) : done(opened(view));
    },
    editedMap: (_, map, edits) => done(opened(edits.reduce(painted, map as MapView))),
    keepMap: (_, id, map) => {
      const key = id ?? `own-${String(kept.size + 1)}`;
      kept.set(key, map as MapView);
      return done(row(key, map as MapView, true));
    },
    dropMap: (id) => (kept.delete(id) ? done(null) : Promise.resolve(missing())),
  };
}
