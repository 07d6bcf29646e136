//! Numbers used in play that are not in the larger tables, from `play.toml`.

use drumhead_vocabulary::ClauseId;
use serde::Deserialize;

use super::limits::{Most, clause};

/// The rolls on which unpaid troops refuse to serve.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The rolls on which an unpaid unit leaves the battle (F-2.63).
    pub leaves: Vec<u8>,
}

/// The rolls that succeed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chances {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The successful rolls.
    pub succeeds: Vec<u8>,
}

/// A number of turns to wait.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wait {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of turns after which the wait ends, counted from the turn in which it began.
    pub turns: u16,
}

/// Numbers used in play that are not in the larger tables.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The refusal of unpaid troops to serve (F-2.63).
    pub pay: Pay,
    /// How long pursuers that left the table wait (F-7.29, D-106).
    pub away: Wait,
    /// The rolls with which an evader turns on its pursuers (F-7.50).
    pub false_rout: Chances,
    /// The maximum number of ranks in which light cavalry may evade (F-7.47).
    pub evading_ranks: Most,
}
