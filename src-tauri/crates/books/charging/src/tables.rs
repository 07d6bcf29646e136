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

/// The numbers of the book, as one battle plays them. A battle keeps its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingTables", deny_unknown_fields)]
pub struct Tables {
    /// How far a charge reaches (C-02).
    pub reach: Reach,
    /// What each factor adds to the die (C-07a to C-07i).
    pub factors: BTreeMap<FactorId, i8>,
    /// What a rout costs (C-08, C-11).
    pub rout: Rout,
    /// The roll for surrender (C-14, C-15).
    pub surrender: Surrender,
}

/// How far a charge reaches, in whole inches (C-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingReach", deny_unknown_fields)]
pub struct Reach {
    /// Of infantry.
    pub infantry: u8,
    /// Of cavalry.
    pub cavalry: u8,
}

impl Reach {
    /// The reach of an arm in inches; none for guns (C-01).
    pub const fn of(&self, arm: Arm) -> Option<u8> {
        match arm {
            Arm::Infantry => Some(self.infantry),
            Arm::Cavalry => Some(self.cavalry),
            Arm::Artillery => None,
        }
    }

    /// The same as a length.
    pub fn length(&self, arm: Arm) -> Option<Length> {
        self.of(arm).map(|inches| Length::inches(i32::from(inches)))
    }
}

/// What a rout costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingRout", deny_unknown_fields)]
pub struct Rout {
    /// Strength points.
    pub strength: u8,
}

/// The roll for surrender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingSurrender", deny_unknown_fields)]
pub struct Surrender {
    /// Foot surrenders on this or more.
    pub foot: u8,
    /// Mounted troops surrender on this or more.
    pub mounted: u8,
    /// An enemy within this many inches is near.
    pub near: u8,
}

ids! {
    /// A factor of the test, in the book's order; [`FACTORS`](crate::FACTORS) says when it applies.
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
    /// Whether only the players can tell that it applies.
    pub(super) const fn is_told(self) -> bool {
        matches!(self, Self::Rear | Self::Flank) || self.is_shelter()
    }

    /// Whether it is given by what shelters the unit.
    pub(super) const fn is_shelter(self) -> bool {
        matches!(self, Self::ObstacleOrBuilding | Self::Fortification)
    }
}

impl Tables {
    /// The book's own tables.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not read; a test shows that
    /// it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: OnceLock<Result<Tables, TableError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| FACTORS.read())
            .as_ref()
            .map_err(Clone::clone)
    }

    /// What a factor adds; nothing where a battle's own tables leave it out.
    pub fn factor(&self, id: FactorId) -> i32 {
        self.factors.get(&id).map_or(0, |value| i32::from(*value))
    }
}

/// Values to begin with: the editors' own, and nothing of the book's.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suggestions {
    /// Strength points (gap C-A2).
    pub strength: StrengthRange,
    /// What basic morale may be (gap C-A1).
    pub morale: MoraleRange,
    /// Basic morale by quality (gap C-A1).
    pub quality: Vec<Quality>,
}

/// Strength points to begin with.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrengthRange {
    /// What a unit usually has.
    pub usual: u8,
    /// The most the author's other posts know of.
    pub most: u8,
}

/// What basic morale may be.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoraleRange {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// A quality with its suggested basic morale.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quality {
    /// Its name in the catalogue.
    pub id: String,
    /// The suggestion.
    pub basic_morale: u8,
}

impl Suggestions {
    /// The editors' suggestions.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not read.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: OnceLock<Result<Suggestions, TableError>> = OnceLock::new();
        STANDARD
            .get_or_init(|| SUGGESTIONS.read())
            .as_ref()
            .map_err(Clone::clone)
    }
}
