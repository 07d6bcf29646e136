//! Lists of hex groups: how many figures and guns stand in a hex, and where a
//! battle begins for them. The source has no points.

use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::ListArmy;
use serde::{Deserialize, Serialize};

/// The most figures or guns of a group.
pub(super) const MOST_TROOPS: u16 = 999;
/// The most characters of objectives.
pub(super) const MOST_OBJECTIVES: usize = 2_000;

/// An arm, which decides how far it marches and whom it kills (S-03, S-16 to
/// S-18).
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

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

/// How many of each arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdTroops", default, deny_unknown_fields)]
pub struct Troops {
    /// Infantry figures.
    pub infantry: u16,
    /// Cavalry figures.
    pub cavalry: u16,
    /// Guns.
    pub guns: u16,
}

impl Troops {
    /// How many of an arm.
    pub const fn of(self, arm: Arm) -> u16 {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.guns,
        }
    }

    /// The arms that are there at all.
    pub fn arms(self) -> Vec<Arm> {
        let there = Arm::ALL.into_iter().filter(|arm| self.of(*arm) > 0);
        there.collect()
    }

    /// Whether there is nobody.
    pub const fn is_nobody(self) -> bool {
        self.infantry == 0 && self.cavalry == 0 && self.guns == 0
    }

    /// All of them together.
    pub fn all(self) -> u32 {
        u32::from(self.infantry) + u32::from(self.cavalry) + u32::from(self.guns)
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            infantry: self.infantry.saturating_add(other.infantry),
            cavalry: self.cavalry.saturating_add(other.cavalry),
            guns: self.guns.saturating_add(other.guns),
        }
    }

    /// What is left without these.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self {
            infantry: self.infantry.saturating_sub(other.infantry),
            cavalry: self.cavalry.saturating_sub(other.cavalry),
            guns: self.guns.saturating_sub(other.guns),
        }
    }

    /// Whether there are at least as many of each.
    pub const fn covers(self, other: Self) -> bool {
        self.infantry >= other.infantry && self.cavalry >= other.cavalry && self.guns >= other.guns
    }
}

/// A hex group: what stands in one hex, and where a battle begins for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "SdGroup", default, deny_unknown_fields)]
pub struct Group {
    /// Infantry figures.
    pub infantry: u16,
    /// Cavalry figures.
    pub cavalry: u16,
    /// Guns.
    pub guns: u16,
    /// The hex it begins in; none where the players place it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// Which way it then faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
    /// Whether it then stands (S-07); otherwise it falls back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub standing: bool,
}

impl Group {
    /// Its troops.
    pub const fn troops(&self) -> Troops {
        Troops {
            infantry: self.infantry,
            cavalry: self.cavalry,
            guns: self.guns,
        }
    }
}

/// What a list has beside its units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "SdOwn", default, deny_unknown_fields)]
pub struct Own {
    /// What it is to do, in the players' words: the source knows no victory
    /// (gap S-A15).
    pub objectives: String,
}

/// *Stand and Die!* among the books whose armies are lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandAndDie;

/// All troops of a list.
pub(super) fn all_of(army: &ListArmy<StandAndDie>) -> Troops {
    let troops = army.units.iter().map(|unit| unit.of.troops());
    troops.fold(Troops::default(), Troops::and)
}
