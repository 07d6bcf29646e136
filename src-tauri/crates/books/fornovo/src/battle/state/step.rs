//! What a unit has done, and what has befallen it, since the step began: with the state of its charge,
//! its rout and its pursuit this says what it has still to do.

use std::collections::BTreeSet;

use drumhead_rules::play::Misfit;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::super::reaction::Test;
use super::{ChargeStage, Morale, State, UnitState};

/// What passed with a unit in a step; begun anew with each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StepRecord {
    /// How it was as the step began.
    pub before: Before,
    /// How often it is still to be asked for its loyalty (F-2.63).
    pub asks: u8,
    /// The reaction tests that it has taken, or did not have to take.
    pub tested: BTreeSet<Test>,
    /// Friends who had routed when the players last said what it saw of them (F-8.43).
    pub looked: BTreeSet<UnitRef>,
    /// Whether it has made its move of rout or pursuit.
    pub ran: bool,
    /// Whether it broke.
    pub broke: bool,
    /// Whether its charge was declared, or a pursuer crashed in.
    pub declared: bool,
    /// Whether it charges on into another enemy, after a target that is gone.
    pub charges_on: bool,
    /// Whether its player has let it pursue, without a test to halt (F-7.61).
    pub let_pursue: bool,
    /// Whether its charge lost its target.
    pub lost_target: bool,
    /// Whether its charge failed, and it has yet to go back (F-8.28).
    pub goes_back: bool,
    /// Those whose charge it has answered.
    pub answered: BTreeSet<UnitRef>,
    /// Whether it has begun a pursuit, and has not chosen whom it pursues.
    pub chooses: bool,
    /// Whether the players have said if the cause of its disorder lasts.
    pub recovered: bool,
    /// Whether the enemy has reached it, a sniper (F-2.53).
    pub caught: bool,
    /// Whether it has come to a ditch (F-11.19).
    pub at_ditch: bool,
}

/// How a unit was as a step began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Before {
    /// Whether it routed.
    pub routed: bool,
    /// Whether it pursued.
    pub pursued: bool,
    /// Whether it had charged, or was charged.
    pub in_charge: bool,
    /// Whether it had countercharged.
    pub countered: bool,
}

/// What befalls a unit that it has then to answer for in the same step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Incident {
    /// Unpaid, it charges or is charged: it is asked for its loyalty (F-2.63).
    Pay,
    /// A sniper, it is reached by the enemy (F-2.53).
    Caught,
    /// It comes to a ditch, which may disorder it (F-11.19).
    Ditch,
}

impl State {
    /// A step begins: each unit is as it is, and has done nothing in it.
    pub(in super::super) fn begin_step(&mut self) {
        let open = |state: &UnitState| {
            let charge = state.charge?;
            (charge.stage != ChargeStage::Failed).then_some(charge.target)
        };
        let charged: BTreeSet<UnitRef> = self.units.values().filter_map(open).collect();
        for (unit, state) in &mut self.units {
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
        // Losses that are taken together fall between two steps: the die is thrown in the second
        // (F-3.09, D-131).
        if !self.now.step.follows_losses() {
            self.left_behind.clear();
        }
    }

    /// A unit has taken a test, or did not have to: the step demands it no more.
    ///
    /// # Errors
    /// A [`Misfit`] where the battle has no such unit.
    pub(in super::super) fn has_tested(&mut self, unit: UnitRef, test: Test) -> Result<(), Misfit> {
        self.unit_mut(unit)?.step.tested.insert(test);
        if test == Test::FriendRouting {
            self.has_looked(unit);
        }
        Ok(())
    }

    /// The players have said which routs of friends a unit saw: of those it is asked no more, though of
    /// whoever breaks later (F-6.15).
    fn has_looked(&mut self, unit: UnitRef) {
        let routed = |(friend, state): (&UnitRef, &UnitState)| {
            (friend.side == unit.side && state.turn.routed).then_some(*friend)
        };
        let routed: Vec<UnitRef> = self.units.iter().filter_map(routed).collect();
        if let Some(state) = self.units.get_mut(&unit) {
            state.step.looked.extend(routed);
        }
    }
}

impl UnitState {
    /// Something befalls it.
    pub(in super::super) fn befalls(&mut self, what: Incident) {
        match what {
            Incident::Pay => {
                self.step.asks = self.step.asks.saturating_add(1);
                self.turn.pay_asked = true;
            }
            Incident::Caught => self.step.caught = true,
            Incident::Ditch => self.step.at_ditch = true,
        }
    }

    /// Its morale is another.
    pub(in super::super) fn turns(&mut self, morale: Morale) {
        let routed = self.routs();
        self.morale = morale;
        let breaks = self.routs() && !routed;
        self.step.broke |= breaks;
        // A unit that breaks runs at once, even if it has pursued in the same step (F-6.11, D-209).
        self.step.ran &= !breaks;
    }

    /// Its charge is another, or in another stage.
    pub(in super::super) fn charges(&mut self, charge: super::Charge) {
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
