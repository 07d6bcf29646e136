//! A charge, from its declaration to its end, and what the charged unit does about it (C-03 to C-12).
//! The state of both is changed here and nowhere else.
//!
//! ```text
//! a charger        declared ──► met, in contact, caught, followed, short
//! a charged unit   waiting ──► answering ──► stood, countered, evaded
//!                     │  └───► stood
//!                     └──────► fleeing ──► held ──► fled     charged again: waiting
//!                                 └───────────────► fled
//! ```

use drumhead_rules::ids;
use drumhead_rules::play::Misfit;
use drumhead_words::Length;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::State;

ids! {
    /// Where a charged unit is struck.
    Struck as "ChargingStruck" {
        /// In front.
        Front = "front",
        /// In the flank.
        Flank = "flank",
        /// In the rear.
        Rear = "rear",
    }
    /// Where a charger's move ended.
    Moved as "ChargingMoved" {
        /// Half way, met by its target (C-12).
        Met = "met",
        /// In contact: a melee.
        Contact = "contact",
        /// In contact with a router: no melee.
        Caught = "caught",
        /// Where its target stood.
        Followed = "followed",
        /// Short of its target.
        Short = "short",
    }
    /// What a charged unit has done about it this turn.
    Stage as "ChargingStage" {
        /// It has not tested.
        Waiting = "waiting",
        /// It stands and may still do something else: answer.
        Answering = "answering",
        /// It stood.
        Stood = "stood",
        /// It met a charger (C-12).
        Countered = "countered",
        /// It evaded (gap C-A7).
        Evaded = "evaded",
        /// It routs and has still to make its rout move (C-13).
        Fleeing = "fleeing",
        /// It routs and could not move.
        Held = "held",
        /// It routs and has moved.
        Fled = "fled",
    }
}

/// A charge of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingCharge", deny_unknown_fields)]
pub struct Charge {
    /// The unit that charges.
    pub charger: UnitRef,
    /// The unit that is charged.
    pub target: UnitRef,
    /// Where it strikes.
    pub struck: Struck,
    /// From how many inches, rounded up.
    pub inches: u8,
    /// Where its move ended; none before it has moved.
    pub moved: Option<Moved>,
}

impl Charge {
    /// From how far.
    pub fn distance(&self) -> Length {
        Length::inches(i32::from(self.inches))
    }

    /// Whether it has brought the two units into contact.
    pub(crate) const fn in_contact(&self) -> bool {
        matches!(
            self.moved,
            Some(Moved::Met | Moved::Contact | Moved::Caught)
        )
    }

    /// The unit that this one charges, or is charged by; none for a unit that has no part in it.
    pub(crate) fn enemy_of(&self, unit: UnitRef) -> Option<UnitRef> {
        match unit {
            it if it == self.charger => Some(self.target),
            it if it == self.target => Some(self.charger),
            _ => None,
        }
    }
}

/// A charged unit and what it has done about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The unit.
    pub unit: UnitRef,
    /// What it has done.
    pub stage: Stage,
    /// Whether its score lets it counter-charge, until it has answered otherwise than by standing (C-09).
    pub counter: bool,
}

/// This turn's charges, as they were declared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charges(Vec<Charge>);

/// The charged units, in the order in which they were first charged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trials(Vec<Trial>);

impl Charges {
    /// Every charge.
    pub fn iter(&self) -> impl Iterator<Item = &Charge> {
        self.0.iter()
    }
}

impl Trials {
    /// Every charged unit.
    pub fn iter(&self) -> impl Iterator<Item = &Trial> {
        self.0.iter()
    }

    fn of(&mut self, unit: UnitRef) -> Option<&mut Trial> {
        self.0.iter_mut().find(|trial| trial.unit == unit)
    }

    /// A unit has made its rout move, or could not move; one that is not charged has nothing to answer for.
    pub(crate) fn has_fled(&mut self, unit: UnitRef, moved: bool) {
        let Some(trial) = self.of(unit) else {
            return;
        };
        trial.stage = match trial.stage {
            Stage::Waiting => Stage::Waiting,
            _ if moved => Stage::Fled,
            Stage::Answering | Stage::Stood | Stage::Fleeing | Stage::Held => Stage::Held,
            away @ (Stage::Countered | Stage::Evaded | Stage::Fled) => away,
        };
    }
}

impl State {
    /// A charge begins, and its target has to test.
    ///
    /// # Errors
    /// A [`Misfit`] for units that are not there, and for a unit that charges already.
    pub(crate) fn declare(&mut self, charge: &Charge) -> Result<(), Misfit> {
        self.unit_mut(charge.charger)?;
        self.unit_mut(charge.target)?;
        if self.charge(charge.charger).is_some() {
            return Err(Misfit("a unit charges twice".to_owned()));
        }
        if self.trial(charge.target).is_none() {
            self.trials.0.push(Trial {
                unit: charge.target,
                stage: Stage::Waiting,
                counter: false,
            });
        }
        self.charges.0.push(charge.clone());
        Ok(())
    }

    /// A charged unit does this about it; `counter`: it may counter-charge.
    ///
    /// # Errors
    /// A [`Misfit`] for a unit that is not charged.
    pub(crate) fn answers(
        &mut self,
        unit: UnitRef,
        stage: Stage,
        counter: bool,
    ) -> Result<(), Misfit> {
        let none = || Misfit(format!("unit {} was not charged", unit.unit));
        let trial = self.trials.of(unit).ok_or_else(none)?;
        trial.stage = stage;
        trial.counter = counter;
        Ok(())
    }

    /// A charger's move ends.
    ///
    /// # Errors
    /// A [`Misfit`] for a unit that does not charge.
    pub(crate) fn charger_moves(&mut self, charger: UnitRef, moved: Moved) -> Result<(), Misfit> {
        let mut charges = self.charges.0.iter_mut();
        let charge = charges.find(|charge| charge.charger == charger);
        let none = || Misfit(format!("unit {} does not charge", charger.unit));
        let charge = charge.ok_or_else(none)?;
        charge.moved = Some(moved);
        if charge.in_contact() {
            self.runs.forget(charge.charger);
            self.runs.forget(charge.target);
        }
        Ok(())
    }

    /// What a charged unit has done about it; none for one that is not charged.
    pub fn trial(&self, unit: UnitRef) -> Option<&Trial> {
        self.trials.iter().find(|trial| trial.unit == unit)
    }

    /// The charge that this unit has declared.
    pub fn charge(&self, charger: UnitRef) -> Option<&Charge> {
        self.charges.iter().find(|it| it.charger == charger)
    }

    /// Every charge that has not been dropped: a charger that routs or has left the table charges no more.
    fn charges_made(&self) -> impl Iterator<Item = &Charge> {
        let charges = self.charges.iter();
        charges.filter(|it| self.is_fighting(it.charger))
    }

    /// Whether there is a charge to be carried out.
    pub(crate) fn is_charging(&self) -> bool {
        self.charges_made().next().is_some()
    }

    /// The charges that still threaten this unit.
    pub fn charges_on(&self, target: UnitRef) -> impl Iterator<Item = &Charge> {
        self.charges_made().filter(move |it| it.target == target)
    }

    /// Whether a charged unit that is on the table has come to this stage.
    fn is_at(&self, unit: UnitRef, stage: Stage) -> bool {
        self.is_here(unit) && self.trial(unit).is_some_and(|it| it.stage == stage)
    }

    /// Whether a charged unit is known to be where it was when the charge on it was declared: it stands, or
    /// has not made its rout move, or could not move. Where players who set it to rout by hand have put it
    /// only they know.
    pub(crate) fn is_where_charged(&self, unit: UnitRef) -> bool {
        let stage = self.trial(unit).map(|trial| trial.stage);
        stage.is_some_and(|stage| match stage {
            Stage::Waiting | Stage::Answering | Stage::Stood => self.is_fighting(unit),
            Stage::Fleeing | Stage::Held => self.is_here(unit),
            Stage::Countered | Stage::Evaded | Stage::Fled => false,
        })
    }

    fn is_threatened(&self, unit: UnitRef) -> bool {
        self.charges_on(unit).next().is_some()
    }

    /// Whether the unit is charged and has not tested, or rolled where it routs (C-03, C-11).
    pub fn must_test(&self, unit: UnitRef) -> bool {
        self.is_at(unit, Stage::Waiting) && self.is_threatened(unit)
    }

    /// Whether the unit has tested and may still choose its answer to a charge (C-04).
    pub(crate) fn is_answering(&self, unit: UnitRef) -> bool {
        self.is_at(unit, Stage::Answering) && self.is_threatened(unit) && !self.is_routing(unit)
    }

    /// Whether the unit has still to make its rout move: it routs from its test, or broke in a melee
    /// (C-13).
    pub fn must_flee(&self, unit: UnitRef) -> bool {
        let routs = self.is_at(unit, Stage::Fleeing) || self.broken.has(unit);
        routs && self.is_routing(unit)
    }

    /// An enemy within so many inches of a router, where a charge tells: the two are in contact and neither
    /// has run since, or neither has moved since the charge was declared. An enemy that routs is an enemy.
    pub(crate) fn enemy_within(&self, unit: UnitRef, inches: u8) -> Option<UnitRef> {
        let near = |charge: &Charge, enemy| match charge.moved {
            Some(_) => {
                let both = [unit, enemy];
                charge.in_contact()
                    && self.is_here(enemy)
                    && !both.iter().any(|it| self.runs.has(*it))
            }
            None => {
                let stays = self.is_where_charged(unit) && self.is_fighting(enemy);
                charge.inches <= inches && stays
            }
        };
        let mut charges = self.charges.iter();
        charges.find_map(|charge| charge.enemy_of(unit).filter(|enemy| near(charge, *enemy)))
    }

    /// The charge that the unit has still to carry out (C-05).
    pub(crate) fn charge_due(&self, charger: UnitRef) -> Option<&Charge> {
        let mut charges = self.charges_made();
        charges.find(|it| it.charger == charger && it.moved.is_none())
    }

    /// Whether the unit charges and has still to move (C-05).
    pub fn must_follow(&self, charger: UnitRef) -> bool {
        self.charge_due(charger).is_some()
    }
}
