//! Gaps in the source that a game has to fill. Each is a named choice with a default and a printed
//! sentence.

use super::tables::INTERPRETATIONS;
use drumhead_rules::switches;

switches! { "ChargingInterpretations" from INTERPRETATIONS;
    /// The factors for a unit charged in the flank and the rear at the same time (gap C-A5).
    flank_and_rear: FlankAndRear as "FlankAndRear" {
        /// Both factors.
        Both = "both",
        /// The rear factor only.
        Worst = "worst",
    }
    /// The factors for a fortification that includes an obstacle or a building (gap C-A6).
    fort_and_obstacle: FortAndObstacle as "FortAndObstacle" {
        /// The fortification only.
        FortOnly = "fort_only",
        /// Both factors.
        Both = "both",
    }
    /// The score below which a unit may counter-charge (gap C-A4).
    counter_below: CounterBelow as "CounterBelow" {
        /// Below 0.
        Nought = "0",
        /// Below 1.
        One = "1",
    }
    /// When cavalry that is charged by cavalry may counter-charge (gap C-A3).
    cav_vs_cav_counter: HorseCounter as "HorseCounter" {
        /// The cavalry counter-charges like every other unit.
        AsWritten = "as_written",
        /// The cavalry may always counter-charge unless it routs.
        AlwaysIfStands = "always_if_stands",
    }
    /// The consequence for routing units that are still within a charger's reach (gap C-A8).
    caught_routers: CaughtRouters as "CaughtRouters" {
        /// Routing units that are caught roll for surrender.
        SurrenderCheck = "surrender_check",
        /// No further effect.
        NoCheck = "no_check",
    }
    /// The fate of units without strength points (gap C-A2).
    zero_sp: ZeroStrength as "ZeroStrength" {
        /// The units are removed.
        Destroyed = "destroyed",
        /// The units remain.
        Remains = "remains",
    }
    /// Whether units may evade (gap C-A7).
    evade: Evading as "Evade" {
        /// Not allowed.
        Off = "off",
        /// Open-order infantry and light cavalry may evade.
        On = "on",
    }
    /// The effect of terrain in the way of a charge (C-17).
    charge_terrain_penalty: TerrainPenalty as "TerrainPenalty" {
        /// Terrain slows and stops charges.
        Strict = "strict",
        /// Terrain has no effect.
        Free = "free",
    }
}

impl HorseCounter {
    /// Returns whether cavalry that stands may always counter-charge cavalry in front of it.
    pub(crate) const fn is_always(self) -> bool {
        matches!(self, Self::AlwaysIfStands)
    }
}

impl CounterBelow {
    /// Returns the score below which a unit may counter-charge.
    pub const fn score(self) -> i32 {
        match self {
            Self::Nought => 0,
            Self::One => 1,
        }
    }
}
