//! Section 5: steadiness, order, and what losses do to a unit.

use super::tables::limits::{Limits, Loss};

/// The losses at which a unit's state changes, in figures (F-5.05, F-5.06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LossMarks {
    /// Losses that exhaust it; none where the clause is switched off.
    pub exhausted: Option<u32>,
    /// Losses that shatter it.
    pub shattered: Option<u32>,
}

/// The marks for a unit that begins with so many figures; half a figure
/// counts only when it is whole, so 7 figures are exhausted at 4 lost.
pub fn loss_marks(start: u32, limits: &Limits) -> LossMarks {
    let mark = |loss: &Loss| {
        loss.clause
            .stands()
            .then(|| loss.at_share.reached_at(start))
    };
    LossMarks {
        exhausted: mark(&limits.losses.exhausted),
        shattered: mark(&limits.losses.shattered),
    }
}

/// Whether a unit that begins with so many figures is large (F-2.13).
pub fn is_large(start: u32, limits: &Limits) -> bool {
    limits.size.large.clause.stands() && start >= limits.size.large.least
}
