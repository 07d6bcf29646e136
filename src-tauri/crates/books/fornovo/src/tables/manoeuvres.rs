//! Sections 7.9 to 7.17, 2.10 to 2.12 and 2.17: the costs, rates and distances of manoeuvres, from
//! `data/fornovo/movement.toml`.

use drumhead_vocabulary::ClauseId;
use serde::Deserialize;

use super::limits::clause;
use super::scaled::Scaled;
use super::share::Share;

/// One value for steady regulars of grade A to C, and one for all others.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByDrill {
    steady: Share,
    other: Share,
}

impl ByDrill {
    /// Returns the value for these troops.
    pub const fn of(self, drilled: bool) -> Share {
        if drilled { self.steady } else { self.other }
    }
}

/// A change of facing: a share of the move (F-7.21, D-13).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facing {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the move.
    pub cost: ByDrill,
    /// The number of figures that this share covers; 0 for any number.
    pub for_figures: u32,
}

/// A square: a share of the move (F-7.26).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Square {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the move.
    pub cost: ByDrill,
    /// The number of ranks from which forming or leaving square is cheaper.
    pub deep_ranks: u32,
    /// The share of the move for units with at least that number of ranks.
    pub deep: ByDrill,
}

/// A way of moving other than straight ahead: a share of the speed.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the speed.
    pub rate: ByDrill,
    /// The share for units with pikes, if different.
    #[serde(default)]
    pub with_pikes: Option<ByDrill>,
    /// The share for units in two ranks or fewer, if different (D-14, D-31).
    #[serde(default)]
    pub in_two_ranks: Option<ByDrill>,
}

/// The manoeuvres of section 7.17, except changes of frontage.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manoeuvres {
    /// The maximum number of ranks at which [`Pace::in_two_ranks`] applies (D-31).
    pub thin_ranks: u32,
    /// Changing facing (F-7.21).
    pub change_facing: Facing,
    /// Forming and leaving square (F-7.26).
    pub square: Square,
    /// Wheeling (F-7.23).
    pub wheel: Pace,
    /// A narrow oblique (F-7.24).
    pub narrow_oblique: Pace,
    /// A wide oblique (F-7.25).
    pub wide_oblique: Pace,
    /// Sidestepping (F-7.25).
    pub sidestep: Pace,
    /// Retiring (F-7.25).
    pub retire: Pace,
}

/// The share of the move that an action uses.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the move.
    pub share: Share,
}

/// Dragoons' horses (F-7.34).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Horses {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the move for dismounting.
    pub dismount: Share,
    /// The share of the move for mounting.
    pub mount: Share,
    /// The number of figures per horse-holder.
    pub figures_a_holder: u32,
    /// The minimum number of horse-holders.
    pub fewest_holders: u32,
}

/// Archers' stakes (F-2.65).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Staking {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the move for planting.
    pub plant: Share,
    /// The share of the move for lifting the stakes.
    pub lift: Share,
}

/// Units that are too deep to interpenetrate or be interpenetrated (F-7.31).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barred {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The minimum number of ranks.
    pub ranks: u32,
}

/// Interpenetration (F-7.32).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The share of the unit's speed.
    pub rate: Share,
    /// Both units stay in order if they are steady and may form up in as few as this number of
    /// ranks.
    pub thin_ranks: u32,
}

/// Section 7.10: interpenetration.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passages {
    /// Units that are too deep to interpenetrate or be interpenetrated (F-7.31).
    pub barred: Barred,
    /// The effects of interpenetration (F-7.32).
    pub pass: Pass,
}

/// An evasion (F-7.48).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evasion {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The minimum distance, as a share of the normal move.
    pub least: Share,
}

/// A distance in the movement table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The distance.
    pub length: Scaled,
}

/// The distances in the movement rules.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Reaches {
    /// The spread of skirmishers around their command figure (F-7.28).
    pub skirmish_spread: Reach,
    /// The maximum distance at which a friend or terrain covers a flank (F-7.35).
    pub flank_cover: Reach,
    /// The cost of passing through planted stakes (F-2.65).
    pub filter_through_stakes: Reach,
    /// The cost of passing through wagons of the unit's own army (F-2.69).
    pub cross_own_laager: Reach,
}
