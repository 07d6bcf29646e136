//! Disorder: why a unit is in it, and since when (section 5.1).

use serde::{Deserialize, Serialize};

use super::Moment;

/// A disorder, its cause and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disorder {
    /// Why.
    pub cause: DisorderCause,
    /// Since when.
    pub since: Moment,
    /// Whether the ground or a formation disordered it before that, and may do
    /// so still (F-5.09).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lasting: bool,
}

impl Disorder {
    /// Whether only the table knows if its cause is still there (F-5.09).
    pub const fn may_last(&self) -> bool {
        let lasts = matches!(
            self.cause,
            DisorderCause::Terrain | DisorderCause::Formation | DisorderCause::Table
        );
        lasts || self.lasting
    }
}

/// Why a unit is in disorder (F-5.02 to F-5.05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DisorderCause {
    /// Ground.
    Terrain,
    /// A manoeuvre.
    Manoeuvre,
    /// A formation that the book does not allow (F-2.11, F-2.18).
    Formation,
    /// A rout or a pursuit begun.
    RoutOrPursuit,
    /// Two rounds of combat (F-5.03).
    Combat,
    /// Friends burst through it, or it through friends.
    BurstThrough,
    /// Friends passed through it, or it through friends (F-7.32).
    Interpenetration,
    /// It charged an enemy that evaded and did not catch it (F-7.49).
    MissedCharge,
    /// It rallied or halted a pursuit (F-8.10, F-8.18).
    Rallied,
    /// Half of it is lost: it cannot reform (F-5.05).
    Exhausted,
    /// The players say so.
    Table,
}
