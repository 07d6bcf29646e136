//! Section 2.16: an evader that was trained to it turns on its pursuers.

use drumhead_words::ClauseId;
use drumhead_words::dice::Dice;
use drumhead_words::play::{Objection, Refusal, UnitRef};

use super::super::reaction::Test;
use super::super::readings::FalseRoutTurns;
use super::act::Act;
use super::charges::{ChargeTold, forbidden};
use super::duty::Duty;
use super::event::{Change, Event};
use super::state::*;
use super::table::Table;
use super::turn::Step;

const TRAINED: ClauseId = ClauseId::new("F-2.70");
const TURNS: ClauseId = ClauseId::new("F-7.50");

impl Table<'_> {
    /// Whether some of its figures left were trained in the false rout.
    fn is_false_router(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, live)| {
            let groups = bought.groups.iter().zip(&live.groups);
            let mut left = groups.filter(|(_, left)| **left > 0);
            left.any(|(group, _)| group.false_rout)
        })
    }

    /// Whether this is the moment at which the unit may turn: it evaded, and
    /// the charge has run out, or its side charges in the turn after (D-80).
    fn may_turn_now(&self, unit: UnitRef) -> bool {
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
            charged(live, unit) && owed.iter().any(|duty| self.state.duties.contains(duty))
        })
    }

    /// Whom the unit may try to turn on now, each with what speaks against a
    /// charge on him (F-7.39); nobody where it may not turn at all.
    pub(super) fn false_rout_targets(&self, unit: UnitRef) -> Vec<(UnitRef, Vec<Objection>)> {
        let ready = self.unit(unit).is_some_and(|(_, live)| {
            let free = live.contacts.is_empty() && live.charge.is_none() && live.debt == 0;
            free && live.on_table() && !live.routs() && live.pursuit.is_none()
        });
        if !ready || !self.is_false_router(unit) || !self.may_turn_now(unit) {
            return Vec::new();
        }
        let target = |(enemy, live): (&UnitRef, &UnitState)| {
            let there = enemy.side != unit.side && live.on_table();
            let against = || forbidden(*self, unit, *enemy, false);
            (there && charged(live, unit)).then(|| (*enemy, against()))
        };
        self.state.units.iter().filter_map(target).collect()
    }
}

/// Whether it has charged this unit, in this turn or the last.
fn charged(live: &UnitState, unit: UnitRef) -> bool {
    [live.turn.charged, live.last.charged].contains(&Some(unit))
}

impl Act<'_> {
    /// The unit tries to turn: its about-face is free, and on the faces that
    /// the book names it countercharges.
    pub(super) fn false_rout(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        if self.on_table(unit)?.routs() {
            return Err(Refusal::impossible("routs", "a router does not charge"));
        }
        let from_it = charged(self.on_table(target)?, unit);
        if unit.side == target.side {
            return Err(Refusal::impossible("same_side", "that unit is a friend"));
        }
        if !from_it && TURNS.stands() {
            let text = "it turns on whoever charged it, and on nobody else";
            self.object("no_charger", Some(TURNS), text);
        }
        if !self.table().is_false_router(unit) && TRAINED.stands() {
            let text = "only troops trained in the false rout turn after an evasion";
            self.object("not_trained", Some(TRAINED), text);
        }
        if !self.table().may_turn_now(unit) && TURNS.stands() {
            let text = "it turns once, after an evasion, when the charge has run out";
            self.object("no_evasion", Some(TURNS), text);
        }
        for objection in forbidden(self.table(), unit, target, false) {
            self.raise(objection);
        }
        let face = self.die("false_rout", Some(unit.side), dice)?;
        let row = &self.rules.play.false_rout;
        let turns = row.clause.stands() && row.succeeds.contains(&face);
        self.happen(Event::FalseRout {
            unit,
            target,
            face,
            turns,
        })?;
        let turn = Record {
            false_rout: true,
            ..self.live(unit)?.turn
        };
        self.set(unit, Change::Turn(turn))?;
        if !turns {
            return Ok(());
        }
        let same_turn = self.state.now.step == Step::Completions;
        self.charge(unit, target, ChargeTold::default(), same_turn)?;
        if same_turn {
            let test = Test::Charge;
            self.owe(Duty::Test { unit, test })?;
        }
        Ok(())
    }
}
