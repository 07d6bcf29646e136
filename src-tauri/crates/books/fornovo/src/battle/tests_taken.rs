//! Section 8 in play: a unit tests, and what then becomes of it.

use drumhead_words::dice::Dice;
use drumhead_words::play::{Refusal, UnitRef};

use super::super::reaction::{Facts, Outcome, RalliedTo, Test, Verdict, reaction};
use super::act::Act;
use super::duty::Duty;
use super::event::{Change, Event, Modifier};
use super::state::*;

impl Act<'_> {
    /// A unit takes a test: one die, every modifier that holds, and what then
    /// becomes of it.
    pub(super) fn test(
        &mut self,
        unit: UnitRef,
        told: Facts,
        saw: &[UnitRef],
        dice: &mut dyn Dice,
    ) -> Result<(), Refusal> {
        let test = told.test();
        let away = matches!(self.live(unit)?.place, Place::Away { .. });
        if !(away && test == Test::HaltPursuit) {
            self.on_table(unit)?;
        }
        for friend in saw {
            self.must_be_friend(unit, *friend)?;
        }
        let duty = Duty::Test { unit, test };
        if test == Test::Charge {
            self.charge_test_in_turn(unit);
        }
        if !self.state.duties.contains(&duty) {
            self.object("not_owed", None, "the unit owes no such test in this step");
        }
        self.settled()?;
        let facts = self.table().known(unit, told, saw);
        let Some(tester) = self.table().tester(unit) else {
            return Err(Refusal::impossible("no_such_unit", "there is no such unit"));
        };
        let tally = match reaction(&tester, &facts, self.rules) {
            Verdict::Rolls(tally) => tally,
            Verdict::NotDue(reason) => {
                self.happen(Event::NotTested {
                    unit,
                    test,
                    why: reason.id().to_owned(),
                    clause: reason.clause().as_str().to_owned(),
                })?;
                self.settle(duty)?;
                if let Some(outcome) = reason.outcome(self.rules) {
                    self.become_of(unit, test, outcome)?;
                }
                return Ok(());
            }
        };
        let face = self.die(&format!("test.{}", test.id()), Some(unit.side), dice)?;
        let passed = tally.passes(face);
        let outcome = facts.outcome(passed, &tester, self.setup.scale, self.rules);
        self.happen(Event::Tested {
            unit,
            test,
            modifiers: (tally.rows.iter())
                .map(|row| Modifier {
                    row: row.predicate.id().to_owned(),
                    clause: row.clause.as_str().to_owned(),
                    value: row.value,
                    times: row.sets,
                })
                .collect(),
            face,
            passed,
            outcome,
        })?;
        self.settle(duty)?;
        self.become_of(unit, test, outcome)
    }

    fn must_be_friend(&self, unit: UnitRef, friend: UnitRef) -> Result<(), Refusal> {
        self.live(friend)?;
        if friend.side == unit.side && friend != unit {
            Ok(())
        } else {
            Err(Refusal::impossible(
                "not_a_friend",
                "only routs of other units of its own side count",
            ))
        }
    }

    /// Carries the outcome of a test out on the unit.
    fn become_of(&mut self, unit: UnitRef, test: Test, outcome: Outcome) -> Result<(), Refusal> {
        match outcome {
            Outcome::CarriesOn
            | Outcome::KeepsRouting
            | Outcome::KeepsPursuing
            | Outcome::StaysAway
            | Outcome::MeetsCharge => {}
            Outcome::Rallies { morale } => {
                let since = self.state.now;
                let morale = match morale {
                    RalliedTo::Halted => Morale::Halted { since },
                    RalliedTo::Good => Morale::Good,
                };
                self.set(unit, Change::Morale(morale))?;
                self.set(unit, Change::Pursuit(None))?;
                self.set(unit, Change::Charge(None))?;
                self.disorder(unit, DisorderCause::Rallied)?;
            }
            Outcome::Returns { disordered } => {
                self.set(unit, Change::Place(Place::Table))?;
                self.set(unit, Change::Pursuit(None))?;
                if disordered {
                    self.disorder(unit, DisorderCause::Rallied)?;
                } else {
                    self.in_order_again(unit)?;
                }
            }
            Outcome::Halted => self.halt(unit)?,
            Outcome::Shaken => self.shake(unit)?,
            Outcome::Routs => self.rout(unit)?,
            Outcome::ChargesHome => {
                let charge = self.live(unit)?.charge.map(|charge| Charge {
                    stage: ChargeStage::Passed,
                    ..charge
                });
                self.set(unit, Change::Charge(charge))?;
            }
            // A lost combat is marked now and moved next turn (F-6.14).
            Outcome::Recoils { .. } => self.set(unit, Change::Recoils(true))?,
            Outcome::RecoilsShaken { .. } => {
                // A failed charge goes back at once (F-8.28).
                let charge = self.live(unit)?.charge.map(|charge| Charge {
                    stage: ChargeStage::Failed,
                    ..charge
                });
                self.set(unit, Change::Charge(charge))?;
                self.shake(unit)?;
            }
        }
        if test == Test::FriendRouting {
            let turn = Record {
                saw_rout: true,
                ..self.live(unit)?.turn
            };
            self.set(unit, Change::Turn(turn))?;
        }
        self.after_test(unit, test, outcome)
    }
}
