//! What crossing an obstacle takes of a move (sections 11.6 to 11.10), from
//! `data/fornovo/movement.toml`.

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::limits::clause;
use super::scaled::Scaled;
use super::share::Share;

/// An obstacle that is crossed, or works that are entered.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Obstacle {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// What it takes of the move.
    pub cost: Scaled,
    /// Whether it takes that for each rank.
    pub for_each_rank: bool,
    /// Whether only foot crosses it.
    #[serde(default)]
    pub foot_only: bool,
}

/// Coming out of a town block (F-11.14).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownBlock {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part of the move that it takes; going in takes none.
    pub leave: Share,
}

/// Obstacles that take of a move. Hedgerows, which nobody crosses before they
/// are cleared, are in [`super::ground`].
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
