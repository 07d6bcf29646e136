//! What passing or failing a test does to the unit.

use drumhead_words::Length;
use serde::{Deserialize, Serialize};

use super::super::army::FigureScale;
use super::super::readings::{RalliedMorale, ReturnedOrder};
use super::super::tables::Rules;
use super::facts::{ChargeFacts, ChargeRole, Facts, HaltPursuitFacts};
use super::tester::Tester;

/// The morale a unit has when it halts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum RalliedTo {
    /// Halted: no advance on its next move.
    Halted,
    /// Good.
    Good,
}

/// What becomes of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// It goes on in the state it is in.
    CarriesOn,
    /// It stops disordered, and may face about free of charge (F-8.10,
    /// F-8.18).
    Rallies {
        /// With this morale (D-104).
        morale: RalliedTo,
    },
    /// It routs on.
    KeepsRouting,
    /// It begins its pursuit, or pursues on.
    KeepsPursuing,
    /// It comes back to the table where it left it, and acts at once (F-7.29).
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
    /// It meets the charge in the morale it has (F-8.28).
    MeetsCharge,
    /// It goes straight back, facing its enemy, and fights on as it is
    /// (F-8.36).
    Recoils {
        /// So far, in 1/32 inch of the game's scale.
        by: Length,
    },
    /// Its charge has failed: it goes back a part of the way it came, and is
    /// shaken (F-8.28).
    RecoilsShaken {
        /// So far, in 1/32 inch of the game's scale; none where nobody has
        /// measured how far it came.
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
            morale: match rules.procedures.rallied_morale {
                RalliedMorale::Halted => RalliedTo::Halted,
                RalliedMorale::Good => RalliedTo::Good,
            },
        }
    }
}

impl Facts {
    /// What passing, or failing, does to the unit.
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
                disordered: match rules.procedures.returned_order {
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
            // Shaken too, though the playsheets leave that out (D-20).
            (ChargeRole::Charges | ChargeRole::Countercharges, false) => {
                let share = rules.reactions.failed_charge.recoil_share;
                let by = self.charged.map(|charged| share.of(charged));
                Outcome::RecoilsShaken { by }
            }
        }
    }
}
