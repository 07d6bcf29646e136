//! Disorder: its cause, and the moment when it began (section 5.1).

use serde::{Deserialize, Serialize};

use super::Moment;

/// A disorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disorder {
    /// The cause.
    pub cause: DisorderCause,
    /// The moment when the disorder began.
    pub since: Moment,
    /// Whether the cause of an earlier disorder may remain (F-5.09).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lasting: bool,
}

impl Disorder {
    /// Whether the cause may remain, so that the players may have to be asked (F-5.09).
    pub const fn may_last(&self) -> bool {
        self.cause.may_last() || self.lasting
    }
}

impl DisorderCause {
    /// Whether this cause may remain, so that the players may have to be asked (F-5.09).
    pub const fn may_last(self) -> bool {
        matches!(
            self,
            Self::Bridge | Self::Terrain | Self::Formation | Self::Table
        )
    }
}

named! {
    /// The cause of a disorder (F-5.02 to F-5.05).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum DisorderCause {
        /// A bridge that the unit, or a part of it, is on (F-11.13).
        Bridge = "bridge",
        /// A block that the unit is in, has left or has attacked (F-11.14).
        Block = "block",
        /// Terrain.
        Terrain = "terrain",
        /// A manoeuvre.
        Manoeuvre = "manoeuvre",
        /// An illegal formation (F-2.11, F-2.18).
        Formation = "formation",
        /// The beginning of a rout or pursuit.
        RoutOrPursuit = "rout_or_pursuit",
        /// Two rounds of combat (F-5.03).
        Combat = "combat",
        /// Friends burst through the unit (F-7.54).
        BurstThrough = "burst_through",
        /// Pursuers crashed into the unit (F-7.59).
        CrashIn = "crash_in",
        /// Friends interpenetrated the unit, or the unit interpenetrated friends (F-7.32).
        Interpenetration = "interpenetration",
        /// The unit charged, but its target left before contact, and it reached no other enemy
        /// (F-7.49).
        MissedCharge = "missed_charge",
        /// The unit rallied or halted a pursuit (F-8.10, F-8.18).
        Rallied = "rallied",
        /// The unit has lost half its figures and cannot recover (F-5.05).
        Exhausted = "exhausted",
        /// The players disordered the unit by a correction.
        Table = "table",
    }
}
