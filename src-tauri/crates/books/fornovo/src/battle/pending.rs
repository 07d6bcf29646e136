//! Kinds of pending work.

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::state::{BlowKey, GeneralRef};
use crate::reaction::Test;

/// Work that must be done before a step can end, in the order of the turn. One command completes
/// each item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "pending", rename_all = "snake_case")]
pub enum Pending {
    /// A side rolls for initiative (F-6.01).
    Initiative {
        /// The side.
        side: u8,
    },
    /// The side with the higher roll chooses to be side A or side B.
    ChooseSide {
        /// The side.
        side: u8,
    },
    /// An unpaid unit is asked whether it will serve (F-2.63).
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
        /// The test.
        test: Test,
    },
    /// A routing unit moves (F-7.51): half a move if it routed in the Shoot phase (F-6.11).
    Flee {
        /// The unit.
        unit: UnitRef,
        /// Whether the unit makes half a move.
        half: bool,
    },
    /// A pursuing unit moves (F-7.57).
    Pursue {
        /// The unit.
        unit: UnitRef,
    },
    /// A charged unit replies: it receives, evades or countercharges.
    Answer {
        /// The charged unit.
        unit: UnitRef,
        /// The charging unit.
        charger: UnitRef,
    },
    /// Hits on a mixed unit are allocated to its troops (F-9.18, F-10.24).
    Divide {
        /// The hits.
        blow: BlowKey,
    },
    /// Figures that were hit roll their saves (F-9.31, F-10.23).
    Save {
        /// The hits.
        blow: BlowKey,
        /// The group's index in the unit.
        group: u8,
    },
    /// The hits on an artillery unit are allocated to limbers, gunners and guns (F-9.33).
    GunHits {
        /// The hits.
        blow: BlowKey,
    },
    /// Dice that missed a friend continue to the target (F-9.16).
    GoOn {
        /// The guns' unit.
        unit: UnitRef,
    },
    /// The second die decides whether a general hit by a sniper is killed (F-2.52).
    Mark {
        /// The general.
        general: GeneralRef,
    },
    /// The enemy reached a sniper (F-2.53).
    Caught {
        /// The sniper.
        unit: UnitRef,
    },
    /// A charger completes its move (F-6.12).
    Complete {
        /// The unit.
        unit: UnitRef,
    },
    /// Foot that charges over a ditch may be disordered (F-11.19).
    Ditch {
        /// The unit.
        unit: UnitRef,
    },
    /// The players decide whether the cause of a unit's disorder remains (F-5.09).
    Recover {
        /// The unit.
        unit: UnitRef,
    },
    /// A unit that routed several enemies chooses which to pursue (F-7.58).
    Whom {
        /// The unit.
        unit: UnitRef,
    },
    /// Two units in contact begin a round (F-6.13).
    Fight {
        /// The unit of side 0.
        unit: UnitRef,
        /// The unit of side 1.
        enemy: UnitRef,
    },
    /// A unit that fights several enemies allocates its dice (F-10.05).
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

impl Pending {
    /// Returns the unit that does the work; `None` for a side or a general.
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

    /// Returns the enemy that is in contact with the unit or charges it.
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

    /// Returns the id of the work in the catalogue.
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
