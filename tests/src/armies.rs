//! The starter armies, paired for their battles.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test with wrong armies has failed"
)]

use drumhead_desk::{Language, starter};
use drumhead_shelf::{self as books, Battle, BattleSetup};

/// The ids of the armies on the two sides of a battle.
pub type Pair = [&'static str; 2];

/// Edgehill with the main rulebook.
pub const EDGEHILL: Pair = ["edgehill-1642-royalist", "edgehill-1642-parliament"];
/// Sedgemoor with the main rulebook.
pub const SEDGEMOOR: Pair = ["sedgemoor-1685-royal", "sedgemoor-1685-rebel"];
/// Battles for the main rulebook, in order of their years.
pub const FORNOVO: [Pair; 6] = [
    ["fornovo-1495-french", "fornovo-1495-league"],
    ["pavia-1525-french", "pavia-1525-imperial"],
    ["lutzen-1632-swedish", "lutzen-1632-imperial"],
    EDGEHILL,
    ["naseby-1645-royalist", "naseby-1645-new-model"],
    SEDGEMOOR,
];
/// The battle for *Charging*.
pub const CHARGING: Pair = ["carolinas-1781-crown", "carolinas-1781-continental"];
/// The battle for *D3 English Civil War*.
pub const D3: Pair = [
    "edgehill-1642-d3_ecw-royalist",
    "edgehill-1642-d3_ecw-parliament",
];
/// The battle for *Stand and Die!*.
pub const STAND_AND_DIE: Pair = [
    "lutzen-1632-stand_and_die-swedish",
    "lutzen-1632-stand_and_die-imperial",
];
/// Edgehill with *Edgehill and Naseby*.
pub const EDGEHILL_ON_HEXES: Pair = [
    "edgehill-1642-edgehill_naseby-royalist",
    "edgehill-1642-edgehill_naseby-parliament",
];
/// Naseby with *Edgehill and Naseby*.
pub const NASEBY_ON_HEXES: Pair = [
    "naseby-1645-edgehill_naseby-royalist",
    "naseby-1645-edgehill_naseby-new-model",
];
/// A battle for each rulebook with lists of units.
pub const LISTS: [Pair; 4] = [CHARGING, D3, STAND_AND_DIE, NASEBY_ON_HEXES];
/// A battle for each rulebook.
pub const OF_EACH_BOOK: [Pair; 5] = [EDGEHILL, CHARGING, D3, STAND_AND_DIE, NASEBY_ON_HEXES];

/// Returns the set-up of a battle between two starter armies.
///
/// # Panics
/// If an army is missing, or the two belong to different rulebooks.
#[must_use]
pub fn between(pair: Pair) -> BattleSetup {
    let [first, second] = pair.map(|id| starter(id, Language::ENGLISH).unwrap().army());
    BattleSetup::between(first, second).unwrap()
}

/// Returns the battle between two starter armies, at its beginning.
///
/// # Panics
/// If [`between`] panics, or the battle cannot begin.
#[must_use]
pub fn begun(pair: Pair) -> Battle {
    Battle::new(between(pair)).unwrap()
}

/// Returns a starter army of the main rulebook.
///
/// # Panics
/// If the rulebook has no such army.
#[must_use]
pub fn fornovo(id: &str) -> drumhead_fornovo::Army {
    let books::Army::Fornovo(army) = starter(id, Language::ENGLISH).unwrap().army() else {
        panic!("{id} belongs to another rulebook");
    };
    army
}
