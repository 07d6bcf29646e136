//! The book's starter maps, which are our own sketches: hexes that point north, even
//! rows pushed to the right, called by four digits (gap E-A15).

use super::army::Scenario;
use drumhead_rules::data::TableError;
use drumhead_rules::map::Map;

drumhead_rules::files! {
    "../../../../data/maps"
    EDGEHILL = "edgehill.json";
    NASEBY = "naseby.json";
}

/// The starter map of a game.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it does.
pub fn starter(scenario: Scenario) -> Result<Map, TableError> {
    match scenario {
        Scenario::Edgehill => EDGEHILL.read_json(),
        Scenario::Naseby => NASEBY.read_json(),
    }
}
