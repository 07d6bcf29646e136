//! Sections 9.8 and 10.5: the types of troops on a side of a mixed unit.

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::{Blow, By};
use crate::army::Training;
use crate::formation::{self, Block, Formed, formed};
use crate::shooting::Side;

/// Combat hits the rank or file in contact (F-10.24).
pub(super) const IN_CONTACT: u32 = 1;
/// Shooting hits the nearest two ranks or files (F-9.18).
pub(super) const NEAREST: u32 = 2;

impl Blow {
    /// Returns the number of ranks or files that the hits reach.
    pub(super) const fn depth(&self) -> u32 {
        match self.by {
            By::Fire { .. } => NEAREST,
            By::Strike { .. } => IN_CONTACT,
        }
    }
}

impl Position<'_> {
    /// Returns the groups with figures in the nearest ranks or files on this side of the unit, as
    /// far as its formation shows them: sleeves are the flanks of pikes, and groups are one behind
    /// another in the order in which they strike (F-2.31, F-10.27, D-262). The groups of any other
    /// mixture are on every side.
    pub(super) fn groups_on(&self, unit: UnitRef, side: Side, depth: u32) -> Vec<usize> {
        let Some((_, state)) = self.unit(unit) else {
            return Vec::new();
        };
        let left = state.groups.iter().enumerate();
        let all: Vec<usize> = left
            .filter_map(|(group, left)| (*left > 0).then_some(group))
            .collect();
        let near = match side {
            _ if self.is_all_front(unit) => None,
            Side::Left | Side::Right => self.sleeves(unit, depth),
            Side::Front => self.nearest_ranks(unit, depth, false),
            Side::Rear => self.nearest_ranks(unit, depth, true),
        };
        let near = |group: &usize| near.as_ref().is_none_or(|near| near.contains(group));
        let some: Vec<usize> = all.iter().copied().filter(near).collect();
        if some.is_empty() { all } else { some }
    }

    /// Returns the groups of a bill-and-bow unit that can fill its nearest ranks on this side on
    /// their own: the rules do not give the order of its ranks (F-2.29, D-67).
    pub(super) fn may_be_nearest_alone(&self, unit: UnitRef, side: Side, depth: u32) -> Vec<usize> {
        let Some((bought, state)) = self.unit(unit) else {
            return Vec::new();
        };
        let ordered = self.is_all_front(unit) || self.led_blocks(unit).is_some();
        let in_ranks = matches!(side, Side::Front | Side::Rear) && !ordered;
        let open = bought.training == Some(Training::BillAndBow) && in_ranks;
        let Some(front) = state.formation.front.filter(|_| open) else {
            return Vec::new();
        };
        let ranks = u32::from(front).saturating_mul(depth).max(1);
        let groups = state.groups.iter().enumerate();
        let fills = |(group, left): (usize, &u32)| (*left >= ranks).then_some(group);
        groups.filter_map(fills).collect()
    }

    /// Returns the groups in the sleeves; `None` if a sleeve has fewer than `files` files, or if
    /// shot from the sleeves were brought to the front (D-268).
    fn sleeves(&self, unit: UnitRef, files: u32) -> Option<Vec<usize>> {
        let (bought, state) = self.unit(unit)?;
        let in_sleeves = |group: &usize| {
            let group = bought.groups.get(*group);
            group.is_some_and(|group| formation::place(bought, group) == formation::Place::Sleeves)
        };
        let left = state.leads.is_some_and(|group| in_sleeves(&group.into()));
        let formed = formed(&self.current_unit(unit)?, self.rules);
        if left || !reach(formed.as_ref(), files) {
            return None;
        }
        Some((0..bought.groups.len()).filter(in_sleeves).collect())
    }

    /// Returns the groups in the first ranks of the unit, or in its last ranks; `None` if its
    /// formation does not show them. Sleeves are beside these ranks.
    fn nearest_ranks(&self, unit: UnitRef, depth: u32, rear: bool) -> Option<Vec<usize>> {
        let (_, state) = self.unit(unit)?;
        let [(mut body, front), (beside, _)] = self.led_blocks(unit)?;
        if rear {
            body.reverse();
        }
        let mut ranks = 0_u32;
        let near = |group: &usize| {
            let reached = ranks < depth;
            let figures = state.groups.get(*group).copied().unwrap_or(0);
            ranks = ranks.saturating_add(figures.checked_div(front).unwrap_or(0));
            reached
        };
        Some(body.into_iter().take_while(near).chain(beside).collect())
    }
}

/// Whether both sleeves have this many files; true if there are no sleeves or their front is
/// unknown.
fn reach(formed: Option<&Formed>, files: u32) -> bool {
    let sleeves = formed.and_then(|formed| formed.sleeves);
    let enough = |block: &Block| block.front >= files;
    sleeves.is_none_or(|sleeves| sleeves.iter().all(enough))
}
