//! Section 2.16: a trained evader turns on its pursuers.

use drumhead_vocabulary::play::UnitRef;

use super::position::Position;
use super::state::*;
use crate::interpretations::FalseRoutTurns;
use crate::reaction::Test;
use crate::turn::Step;

impl Position<'_> {
    /// Whether some of the unit's remaining figures are trained in the false rout.
    pub(super) fn is_false_router(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, state)| {
            let groups = bought.groups.iter().zip(&state.groups);
            let mut left = groups.filter(|(_, left)| **left > 0);
            left.any(|(group, _)| group.false_rout)
        })
    }

    /// Whether the unit may turn now. Interpretation D-80 decides when: once the charge that the
    /// unit evaded has run out, or when its side charges in the next turn.
    pub(super) fn may_turn_now(&self, unit: UnitRef) -> bool {
        let Some((_, state)) = self.unit(unit) else {
            return false;
        };
        let step = self.state.now.step;
        let now = match self.rules.choices.false_rout_turns {
            FalseRoutTurns::SameTurn => {
                step == Step::Completions && state.turn.evaded && !self.is_still_chased(unit)
            }
            FalseRoutTurns::NextTurn => {
                let charges = step.charging_side(self.state.side_a) == Some(unit.side);
                charges && state.last.evaded
            }
        };
        now && !state.turn.false_rout
    }

    /// Whether an enemy that charged the unit must still complete its move, after which the enemy
    /// is disordered (D-80).
    fn is_still_chased(&self, unit: UnitRef) -> bool {
        self.state.units.iter().any(|(chaser, state)| {
            let follows = || self.tests(*chaser, Test::HaltPursuit) || self.runs_on(*chaser);
            charged(state, unit) && follows()
        })
    }

    /// Returns the enemies on which the unit may turn, if it is free and trained.
    pub(super) fn false_rout_targets(&self, unit: UnitRef) -> Vec<UnitRef> {
        let ready = self.unit(unit).is_some_and(|(_, state)| {
            let free = state.contacts.is_empty() && state.charge.is_none() && state.debt == 0;
            free && state.on_table() && !state.routs() && state.pursuit.is_none()
        });
        if !ready || !self.is_false_router(unit) {
            return Vec::new();
        }
        let target = |(enemy, state): (&UnitRef, &UnitState)| {
            let there = enemy.side != unit.side && state.on_table();
            (there && charged(state, unit)).then_some(*enemy)
        };
        self.state.units.iter().filter_map(target).collect()
    }
}

/// Whether the unit with this state charged the other unit, this turn or last turn.
pub(super) fn charged(state: &UnitState, unit: UnitRef) -> bool {
    [state.turn.charged, state.last.charged].contains(&Some(unit))
}
