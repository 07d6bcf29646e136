//! Lists of units, with the values needed in play. The source has no points, movement allowances or
//! strengths, which belong to the base game.

use drumhead_rules::data::catalogue::Form;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::ListArmy;
use serde::{Deserialize, Serialize};

use crate::profile::Profile;

/// The maximum number of movement points or strength points of a unit.
pub(super) const MOST_NUMBER: u8 = 99;
/// The maximum length of the recovery rule, in characters.
pub(super) const MOST_RECOVERY: usize = 500;

drumhead_rules::ids! {
    /// A kind of unit.
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
    /// One of the two games.
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

impl Arm {
    /// Returns the key of the kind's name in this form.
    pub(super) fn key(self, form: Form) -> String {
        form.key(&format!("arm.{}", self.id()))
    }
}

/// The fields of a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillBody", default, deny_unknown_fields)]
pub struct Body {
    /// The kind.
    pub arm: Arm,
    /// The number of the unit's leader in this army (E-01).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<u16>,
    /// The unit's movement allowance in the base game. `None` for the allowance in the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ma: Option<u8>,
    /// The unit's strength in the base game. `None` if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    /// The initial hex. `None` if the unit is placed before the first turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// The initial facing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
}

/// The fields that only lists of these rules have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillOwn", default, deny_unknown_fields)]
pub struct Own {
    /// The game.
    pub scenario: Scenario,
    /// The base game as described by the player.
    pub profile: Profile,
}

/// The *Edgehill and Naseby* rulebook, whose armies are lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgehillNaseby;

/// An army for *Edgehill and Naseby*.
pub type Army = ListArmy<EdgehillNaseby>;

/// Returns the movement allowance of units of this kind whose list entry has none.
pub(super) const fn allowance(profile: &Profile, arm: Arm) -> Option<u8> {
    match arm {
        Arm::Infantry => profile.infantry,
        Arm::Cavalry => profile.cavalry,
        Arm::Leader => profile.leader,
        Arm::Artillery => None,
    }
}

/// Returns a hex in the notation of the source.
pub(super) fn digits(cell: Cell) -> String {
    cell.name(drumhead_rules::hex::Numbering::Digits)
}
