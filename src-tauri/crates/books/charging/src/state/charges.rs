//! A charge from its declaration to its end, and the charged unit's answer (C-03 to C-12). Only
//! this module changes charges and answers; a new turn clears them.
//!
//! ```text
//! a charger        declared ──► met, in contact, caught, followed, short
//! a charged unit   waiting ──► answering ──► stood, countered, evaded
//!                     │  └───► stood
//!                     ├──────► fled    if destroyed or surrendered
//!                     └──────► fleeing ──► stuck ──► fled    charged again: waiting
//!                                 └────────────────► fled
//! ```

use drumhead_rules::ids;
use drumhead_rules::play::BadFact;
use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::State;

ids! {
    /// The side on which a charged unit is struck.
    Struck as "ChargingStruck" {
        /// In front.
        Front = "front",
        /// In the flank.
        Flank = "flank",
        /// In the rear.
        Rear = "rear",
    }
    /// The result of a charger's move.
    Moved as "ChargingMoved" {
        /// The charger met its target halfway (C-12).
        Met = "met",
        /// The charger is in contact: a melee.
        Contact = "contact",
        /// The charger caught a routing unit: not a melee.
        Caught = "caught",
        /// The charger followed to the former position of its target.
        Followed = "followed",
        /// The charger stopped short of its target.
        Short = "short",
    }
    /// The stage of a charged unit this turn.
    Stage as "ChargingStage" {
        /// The unit must still test or, if it is charged while routing, roll for surrender.
        Waiting = "waiting",
        /// The unit stands and may still choose another answer.
        Answering = "answering",
        /// The unit stood.
        Stood = "stood",
        /// The unit met a charger (C-12).
        Countered = "countered",
        /// The unit evaded (gap C-A7).
        Evaded = "evaded",
        /// The unit routs and has not made its rout move yet (C-13).
        Fleeing = "fleeing",
        /// The unit routs and could not move.
        Stuck = "stuck",
        /// The unit routs and has moved, or is off the table.
        Fled = "fled",
    }
}

/// A charge of this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ChargingCharge", deny_unknown_fields)]
pub struct Charge {
    /// The charging unit.
    pub charger: UnitRef,
    /// The target.
    pub target: UnitRef,
    /// The side on which the target is struck.
    pub struck: Struck,
    /// The distance in inches, rounded up.
    pub inches: u8,
    /// The result of the charger's move. `None` before the move.
    pub moved: Option<Moved>,
}

impl Charge {
    /// Returns the distance.
    pub fn distance(&self) -> Length {
        Length::inches(i32::from(self.inches))
    }

    /// Returns whether the charge has brought the two units into contact.
    pub(crate) const fn in_contact(&self) -> bool {
        matches!(
            self.moved,
            Some(Moved::Met | Moved::Contact | Moved::Caught)
        )
    }

    /// Returns whether the charge strikes the target in the rear.
    pub(crate) const fn is_rear(&self) -> bool {
        matches!(self.struck, Struck::Rear)
    }

    /// Returns the opponent of this unit in the charge. `None` for a unit that takes no part in the
    /// charge.
    pub(crate) fn enemy_of(&self, unit: UnitRef) -> Option<UnitRef> {
        match unit {
            it if it == self.charger => Some(self.target),
            it if it == self.target => Some(self.charger),
            _ => None,
        }
    }
}

/// A charged unit with its stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The unit.
    pub unit: UnitRef,
    /// The stage.
    pub stage: Stage,
    /// Whether the test allowed a counter-charge. False once the unit has chosen an answer other
    /// than standing (C-09, C-10).
    pub counter: bool,
    /// Whether the unit's score alone forbids a counter-charge (C-09).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub high: bool,
    /// Whether the unit was sheltered, which forbids a counter-charge (C-10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sheltered: bool,
    /// Whether the unit was already routing when it was charged, and has not moved since, so that it
    /// is still at the declared distance. False once it has rolled or routed again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stays: bool,
}

/// This turn's charges, in order of declaration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charges(Vec<Charge>);

/// The charged units, in the order of their first charge.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trials(Vec<Trial>);

impl Charges {
    /// Returns every charge.
    pub fn iter(&self) -> impl Iterator<Item = &Charge> {
        self.0.iter()
    }
}

impl Trials {
    /// Returns every charged unit.
    pub fn iter(&self) -> impl Iterator<Item = &Trial> {
        self.0.iter()
    }

    fn of(&mut self, unit: UnitRef) -> Option<&mut Trial> {
        self.0.iter_mut().find(|trial| trial.unit == unit)
    }

    /// Records that a charged unit made its rout move or could not move. Ignores a unit that is not
    /// charged.
    pub(crate) fn has_fled(&mut self, unit: UnitRef, moved: bool) {
        let Some(trial) = self.of(unit) else {
            return;
        };
        trial.stays &= !moved;
        trial.stage = match trial.stage {
            Stage::Waiting => Stage::Waiting,
            _ if moved => Stage::Fled,
            Stage::Answering | Stage::Stood | Stage::Fleeing | Stage::Stuck => Stage::Stuck,
            away @ (Stage::Countered | Stage::Evaded | Stage::Fled) => away,
        };
    }
}

impl State {
    /// Records a charge. The target must test, unless it has already tested.
    ///
    /// # Errors
    /// Returns a [`BadFact`] for missing units, and for a unit that is already charging.
    pub(crate) fn declare(&mut self, charge: &Charge) -> Result<(), BadFact> {
        self.unit_mut(charge.charger)?;
        self.unit_mut(charge.target)?;
        if self.charge(charge.charger).is_some() {
            return Err(BadFact::OtherState {
                unit: charge.charger,
                state: "free",
            });
        }
        if self.trial(charge.target).is_none() {
            let stays = self.is_routing(charge.target);
            self.trials.0.push(Trial {
                unit: charge.target,
                stage: Stage::Waiting,
                counter: false,
                high: false,
                sheltered: false,
                stays,
            });
        }
        self.charges.0.push(charge.clone());
        Ok(())
    }

    /// Replaces a charged unit's trial.
    ///
    /// # Errors
    /// Returns a [`BadFact`] for a unit that is not charged.
    pub(crate) fn answers(&mut self, now: Trial) -> Result<(), BadFact> {
        let (unit, state) = (now.unit, "charged");
        let none = BadFact::OtherState { unit, state };
        *self.trials.of(unit).ok_or(none)? = now;
        Ok(())
    }

    /// Records the result of a charger's move.
    ///
    /// # Errors
    /// Returns a [`BadFact`] for a unit that is not charging.
    pub(crate) fn charger_moves(&mut self, charger: UnitRef, moved: Moved) -> Result<(), BadFact> {
        let mut charges = self.charges.0.iter_mut();
        let charge =
            charges
                .find(|charge| charge.charger == charger)
                .ok_or(BadFact::OtherState {
                    unit: charger,
                    state: "charging",
                })?;
        charge.moved = Some(moved);
        if charge.in_contact() {
            self.runs.forget(charge.charger);
            self.runs.forget(charge.target);
        }
        Ok(())
    }

    /// Returns a charged unit's trial. `None` if the unit is not charged.
    pub fn trial(&self, unit: UnitRef) -> Option<&Trial> {
        self.trials.iter().find(|trial| trial.unit == unit)
    }

    /// Returns the charge that this unit has declared.
    pub fn charge(&self, charger: UnitRef) -> Option<&Charge> {
        self.charges.iter().find(|it| it.charger == charger)
    }

    /// Returns every charge that has not been dropped. A charger drops its charge if it routs or
    /// leaves the table.
    fn charges_made(&self) -> impl Iterator<Item = &Charge> {
        let charges = self.charges.iter();
        charges.filter(|it| self.is_fighting(it.charger))
    }

    /// Returns whether any charge has been declared and not dropped.
    pub(crate) fn is_charging(&self) -> bool {
        self.charges_made().next().is_some()
    }

    /// Returns the charges on this unit that have not been dropped.
    pub fn charges_on(&self, target: UnitRef) -> impl Iterator<Item = &Charge> {
        self.charges_made().filter(move |it| it.target == target)
    }

    /// Returns whether the unit is on the table, charged, and at this stage.
    fn is_at(&self, unit: UnitRef, stage: Stage) -> bool {
        self.is_here(unit) && self.trial(unit).is_some_and(|it| it.stage == stage)
    }

    /// Returns whether a charged unit is known to be where it was at the declaration: it stands,
    /// was charged while routing and has not moved, has not made its rout move, or could not move. If
    /// the players set it to routing by hand after the declaration, only they know its position.
    pub(crate) fn is_where_charged(&self, unit: UnitRef) -> bool {
        self.trial(unit).is_some_and(|trial| match trial.stage {
            Stage::Waiting if trial.stays => self.is_here(unit),
            Stage::Waiting | Stage::Answering | Stage::Stood => self.is_fighting(unit),
            Stage::Fleeing | Stage::Stuck => self.is_here(unit),
            Stage::Countered | Stage::Evaded | Stage::Fled => false,
        })
    }

    fn is_threatened(&self, unit: UnitRef) -> bool {
        self.charges_on(unit).next().is_some()
    }

    /// Returns whether the unit is charged and must still test, or roll if it routs (C-03, C-11).
    pub fn must_test(&self, unit: UnitRef) -> bool {
        self.is_at(unit, Stage::Waiting) && self.is_threatened(unit)
    }

    /// Returns whether the unit has tested and may still choose its answer to a charge (C-04).
    pub(crate) fn is_answering(&self, unit: UnitRef) -> bool {
        self.is_at(unit, Stage::Answering) && self.is_threatened(unit) && !self.is_routing(unit)
    }

    /// Returns whether the unit must still make its rout move: it routed in its test, or broke in a
    /// melee (C-13). If it is charged again, it rolls for surrender first (C-11).
    pub fn must_flee(&self, unit: UnitRef) -> bool {
        let routs = self.is_at(unit, Stage::Fleeing) || self.broken.has(unit);
        routs && self.is_routing(unit) && !self.must_test(unit)
    }

    /// Returns whether a unit is routing because of its test. A unit in melee has broken there.
    pub(crate) fn has_routed_in_its_test(&self, unit: UnitRef) -> bool {
        let stages = [Stage::Fleeing, Stage::Stuck, Stage::Fled];
        let tested = stages.into_iter().any(|stage| self.is_at(unit, stage));
        tested && self.is_routing(unit) && !self.is_engaged(unit)
    }

    /// Returns an enemy within this many inches of a routing unit, if a charge proves the distance:
    /// the two are in contact and neither has run since, or neither has moved since the
    /// declaration. In contact, routing enemies count too.
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

    /// Returns the charge that the unit must still carry out (C-05).
    pub(crate) fn charge_due(&self, charger: UnitRef) -> Option<&Charge> {
        let mut charges = self.charges_made();
        charges.find(|it| it.charger == charger && it.moved.is_none())
    }

    /// Returns whether the unit is charging and has not moved yet (C-05).
    pub fn must_follow(&self, charger: UnitRef) -> bool {
        self.charge_due(charger).is_some()
    }
}
