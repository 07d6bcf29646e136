//! Section 8 in play: what becomes of a unit that has tested.

use drumhead_words::play::UnitRef;

use super::super::reaction::{Outcome, RalliedTo, Test};
use super::act::Act;
use super::event::Change;
use super::state::*;
use drumhead_rules::play::Misfit;

impl Act<'_> {
    /// Carries the outcome of a test out on the unit.
    pub(super) fn become_of(
        &mut self,
        unit: UnitRef,
        test: Test,
        outcome: Outcome,
    ) -> Result<(), Misfit> {
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
                self.faces_pursuers(unit)?;
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
            Outcome::Routs if test == Test::Charge => {
                self.leaves_those_who_charge(unit)?;
                self.rout(unit)?;
            }
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
        match test {
            Test::Charge => self.after_charge_test(unit, outcome),
            Test::Rally
            | Test::HaltPursuit
            | Test::Shooting
            | Test::LostCombat
            | Test::FriendRouting => Ok(()),
        }
    }
}
