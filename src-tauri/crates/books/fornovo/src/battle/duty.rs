//! What is owed in a step: each duty is settled by one command.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::reaction::Test;
use super::blows::BlowKey;
use super::state::{ChargeStage, Commander, GeneralRef, Morale, State, UnitState};

/// Something that must be done before a step can end in good order. Kept in
/// order, so that the same duties are the same state in whatever order they
/// arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "duty", rename_all = "snake_case")]
pub enum Duty {
    /// A side rolls for the initiative (F-6.01).
    Initiative {
        /// The side.
        side: u8,
    },
    /// The side that rolled higher says which side it is.
    ChooseSide {
        /// The side.
        side: u8,
    },
    /// An unpaid unit is asked whether it serves (F-2.63).
    Pay {
        /// The unit.
        unit: UnitRef,
    },
    /// A unit recoils (F-6.02).
    Recoil {
        /// The unit.
        unit: UnitRef,
    },
    /// A unit tests.
    Test {
        /// The unit.
        unit: UnitRef,
        /// For what.
        test: Test,
    },
    /// A router moves (F-7.51); half a move when it broke under fire (F-6.11).
    Flee {
        /// The unit.
        unit: UnitRef,
        /// Whether it moves but half.
        half: bool,
    },
    /// A pursuer moves (F-7.57).
    Pursue {
        /// The unit.
        unit: UnitRef,
    },
    /// A charged unit whose answer the table must hear: evading, receiving.
    Answer {
        /// The charged unit.
        unit: UnitRef,
        /// Who charges it.
        charger: UnitRef,
    },
    /// Hits on a mixed unit are divided among its troops (F-9.18, F-10.24).
    Divide {
        /// Which hits.
        blow: BlowKey,
    },
    /// Figures hit save (F-9.31, F-10.23).
    Save {
        /// Which hits.
        blow: BlowKey,
        /// The group, by its place in the unit.
        group: u8,
    },
    /// Hits on an artillery unit find what they hit (F-9.33).
    GunHits {
        /// Which hits.
        blow: BlowKey,
    },
    /// Dice that missed a friend go on to the target (F-9.16).
    GoOn {
        /// The guns' unit.
        unit: UnitRef,
    },
    /// A general whom a sniper hit may be killed (F-2.52).
    Mark {
        /// The general.
        general: GeneralRef,
    },
    /// The enemy has reached a sniper (F-2.53).
    Caught {
        /// The sniper.
        unit: UnitRef,
    },
    /// A general whose unit lost figures, or is gone, is in danger (F-3.09,
    /// D-131).
    Danger {
        /// The general.
        general: GeneralRef,
    },
    /// A charger completes its move (F-6.12).
    Complete {
        /// The unit.
        unit: UnitRef,
    },
    /// Foot that charges over a ditch may fall into disorder (F-11.19).
    Ditch {
        /// The unit.
        unit: UnitRef,
    },
    /// Whether what disordered a unit is still there (F-5.09).
    Recover {
        /// The unit.
        unit: UnitRef,
    },
    /// A unit that routed several enemies says whom it pursues (F-7.58).
    Whom {
        /// The unit.
        unit: UnitRef,
    },
    /// Two units in contact fight a round: how do they meet? (F-6.13)
    Fight {
        /// The unit of side 0.
        unit: UnitRef,
        /// The unit of side 1.
        enemy: UnitRef,
    },
    /// A unit that fights several enemies shares its dice (F-10.05).
    Share {
        /// The unit.
        unit: UnitRef,
    },
    /// A unit strikes an enemy in contact (F-6.13).
    Strike {
        /// The unit.
        unit: UnitRef,
        /// The enemy.
        enemy: UnitRef,
    },
}

impl Duty {
    /// The unit that owes it, if one does.
    pub const fn unit(&self) -> Option<UnitRef> {
        match self {
            Self::Initiative { .. }
            | Self::ChooseSide { .. }
            | Self::Mark { .. }
            | Self::Danger { .. } => None,
            Self::Pay { unit }
            | Self::Recoil { unit }
            | Self::Test { unit, .. }
            | Self::Flee { unit, .. }
            | Self::Pursue { unit }
            | Self::Answer { unit, .. }
            | Self::Complete { unit }
            | Self::Ditch { unit }
            | Self::GoOn { unit }
            | Self::Caught { unit }
            | Self::Share { unit }
            | Self::Recover { unit }
            | Self::Whom { unit }
            | Self::Fight { unit, .. }
            | Self::Strike { unit, .. } => Some(*unit),
            Self::Divide { blow } | Self::Save { blow, .. } => Some(blow.target),
            Self::GunHits { blow } => Some(blow.from),
        }
    }

    /// Whether it can still be done as things stand: a correction by hand, or
    /// what others did, may have overtaken it.
    pub(super) fn stands(&self, state: &State) -> bool {
        let live = |unit: &UnitRef| state.units.get(unit);
        let charge = |unit: &UnitRef| live(unit).and_then(|live| live.charge);
        match self {
            Self::Initiative { .. } | Self::ChooseSide { .. } => true,
            // Whoever charges no more, and is charged no more, has nothing to
            // test for.
            Self::Test { unit, test } if *test == Test::Charge => {
                let own = charge(unit).is_some_and(|own| own.stage == ChargeStage::Declared);
                let comes = |live: &UnitState| {
                    let charge = live.charge.filter(|charge| charge.target == *unit);
                    charge.is_some_and(|charge| charge.stage != ChargeStage::Failed)
                };
                live(unit).is_some() && (own || state.units.values().any(comes))
            }
            Self::Pay { unit } | Self::Test { unit, .. } | Self::Ditch { unit } => {
                live(unit).is_some()
            }
            Self::Share { unit } => {
                let met = state.meetings.keys();
                let mut met = met.filter(|(one, other)| one == unit || other == unit);
                met.next().is_some()
            }
            Self::Recoil { unit } => live(unit).is_some_and(|live| live.recoils),
            Self::Flee { unit, .. } => live(unit).is_some_and(UnitState::routs),
            Self::Pursue { unit } | Self::Whom { unit } => {
                live(unit).is_some_and(|live| live.pursuit.is_some())
            }
            Self::Answer { unit, charger } => charge(charger).is_some_and(|charge| {
                let comes = matches!(charge.stage, ChargeStage::Declared | ChargeStage::Passed);
                charge.target == *unit && comes
            }),
            Self::Divide { blow } | Self::Save { blow, .. } | Self::GunHits { blow } => {
                state.blows.contains_key(blow)
            }
            Self::GoOn { unit } => state.flying.contains_key(unit),
            Self::Caught { unit } => live(unit).is_some_and(UnitState::on_table),
            Self::Mark { general } | Self::Danger { general } => {
                let commander = state.generals.get(general);
                commander.is_some_and(|commander| *commander != Commander::Lost)
            }
            Self::Complete { unit } => {
                charge(unit).is_some_and(|charge| charge.stage == ChargeStage::TargetGone)
            }
            Self::Recover { unit } => live(unit).is_some_and(|live| {
                live.disorder.is_some() || matches!(live.morale, Morale::Shaken { .. })
            }),
            Self::Fight { unit, enemy } | Self::Strike { unit, enemy } => {
                live(unit).is_some_and(|live| live.contacts.contains(enemy))
            }
        }
    }

    /// Whether it falls away when this unit leaves the table: its own, and
    /// whatever an enemy was to do with it.
    pub fn needs(&self, unit: UnitRef) -> bool {
        let other = match self {
            Self::Answer { charger, .. } => Some(*charger),
            Self::Fight { enemy, .. } | Self::Strike { enemy, .. } => Some(*enemy),
            Self::Initiative { .. }
            | Self::ChooseSide { .. }
            | Self::Pay { .. }
            | Self::Recoil { .. }
            | Self::Test { .. }
            | Self::Flee { .. }
            | Self::Pursue { .. }
            | Self::Divide { .. }
            | Self::Save { .. }
            | Self::GunHits { .. }
            | Self::Danger { .. }
            | Self::Complete { .. }
            | Self::Ditch { .. }
            | Self::GoOn { .. }
            | Self::Mark { .. }
            | Self::Caught { .. }
            | Self::Share { .. }
            | Self::Whom { .. }
            | Self::Recover { .. } => None,
        };
        self.unit() == Some(unit) || other == Some(unit)
    }

    /// Its id in the catalogue.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Initiative { .. } => "initiative",
            Self::ChooseSide { .. } => "choose_side",
            Self::Pay { .. } => "pay",
            Self::Recoil { .. } => "recoil",
            Self::Test { .. } => "test",
            Self::Flee { .. } => "flee",
            Self::Pursue { .. } => "pursue",
            Self::Answer { .. } => "answer",
            Self::Divide { .. } => "divide",
            Self::Save { .. } => "save",
            Self::GunHits { .. } => "gun_hits",
            Self::GoOn { .. } => "go_on",
            Self::Mark { .. } => "mark",
            Self::Caught { .. } => "caught",
            Self::Danger { .. } => "danger",
            Self::Complete { .. } => "complete",
            Self::Ditch { .. } => "ditch",
            Self::Recover { .. } => "recover",
            Self::Whom { .. } => "whom",
            Self::Fight { .. } => "fight",
            Self::Share { .. } => "share",
            Self::Strike { .. } => "strike",
        }
    }
}
