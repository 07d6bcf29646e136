//! The class of a target and its column (section 9.6).

use super::volley::{Classes, Target};
use crate::interpretations::DenseInCover;
use crate::tables::Rules;
use crate::tables::shooting::Cells;
use crate::to_hit::ToHit;

/// The class of target against which a volley is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// Close order in the open.
    Normal,
    /// Deep or enfiladed close order: the normal column, with a bonus for ballshot.
    Dense,
    /// Skirmish order.
    Skirmish,
    /// Soft cover.
    Soft,
    /// Hard cover.
    Hard,
}

impl Column {
    /// All columns, in the order of the rules.
    pub const ALL: [Self; 5] = [
        Self::Normal,
        Self::Dense,
        Self::Skirmish,
        Self::Soft,
        Self::Hard,
    ];
}

/// The column for a target, its cell, and the scores to hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) column: Column,
    pub(super) printed: ToHit,
    pub(super) to_hit: ToHit,
}

/// Returns the worth of a code to the shooter: its hits, summed over the six faces.
fn worth(code: ToHit) -> u32 {
    (1..=6).map(|face| u32::from(code.hits(face))).sum()
}

/// Returns the column that applies; of several, the best for the target (F-9.17).
fn best_for_target(classes: Classes, cells: &Cells, ball: bool, rules: &Rules) -> Choice {
    let choice = |column, printed: ToHit, bonus: bool| {
        let dense = &rules.shooting.dense;
        let bonus = if bonus && ball { dense.die } else { 0 };
        Choice {
            column,
            printed,
            to_hit: printed.with_bonus(bonus),
        }
    };
    let open = if classes.dense {
        choice(Column::Dense, cells.normal, true)
    } else {
        choice(Column::Normal, cells.normal, false)
    };
    let bonus = classes.dense && rules.choices.dense_in_cover == DenseInCover::Bonus;
    let others = [
        (classes.skirmish, Column::Skirmish, cells.skirmish),
        (classes.soft, Column::Soft, cells.soft),
        (classes.hard, Column::Hard, cells.hard),
    ];
    // The normal column is only for a target of no other class. It is never better for a dense
    // target in cover, because cover is at least as good for the target in every row.
    others
        .into_iter()
        .filter(|(fits, ..)| *fits)
        .map(|(_, column, cell)| choice(column, cell, bonus))
        .min_by_key(|choice| worth(choice.to_hit))
        .unwrap_or(open)
}

/// Returns the column for a target. For a split target, returns the better column for the shooter
/// (F-9.17, D-164).
pub(super) fn choose(target: &Target, cells: &Cells, ball: bool, rules: &Rules) -> Choice {
    let first = best_for_target(target.classes, cells, ball, rules);
    let Some(other) = target.split else {
        return first;
    };
    let other = best_for_target(other, cells, ball, rules);
    if worth(other.to_hit) > worth(first.to_hit) {
        other
    } else {
        first
    }
}
