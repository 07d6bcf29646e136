//! The result of passing or failing a test.

use drumhead_vocabulary::Length;
use serde::{Deserialize, Serialize};

use super::facts::{ChargeFacts, ChargeRole, Facts, HaltPursuitFacts};
use super::tester::Tester;
use crate::army::FigureScale;
use crate::interpretations::{RalliedMorale, ReturnedOrder};
use crate::tables::Rules;

/// The morale of a unit that rallies or halts its pursuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RalliedTo {
    /// The unit is halted: it cannot advance in its next move.
    Halted,
    /// The unit is in good morale.
    Good,
}

/// The result of a test for the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// The unit continues in its current state.
    CarriesOn,
    /// The unit stops, disordered, and may face about at no cost (F-8.10, F-8.18).
    Rallies {
        /// The unit's morale (D-104).
        morale: RalliedTo,
    },
    /// The unit continues to rout.
    KeepsRouting,
    /// The unit begins or continues its pursuit.
    KeepsPursuing,
    /// The unit returns to the table where it left, and acts at once (F-7.29).
    Returns {
        /// Whether the unit is disordered (D-105).
        disordered: bool,
    },
    /// The unit stays off the table, and may test again.
    StaysAway,
    /// The unit becomes halted (F-8.19).
    Halted,
    /// The unit becomes shaken (F-8.19).
    Shaken,
    /// The unit routs at once.
    Routs,
    /// The unit charges into contact (F-8.28).
    ChargesHome,
    /// The unit meets the charge with its current morale (F-8.28).
    MeetsCharge,
    /// The unit recoils straight back, facing its enemy, and fights on in its current state
    /// (F-8.36).
    Recoils {
        /// The distance, in units of 1/32 inch at the game's scale.
        by: Length,
    },
    /// The unit's charge has failed: the unit moves back part of the way and is shaken (F-8.28).
    RecoilsShaken {
        /// The distance, in units of 1/32 inch at the game's scale; `None` if the charge was not
        /// measured.
        by: Option<Length>,
    },
}

impl Outcome {
    /// Returns the outcome's name in the catalogue, under `reaction.outcome`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::CarriesOn => "carries_on",
            Self::Rallies { .. } => "rallies",
            Self::KeepsRouting => "keeps_routing",
            Self::KeepsPursuing => "keeps_pursuing",
            Self::Returns { .. } => "returns",
            Self::StaysAway => "stays_away",
            Self::Halted => "halted",
            Self::Shaken => "shaken",
            Self::Routs => "routs",
            Self::ChargesHome => "charges_home",
            Self::MeetsCharge => "meets_charge",
            Self::Recoils { .. } => "recoils",
            Self::RecoilsShaken { .. } => "recoils_shaken",
        }
    }

    /// Returns the name of the outcome's words in the catalogue. For a unit that rallies, they
    /// state its morale (D-104).
    pub const fn words(self) -> &'static str {
        if let Self::Rallies {
            morale: RalliedTo::Good,
        } = self
        {
            "rallies_good"
        } else {
            self.id()
        }
    }

    /// Returns the outcome for a routing or pursuing unit that stops (D-104).
    pub(super) fn rallied(rules: &Rules) -> Self {
        Self::Rallies {
            morale: match rules.choices.rallied_morale {
                RalliedMorale::Halted => RalliedTo::Halted,
                RalliedMorale::Good => RalliedTo::Good,
            },
        }
    }
}

impl Facts {
    /// Returns the outcome for a unit that passes or fails.
    pub fn outcome(
        &self,
        passed: bool,
        tester: &Tester,
        scale: FigureScale,
        rules: &Rules,
    ) -> Outcome {
        match self {
            Self::Rally(_) if passed => Outcome::rallied(rules),
            Self::Rally(_) => Outcome::KeepsRouting,
            Self::HaltPursuit(facts) => facts.outcome(passed, rules),
            Self::Shooting(_) | Self::FriendRouting(_) if passed => Outcome::CarriesOn,
            Self::Shooting(_) if tester.shaken => Outcome::Routs,
            Self::Shooting(facts) if facts.advanced => Outcome::Halted,
            Self::Shooting(_) => Outcome::Shaken,
            Self::Charge(facts) => facts.outcome(passed, rules),
            Self::LostCombat(_) if passed => {
                let distances = &rules.reactions.distances;
                let row = if tester.is_foot() {
                    &distances.recoil_foot
                } else {
                    &distances.recoil_mounted
                };
                Outcome::Recoils {
                    by: row.length.at(scale),
                }
            }
            Self::LostCombat(_) | Self::FriendRouting(_) => Outcome::Routs,
        }
    }
}

impl HaltPursuitFacts {
    fn outcome(&self, passed: bool, rules: &Rules) -> Outcome {
        match (self.returning, passed) {
            (false, true) => Outcome::rallied(rules),
            (false, false) => Outcome::KeepsPursuing,
            (true, true) => Outcome::Returns {
                disordered: match rules.choices.returned_order {
                    ReturnedOrder::Good => false,
                    ReturnedOrder::Disordered => true,
                },
            },
            (true, false) => Outcome::StaysAway,
        }
    }
}

impl ChargeFacts {
    fn outcome(&self, passed: bool, rules: &Rules) -> Outcome {
        match (self.role, passed) {
            (ChargeRole::Meets, true) => Outcome::MeetsCharge,
            (ChargeRole::Meets, false) => Outcome::Routs,
            (ChargeRole::Charges | ChargeRole::Countercharges, true) => Outcome::ChargesHome,
            // The unit is also shaken, which the playsheets omit (D-20).
            (ChargeRole::Charges | ChargeRole::Countercharges, false) => {
                let share = rules.reactions.failed_charge.recoil_share;
                let by = self.charged.map(|charged| share.of(charged));
                Outcome::RecoilsShaken { by }
            }
        }
    }
}
