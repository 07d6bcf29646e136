//! The book's tables, from `data/charging/*.toml`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use drumhead_rules::ids;
use drumhead_words::Length;
use serde::{Deserialize, Serialize};

use super::army::Arm;
use drumhead_rules::data::TableError;

drumhead_rules::files! {
    "../../../../data/charging"
    CLAUSES = "clauses.toml";
    FACTORS = "factors.toml";
    READINGS = "readings.toml";
    SUGGESTIONS = "suggestions.toml";
}

/// The numbers of the book for one battle, which saves its own.
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
    /// The reach of an arm in inches; `None` for guns (C-01).
    pub const fn of(&self, arm: Arm) -> Option<u8> {
        match arm {
            Arm::Infantry => Some(self.infantry),
            Arm::Cavalry => Some(self.cavalry),
            Arm::Artillery => None,
        }
    }

    /// The reach of an arm as a length; `None` for guns (C-01).
    pub fn length(&self, arm: Arm) -> Option<Length> {
        self.of(arm).map(|inches| Length::inches(i32::from(inches)))
    }
}

/// The cost of a rout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingRout", deny_unknown_fields)]
pub struct Rout {
    /// Strength points.
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
    /// An enemy within this many inches is near.
    pub near: u8,
}

ids! {
    /// A factor of the test, in the book's order; [`FACTORS`](crate::FACTORS) defines when
    /// it applies.
    FactorId as "FactorId" {
        /// Not cavalry, charged by cavalry.
        NoncavByCav = "noncav_by_cav",
        /// Open-order infantry or artillery, charged by close order.
        OpenOrArtyByClose = "open_or_arty_by_close",
        /// Charged in the rear.
        Rear = "rear",
        /// Charged in the flank.
        Flank = "flank",
        /// Shaken.
        Shaken = "shaken",
        /// Behind an obstacle or in a building.
        ObstacleOrBuilding = "obstacle_or_building",
        /// Cavalry, charged only by non-cavalry.
        CavOnlyByNoncav = "cav_only_by_noncav",
        /// Close order, charged only by open-order infantry or artillery.
        CloseOnlyByOpen = "close_only_by_open",
        /// In a fortification.
        Fortification = "fortification",
    }
}

impl FactorId {
    /// Whether only the players know if it applies.
    pub(super) const fn is_told(self) -> bool {
        matches!(self, Self::Rear | Self::Flank) || self.is_shelter()
    }

    /// Whether it comes from the unit's shelter.
    pub(super) const fn is_shelter(self) -> bool {
        matches!(self, Self::ObstacleOrBuilding | Self::Fortification)
    }
}

impl Tables {
    /// The book's own tables.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not parse; a test checks that it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: OnceLock<Result<Tables, TableError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| FACTORS.read())
            .as_ref()
            .map_err(Clone::clone)
    }

    /// The value of a factor; 0 if a battle's own tables omit it.
    pub fn factor(&self, id: FactorId) -> i32 {
        self.factors.get(&id).map_or(0, |value| i32::from(*value))
    }
}

/// Initial values: the editors' own, not the book's.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suggestions {
    /// Strength points (gap C-A2).
    pub strength: StrengthRange,
    /// The range of basic morale (gap C-A1).
    pub morale: MoraleRange,
    /// Basic morale by quality (gap C-A1).
    pub quality: Vec<Quality>,
}

/// Suggested strength points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrengthRange {
    /// The usual value.
    pub usual: u8,
    /// The maximum in the author's other posts.
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

/// A quality with its suggested basic morale.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quality {
    /// The name in the catalogue.
    pub id: String,
    /// The suggestion.
    pub basic_morale: u8,
}

impl Suggestions {
    /// The editors' suggestions.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not parse.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: OnceLock<Result<Suggestions, TableError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| SUGGESTIONS.read())
            .as_ref()
            .map_err(Clone::clone)
    }
}
