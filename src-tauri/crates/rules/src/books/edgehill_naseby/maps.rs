//! The book's starter maps, which are our own sketches.

use std::sync::OnceLock;

use super::army::Scenario;
use crate::hex::{Grid, Numbering, Pointing, Pushed};
use crate::map::Map;

macro_rules! map {
    ($name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../../data/maps/",
            $name
        ))
    };
}

/// The starter map of a game; open ground where the embedded file does not
/// read, which a test shows not to happen.
pub fn starter(scenario: Scenario) -> Map {
    static MAPS: OnceLock<[Map; 2]> = OnceLock::new();
    let read = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Map::open(OPEN));
    let maps = MAPS.get_or_init(|| [read(map!("edgehill.json")), read(map!("naseby.json"))]);
    match scenario {
        Scenario::Edgehill => maps[0].clone(),
        Scenario::Naseby => maps[1].clone(),
    }
}

/// A map of the book's kind (gap E-A15): hexes that point north, even rows
/// pushed to the right, called by four digits.
const OPEN: Grid = Grid {
    pointing: Pointing::PointyTop,
    pushed: Pushed::Even,
    numbering: Numbering::Digits,
    columns: 20,
    rows: 20,
};

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{OPEN, starter};
    use crate::books::edgehill_naseby::Scenario;

    #[test]
    fn the_starter_maps_read_and_can_be_held() {
        for scenario in Scenario::ALL {
            let map = starter(*scenario);
            map.check().unwrap();
            assert_eq!(map.grid.numbering, OPEN.numbering);
            assert!(!map.name.is_empty() && !map.notes.is_empty());
            assert!(!map.sides.is_empty(), "hedges stand along sides");
        }
    }
}
