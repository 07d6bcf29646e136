//! Reasons why a unit cannot shoot.

use drumhead_vocabulary::ClauseId;

/// The reason why a volley is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{clause}: {key}", clause = self.clause(), key = self.key())]
pub enum CannotShoot {
    /// Routed units cannot shoot.
    Routed,
    /// The weapon cannot shoot.
    NoMissile,
    /// The target is out of range.
    OutOfRange,
    /// Plug bayonets are fixed.
    PlugBayonets,
    /// Foot, or very light guns, moved more than half their move.
    MovedTooFar,
    /// The guns moved, turned or unlimbered.
    GunsMoved,
    /// The guns are still reloading.
    Reloading {
        /// The number of turns left.
        turns: u32,
    },
    /// There are too few gunners for even one model.
    TooFewCrew {
        /// The number of gunners needed for one model.
        needed: u32,
    },
    /// Organ guns cannot fire ballshot.
    OrganBall,
    /// Very light guns cannot fire hailshot.
    NoHail,
    /// Only snipers may shoot at a sniper.
    AtSniper,
    /// The enemy was pursuing another unit when it crashed into this unit.
    CrashIn,
    /// The charge is on a flank or the rear.
    NotFrontal,
    /// These troops cannot shoot while charging.
    Charging,
    /// A garrison has rolled its dice, or has none for so short a front.
    NoDiceOnFront,
}

impl CannotShoot {
    /// Returns the clause.
    pub const fn clause(self) -> ClauseId {
        ClauseId::new(match self {
            Self::Routed | Self::OutOfRange => "F-9.01",
            Self::NoMissile => "F-1.19",
            Self::PlugBayonets => "F-2.67",
            Self::MovedTooFar => "F-9.36",
            Self::GunsMoved => "F-9.38",
            Self::Reloading { .. } => "F-9.39",
            Self::TooFewCrew { .. } => "F-7.18",
            Self::OrganBall => "F-2.54",
            Self::NoHail => "F-9.27",
            Self::AtSniper => "F-2.50",
            Self::CrashIn | Self::NotFrontal => "F-9.10",
            Self::Charging => "F-10.26",
            Self::NoDiceOnFront => "F-11.15",
        })
    }
}
