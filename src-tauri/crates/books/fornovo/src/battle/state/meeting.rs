//! A round of combat, as the players observe it.

use serde::{Deserialize, Serialize};

use crate::combat::{AttackFrom, Strikers, Striking};
use crate::terrain::Cover;

/// The players' observations of one side of a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FighterObservations {
    /// Figures that may strike any enemy, by kind. The unit's dice are allocated among several
    /// enemies (F-10.02, F-10.03, F-10.05).
    pub strikers: Strikers,
    /// The side of the enemy that the unit strikes (F-10.15).
    pub attack: AttackFrom,
    /// The unit's open flanks, 0 to 2 (F-10.14, F-7.35).
    pub open_flanks: u8,
    /// Whether the unit is in the open (F-10.10, F-10.16, F-11.02).
    pub in_open: bool,
    /// Whether the unit is naked foot (F-2.68).
    pub naked: bool,
    /// The unit's cover against this enemy (F-10.21); `None` if the unit is in the open or its
    /// place gives the cover.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// Whether the unit attacks up a steep slope (F-10.11).
    pub uphill: bool,
    /// The longest weapon class that at least half of the striking front rank has (F-10.06, D-179);
    /// `None` to use the class that the unit's formation shows.
    #[serde(default)]
    pub length: Option<u8>,
    /// The weapon against which the enemy saves (F-10.23); `None` if it is the weapon of most
    /// strikers.
    #[serde(default)]
    pub striking: Option<Striking>,
}

/// A round between two units, the unit of side 0 first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// The observations of each unit.
    pub sides: [FighterObservations; 2],
}
