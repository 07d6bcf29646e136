//! The tables of the rules, from `data/charging/*.toml`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use drumhead_rules::ids;
use drumhead_vocabulary::Length;
use serde::{Deserialize, Serialize};

use super::army::Arm;
use drumhead_rules::data::TableError;

drumhead_rules::files! {
    "../../../../data/charging"
    CLAUSES = "clauses.toml";
    FACTORS = "factors.toml";
    INTERPRETATIONS = "interpretations.toml";
    SUGGESTIONS = "suggestions.toml";
}

/// The numbers of the rules in a battle. Each battle saves its own tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingTables", deny_unknown_fields)]
pub struct Tables {
    /// The reach of a charge (C-02).
    pub reach: Reach,
    /// The value of each factor (C-07a to C-07i).
    pub factors: BTreeMap<FactorId, i8>,
    /// The cost of a rout (C-08, C-11).
    pub rout: Rout,
    /// The surrender roll (C-14, C-15).
    pub surrender: Surrender,
}

/// The reach of a charge, in whole inches (C-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingReach", deny_unknown_fields)]
pub struct Reach {
    /// The reach of infantry.
    pub infantry: u8,
    /// The reach of cavalry.
    pub cavalry: u8,
}

impl Reach {
    /// Returns the reach of an arm in inches. `None` for guns (C-01).
    pub const fn of(&self, arm: Arm) -> Option<u8> {
        match arm {
            Arm::Infantry => Some(self.infantry),
            Arm::Cavalry => Some(self.cavalry),
            Arm::Artillery => None,
        }
    }

    /// Returns the reach of an arm as a length. `None` for guns (C-01).
    pub fn length(&self, arm: Arm) -> Option<Length> {
        self.of(arm).map(|inches| Length::inches(i32::from(inches)))
    }
}

/// The cost of a rout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingRout", deny_unknown_fields)]
pub struct Rout {
    /// The number of strength points lost.
    pub strength: u8,
}

/// The surrender roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingSurrender", deny_unknown_fields)]
pub struct Surrender {
    /// The lowest score on which foot surrenders.
    pub foot: u8,
    /// The lowest score on which mounted troops surrender.
    pub mounted: u8,
    /// The distance in inches within which an enemy is near.
    pub near: u8,
}

ids! {
    /// A factor of the test, in the order of the rules. `factors.rs` defines when each applies.
    FactorId as "FactorId" {
        /// The unit is not cavalry, and is charged by cavalry.
        NoncavByCav = "noncav_by_cav",
        /// The unit is open-order infantry or artillery, and is charged by a unit in close order.
        OpenOrArtyByClose = "open_or_arty_by_close",
        /// The unit is charged in the rear.
        Rear = "rear",
        /// The unit is charged in the flank.
        Flank = "flank",
        /// The unit is shaken.
        Shaken = "shaken",
        /// The unit is behind an obstacle or in a building.
        ObstacleOrBuilding = "obstacle_or_building",
        /// The unit is cavalry, and is charged only by other arms.
        CavOnlyByNoncav = "cav_only_by_noncav",
        /// The unit is in close order, and is charged only by open-order infantry or artillery.
        CloseOnlyByOpen = "close_only_by_open",
        /// The unit is in a fortification.
        Fortification = "fortification",
    }
}

impl FactorId {
    /// Returns whether only the players know if the factor applies.
    pub(super) const fn is_observed(self) -> bool {
        matches!(self, Self::Rear | Self::Flank) || self.is_shelter()
    }

    /// Returns whether the factor is for shelter.
    pub(super) const fn is_shelter(self) -> bool {
        matches!(self, Self::ObstacleOrBuilding | Self::Fortification)
    }
}

impl Tables {
    /// Returns the embedded tables.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded file does not parse; a test checks that it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: OnceLock<Result<Tables, TableError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| FACTORS.read())
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Returns the value of a factor. 0 if a battle's own tables omit it.
    pub fn factor(&self, id: FactorId) -> i32 {
        self.factors.get(&id).map_or(0, |value| i32::from(*value))
    }
}

/// Initial values: the editors' suggestions, which are not part of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suggestions {
    /// The strength points (gap C-A2).
    pub strength: StrengthRange,
    /// The range of basic morale (gap C-A1).
    pub morale: MoraleRange,
    /// The basic morale for each quality (gap C-A1).
    pub quality: Vec<Quality>,
}

/// Suggested strength points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrengthRange {
    /// The usual value.
    pub usual: u8,
    /// The maximum strength points of a unit in the author's other posts.
    pub most: u8,
}

/// The range of basic morale.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoraleRange {
    /// The minimum.
    pub least: u8,
    /// The maximum.
    pub most: u8,
}

/// A quality and its suggested basic morale.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quality {
    /// The name in the catalogue.
    pub id: String,
    /// The suggested basic morale.
    pub basic_morale: u8,
}

impl Suggestions {
    /// Returns the editors' suggestions.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded file does not parse.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: OnceLock<Result<Suggestions, TableError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| SUGGESTIONS.read())
            .as_ref()
            .map_err(Clone::clone)
    }
}
