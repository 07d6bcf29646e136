//! Numbers of play outside the larger tables, from `play.toml`.

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::limits::{Most, clause};

/// The pay of troops.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Faces on which an unpaid unit goes home (F-2.63).
    pub leaves: Vec<u8>,
}

/// Faces that succeed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chances {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The faces.
    pub succeeds: Vec<u8>,
}

/// A wait.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wait {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of turns after the one in which it began.
    pub turns: u16,
}

/// Numbers of play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Unpaid troops (F-2.63).
    pub pay: Pay,
    /// Pursuers off the table (F-7.29, D-106).
    pub away: Wait,
    /// An evader that turns on its pursuers (F-7.50).
    pub false_rout: Chances,
    /// Ranks in which light cavalry can still evade (F-7.47).
    pub evading_ranks: Most,
}
