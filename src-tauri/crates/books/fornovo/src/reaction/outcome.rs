//! The result of passing or failing a test.

use drumhead_words::Length;
use serde::{Deserialize, Serialize};

use super::super::army::FigureScale;
use super::super::readings::{RalliedMorale, ReturnedOrder};
use super::super::tables::Rules;
use super::facts::{ChargeFacts, ChargeRole, Facts, HaltPursuitFacts};
use super::tester::Tester;

/// The morale of a unit that halts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RalliedTo {
    /// Halted: it cannot advance in its next move.
    Halted,
    /// Good.
    Good,
}

/// The result for a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// It continues in its current state.
    CarriesOn,
    /// It stops disordered, and may face about free of charge (F-8.10, F-8.18).
    Rallies {
        /// With this morale (D-104).
        morale: RalliedTo,
    },
    /// It continues to rout.
    KeepsRouting,
    /// It begins or continues its pursuit.
    KeepsPursuing,
    /// It returns to the table where it left, and acts at once (F-7.29).
    Returns {
        /// Whether it is disordered (D-105).
        disordered: bool,
    },
    /// It stays off the table, and may test again.
    StaysAway,
    /// It becomes halted (F-8.19).
    Halted,
    /// It becomes shaken (F-8.19).
    Shaken,
    /// It routs at once.
    Routs,
    /// It charges to contact (F-8.28).
    ChargesHome,
    /// It meets the charge with its current morale (F-8.28).
    MeetsCharge,
    /// It recoils straight back, facing its enemy, and fights on in its current state
    /// (F-8.36).
    Recoils {
        /// The distance, in 1/32 inch of the game's scale.
        by: Length,
    },
    /// Its charge has failed: it goes back part of the way, and is shaken (F-8.28).
    RecoilsShaken {
        /// The distance, in 1/32 inch of the game's scale; none if its charge was not
        /// measured.
        by: Option<Length>,
    },
}

impl Outcome {
    /// Its name in the catalogue under `reaction.outcome`.
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

    /// A router or a pursuer that has stopped (D-104).
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
    /// The result of passing or failing for the unit.
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
            // Also shaken, which the playsheets omit (D-20).
            (ChargeRole::Charges | ChargeRole::Countercharges, false) => {
                let share = rules.reactions.failed_charge.recoil_share;
                let by = self.charged.map(|charged| share.of(charged));
                Outcome::RecoilsShaken { by }
            }
        }
    }
}
