//! What happened: facts, with every value they set.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::command::{Correction, Flight};
use super::factors::Applied;
use super::result::{Case, TestResult};
use super::state::{Away, Charge, Moved, Stage, Step};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "ChargingEvent",
    tag = "event",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Event {
    /// A charge was declared, and its target has to test.
    Declared {
        /// The charge.
        charge: Charge,
    },
    /// A step began.
    StepBegan {
        /// Which.
        step: Step,
    },
    /// A side's turn began: nothing is left of the turn before.
    TurnBegan {
        /// The turn.
        turn: u32,
        /// The side whose turn it is.
        mover: u8,
    },
    /// A charged unit tested.
    Tested {
        /// The unit.
        unit: UnitRef,
        /// The face of its die.
        face: u8,
        /// What was added to it.
        factors: Vec<Applied>,
        /// What that came to.
        score: i32,
        /// The basic morale it was held against.
        basic_morale: u8,
        /// What it came to.
        result: TestResult,
    },
    /// What a charged unit does about it.
    Answers {
        /// The unit.
        unit: UnitRef,
        /// What it has done, or has still to do.
        stage: Stage,
        /// Whether it may counter-charge, while it has still to answer.
        counter: bool,
    },
    /// A unit routs.
    Routed {
        /// The unit.
        unit: UnitRef,
        /// The strength points it has left.
        strength: u8,
    },
    /// A unit left the table.
    Left {
        /// The unit.
        unit: UnitRef,
        /// Why.
        away: Away,
    },
    /// A routing unit moved, or could not.
    Fled {
        /// The unit.
        unit: UnitRef,
        /// Where to.
        flight: Flight,
    },
    /// A charger moved.
    ChargerMoved {
        /// The charger.
        charger: UnitRef,
        /// Where its move ended.
        moved: Moved,
    },
    /// A unit has to roll for surrender.
    MustRoll {
        /// The unit.
        unit: UnitRef,
        /// Why.
        why: Case,
    },
    /// A unit rolled for surrender.
    Rolled {
        /// The unit.
        unit: UnitRef,
        /// Why.
        why: Case,
        /// The face of its die.
        face: u8,
        /// The least face that surrenders.
        needed: u8,
        /// Whether it surrenders.
        surrenders: bool,
    },
    /// Something was set by hand.
    Corrected {
        /// The unit.
        unit: UnitRef,
        /// What is so.
        set: Correction,
    },
    /// The players entered what they had played on paper.
    FromPaper {
        /// The units that are not what they were.
        units: Vec<UnitRef>,
    },
}
