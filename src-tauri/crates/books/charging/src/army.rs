//! Lists of units, with the values needed in play. The source has no points values.

use drumhead_rules::list::{self, ListArmy};
use serde::{Deserialize, Serialize};

use super::Charging;

/// The maximum number of strength points of a unit, in a list or set by hand.
pub(super) const MOST_STRENGTH: u8 = u8::MAX;

/// An arm, which determines reach and factors (C-02, C-07a, C-07g).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingArm", rename_all = "snake_case")]
pub enum Arm {
    /// Infantry.
    #[default]
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery, which never charges (C-01).
    Artillery,
}

impl Arm {
    /// Every arm.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];

    /// Returns the arm that the unit fights as: dismounted cavalry is infantry (gap C-A16).
    pub const fn present(self, mounted: bool) -> Self {
        match self {
            Self::Cavalry if !mounted => Self::Infantry,
            Self::Infantry | Self::Cavalry | Self::Artillery => self,
        }
    }

    /// Returns whether units of this arm are in close or open order. Artillery is in neither
    /// (C-07h).
    pub const fn has_order(self) -> bool {
        matches!(self, Self::Infantry | Self::Cavalry)
    }

    /// Returns the name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

/// Close or open order (C-07b, C-07h). Artillery has neither, even if its list entry has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingOrder", rename_all = "snake_case")]
pub enum Order {
    /// Close order: line infantry, line horse and heavy horse.
    #[default]
    Close,
    /// Open order: skirmishers and light horse.
    Open,
}

impl Order {
    /// Both orders.
    pub const ALL: [Self; 2] = [Self::Close, Self::Open];

    /// Returns the name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Close => "close",
            Self::Open => "open",
        }
    }
}

/// The fields of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "ChargingKind", default, deny_unknown_fields)]
pub struct Kind {
    /// The arm.
    pub arm: Arm,
    /// The order (gap C-A9: the players decide). Artillery has none.
    pub order: Order,
    /// The basic morale, 1 to 12 (gap C-A1: the source has no table).
    pub basic_morale: u8,
    /// The strength points (gap C-A2: the source has no table).
    pub strength: u8,
    /// Whether the unit is on horseback (C-15).
    pub mounted: bool,
}

impl Default for Kind {
    fn default() -> Self {
        Self {
            arm: Arm::Infantry,
            order: Order::Close,
            basic_morale: 6,
            strength: 5,
            mounted: false,
        }
    }
}

/// A unit in a list.
pub type Unit = list::Unit<Kind>;
/// A list of units.
pub type Army = ListArmy<Charging>;

/// Returns the total strength points of the units in a list.
pub(super) fn strength(army: &Army) -> u32 {
    let units = army.units.iter();
    units.map(|unit| u32::from(unit.of.strength)).sum()
}

pub(super) const fn arm_key(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "arm.infantry",
        Arm::Cavalry => "arm.cavalry",
        Arm::Artillery => "arm.artillery",
    }
}
