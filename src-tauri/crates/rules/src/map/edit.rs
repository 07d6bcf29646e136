//! Edits to a map. The map editor changes a map only through edits.

use drumhead_catalogue as catalogue;
use serde::{Deserialize, Serialize};

use super::{BadMap, Feature, Map};
use crate::hex::{Cell, Grid};

/// An edit to a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum MapEdit {
    /// Renames the map.
    Name {
        /// The name.
        name: String,
    },
    /// Sets the notes.
    Notes {
        /// The notes.
        notes: String,
    },
    /// Changes the layout. Removes hexes that are off the new map, and the features of sides whose
    /// names are invalid on it.
    Grid {
        /// The new layout.
        grid: Grid,
    },
    /// Paints a feature on hexes, or clears it.
    Paint {
        /// The hexes.
        hexes: Vec<Cell>,
        /// The feature.
        feature: Feature,
        /// Whether to paint the feature rather than clear it.
        on: bool,
    },
    /// Paints a feature along sides, or clears it.
    Side {
        /// The sides, each given by its two hexes.
        sides: Vec<[Cell; 2]>,
        /// The feature.
        feature: Feature,
        /// Whether to paint the feature rather than clear it.
        on: bool,
    },
    /// Labels a hex.
    Label {
        /// The hex.
        hex: Cell,
        /// The label. Empty to remove the label.
        label: String,
    },
    /// Sets the level of hexes.
    Height {
        /// The hexes.
        hexes: Vec<Cell>,
        /// The level.
        height: u8,
    },
    /// Removes the terrain and labels of hexes, and the features of their sides.
    Clear {
        /// The hexes.
        hexes: Vec<Cell>,
    },
}

/// Carries out an edit.
///
/// # Errors
/// Returns a [`BadMap`] for a hex off the map, hexes that do not touch, or an edit that makes the
/// map unusable. After an error, discard the map.
pub fn edit(map: &mut Map, edit: &MapEdit) -> Result<(), BadMap> {
    match edit {
        MapEdit::Name { name } => map.name.clone_from(name),
        MapEdit::Notes { notes } => map.notes.clone_from(notes),
        MapEdit::Grid { grid } => {
            map.grid = *grid;
            map.hexes.retain(|cell, _| grid.has(*cell));
            let sides = std::mem::take(&mut map.sides);
            let sound = sides
                .into_iter()
                .filter(|(edge, _)| map.parted(*edge).is_some());
            map.sides = sound.collect();
        }
        MapEdit::Paint { hexes, feature, on } => {
            for cell in on_map(map, hexes)? {
                let ground = map.hexes.entry(cell).or_default();
                if *on {
                    ground.is.insert(*feature);
                } else {
                    ground.is.remove(feature);
                }
            }
        }
        MapEdit::Side { sides, feature, on } => {
            for [one, other] in sides {
                let edge = map
                    .edge(*one, *other)
                    .filter(|edge| map.parted(*edge).is_some())
                    .ok_or_else(|| {
                        let between = [one, other].map(|cell| map.grid.name(*cell));
                        BadMap::at(
                            between.join(" and "),
                            catalogue::message("unsound.map.apart"),
                        )
                    })?;
                let features = map.sides.entry(edge).or_default();
                if *on {
                    features.insert(*feature);
                } else {
                    features.remove(feature);
                }
            }
        }
        MapEdit::Label { hex, label } => {
            for cell in on_map(map, &[*hex])? {
                map.hexes.entry(cell).or_default().label.clone_from(label);
            }
        }
        MapEdit::Height { hexes, height } => {
            for cell in on_map(map, hexes)? {
                map.hexes.entry(cell).or_default().height = *height;
            }
        }
        MapEdit::Clear { hexes } => {
            for cell in on_map(map, hexes)? {
                map.hexes.remove(&cell);
                let around = map.around(cell);
                let edges: Vec<_> = around
                    .filter_map(|(_, next)| map.edge(cell, next))
                    .collect();
                for edge in edges {
                    map.sides.remove(&edge);
                }
            }
        }
    }
    map.hexes.retain(|_, ground| !ground.is_open());
    map.sides.retain(|_, features| !features.is_empty());
    map.check()
}

/// Returns the hexes if all of them are on the map.
fn on_map(map: &Map, hexes: &[Cell]) -> Result<Vec<Cell>, BadMap> {
    match hexes.iter().find(|cell| !map.grid.has(**cell)) {
        Some(cell) => Err(BadMap::at(
            map.grid.name(*cell),
            catalogue::message("unsound.map.no_hex"),
        )),
        None => Ok(hexes.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{MapEdit, edit};
    use crate::hex::{Cell, Grid, Numbering, Pointing, Pushed};
    use crate::map::{Feature, Map};

    fn map() -> Map {
        Map::open(Grid {
            pointing: Pointing::FlatTop,
            pushed: Pushed::Odd,
            numbering: Numbering::Digits,
            columns: 6,
            rows: 5,
        })
    }

    fn paint(hexes: &[Cell], feature: Feature, on: bool) -> MapEdit {
        MapEdit::Paint {
            hexes: hexes.to_vec(),
            feature,
            on,
        }
    }

    #[test]
    fn clearing_a_painted_feature_restores_open_terrain() {
        let bare = map();
        let mut map = bare.clone();
        let cells = [Cell::new(1, 1), Cell::new(6, 5)];
        edit(&mut map, &paint(&cells, Feature::Woods, true)).unwrap();
        assert!(map.is(cells[1], Feature::Woods));
        edit(&mut map, &paint(&cells, Feature::Woods, false)).unwrap();
        assert_eq!(map, bare);
        let off = edit(&mut map, &paint(&[Cell::new(7, 1)], Feature::Woods, true));
        assert_eq!(off.unwrap_err().place, "0701");
    }

    #[test]
    fn a_smaller_map_drops_everything_outside_it() {
        let mut map = map();
        let near = [Cell::new(1, 1), Cell::new(1, 2)];
        let far = [Cell::new(6, 4), Cell::new(6, 5)];
        edit(&mut map, &paint(&[near[0], far[1]], Feature::Hill, true)).unwrap();
        for sides in [near, far] {
            let hedge = MapEdit::Side {
                sides: vec![sides],
                feature: Feature::Hedge,
                on: true,
            };
            edit(&mut map, &hedge).unwrap();
        }
        let grid = Grid {
            columns: 3,
            ..map.grid
        };
        edit(&mut map, &MapEdit::Grid { grid }).unwrap();
        assert_eq!(map.hexes.len(), 1);
        assert!(map.has_between(near[0], near[1], Feature::Hedge));
        assert_eq!(map.sides.len(), 1);
        let clear = MapEdit::Clear {
            hexes: vec![near[0]],
        };
        edit(&mut map, &clear).unwrap();
        assert!(map.hexes.is_empty() && map.sides.is_empty());
    }

    #[test]
    fn a_side_requires_two_adjacent_hexes() {
        let mut map = map();
        let not_adjacent = MapEdit::Side {
            sides: vec![[Cell::new(1, 1), Cell::new(3, 3)]],
            feature: Feature::River,
            on: true,
        };
        assert_eq!(
            edit(&mut map, &not_adjacent).unwrap_err().place,
            "0101 and 0303"
        );
    }
}
