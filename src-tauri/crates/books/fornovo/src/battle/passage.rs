//! Section 7.10: a unit interpenetrates a friend.

use drumhead_vocabulary::Length;

use super::allowance::Line;
use super::prelude::*;
use crate::army::{Kind, Order};
use crate::interpretations::PassedStands;

/// The way in which one unit interpenetrates another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passage {
    /// At full speed, without effect (F-7.30).
    Free,
    /// Impossible (F-7.31).
    Barred,
    /// At half speed; both stay in order (F-7.32).
    InOrder,
    /// At half speed; both are disordered (F-7.32).
    InDisorder,
}

/// Returns the objections to interpenetrating these friends, in any kind of move: one of the two
/// units is too deep, or the friend has moved.
pub(super) fn against_passing(
    position: Position<'_>,
    unit: UnitRef,
    through: &[UnitRef],
) -> Vec<Objection> {
    let of_friend = |what: &str, clause: ClauseId, friend: UnitRef| {
        let id = format!("{what}.{}.{}", friend.side, friend.unit);
        let against = objection(&id, clause).saying(message(format!("against.{what}")));
        against.with("unit", unit).with("friend", friend)
    };
    let barred = through
        .iter()
        .copied()
        .filter(|friend| position.passage(unit, *friend) == Passage::Barred);
    let moved = through
        .iter()
        .copied()
        .filter(|friend| position.moved_before_passage(unit, *friend));
    barred
        .map(|friend| of_friend("barred", BARRED, friend))
        .chain(moved.map(|friend| of_friend("friend_moved", PASSED, friend)))
        .collect()
}

impl Position<'_> {
    /// Whether the unit may interpenetrate this friend now.
    pub(super) fn may_pass(&self, unit: UnitRef, friend: UnitRef) -> bool {
        let barred = self.passage(unit, friend) == Passage::Barred;
        !barred && !self.moved_before_passage(unit, friend)
    }

    /// Returns the way in which the unit interpenetrates this friend. An unknown number of ranks
    /// does not rule the passage out, because the players can see the ranks.
    pub(super) fn passage(&self, unit: UnitRef, friend: UnitRef) -> Passage {
        let rows = &self.rules.movement.passage;
        let both = [unit, friend];
        let deep = |unit: &UnitRef| {
            let ranks = self.ranks(*unit).filter(|_| !self.is_no_obstacle(*unit));
            ranks.is_some_and(|ranks| ranks >= rows.barred.ranks)
        };
        // A deep unit is impassable even for skirmishers and guns, which do not obstruct other
        // units.
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

    /// Whether the unit consists of unlimbered guns or of skirmishers, which never obstruct other
    /// units.
    fn is_no_obstacle(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, _)| {
            let guns = bought.kind == Kind::Artillery && !self.is_limbered(unit);
            bought.order == Order::Skirmish || guns
        })
    }

    /// Whether the unit may form in one or two ranks without disorder, because of its kind or its
    /// training (F-2.10, D-125).
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

    /// Whether the unit interpenetrates any of these friends at half speed.
    fn passes_slowly(&self, unit: UnitRef, through: &[UnitRef]) -> bool {
        through.iter().any(|friend| self.is_slow(unit, *friend))
    }

    /// Returns how much of this distance the unit can move if all of it is through these friends;
    /// `None` if the friends do not slow the unit.
    pub(super) fn through_friends(
        &self,
        unit: UnitRef,
        through: &[UnitRef],
        left: Length,
    ) -> Option<Line> {
        let pass = &self.rules.movement.passage.pass;
        self.passes_slowly(unit, through).then(|| Line {
            what: "passage",
            clause: pass.clause,
            length: pass.rate.of(left),
        })
    }

    /// Whether an interpenetrated unit must stand still throughout its side's moves (D-228).
    fn passed_stand(&self) -> bool {
        self.rules.choices.passed_stand == PassedStands::WholeStep
    }

    /// Whether this friend has moved, and so cannot be interpenetrated at half speed (D-228).
    pub(super) fn moved_before_passage(&self, unit: UnitRef, friend: UnitRef) -> bool {
        // A charge does not count, because charges come before the step for normal moves.
        let moved = |state: &UnitState| !matches!(state.turn.moved, Moved::Stood | Moved::Charged);
        let moved = self.unit(friend).is_some_and(|(_, state)| moved(state));
        moved && self.passed_stand() && self.is_slow(unit, friend)
    }

    /// Whether friends have interpenetrated the unit at half speed, so that it cannot move (D-228).
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
    /// Records that the unit has interpenetrated these friends.
    pub(super) fn passed(&mut self, unit: UnitRef, through: &[UnitRef]) -> Result<(), BadFact> {
        let mut disordered = Vec::new();
        for friend in through {
            if self.position().is_slow(unit, *friend) {
                self.change(*friend, PassedThrough { unit: *friend })?;
            }
            if self.position().passage(unit, *friend) == Passage::InDisorder {
                disordered.push(*friend);
            }
        }
        if !disordered.is_empty() {
            disordered.push(unit);
        }
        for unit in disordered {
            self.disorder(unit, DisorderCause::Interpenetration)?;
        }
        Ok(())
    }
}
