//! Section 5: steadiness, order, and the effects of losses on a unit.

use super::army::*;
use super::tables::limits::{Limits, Loss};

/// The losses at which a unit's state changes, in figures (F-5.05, F-5.06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LossMarks {
    /// The losses that exhaust the unit.
    pub exhausted: Option<u32>,
    /// The losses that shatter the unit.
    pub shattered: Option<u32>,
}

/// Returns these losses for a unit with this initial number of figures. A fraction of a figure
/// is rounded up: a unit of 7 figures is exhausted when it has lost 4.
pub fn loss_marks(start: u32, limits: &Limits) -> LossMarks {
    let mark = |loss: &Loss| Some(loss.at_share.reached_at(start));
    LossMarks {
        exhausted: mark(&limits.losses.exhausted),
        shattered: mark(&limits.losses.shattered),
    }
}

/// The effective grade of a unit. Lack of supply lowers the grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayingGrade {
    /// The grade.
    pub grade: Grade,
    /// Whether the grade is D-minus: grade D, and worse in reaction tests (F-2.61).
    pub minus: bool,
}

/// Returns the effective grade of a unit: the grade as bought, or one lower if the unit is
/// unsupplied; grade D falls to D-minus (F-2.60, F-2.61). The unit's price and options depend on
/// the grade as bought (D-89).
pub fn playing_grade(unit: &Unit) -> PlayingGrade {
    let lowered = unit.unsupplied;
    let grade = match unit.grade {
        own if !lowered => own,
        Grade::A => Grade::B,
        Grade::B => Grade::C,
        Grade::C | Grade::D => Grade::D,
    };
    PlayingGrade {
        grade,
        minus: lowered && unit.grade == Grade::D,
    }
}

/// The state of a unit that determines whether it is steady.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bearing {
    /// Whether the unit is disordered, from any cause.
    pub disordered: bool,
    /// Whether the unit's morale is good or halted: neither shaken nor routed.
    pub firm: bool,
}

/// Whether a unit is steady (F-5.01): regular foot or horse in close order, not disordered, in good
/// or halted morale. Gunners are never steady.
pub fn is_steady(unit: &Unit, bearing: Bearing) -> bool {
    unit.kind != Kind::Artillery
        && unit.troops == TroopType::Regular
        && unit.order == Order::Close
        && !bearing.disordered
        && bearing.firm
}

/// Whether a unit with this initial number of figures is large (F-2.13).
pub fn is_large(start: u32, limits: &Limits) -> bool {
    start >= limits.size.large.least
}
