//! Sections 7.2 to 7.5: routing and pursuing units move (F-6.04), through friends, round them, or
//! into obstacles.

use super::ground::Cover;
use super::prelude::{Battle, Impossible, Position, UnitRef, impossible, on_table};
use super::state::*;
use crate::interpretations::RoutersMeet;
use crate::terrain::Against;

/// Checks that the units met on the way are friends on the table.
///
/// # Errors
/// [`Impossible`] if one is not.
pub(super) fn are_met(
    battle: &Battle,
    unit: UnitRef,
    friends: &[UnitRef],
) -> Result<(), Impossible> {
    for friend in friends {
        on_table(battle, *friend)?;
        if friend.side != unit.side || *friend == unit {
            return Err(impossible("not_a_friend").with("unit", unit));
        }
    }
    Ok(())
}

impl Position<'_> {
    /// Whether the unit routs.
    pub(super) fn is_routing(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, state)| state.routs())
    }

    /// Whether other units cannot burst through the unit: it is in square, hard cover or a building
    /// (F-7.54).
    pub(super) fn bars_routers(&self, unit: UnitRef) -> bool {
        let Some((_, state)) = self.unit(unit) else {
            return false;
        };
        let sheltered = self.at(unit).is_some_and(|(site, stand)| {
            let hard = site.cover(Against::SmallArms, self.rules) == Cover::Hard;
            site.covers(stand) && (site.feature.kind.is_block() || hard)
        });
        state.square || sheltered
    }

    /// Whether a routing unit flows round friends in its way. It can do so only through a gap;
    /// interpretation D-116 decides whether it does so even on its first move (F-7.52, F-7.53).
    pub(super) fn flows_round(&self, first: bool, gap: bool) -> bool {
        let bursts = match self.rules.choices.routers_meet {
            RoutersMeet::BurstFirst => first,
            RoutersMeet::FlowAlways => false,
        };
        gap && !bursts
    }

    /// Returns the friends through which the unit's target burst: the pursuer crashes into these
    /// friends (F-7.59).
    pub(super) fn crashes_into(&self, unit: UnitRef) -> Vec<UnitRef> {
        self.on_target(unit, |path| path.through.iter().copied().collect())
            .into_iter()
            .filter(|enemy| self.is_on_table(*enemy))
            .collect()
    }

    /// Whether the unit routs and can be pursued: it is on the table, or fled off it, and has
    /// neither surrendered nor been destroyed (F-7.29, F-7.57).
    pub(super) fn may_be_pursued(&self, unit: UnitRef) -> bool {
        let why = Gone::Fled;
        let there = |state: &UnitState| state.on_table() || state.place == Place::Gone { why };
        self.unit(unit)
            .is_some_and(|(_, state)| state.routs() && there(state))
    }

    /// Whether the enemy is the router that the unit pursues, and is still on the table.
    pub(super) fn is_its_router(&self, unit: UnitRef, enemy: UnitRef) -> bool {
        let pursuit = self.unit(unit).and_then(|(_, state)| state.pursuit);
        let runs = |state: &UnitState| state.on_table() && state.routs();
        pursuit.is_some_and(|pursuit| pursuit.target == enemy)
            && self.unit(enemy).is_some_and(|(_, state)| runs(state))
    }

    /// Returns the unit's target if it is on the table and no longer routs.
    pub(super) fn rallied_target(&self, unit: UnitRef) -> Option<UnitRef> {
        let target = self.unit(unit)?.1.pursuit?.target;
        let stands = |state: &UnitState| !state.routs();
        self.here(target).is_some_and(stands).then_some(target)
    }

    /// Whether the unit's pursuit move reaches its target that has rallied: the unit moves at least
    /// the distance beyond which a pursuit would have ended (F-7.57, F-7.62).
    pub(super) fn reaches_rallied_target(&self, unit: UnitRef) -> bool {
        let ends = &self.rules.reactions.distances.pursuit_ends;
        let near = ends.length.at(self.setup.scale);
        let reaches = || self.flight_reach(unit).is_some_and(|reach| reach >= near);
        self.rallied_target(unit).is_some() && reaches()
    }

    /// Whether the target's rout move must come before the unit's pursuit (F-7.57).
    pub(super) fn waits_for_target(&self, unit: UnitRef) -> bool {
        let pursuit = self.unit(unit).and_then(|(_, state)| state.pursuit);
        pursuit.is_some_and(|pursuit| self.flees_fully(pursuit.target))
    }

    /// Returns the place of the target that the unit pursues; `None` if the unit does not pursue.
    pub(super) fn target_place(&self, unit: UnitRef) -> Option<Place> {
        let pursuit = self.unit(unit)?.1.pursuit?;
        self.unit(pursuit.target).map(|(_, state)| state.place)
    }

    /// Returns the friends that the unit's target flowed round (F-7.60).
    pub(super) fn flows_past(&self, unit: UnitRef) -> Vec<UnitRef> {
        self.on_target(unit, |path| path.round.iter().copied().collect())
    }

    fn is_on_table(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, state)| state.on_table())
    }

    fn on_target(&self, unit: UnitRef, of: impl Fn(&Path) -> Vec<UnitRef>) -> Vec<UnitRef> {
        let pursuit = self.unit(unit).and_then(|(_, state)| state.pursuit);
        let target = pursuit.and_then(|pursuit| self.unit(pursuit.target));
        target.map_or_else(Vec::new, |(_, state)| of(&state.path))
    }

    /// Returns the routed enemies in contact, one of which the unit may pursue.
    pub(super) fn routed_before(&self, unit: UnitRef) -> Vec<UnitRef> {
        let Some((_, state)) = self.unit(unit) else {
            return Vec::new();
        };
        let routs = |enemy: &UnitRef| {
            let enemy = self.unit(*enemy);
            enemy.is_some_and(|(_, state)| state.routs() && state.on_table())
        };
        state.contacts.iter().copied().filter(routs).collect()
    }
}
