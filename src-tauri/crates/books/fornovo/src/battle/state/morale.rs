//! Morale (F-5.10, F-5.11).

use serde::{Deserialize, Serialize};

use super::Moment;

/// Morale, from best to worst (F-5.10, F-5.11).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Morale {
    /// The unit is in good morale, as at the start.
    #[default]
    Good,
    /// The unit cannot advance on its next move.
    Halted {
        /// The moment when the unit was halted, for recovery (F-5.07).
        since: Moment,
    },
    /// The unit cannot advance, is unsteady, and has penalties in combat and tests.
    Shaken {
        /// The moment when the unit was shaken, for recovery (F-5.08).
        since: Moment,
    },
    /// The unit is routing.
    Routed {
        /// The number of full rout moves made.
        moves: u8,
        /// The number of half rout moves, made in the Shoot phase. Interpretation D-101 decides
        /// whether they count towards rallying.
        half_moves: u8,
    },
}

impl Morale {
    /// Routed, before the first rout move.
    pub const ROUTED: Self = Self::Routed {
        moves: 0,
        half_moves: 0,
    };

    /// Returns the severity of the morale: 0 for good, higher for each worse state (F-5.11).
    pub const fn depth(self) -> u8 {
        match self {
            Self::Good => 0,
            Self::Halted { .. } => 1,
            Self::Shaken { .. } => 2,
            Self::Routed { .. } => 3,
        }
    }

    /// Whether the unit routs and has not made a rout move, not even the half move in the Shoot
    /// phase (F-7.53).
    pub const fn flees_first(self) -> bool {
        match self {
            Self::Routed { moves, half_moves } => moves == 0 && half_moves == 0,
            Self::Good | Self::Halted { .. } | Self::Shaken { .. } => false,
        }
    }
}
