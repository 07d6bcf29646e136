//! Hex maps: the terrain of hexes and sides. Each rulebook defines the effects of features.
//!
//! Any feature can be painted on any hex or side. A rulebook ignores features that it does not
//! know.

mod edit;
pub mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use drumhead_catalogue::{self as catalogue, Message};
use drumhead_vocabulary::play::{EdgeView, GroundView, MapView};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::hex::{BadRef, Cell, Facing, Grid, Hex, Pointing, Pushed, Side};

pub use edit::{MapEdit, edit};

/// The maximum length of a map's name or label.
pub(crate) const MOST_LABEL: usize = 60;
/// The maximum length of a map's notes.
const MOST_NOTES: usize = 20_000;
/// The highest level of a hex.
pub(crate) const MOST_HEIGHT: u8 = 9;

ids! {
    /// A feature of a hex or of a side.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    Feature as "MapFeature" {
        /// Woods.
        Woods = "woods",
        /// A town, a village or a house.
        Town = "town",
        /// A hedge: a hex with hedges, or a side with a hedge.
        Hedge = "hedge",
        /// A hill.
        Hill = "hill",
        /// The slope of a hill.
        Slope = "slope",
        /// A marsh.
        Marsh = "marsh",
        /// Open water.
        Water = "water",
        /// A river: through a hex or along a side.
        River = "river",
        /// A hex on a river's edge.
        RiverEdge = "river_edge",
        /// A bridge.
        Bridge = "bridge",
        /// A ford.
        Ford = "ford",
        /// A boat.
        Boat = "boat",
        /// An entrenchment.
        Entrenchment = "entrenchment",
        /// Any other cover.
        Cover = "cover",
        /// A road: through a hex or across a side.
        Road = "road",
    }
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "HexMap", deny_unknown_fields)]
pub struct Map {
    /// The name.
    #[serde(default)]
    pub name: String,
    /// The source of the map, and the parts of the map that are guesses.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The layout of the hexes.
    pub grid: Grid,
    /// The hexes that are not open terrain, or that have a label.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hexes: BTreeMap<Cell, Ground>,
    /// The features along sides.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sides: BTreeMap<Edge, BTreeSet<Feature>>,
}

/// A hex.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "HexGround", default, deny_unknown_fields)]
pub struct Ground {
    /// The features.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub is: BTreeSet<Feature>,
    /// The label.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// The level, 0 to 9.
    #[serde(skip_serializing_if = "is_level")]
    pub height: u8,
}

const fn is_level(height: &u8) -> bool {
    *height == 0
}

impl Ground {
    /// Returns whether the hex is open terrain without a label.
    fn is_open(&self) -> bool {
        *self == Self::default()
    }
}

/// A side between two hexes of a map: the hex that comes first by column and row, and the direction
/// of the other hex. Written as `H1/E`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edge {
    /// The first hex.
    pub hex: Cell,
    /// The direction of the other hex.
    pub towards: Facing,
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.hex, self.towards)
    }
}

impl FromStr for Edge {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("{text:?} is no side of a hex: write H1/E");
        let (hex, towards) = text.split_once('/').ok_or_else(bad)?;
        Ok(Self {
            hex: hex.parse().map_err(|error: BadRef| error.to_string())?,
            towards: towards.parse().map_err(|_| bad())?,
        })
    }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edge {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        name.parse().map_err(de::Error::custom)
    }
}

#[cfg(feature = "bindings")]
impl specta::Type for Edge {
    fn definition(types: &mut specta::Types) -> specta::datatype::DataType {
        String::definition(types)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Edge {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HexSide".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A side between two hexes: the first hex by column and row, and the direction of the other.",
            "type": "string",
            "pattern": "^[A-Z]+[0-9]+/[NESW]{1,3}$"
        })
    }
}

/// The reason why a map is unusable, and the place of the problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}", problem.key())]
pub struct BadMap {
    /// The place of the problem: `hexes.H1.label`.
    pub place: String,
    /// The problem and the allowed values.
    pub problem: Message,
}

impl BadMap {
    fn at(place: impl Into<String>, problem: Message) -> Self {
        Self {
            place: place.into(),
            problem,
        }
    }

    /// Returns the problem and its place.
    pub fn message(&self) -> Message {
        let at = catalogue::message("unsound.at").with("place", self.place.as_str());
        at.with("problem", self.problem.clone())
    }
}

impl Map {
    /// Returns a map of open terrain.
    pub fn open(grid: Grid) -> Self {
        Self {
            name: String::new(),
            notes: String::new(),
            grid,
            hexes: BTreeMap::new(),
            sides: BTreeMap::new(),
        }
    }

    /// Returns whether a hex has this feature.
    pub fn is(&self, cell: Cell, feature: Feature) -> bool {
        self.hexes
            .get(&cell)
            .is_some_and(|ground| ground.is.contains(&feature))
    }

    /// Returns whether a hex has any of these features.
    pub fn is_any(&self, cell: Cell, features: &[Feature]) -> bool {
        features.iter().any(|feature| self.is(cell, *feature))
    }

    /// Returns the level of a hex.
    pub fn height(&self, cell: Cell) -> u8 {
        self.hexes.get(&cell).map_or(0, |ground| ground.height)
    }

    /// Returns the side between two hexes. `None` if the hexes do not touch.
    pub fn edge(&self, one: Cell, other: Cell) -> Option<Edge> {
        let (first, second) = if one <= other {
            (one, other)
        } else {
            (other, one)
        };
        let side = Side::between(self.grid.hex(first), self.grid.hex(second))?;
        Some(Edge {
            hex: first,
            towards: Facing::to_side(side, self.grid.pointing),
        })
    }

    /// Returns whether the side between two hexes has this feature.
    pub fn has_between(&self, one: Cell, other: Cell, feature: Feature) -> bool {
        let edge = self.edge(one, other);
        let features = edge.and_then(|edge| self.sides.get(&edge));
        features.is_some_and(|features| features.contains(&feature))
    }

    /// Returns the two hexes of a side. `None` if the side is not between two hexes of the map, or
    /// if its first hex is not the one that comes first by column and row.
    pub fn parted(&self, edge: Edge) -> Option<[Cell; 2]> {
        let faced = edge.towards.on(self.grid.pointing);
        let [side, other] = faced.front();
        let there = self.grid.cell(side.neighbour(self.grid.hex(edge.hex)))?;
        let sound = side == other && self.grid.has(edge.hex) && edge.hex <= there;
        sound.then_some([edge.hex, there])
    }

    /// Returns the neighbours of a hex on the map, clockwise, each with the shared side.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = (Side, Cell)> {
        let (grid, hex) = (self.grid, self.grid.hex(cell));
        let sides = Side::ALL.into_iter();
        sides.filter_map(move |side| Some((side, grid.cell(side.neighbour(hex))?)))
    }

    /// Returns the cell of a hex. `None` off the map.
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        self.grid.cell(hex)
    }

    /// Checks that the map is within the bounds that make it usable.
    ///
    /// # Errors
    /// Returns a [`BadMap`] for the first problem.
    pub fn check(&self) -> Result<(), BadMap> {
        if !self.grid.is_sound() {
            return Err(BadMap::at("grid", catalogue::message("unsound.map.size")));
        }
        let bounded = |place: &str, text: &str, most: usize| {
            if text.chars().count() <= most {
                return Ok(());
            }
            Err(BadMap::at(
                place,
                catalogue::message("unsound.characters").with("most", most.to_string()),
            ))
        };
        bounded("name", &self.name, MOST_LABEL)?;
        bounded("notes", &self.notes, MOST_NOTES)?;
        for (cell, ground) in &self.hexes {
            if !self.grid.has(*cell) {
                return Err(BadMap::at(
                    format!("hexes.{cell}"),
                    catalogue::message("unsound.map.no_hex"),
                ));
            }
            bounded(&format!("hexes.{cell}.label"), &ground.label, MOST_LABEL)?;
            if ground.height > MOST_HEIGHT {
                let place = format!("hexes.{cell}.height");
                return Err(BadMap::at(
                    place,
                    catalogue::message("unsound.map.height")
                        .with("most_height", MOST_HEIGHT.to_string()),
                ));
            }
        }
        match self.sides.keys().find(|edge| self.parted(**edge).is_none()) {
            Some(edge) => Err(BadMap::at(
                format!("sides.{edge}"),
                catalogue::message("unsound.map.no_side"),
            )),
            None => Ok(()),
        }
    }

    /// Returns the map for display.
    pub fn view(&self) -> MapView {
        let ids = |features: &BTreeSet<Feature>| {
            features
                .iter()
                .map(|feature| feature.id().to_owned())
                .collect()
        };
        MapView {
            name: self.name.clone(),
            pointed: self.grid.pointing == Pointing::PointyTop,
            pushed_even: self.grid.pushed == Pushed::Even,
            columns: self.grid.columns,
            rows: self.grid.rows,
            hexes: (self.grid.cells())
                .map(|cell| {
                    let ground = self.hexes.get(&cell);
                    GroundView {
                        hex: self.grid.name(cell),
                        column: cell.column,
                        row: cell.row,
                        is: ground.map_or_else(Vec::new, |ground| ids(&ground.is)),
                        label: ground.map_or_else(String::new, |ground| ground.label.clone()),
                        height: ground.map_or(0, |ground| ground.height),
                    }
                })
                .collect(),
            sides: (self.sides.iter())
                .filter_map(|(edge, features)| {
                    let parted = self.parted(*edge)?;
                    Some(EdgeView {
                        between: parted.map(|cell| self.grid.name(cell)),
                        is: ids(features),
                    })
                })
                .collect(),
        }
    }
}

/// A brush of a rulebook's map editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Brush {
    /// The feature.
    pub feature: Feature,
    /// Whether the brush paints sides instead of hexes.
    pub side: bool,
}

impl Brush {
    /// Returns a brush that fills hexes.
    pub const fn hex(feature: Feature) -> Self {
        Self {
            feature,
            side: false,
        }
    }

    /// Returns a brush that paints sides.
    pub const fn side(feature: Feature) -> Self {
        Self {
            feature,
            side: true,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Edge, Feature, Ground, Map};
    use crate::hex::{Cell, Grid, Numbering, Pointing, Pushed};

    fn map() -> Map {
        Map::open(Grid {
            pointing: Pointing::PointyTop,
            pushed: Pushed::Even,
            numbering: Numbering::Letters,
            columns: 18,
            rows: 8,
        })
    }

    #[test]
    fn both_hexes_give_a_side_the_same_name() {
        let mut map = map();
        let (one, other) = (Cell::new(8, 2), Cell::new(8, 3));
        let edge = map.edge(one, other).unwrap();
        assert_eq!(map.edge(other, one), Some(edge));
        assert_eq!(edge.to_string().parse::<Edge>().unwrap(), edge);
        assert_eq!(map.parted(edge), Some([one, other]));
        map.sides.entry(edge).or_default().insert(Feature::Hedge);
        assert!(map.has_between(other, one, Feature::Hedge));
        assert!(!map.has_between(one, Cell::new(9, 2), Feature::Hedge));
        assert_eq!(map.edge(one, Cell::new(12, 2)), None);
        map.check().unwrap();
    }

    #[test]
    fn an_invalid_map_is_rejected_with_the_place_of_the_problem() {
        let place = |change: fn(&mut Map)| {
            let mut map = map();
            change(&mut map);
            map.check().unwrap_err().place
        };
        assert_eq!(place(|map| map.grid.rows = 0), "grid");
        let off = |map: &mut Map| {
            map.hexes.insert(Cell::new(19, 1), Ground::default());
        };
        assert_eq!(place(off), "hexes.S1");
        let corner = |map: &mut Map| {
            let edge = "H2/N".parse().unwrap();
            map.sides.insert(edge, [Feature::River].into());
        };
        assert_eq!(place(corner), "sides.H2/N");
        let long = |map: &mut Map| {
            let ground = Ground {
                label: "x".repeat(61),
                ..Ground::default()
            };
            map.hexes.insert(Cell::new(1, 1), ground);
        };
        assert_eq!(place(long), "hexes.A1.label");
    }

    #[test]
    fn a_map_round_trips_through_json() {
        let text = r#"{"name":"Ford","grid":{"columns":3,"rows":3},
            "hexes":{"B2":{"is":["water","ford"],"label":"The ford","height":1}},
            "sides":{"A1/E":["road"]}}"#;
        let map: Map = serde_json::from_str(text).unwrap();
        map.check().unwrap();
        let again = serde_json::to_string(&map).unwrap();
        assert_eq!(serde_json::from_str::<Map>(&again).unwrap(), map);
        assert!(map.is_any(Cell::new(2, 2), &[Feature::Ford]));
        assert_eq!(map.view().hexes.len(), 9);
    }
}
