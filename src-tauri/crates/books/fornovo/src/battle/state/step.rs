//! A unit's actions and incidents since the step began. With the unit's charge, rout and pursuit,
//! they determine its pending work.

use std::collections::BTreeSet;

use drumhead_rules::play::BadFact;
use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::{ChargeStage, Morale, State, UnitState};
use crate::reaction::Test;

/// The record of a unit's step. A new step begins a new record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StepRecord {
    /// The unit's state when the step began.
    pub before: Before,
    /// The number of times that the unit must still be asked whether it will serve (F-2.63).
    pub asks: u8,
    /// The reaction tests that the unit has taken, or did not need to take.
    pub tested: BTreeSet<Test>,
    /// Routed friends about which the players have been asked (F-8.43).
    pub looked: BTreeSet<UnitRef>,
    /// Whether the unit has made its rout or pursuit move.
    pub ran: bool,
    /// Whether the unit routed in this step.
    pub broke: bool,
    /// Whether the unit declared a charge, charged on into another enemy or crashed into one.
    pub declared: bool,
    /// Whether the unit charges on into an enemy after losing its target, or meets the friend
    /// through which its target recoiled.
    pub charges_on: bool,
    /// Whether the unit's player let it pursue without a test to halt (F-7.61).
    pub let_pursue: bool,
    /// Whether the unit's charge lost its target.
    pub lost_target: bool,
    /// Whether the unit's charge failed and its recoil is pending (F-8.28).
    pub goes_back: bool,
    /// The chargers to which the unit has replied.
    pub answered: BTreeSet<UnitRef>,
    /// Whether the unit pursues and has not chosen its target.
    pub chooses: bool,
    /// Whether the players have decided whether the cause of the unit's disorder remains, or need
    /// not decide.
    pub recovered: bool,
    /// Whether the unit is a sniper that the enemy reached (F-2.53).
    pub caught: bool,
    /// Whether the unit has reached a ditch (F-11.19).
    pub at_ditch: bool,
    /// Enemies that have overrun figures of the unit (F-10.29).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub overrun_by: BTreeSet<UnitRef>,
}

/// A unit's state when a step began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Before {
    /// Whether the unit was routing.
    pub routed: bool,
    /// Whether the unit was pursuing.
    pub pursued: bool,
    /// Whether the unit had charged or been charged.
    pub in_charge: bool,
    /// Whether the unit had countercharged.
    pub countered: bool,
}

/// An incident that requires a command in the same step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Incident {
    /// An unpaid unit charges or is charged: it is asked whether it will serve (F-2.63).
    Pay,
    /// The enemy reaches a sniper (F-2.53).
    Caught,
    /// A unit reaches a ditch, which may disorder it (F-11.19).
    Ditch,
}

impl State {
    /// Begins a step, with a new record for each unit.
    pub(in super::super) fn begin_step(&mut self) {
        let open = |state: &UnitState| {
            let charge = state.charge?;
            (charge.stage != ChargeStage::Failed).then_some(charge.target)
        };
        let charged: BTreeSet<UnitRef> = self.units.values().filter_map(open).collect();
        for (unit, state) in self.units.iter_mut() {
            state.step = StepRecord {
                before: Before {
                    routed: state.routs(),
                    pursued: state.pursuit.is_some(),
                    in_charge: state.charge.is_some() || charged.contains(unit),
                    countered: state.charge.is_some_and(|charge| charge.counter),
                },
                ..StepRecord::default()
            };
        }
        self.sniper_hits.clear();
        // Losses are applied between two steps, and the die for a general is rolled in the later
        // one (F-3.09, D-131).
        if !self.now.step.follows_losses() {
            self.left_behind.clear();
        }
    }

    /// Records that a unit has taken a test, or did not need to.
    ///
    /// # Errors
    /// A [`BadFact`] if the unit does not exist.
    pub(in super::super) fn has_tested(
        &mut self,
        unit: UnitRef,
        test: Test,
    ) -> Result<(), BadFact> {
        self.unit_mut(unit)?.step.tested.insert(test);
        if test == Test::FriendRouting {
            self.has_looked(unit);
        }
        Ok(())
    }

    /// Records that the players have entered which friends the unit saw rout. The players are asked
    /// again only about friends that rout later (F-6.15).
    fn has_looked(&mut self, unit: UnitRef) {
        let routed = |(friend, state): (&UnitRef, &UnitState)| state.turn.routed.then_some(*friend);
        let routed: Vec<UnitRef> = self.of_side(unit.side).filter_map(routed).collect();
        if let Some(state) = self.units.get_mut(&unit) {
            state.step.looked.extend(routed);
        }
    }
}

impl UnitState {
    /// Records an incident.
    pub(in super::super) fn add_incident(&mut self, what: Incident) {
        match what {
            Incident::Pay => {
                self.step.asks = self.step.asks.saturating_add(1);
                self.turn.pay_asked = true;
            }
            Incident::Caught => self.step.caught = true,
            Incident::Ditch => self.step.at_ditch = true,
        }
    }

    /// Sets the unit's morale.
    pub(in super::super) fn turns(&mut self, morale: Morale) {
        let routed = self.routs();
        self.morale = morale;
        let breaks = self.routs() && !routed;
        self.step.broke |= breaks;
        // A unit that routs makes its rout move at once, even if it has pursued in the same step
        // (F-6.11, D-209).
        self.step.ran &= !breaks;
    }

    /// Sets the unit's charge, or its stage.
    pub(in super::super) fn charges(&mut self, charge: super::Charge) {
        // The new target does not reply: the step for replies is over (D-215, D-273).
        let turns = self.charge.is_some_and(|own| own.target != charge.target);
        self.step.charges_on |= turns;
        let stage = |charge: super::Charge| (charge.target, charge.stage);
        if Some(stage(charge)) != self.charge.map(stage) {
            match charge.stage {
                ChargeStage::Declared => self.step.declared = true,
                ChargeStage::TargetGone => self.step.lost_target = true,
                ChargeStage::Failed => self.step.goes_back = true,
                ChargeStage::Passed | ChargeStage::Home => {}
            }
        }
        self.charge = Some(charge);
    }
}
