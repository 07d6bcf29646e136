//! Section 7.10: a unit interpenetrates a friend.

use super::super::army::{Kind, Order};
use super::super::readings::PassedStands;
use super::moves::MoveObservations;
use super::prelude::*;

/// The unit that is interpenetrated does not move.
pub(super) const PASSED: ClauseId = ClauseId::new("F-7.32");

/// How one unit interpenetrates another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passage {
    /// As if it were not there (F-7.30).
    Free,
    /// Impossible (F-7.31).
    Barred,
    /// At half speed, and in order (F-7.32).
    InOrder,
    /// At half speed, and both in disorder (F-7.32).
    InDisorder,
}

impl Position<'_> {
    /// How the unit interpenetrates this friend. Ranks that are unknown do not bar it: the players
    /// have seen them.
    pub(super) fn passage(&self, unit: UnitRef, friend: UnitRef) -> Passage {
        let rows = &self.rules.movement.passage;
        let both = [unit, friend];
        let deep = |unit: &UnitRef| {
            let ranks = self.ranks(*unit).filter(|_| !self.is_no_obstacle(*unit));
            ranks.is_some_and(|ranks| ranks >= rows.barred.ranks)
        };
        // A deep unit is impassable, for skirmishers and guns too; they themselves obstruct nobody.
        if deep(&friend) {
            return Passage::Barred;
        }
        if both.iter().any(|unit| self.is_no_obstacle(*unit)) {
            return Passage::Free;
        }
        if deep(&unit) {
            return Passage::Barred;
        }
        let orderly = |unit: &UnitRef| self.steady(*unit) && self.forms_thin(*unit);
        if both.iter().all(orderly) {
            Passage::InOrder
        } else {
            Passage::InDisorder
        }
    }

    /// Unlimbered guns and skirmishers.
    fn is_no_obstacle(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, state)| {
            let guns = bought.kind == Kind::Artillery && !state.limbered;
            bought.order == Order::Skirmish || guns
        })
    }

    /// Whether one or two ranks are in order for it: by its kind, or by training (F-2.10, D-125).
    fn forms_thin(&self, unit: UnitRef) -> bool {
        let ranks = &self.rules.limits.ranks;
        let thin = self.rules.movement.passage.pass.thin_ranks;
        self.unit(unit).is_some_and(|(bought, _)| {
            let least = match bought.kind {
                Kind::Infantry => ranks.infantry.least,
                Kind::Cavalry => ranks.cavalry.least,
                Kind::Artillery => 0,
            };
            bought.shallow || least <= thin
        })
    }

    /// Whether the unit interpenetrates this friend at half speed.
    fn is_slow(&self, unit: UnitRef, friend: UnitRef) -> bool {
        let passage = self.passage(unit, friend);
        matches!(passage, Passage::InOrder | Passage::InDisorder)
    }

    /// Whether the move interpenetrates friends at half speed.
    pub(super) fn passes_slowly(&self, observed: &MoveObservations) -> bool {
        let mut through = observed.through.iter();
        through.any(|friend| self.is_slow(observed.unit, *friend))
    }

    /// Whether an interpenetrated unit stays still for all of its side's moves (D-228).
    fn passed_stand(&self) -> bool {
        self.rules.choices.passed_stand == PassedStands::WholeStep
    }

    /// Whether this friend has moved, and so cannot be interpenetrated.
    pub(super) fn moved_before_passage(&self, unit: UnitRef, friend: UnitRef) -> bool {
        // Charges are moved before that step.
        let moved = |state: &UnitState| !matches!(state.turn.moved, Moved::Stood | Moved::Charged);
        let moved = self.unit(friend).is_some_and(|(_, state)| moved(state));
        moved && self.passed_stand() && self.is_slow(unit, friend)
    }

    /// Whether friends have interpenetrated the unit, so that it cannot move.
    pub(super) fn was_passed(&self, unit: UnitRef) -> bool {
        let passed = self.unit(unit).is_some_and(|(_, state)| state.turn.passed);
        passed && self.passed_stand()
    }
}

unit_facts! {
    /// Friends interpenetrated a unit at half speed (F-7.32).
    PassedThrough |state| state.turn.passed = true;
}

impl Resolver<'_> {
    /// The unit has interpenetrated these friends.
    pub(super) fn passed(&mut self, observed: &MoveObservations) -> Result<(), Misfit> {
        let mut disordered = Vec::new();
        for friend in &observed.through {
            if self.position().is_slow(observed.unit, *friend) {
                self.change(*friend, PassedThrough { unit: *friend })?;
            }
            if self.position().passage(observed.unit, *friend) == Passage::InDisorder {
                disordered.push(*friend);
            }
        }
        if !disordered.is_empty() {
            disordered.push(observed.unit);
        }
        for unit in disordered {
            self.disorder(unit, DisorderCause::Interpenetration)?;
        }
        Ok(())
    }
}
