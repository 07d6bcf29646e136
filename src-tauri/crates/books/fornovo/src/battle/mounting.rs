//! Section 7.14: dismounted dragoons and their horse-holders.

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;

impl Position<'_> {
    /// Returns the number of horse-holders that this unit needs: 1 for each `figures_a_holder`
    /// figures, but at least `fewest_holders` (F-7.34).
    pub(super) fn horse_holders(&self, unit: UnitRef) -> u32 {
        let row = &self.rules.movement.horses;
        let figures = self.unit(unit).map_or(0, |(_, state)| state.figures());
        let holders = figures / row.figures_a_holder.max(1);
        holders.max(row.fewest_holders).min(figures)
    }

    /// Returns the figures of each group that may fight and shoot. Horse-holders, taken from the
    /// largest groups, do neither (F-7.34, D-148).
    pub(super) fn groups_at_hand(&self, unit: UnitRef) -> Vec<u32> {
        let Some((_, state)) = self.unit(unit) else {
            return Vec::new();
        };
        without(&state.groups, state.horses.holders())
    }
}

/// Returns the figures left in each group after this many are taken, from the largest group first.
pub(super) fn without(groups: &[u32], mut figures: u32) -> Vec<u32> {
    let mut left = groups.to_vec();
    while figures > 0 {
        let Some(largest) = left.iter_mut().max().filter(|group| **group > 0) else {
            break;
        };
        let dismounted = figures.min(*largest);
        *largest -= dismounted;
        figures -= dismounted;
    }
    left
}
