//! What happened: facts, with every value they set.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::army::Arm;
use super::command::Correction;
use super::state::{Away, Blow, Burden, Phase, Pressed};
use super::tables::Troops;
use drumhead_rules::hex::{Cell, Facing};

/// What the figures or guns of one arm add to a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "SdShare", deny_unknown_fields)]
pub struct Share {
    /// The arm.
    pub arm: Arm,
    /// So many.
    pub many: u16,
    /// The chance of each in tenths, before its bonus (S-16 to S-18).
    pub each: u32,
    /// The bonus of each through a rear side, in tenths (S-19).
    pub rear: u32,
}

impl Share {
    /// What they add together, in tenths.
    pub fn tenths(self) -> u32 {
        u32::from(self.many).saturating_mul(self.each.saturating_add(self.rear))
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "SdEvent",
    tag = "event",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Event {
    /// A turn began: nothing is left of the turn before.
    TurnBegan {
        /// The turn.
        turn: u32,
    },
    /// A step began: nothing is left of the attacks of the step before.
    StepBegan {
        /// Which.
        phase: Phase,
        /// How many steps of the turn are over.
        steps: u8,
    },
    /// A group was placed.
    Deployed {
        /// The group.
        unit: UnitRef,
        /// Where.
        hex: Cell,
        /// Which way it faces.
        facing: Facing,
    },
    /// A side threw its die for who marches first.
    Rolled {
        /// The side.
        side: u8,
        /// The face.
        face: u8,
    },
    /// The dice were even: both are thrown again.
    Even,
    /// It is known who marches first.
    First {
        /// The side.
        side: u8,
    },
    /// A group marched.
    Marched {
        /// The group.
        unit: UnitRef,
        /// Hex by hex, from the one it left; the last is where it is.
        path: Vec<Cell>,
        /// The hexes it has now marched this turn.
        marched: u8,
        /// Which way it faces.
        facing: Facing,
        /// Whether it stands.
        standing: bool,
    },
    /// Troops turned.
    Faced {
        /// The groups of the hex.
        units: Vec<UnitRef>,
        /// Which way they face.
        facing: Facing,
    },
    /// Troops were marked as standing, or the mark was taken off.
    Marked {
        /// The groups of the hex.
        units: Vec<UnitRef>,
        /// Whether they stand.
        standing: bool,
    },
    /// A hex attacked another.
    Attacked {
        /// The attack; its casualties are taken as the step ends.
        blow: Blow,
        /// Who attacked.
        troops: Troops,
        /// Those of the hex who have attacked in this step, these included.
        spent: Troops,
        /// How the sum is made.
        shares: Vec<Share>,
        /// Whether the target stands.
        standing: bool,
        /// Whether it is in cover.
        cover: bool,
        /// Whether the attack comes through a rear side.
        rear: bool,
        /// The face of the die, where one was thrown and is known.
        face: Option<u8>,
    },
    /// The die was thrown for all attacks on a hex together.
    Counted {
        /// The hex.
        at: Cell,
        /// The side that attacked.
        side: u8,
        /// Their sum, in tenths.
        tenths: u32,
        /// What it came to.
        casualties: u32,
        /// The face of the die, where one was thrown and is known.
        face: Option<u8>,
    },
    /// A group lost figures, or its guns took casualties.
    Lost {
        /// The group.
        unit: UnitRef,
        /// Its infantry figures now.
        infantry: u16,
        /// Its cavalry figures now.
        cavalry: u16,
        /// Its guns now.
        guns: Vec<u8>,
    },
    /// Casualties are to be divided by their owner.
    Burdened {
        /// Which.
        burden: Burden,
    },
    /// They were.
    Borne {
        /// The side that bore them.
        side: u8,
        /// In this hex.
        hex: Cell,
    },
    /// Troops must fall back.
    MustFallBack {
        /// Which.
        pressed: Pressed,
    },
    /// Troops fell back, or could not.
    FellBack {
        /// Their side.
        side: u8,
        /// The hex they left, or stayed in.
        from: Cell,
        /// Where to; none where the way was barred.
        to: Option<Cell>,
        /// The groups.
        units: Vec<UnitRef>,
        /// Which way they face: as before, or as the troops that are there.
        facing: Facing,
        /// Whether they stand: as the troops that are there.
        standing: bool,
    },
    /// A group left the map.
    Left {
        /// The group.
        unit: UnitRef,
        /// Why.
        away: Away,
    },
    /// Something was set by hand.
    Corrected {
        /// The group.
        unit: UnitRef,
        /// What is so.
        set: Correction,
    },
    /// What a side is to do was written down.
    Objectives {
        /// The side.
        side: u8,
        /// In the players' words.
        text: String,
    },
    /// The players entered what they had played on paper.
    FromPaper {
        /// The groups that are not what they were.
        units: Vec<UnitRef>,
    },
}
