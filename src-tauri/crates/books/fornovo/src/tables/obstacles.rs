//! The costs of crossing obstacles (sections 11.6 to 11.10), from
//! `data/fornovo/movement.toml`.

use drumhead_vocabulary::ClauseId;
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
    /// The distance that a crossing takes from the move.
    pub cost: Scaled,
    /// Whether the cost is for each rank.
    pub for_each_rank: bool,
    /// Whether only foot can cross the obstacle.
    #[serde(default)]
    pub foot_only: bool,
}

/// The cost of leaving a town block (F-11.14).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownBlock {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the move for leaving. Entering costs nothing.
    pub leave: Share,
}

/// Obstacles with a cost. A hedgerow cannot be crossed before it is cleared: see [`super::ground`].
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Obstacles {
    /// A fence (F-11.09).
    pub fence: Obstacle,
    /// A low wall (F-11.09).
    pub low_wall: Obstacle,
    /// A high wall (F-11.10).
    pub high_wall: Obstacle,
    /// A ditch (F-11.19).
    pub ditch: Obstacle,
    /// Fieldworks (F-11.20).
    pub fieldworks: Obstacle,
    /// A town block (F-11.14).
    pub town_block: TownBlock,
}
