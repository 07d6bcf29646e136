//! Lists of units: what play needs to know of each. The source has no points,
//! no movement allowances and no strengths: those are the basic game's.

use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::ListArmy;
use serde::{Deserialize, Serialize};

use crate::profile::Profile;

/// The most movement points or strength of a unit.
pub(super) const MOST_NUMBER: u8 = 99;
/// The most characters of how units recover.
pub(super) const MOST_RECOVERY: usize = 500;

drumhead_rules::ids! {
    /// What a unit is.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    Arm as "EdgehillArm" {
        /// Infantry.
        #[default]
        Infantry = "infantry",
        /// Cavalry.
        Cavalry = "cavalry",
        /// A gun, which never moves (E-10).
        Artillery = "artillery",
        /// A leader.
        Leader = "leader",
    }
    /// Which of the two games is played.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    Scenario as "EdgehillScenario" {
        /// Edgehill: guns, and no ground but hedges (E-36, E-37).
        #[default]
        Edgehill = "edgehill",
        /// Naseby: no guns; woods, hedges and hillsides.
        Naseby = "naseby",
    }
}

/// What a unit is, beside its number, name and notes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillBody", default, deny_unknown_fields)]
pub struct Body {
    /// What it is.
    pub arm: Arm,
    /// The number of its leader in this army (E-01).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<u16>,
    /// Its movement allowance, from the basic game; none for the profile's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ma: Option<u8>,
    /// Its strength, from the basic game; none where it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    /// Where it begins; none where it is placed before the first turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// Which way it faces then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
}

/// What a list has beside its units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillOwn", default, deny_unknown_fields)]
pub struct Own {
    /// Which game it is for.
    pub scenario: Scenario,
    /// The basic game, as the player describes it.
    pub profile: Profile,
}

/// The book, for the lists that it shares with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgehillNaseby;

/// An army of the book.
pub type Army = ListArmy<EdgehillNaseby>;

/// A hex as the source calls it.
pub(super) fn digits(cell: Cell) -> String {
    cell.name(drumhead_rules::hex::Numbering::Digits)
}
