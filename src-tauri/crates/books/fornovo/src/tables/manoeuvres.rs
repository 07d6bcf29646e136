//! Sections 7.9 to 7.17, 2.11 and 2.12: what manoeuvres take of a move, from
//! `data/fornovo/movement.toml`.

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::limits::clause;
use super::scaled::Scaled;
use super::share::Share;

/// A value for steady regulars of grade A to C, and one for everyone else.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByDrill {
    steady: Share,
    other: Share,
}

impl ByDrill {
    /// The value for these troops.
    pub const fn of(self, drilled: bool) -> Share {
        if drilled { self.steady } else { self.other }
    }
}

/// A change of facing: a part of the move spent (F-7.21, D-13).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facing {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part.
    pub cost: ByDrill,
    /// The figures that it is for; nought where it is for any unit.
    pub for_figures: u32,
}

/// A square: a part of the move spent (F-7.26).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Square {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part.
    pub cost: ByDrill,
    /// Ranks from which on it is cheaper.
    pub deep_ranks: u32,
    /// The part for those.
    pub deep: ByDrill,
}

/// A way to go that is slower than straight ahead: a part of the speed.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part.
    pub rate: ByDrill,
    /// The part with pikes, where it differs.
    #[serde(default)]
    pub with_pikes: Option<ByDrill>,
    /// The part in two ranks or fewer, where it differs (D-14, D-31).
    #[serde(default)]
    pub in_two_ranks: Option<ByDrill>,
}

/// Section 7.17, but for changes of front.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manoeuvres {
    /// Ranks of a unit that the playsheets call thin (D-31).
    pub thin_ranks: u32,
    /// F-7.21.
    pub change_facing: Facing,
    /// F-7.26.
    pub square: Square,
    /// F-7.23.
    pub wheel: Pace,
    /// F-7.24.
    pub narrow_oblique: Pace,
    /// F-7.25.
    pub wide_oblique: Pace,
    /// F-7.25.
    pub sidestep: Pace,
    /// F-7.25.
    pub retire: Pace,
}

/// A part of the move that something takes.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part.
    pub share: Share,
}

/// Dragoons' horses (F-7.34).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Horses {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part of the move that dismounting takes.
    pub dismount: Share,
    /// The part that mounting takes.
    pub mount: Share,
    /// One in so many figures holds horses.
    pub figures_a_holder: u32,
    /// But never fewer than this.
    pub fewest_holders: u32,
}

/// Archers' stakes (F-2.65).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Staking {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part of the move that planting takes.
    pub plant: Share,
    /// The part that taking them up takes.
    pub lift: Share,
}

/// Units too deep to be passed through (F-7.31).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barred {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// From so many ranks on.
    pub ranks: u32,
}

/// How a unit passes through another (F-7.32).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The part of its speed.
    pub rate: Share,
    /// Who can form in so few ranks stays in order.
    pub thin_ranks: u32,
}

/// Section 7.10.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passages {
    /// F-7.31.
    pub barred: Barred,
    /// F-7.32.
    pub pass: Pass,
}

/// An evasion (F-7.48).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evasion {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Its least, as a part of the normal move.
    pub least: Share,
}

/// A distance of the movement table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// How far.
    pub length: Scaled,
}

/// Distances that moves speak of.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Reaches {
    /// How far skirmishers stray from their leading figure (F-7.28).
    pub skirmish_spread: Reach,
    /// How near a flank whatever covers it must be (F-7.35).
    pub flank_cover: Reach,
    /// What passing through planted stakes takes (F-2.65).
    pub filter_through_stakes: Reach,
    /// What passing through wagons of the own army takes (F-2.69).
    pub cross_own_laager: Reach,
}
