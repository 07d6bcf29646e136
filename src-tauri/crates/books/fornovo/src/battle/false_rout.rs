//! Section 2.16: an evader that was trained to it turns on its pursuers.

use drumhead_words::play::UnitRef;

use super::super::reaction::Test;
use super::super::readings::FalseRoutTurns;
use super::super::turn::Step;
use super::duty::Duty;
use super::state::*;
use super::table::Table;

impl Table<'_> {
    /// Whether some of its figures left were trained in the false rout.
    pub(super) fn is_false_router(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, live)| {
            let groups = bought.groups.iter().zip(&live.groups);
            let mut left = groups.filter(|(_, left)| **left > 0);
            left.any(|(group, _)| group.false_rout)
        })
    }

    /// Whether this is the moment at which the unit may turn: it evaded, and
    /// the charge has run out, or its side charges in the turn after (D-80).
    pub(super) fn may_turn_now(&self, unit: UnitRef) -> bool {
        let Some((_, live)) = self.unit(unit) else {
            return false;
        };
        let step = self.state.now.step;
        let now = match self.rules.procedures.false_rout_turns {
            FalseRoutTurns::SameTurn => {
                step == Step::Completions && live.turn.evaded && !self.is_still_chased(unit)
            }
            FalseRoutTurns::NextTurn => {
                let charges = step.charging_side(self.state.side_a) == Some(unit.side);
                charges && live.last.evaded
            }
        };
        now && !live.turn.false_rout
    }

    /// Whether somebody who charged the unit has yet to complete his move, at
    /// the end of which he is in disorder (D-80).
    fn is_still_chased(&self, unit: UnitRef) -> bool {
        self.state.units.iter().any(|(chaser, live)| {
            let halts = Duty::Test {
                unit: *chaser,
                test: Test::HaltPursuit,
            };
            let owed = [halts, Duty::Complete { unit: *chaser }];
            charged(live, unit) && owed.into_iter().any(|duty| self.demands(duty))
        })
    }

    /// The units that this one could turn on, where it is free to turn and trained to it.
    pub(super) fn false_rout_targets(&self, unit: UnitRef) -> Vec<UnitRef> {
        let ready = self.unit(unit).is_some_and(|(_, live)| {
            let free = live.contacts.is_empty() && live.charge.is_none() && live.debt == 0;
            free && live.on_table() && !live.routs() && live.pursuit.is_none()
        });
        if !ready || !self.is_false_router(unit) {
            return Vec::new();
        }
        let target = |(enemy, live): (&UnitRef, &UnitState)| {
            let there = enemy.side != unit.side && live.on_table();
            (there && charged(live, unit)).then_some(*enemy)
        };
        self.state.units.iter().filter_map(target).collect()
    }
}

/// Whether it has charged this unit, in this turn or the last.
pub(super) fn charged(live: &UnitState, unit: UnitRef) -> bool {
    [live.turn.charged, live.last.charged].contains(&Some(unit))
}
