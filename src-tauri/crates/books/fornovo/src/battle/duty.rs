//! What the state may demand: each duty is done by one command.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::reaction::Test;
use super::state::{BlowKey, GeneralRef};

/// Something that must be done before a step can end in good order, in the order in which a turn
/// brings it.
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
    /// A general whose unit lost figures, or is gone, is in danger (F-3.09,
    /// D-131).
    Danger {
        /// The general.
        general: GeneralRef,
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

    /// The enemy that it is about, in contact with the unit or charging it.
    pub const fn enemy(&self) -> Option<UnitRef> {
        if let Self::Answer { charger: enemy, .. }
        | Self::Fight { enemy, .. }
        | Self::Strike { enemy, .. } = self
        {
            Some(*enemy)
        } else {
            None
        }
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
