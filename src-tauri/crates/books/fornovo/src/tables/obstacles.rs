//! The costs of crossing obstacles (sections 11.6 to 11.10), from
//! `data/fornovo/movement.toml`.

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::limits::clause;
use super::scaled::Scaled;
use super::share::Share;

/// An obstacle to cross, or works to enter.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Obstacle {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The cost in the move.
    pub cost: Scaled,
    /// Whether the cost is for each rank.
    pub for_each_rank: bool,
    /// Whether only foot can cross it.
    #[serde(default)]
    pub foot_only: bool,
}

/// Leaving a town block (F-11.14).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownBlock {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the move; entering is free.
    pub leave: Share,
}

/// Obstacles with a cost. Hedgerows, which cannot be crossed before they are cleared, are
/// in [`super::ground`].
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Obstacles {
    /// F-11.09.
    pub fence: Obstacle,
    /// F-11.09.
    pub low_wall: Obstacle,
    /// F-11.10.
    pub high_wall: Obstacle,
    /// F-11.19.
    pub ditch: Obstacle,
    /// F-11.20.
    pub fieldworks: Obstacle,
    /// F-11.14.
    pub town_block: TownBlock,
}
