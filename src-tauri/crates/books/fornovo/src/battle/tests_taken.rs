//! Section 8 in play: the results of reaction tests.

use super::prelude::*;
use crate::reaction::{Outcome, RalliedTo, Test};

written! {
    /// A unit lost a combat and recoils next turn (F-6.14).
    pub struct MustRecoil {
        /// The unit.
        pub unit: UnitRef,
    }
}

unit_facts! {
    /// A unit tested for friends that routed (F-8.43).
    SawRout |state| state.turn.saw_rout = true;
}

impl Fact<Fornovo> for MustRecoil {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.recoils = true;
        Ok(())
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let line = unit_line("log.recoils", self.unit);
        vec![line.tone(Tone::Warn).by(LOSERS)]
    }
}

/// Returns the log lines that are omitted after a test, because the result of the test already
/// states them.
pub(super) fn included_lines(unit: UnitRef, outcome: Outcome) -> Vec<Line> {
    let morale = |id: &str| unit_line(format!("log.morale.{id}"), unit);
    let disordered = || unit_line("log.disorder.rallied", unit);
    match outcome {
        Outcome::CarriesOn
        | Outcome::KeepsRouting
        | Outcome::KeepsPursuing
        | Outcome::StaysAway
        | Outcome::ChargesHome
        | Outcome::MeetsCharge => Vec::new(),
        Outcome::Rallies { morale: to } => {
            let to = match to {
                RalliedTo::Halted => "halted",
                RalliedTo::Good => "good",
            };
            vec![morale(to), disordered()]
        }
        Outcome::Returns { .. } => vec![unit_line("log.on_table", unit)],
        Outcome::Halted => vec![morale("halted")],
        Outcome::Shaken | Outcome::RecoilsShaken { .. } => vec![morale("shaken")],
        Outcome::Routs => vec![morale("routed")],
        Outcome::Recoils { .. } => vec![unit_line("log.recoils", unit)],
    }
}

impl Resolver<'_> {
    /// Applies the result of a test to the unit.
    pub(super) fn become_of(
        &mut self,
        unit: UnitRef,
        test: Test,
        outcome: Outcome,
    ) -> Result<(), BadFact> {
        match outcome {
            Outcome::CarriesOn
            | Outcome::KeepsRouting
            | Outcome::KeepsPursuing
            | Outcome::StaysAway
            | Outcome::MeetsCharge => {}
            Outcome::Rallies { morale } => {
                let since = self.battle.state.now;
                let morale = match morale {
                    RalliedTo::Halted => Morale::Halted { since },
                    RalliedTo::Good => Morale::Good,
                };
                self.set_morale(unit, morale)?;
                self.end_pursuit(unit)?;
                self.end_charge(unit)?;
                self.disorder(unit, DisorderCause::Rallied)?;
                self.faces_pursuers(unit)?;
            }
            Outcome::Returns { disordered } => {
                self.set_place(unit, Place::Table)?;
                self.end_pursuit(unit)?;
                if disordered {
                    self.disorder(unit, DisorderCause::Rallied)?;
                } else {
                    self.in_order_again(unit)?;
                }
            }
            Outcome::Halted => self.halt(unit)?,
            Outcome::Shaken => self.shake(unit)?,
            Outcome::Routs if test == Test::Charge => {
                self.leave_chargers(unit)?;
                self.rout(unit)?;
            }
            Outcome::Routs => self.rout(unit)?,
            Outcome::ChargesHome => self.set_charge_stage(unit, ChargeStage::Passed)?,
            // A unit that lost a combat recoils next turn (F-6.14).
            Outcome::Recoils { .. } => self.change(unit, MustRecoil { unit })?,
            Outcome::RecoilsShaken { .. } => {
                // A unit recoils from a failed charge at once (F-8.28).
                self.set_charge_stage(unit, ChargeStage::Failed)?;
                self.shake(unit)?;
            }
        }
        if test == Test::FriendRouting {
            self.change(unit, SawRout { unit })?;
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
