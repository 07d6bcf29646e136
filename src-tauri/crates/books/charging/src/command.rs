//! What a player can do: one hand of dice, or one choice.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::army::Order;
use super::state::{Away, Morale, Standing, Struck};

/// What a player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ChargingCommand",
    tag = "do",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Command {
    /// Declares a charge (C-01, C-02).
    Declare {
        /// Who charges.
        charger: UnitRef,
        /// Whom.
        target: UnitRef,
        /// Where it strikes.
        struck: Struck,
        /// From how many inches, rounded up.
        inches: u8,
        /// Whether the target is directly in front of the charger.
        ahead: bool,
        /// Whether no wall, fence or the like is in the way (C-17).
        clear: bool,
    },
    /// Tests a charged unit (C-06).
    Test {
        /// The unit.
        unit: UnitRef,
        /// What shelters it.
        cover: Cover,
    },
    /// A charged unit counter-charges (C-09).
    Counter {
        /// The unit.
        unit: UnitRef,
        /// The charger it meets, one to its front.
        against: UnitRef,
    },
    /// A charged unit receives the charge where it stands.
    Stand {
        /// The unit.
        unit: UnitRef,
    },
    /// A charged unit evades (gap C-A7).
    Evade {
        /// The unit.
        unit: UnitRef,
    },
    /// A routing unit moves, or cannot (C-13).
    Flee {
        /// The unit.
        unit: UnitRef,
        /// Where to.
        flight: Flight,
    },
    /// A charger that is not in contact moves (C-05).
    Follow {
        /// The charger.
        unit: UnitRef,
        /// Whether its target is still within its reach.
        reaches: bool,
    },
    /// A unit rolls for surrender (C-11, C-14, C-15).
    Surrender {
        /// The unit.
        unit: UnitRef,
    },
    /// The step ends; after the last, the turn.
    End,
    /// Sets something by hand: what the rest of the set brought about, or what
    /// the table has agreed.
    Correct {
        /// The unit.
        unit: UnitRef,
        /// What is so.
        set: Correction,
    },
    /// Sets many units by hand: play went on with paper.
    FromPaper {
        /// The units as their rosters show them; those that are not named
        /// stay as they are.
        units: Vec<OnPaper>,
    },
}

/// A unit as its roster shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingOnPaper", deny_unknown_fields)]
pub struct OnPaper {
    /// The unit.
    pub unit: UnitRef,
    /// Its strength points.
    pub strength: u8,
    /// How it bears up.
    pub morale: Morale,
    /// Why it is off the table, if it is.
    pub away: Option<Away>,
}

impl OnPaper {
    /// What must be set to make the unit what it is on paper: first whether it is there,
    /// as nobody who is not owes anything for his rout.
    pub(super) fn differences(&self, standing: &Standing) -> Vec<Correction> {
        let sets = [
            (self.away != standing.away).then_some(Correction::Away(self.away)),
            (self.strength != standing.strength).then_some(Correction::Strength(self.strength)),
            (self.morale != standing.morale).then_some(Correction::Morale(self.morale)),
        ];
        sets.into_iter().flatten().collect()
    }
}

/// What shelters a charged unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingCover", rename_all = "snake_case")]
pub enum Cover {
    /// Nothing.
    Open,
    /// An obstacle or a building (C-07f).
    ObstacleOrBuilding,
    /// A fortification (C-07i).
    Fortification,
    /// Both.
    FortificationAndObstacle,
}

impl Cover {
    /// Every kind.
    pub const ALL: [Self; 4] = [
        Self::Open,
        Self::ObstacleOrBuilding,
        Self::Fortification,
        Self::FortificationAndObstacle,
    ];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::ObstacleOrBuilding => "obstacle_or_building",
            Self::Fortification => "fortification",
            Self::FortificationAndObstacle => "fortification_and_obstacle",
        }
    }

    /// Whether an obstacle or a building is part of it.
    pub const fn obstacle(self) -> bool {
        matches!(
            self,
            Self::ObstacleOrBuilding | Self::FortificationAndObstacle
        )
    }

    /// Whether a fortification is part of it.
    pub const fn fortification(self) -> bool {
        matches!(self, Self::Fortification | Self::FortificationAndObstacle)
    }
}

/// Where a routing unit goes (C-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingFlight", rename_all = "snake_case")]
pub enum Flight {
    /// Towards the nearest friendly cover.
    Cover,
    /// Off its own edge of the table.
    OffTable,
    /// Nowhere: it has no legal move, and an enemy is near (C-14 c).
    Cornered,
    /// Nowhere: it has no legal move, and no enemy is near.
    Stuck,
}

impl Flight {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Cover, Self::OffTable, Self::Cornered, Self::Stuck];

    /// Its name in files and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cover => "cover",
            Self::OffTable => "off_table",
            Self::Cornered => "cornered",
            Self::Stuck => "stuck",
        }
    }
}

/// Something set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ChargingCorrection",
    tag = "what",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Correction {
    /// Its strength points.
    Strength(u8),
    /// How it bears up.
    Morale(Morale),
    /// Whether it is mounted.
    Mounted(bool),
    /// Its order.
    Order(Order),
    /// Its basic morale.
    BasicMorale(u8),
    /// Its name.
    Name(String),
    /// Why it is off the table; none puts it back.
    Away(Option<Away>),
}
