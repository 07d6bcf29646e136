//! Charges make contact or fail (F-6.11, F-6.12, F-8.25 to F-8.28).

use super::charges::against_attack;
use super::prelude::*;
use crate::interpretations::DitchShakes;
use crate::reaction::Outcome;

/// The end of a charge that lost its target (F-7.49).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ended", rename_all = "snake_case", deny_unknown_fields)]
pub enum ChargeEnd {
    /// The charge caught no unit: the charger is disordered.
    #[default]
    Missed,
    /// The charge struck an enemy: its target, or the next enemy in its way.
    Into {
        /// The enemy.
        enemy: UnitRef,
        /// The side that is struck.
        #[serde(default)]
        onto: Facing,
    },
}

impl Position<'_> {
    /// Returns the enemy whose charge test comes before that of this unit. Both must test for their
    /// own charges, and one of them must be the other's target. Counterchargers test first, then
    /// units of side B (F-8.25).
    pub(super) fn tests_after(&self, unit: UnitRef) -> Option<UnitRef> {
        let tests = |unit: UnitRef| {
            let state = self.here(unit).filter(|state| self.tests_to_charge(state));
            state.and_then(|state| state.charge)
        };
        let own = tests(unit)?;
        let later = |unit: UnitRef, charge: Charge| (!charge.counter, !self.is_side_b(unit.side));
        let first = |enemy: &UnitRef| {
            tests(*enemy).is_some_and(|charge| later(*enemy, charge) < later(unit, own))
        };
        let mut others = std::iter::once(own.target).chain(self.charging(unit));
        others.find(first)
    }

    /// Returns the target of the unit's charge if the target must recoil from its own failed charge
    /// before the unit tests: it may leave the unit's reach, or rout (F-8.28, D-205, D-206).
    pub(super) fn tests_after_recoil(&self, unit: UnitRef) -> Option<UnitRef> {
        let tests = |state: &&UnitState| self.tests_to_charge(state);
        let target = self.here(unit).filter(tests)?.charge?.target;
        let state = self.here(target)?;
        (state.step.goes_back && !state.routs()).then_some(target)
    }

    /// Returns the unit that rolls for loyalty before this unit's charge test: the unit itself, the
    /// target of its charge, or an enemy that charges it (F-2.63).
    pub(super) fn tests_after_pay(&self, unit: UnitRef) -> Option<UnitRef> {
        let rolls = |unit: &UnitRef| self.here(*unit).is_some_and(|state| state.step.asks > 0);
        let target = self.state.charge_of(unit).map(|charge| charge.target);
        let parties = std::iter::once(unit).chain(target);
        parties.chain(self.charging(unit)).find(rolls)
    }

    fn is_side_b(&self, side: u8) -> bool {
        self.state.side_a.is_some_and(|a| a != side)
    }
}

impl Position<'_> {
    /// Whether the target of the unit's charge evaded or mutinied, so that the unit may either test
    /// to halt or charge the next enemy straight ahead (F-7.49, D-247).
    pub(super) fn may_charge_on(&self, unit: UnitRef) -> bool {
        let charge = self.state.charge_of(unit);
        let gone = charge.filter(|charge| charge.stage == ChargeStage::TargetGone);
        let target = gone.and_then(|charge| self.unit(charge.target));
        target.is_some_and(|(_, state)| state.turn.evaded || state.went_home())
    }

    /// Whether a charge may go on into this side of another enemy (F-7.39).
    pub(super) fn may_meet(&self, charger: UnitRef, enemy: UnitRef, onto: Facing) -> bool {
        against_attack(*self, charger, enemy, onto, false).is_empty()
    }
}

unit_facts! {
    /// A charge made contact at the gallop (F-8.15).
    CameAtGallop |state| state.fight.galloped = true;
}

impl Resolver<'_> {
    /// Applies the consequences of a charge test to the other units in the charge.
    pub(super) fn after_charge_test(
        &mut self,
        unit: UnitRef,
        outcome: Outcome,
    ) -> Result<(), BadFact> {
        match outcome {
            Outcome::ChargesHome => {
                if let Some(charge) = self.state(unit)?.charge {
                    self.charger_passed(unit, charge.target)?;
                }
                self.meet_passed_chargers(unit)
            }
            // The target of a failed charge does not test. If it charges the unit too and has
            // passed its own charge test, its charge continues.
            Outcome::RecoilsShaken { .. } => {
                let charge = self.state(unit)?.charge;
                if let Some(charge) = charge
                    && self.charges(charge.target, unit)
                {
                    self.makes_contact(charge.target)?;
                }
                self.target_is_free(charge)?;
                self.meet_passed_chargers(unit)
            }
            Outcome::MeetsCharge => {
                self.charged_in_ditch(unit, DitchShakes::AfterTests)?;
                self.all_make_contact(unit)
            }
            Outcome::CarriesOn
            | Outcome::Routs
            | Outcome::Rallies { .. }
            | Outcome::KeepsRouting
            | Outcome::KeepsPursuing
            | Outcome::Returns { .. }
            | Outcome::StaysAway
            | Outcome::Halted
            | Outcome::Recoils { .. }
            | Outcome::Shaken => Ok(()),
        }
    }

    /// Continues after a charger passed its test: its target tests to meet the charge, unless the
    /// target has itself charged the charger, routs, is a sniper or is off the table.
    fn charger_passed(&mut self, unit: UnitRef, target: UnitRef) -> Result<(), BadFact> {
        let foe = self.state(target)?;
        if !foe.on_table() {
            return self.target_gone(unit);
        }
        if foe.sniper {
            return self.all_make_contact(target);
        }
        if foe.routs() {
            // Routing units are struck without a test.
            return self.all_make_contact(target);
        }
        match foe.charge {
            // Two charges meet when both units have passed, or when one has failed and the other
            // continues.
            Some(charge) if charge.target == unit => match charge.stage {
                ChargeStage::Declared => Ok(()),
                ChargeStage::Passed | ChargeStage::Failed | ChargeStage::Home => {
                    self.makes_contact(unit)?;
                    self.makes_contact(target)
                }
                // The target charged this unit, which evaded and then turned on the target
                // (F-7.50).
                ChargeStage::TargetGone => Ok(()),
            },
            Some(_) | None => Ok(()),
        }
    }

    /// Lets a charge meet a friend of its target on this side: the target has recoiled through the
    /// friend, which tests to meet the charge. A charger that has passed its test does not test
    /// again. A charger that may not attack the friend stops before it (F-7.39, F-7.42, D-273).
    pub(super) fn charge_meets(
        &mut self,
        charger: UnitRef,
        target: UnitRef,
        (friend, onto): (UnitRef, Facing),
    ) -> Result<(), BadFact> {
        let Some(charge) = self.state(charger)?.charge else {
            return Ok(());
        };
        if !self.position().may_meet(charger, friend, onto) {
            return self.falls_short(charger, target);
        }
        self.separate(charger, target)?;
        let tested = charge.stage != ChargeStage::Declared;
        let next = Charge {
            target: friend,
            onto,
            distance: None,
            stage: match tested {
                true => ChargeStage::Passed,
                false => ChargeStage::Declared,
            },
            ..charge
        };
        self.set_charge(charger, next)?;
        match tested {
            true => self.charger_passed(charger, friend),
            false => Ok(()),
        }
    }

    /// Lets a pursuer crash into fresh enemies: both units are disordered, and test as in a charge
    /// without impetus (F-7.59).
    pub(super) fn crash_in(
        &mut self,
        unit: UnitRef,
        target: UnitRef,
        onto: Facing,
    ) -> Result<(), BadFact> {
        let charge = Charge {
            target,
            onto,
            counter: false,
            distance: None,
            over_half: true,
            straight_run: false,
            ran_before: false,
            broken_ground: false,
            shoots: false,
            crash_in: true,
            stage: ChargeStage::Declared,
        };
        self.disorder(unit, DisorderCause::RoutOrPursuit)?;
        self.disorder(target, DisorderCause::CrashIn)?;
        self.set_charge(unit, charge)
    }

    /// Separates a unit that routs before any blow from the chargers already in contact: the unit
    /// failed its charge test, or its recoil from a failed charge is blocked. These chargers lose
    /// their target like the other chargers (F-6.12).
    pub(super) fn leave_chargers(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        for charger in self.position().chargers(unit) {
            if self.state(unit)?.contacts.contains(&charger) {
                self.part(unit, charger)?;
                self.target_gone(charger)?;
            }
        }
        Ok(())
    }

    /// Lets a unit that has tested for its own charge meet those of its chargers that passed their
    /// tests earlier, except its own target (F-8.25).
    fn meet_passed_chargers(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let own = self.state(unit)?.charge;
        for charger in self.position().chargers(unit) {
            let charge = self.state(charger)?.charge;
            let passed = charge.is_some_and(|charge| charge.stage == ChargeStage::Passed);
            if passed && own.is_none_or(|own| own.target != charger) {
                self.charger_passed(charger, unit)?;
            }
        }
        Ok(())
    }

    /// Whether the unit charges the target.
    fn charges(&self, unit: UnitRef, target: UnitRef) -> bool {
        self.position().chargers(target).contains(&unit)
    }

    /// Brings into contact every charger of this unit that has passed its test.
    pub(super) fn all_make_contact(&mut self, target: UnitRef) -> Result<(), BadFact> {
        let mut chargers = self.position().chargers(target).into_iter();
        chargers.try_for_each(|charger| self.makes_contact(charger))
    }

    /// Brings the unit into contact with its target, if the unit has passed its charge test.
    fn makes_contact(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        let charge = self.state(unit)?.charge;
        let Some(charge) = charge.filter(|charge| charge.stage == ChargeStage::Passed) else {
            return Ok(());
        };
        self.set_charge_stage(unit, ChargeStage::Home)?;
        self.attacks_ground(unit, charge)?;
        self.meet(unit, charge.target)?;
        self.record_gallop(unit)?;
        if charge.crash_in {
            self.fights_at_once(unit, charge.target)
        } else {
            Ok(())
        }
    }

    /// Records that a charge made contact at the gallop: a later pursuit is harder to halt
    /// (F-8.15).
    fn record_gallop(&mut self, unit: UnitRef) -> Result<(), BadFact> {
        match self.position().gallops(unit) {
            true => self.change(unit, CameAtGallop { unit }),
            false => Ok(()),
        }
    }
}
