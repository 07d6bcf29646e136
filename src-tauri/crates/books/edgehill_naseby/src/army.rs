//! Lists of units: the values needed in play. The source has no points, movement allowances
//! or strengths: those belong to the basic game.

use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::ListArmy;
use serde::{Deserialize, Serialize};

use crate::profile::Profile;

/// The maximum of movement points or strength of a unit.
pub(super) const MOST_NUMBER: u8 = 99;
/// The maximum length of the recovery rule.
pub(super) const MOST_RECOVERY: usize = 500;

drumhead_rules::ids! {
    /// The kind of a unit.
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
    /// The two games.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    Scenario as "EdgehillScenario" {
        /// Edgehill: guns, and no terrain except hedges (E-36, E-37).
        #[default]
        Edgehill = "edgehill",
        /// Naseby: no guns; woods, hedges and hillsides.
        Naseby = "naseby",
    }
}

/// The book's own fields of a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillBody", default, deny_unknown_fields)]
pub struct Body {
    /// The kind.
    pub arm: Arm,
    /// The number of its leader in this army (E-01).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<u16>,
    /// The unit's movement allowance in the basic game; `None` for the profile's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ma: Option<u8>,
    /// The strength in the basic game; `None` if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    /// The initial hex; `None` if it is placed before the first turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// The initial facing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
}

/// The list's own fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillOwn", default, deny_unknown_fields)]
pub struct Own {
    /// The game.
    pub scenario: Scenario,
    /// The basic game as the player describes it.
    pub profile: Profile,
}

/// The book as a list book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgehillNaseby;

/// An army of the book.
pub type Army = ListArmy<EdgehillNaseby>;

/// A hex in the source's notation.
pub(super) fn digits(cell: Cell) -> String {
    cell.name(drumhead_rules::hex::Numbering::Digits)
}
