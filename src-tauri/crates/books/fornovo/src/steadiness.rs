//! Section 5: steadiness, order, and the effects of losses on a unit.

use super::army::*;
use super::tables::limits::{Limits, Loss};

/// The losses at which a unit's state changes, in figures (F-5.05, F-5.06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LossMarks {
    /// Losses that exhaust it; none if the clause is switched off.
    pub exhausted: Option<u32>,
    /// Losses that shatter it.
    pub shattered: Option<u32>,
}

/// The marks for a unit with this initial number of figures; half a figure counts only when
/// it is whole, so 7 figures are exhausted at 4 lost.
pub fn loss_marks(start: u32, limits: &Limits) -> LossMarks {
    let mark = |loss: &Loss| Some(loss.at_share.reached_at(start));
    LossMarks {
        exhausted: mark(&limits.losses.exhausted),
        shattered: mark(&limits.losses.shattered),
    }
}

/// The effective grade of a unit, which lack of supply lowers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayingGrade {
    /// The grade.
    pub grade: Grade,
    /// D-minus: grade D, and worse in reaction tests (F-2.61).
    pub minus: bool,
}

/// The effective grade of a unit: its own, or one lower if it is unsupplied (F-2.60). Its
/// price and its options depend on its own grade (D-89).
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
    /// Disordered, whatever the cause.
    pub disordered: bool,
    /// Its morale is good or halted: neither shaken nor routed.
    pub firm: bool,
}

/// Whether a unit is steady: regular foot or horse in close order, never
/// gunners, not disordered, in good or halted morale (F-5.01).
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
