//! Lists of units: figures and guns, and their position at the start of a battle.
//! The source has no points.

use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::ListArmy;
use serde::{Deserialize, Serialize};

/// The maximum number of infantry, of cavalry and of guns in a unit.
pub(super) const MOST_TROOPS: u16 = 999;
/// The maximum length of objectives, in characters.
pub(super) const MOST_OBJECTIVES: usize = 2_000;

/// An arm, which determines march distances and chances to kill (S-03, S-16 to S-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdArm", rename_all = "snake_case")]
pub enum Arm {
    /// Foot.
    Infantry,
    /// Horse.
    Cavalry,
    /// Guns.
    Artillery,
}

impl Arm {
    /// Every arm.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];

    /// Returns the name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

/// Numbers of figures and guns by arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdTroops", default, deny_unknown_fields)]
pub struct Troops {
    /// The number of infantry figures.
    pub infantry: u16,
    /// The number of cavalry figures.
    pub cavalry: u16,
    /// The number of guns.
    pub guns: u16,
}

impl Troops {
    /// Returns the number of figures or guns of an arm.
    pub const fn of(self, arm: Arm) -> u16 {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.guns,
        }
    }

    /// Returns the arms with at least one figure or gun.
    pub fn arms(self) -> Vec<Arm> {
        let there = Arm::ALL.into_iter().filter(|arm| self.of(*arm) > 0);
        there.collect()
    }

    /// Returns whether all numbers are 0.
    pub const fn is_nobody(self) -> bool {
        self.infantry == 0 && self.cavalry == 0 && self.guns == 0
    }

    /// Returns the total number of figures and guns.
    pub fn all(self) -> u32 {
        u32::from(self.infantry) + u32::from(self.cavalry) + u32::from(self.guns)
    }

    /// Returns the sum with other troops, arm by arm.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            infantry: self.infantry.saturating_add(other.infantry),
            cavalry: self.cavalry.saturating_add(other.cavalry),
            guns: self.guns.saturating_add(other.guns),
        }
    }

    /// Returns the smaller number of figures or guns, arm by arm.
    #[must_use]
    pub(super) fn shared_with(self, other: Self) -> Self {
        Self {
            infantry: self.infantry.min(other.infantry),
            cavalry: self.cavalry.min(other.cavalry),
            guns: self.guns.min(other.guns),
        }
    }

    /// Returns the difference from other troops, arm by arm.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self {
            infantry: self.infantry.saturating_sub(other.infantry),
            cavalry: self.cavalry.saturating_sub(other.cavalry),
            guns: self.guns.saturating_sub(other.guns),
        }
    }

    /// Returns whether these troops have at least as many figures or guns of every arm as the
    /// others.
    pub const fn covers(self, other: Self) -> bool {
        self.infantry >= other.infantry && self.cavalry >= other.cavalry && self.guns >= other.guns
    }
}

/// The figures and guns of a unit, and their position at the start of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "SdGroup", default, deny_unknown_fields)]
pub struct Group {
    /// The number of infantry figures.
    pub infantry: u16,
    /// The number of cavalry figures.
    pub cavalry: u16,
    /// The number of guns.
    pub guns: u16,
    /// The initial hex. `None` if the players place the unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// The initial facing. `None` if the list has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
    /// Whether the unit is standing at the start (S-07). Otherwise it falls back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub standing: bool,
}

impl Group {
    /// Returns the unit's troops.
    pub const fn troops(&self) -> Troops {
        Troops {
            infantry: self.infantry,
            cavalry: self.cavalry,
            guns: self.guns,
        }
    }

    /// Returns the initial facing: north if the list has none.
    pub(super) fn faces(&self) -> Facing {
        self.facing.unwrap_or(Facing::N)
    }
}

/// The fields that only lists of these rules have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "SdOwn", default, deny_unknown_fields)]
pub struct Own {
    /// The objectives, in the players' words. The source does not define victory (gap S-A15).
    pub objectives: String,
}

/// The *Stand and Die!* rulebook, whose armies are lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandAndDie;

/// Returns all troops of a list.
pub(super) fn all_of(army: &ListArmy<StandAndDie>) -> Troops {
    let troops = army.units.iter().map(|unit| unit.of.troops());
    troops.fold(Troops::default(), Troops::and)
}
