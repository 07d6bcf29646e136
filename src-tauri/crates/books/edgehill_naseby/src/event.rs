//! What happened: facts, with every value they set.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::combat::Applied;
use super::command::Correction;
use super::state::{Away, Step};
use drumhead_rules::hex::{Cell, Facing};

/// How a unit begins its side's turn (E-01, E-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillOrders", deny_unknown_fields)]
pub struct Orders {
    /// The unit's number.
    pub unit: u16,
    /// Whether it is in command.
    pub in_command: bool,
    /// Its movement points; none where its allowance is not known.
    pub points: Option<u8>,
}

/// Why a gun lost its crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillUnmanned", rename_all = "snake_case")]
pub enum WhyUnmanned {
    /// It was to fire at adjacent cavalry without infantry (E-19).
    Attempt,
    /// Cavalry came next to it (E-19, gap E-A11).
    Adjacent,
    /// Its infantry had to retreat (E-22).
    Forsaken,
}

/// Why a unit is in disorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillWhyDisordered", rename_all = "snake_case")]
pub enum WhyDisordered {
    /// Gun fire (E-15).
    Fire,
    /// It charged downhill (E-33).
    Downhill,
    /// The result of a combat.
    Combat,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "EdgehillEvent",
    tag = "event",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Event {
    /// A unit was placed.
    Deployed {
        /// The unit.
        unit: UnitRef,
        /// Where.
        hex: Cell,
        /// Which way it faces.
        facing: Facing,
    },
    /// A side's turn began: nothing is left of the turn before.
    TurnBegan {
        /// The turn.
        turn: u32,
        /// The side whose turn it is.
        mover: u8,
        /// How each of its units begins it.
        orders: Vec<Orders>,
    },
    /// A step began.
    StepBegan {
        /// Which.
        step: Step,
    },
    /// A unit recovered from disorder.
    Recovered {
        /// The unit.
        unit: UnitRef,
    },
    /// A gun is served again, or by its captor.
    Manned {
        /// The gun.
        unit: UnitRef,
        /// Whether it was a captured one that was replaced (E-25).
        replaced: bool,
    },
    /// A gun lost its crew.
    Unmanned {
        /// The gun.
        unit: UnitRef,
        /// In this turn.
        turn: u32,
        /// Why.
        why: WhyUnmanned,
    },
    /// A gun was captured (E-24).
    Captured {
        /// The gun.
        unit: UnitRef,
        /// By whom.
        by: UnitRef,
        /// In this turn.
        turn: u32,
    },
    /// A unit moved.
    Moved {
        /// The unit.
        unit: UnitRef,
        /// The hexes of its way, the first being where it stood.
        path: Vec<Cell>,
        /// Which way it then faces.
        facing: Facing,
        /// The movement points it spent.
        spent: u8,
        /// The movement points it has left.
        points: u8,
    },
    /// A unit or a gun turned.
    Turned {
        /// The unit.
        unit: UnitRef,
        /// Which way it then faces.
        facing: Facing,
        /// The movement points it has left; none for a gun.
        points: Option<u8>,
    },
    /// A gun fired.
    Fired {
        /// The gun.
        unit: UnitRef,
        /// At whom.
        target: UnitRef,
        /// Who activated it.
        leader: Option<UnitRef>,
        /// From how many hexes.
        range: u32,
        /// The dice, as counts of what was looked for.
        counts: Vec<u32>,
        /// Whether they disorder the target.
        disorders: bool,
    },
    /// A unit is in disorder.
    Disordered {
        /// The unit.
        unit: UnitRef,
        /// Why.
        why: WhyDisordered,
    },
    /// An attack was declared.
    Engaged {
        /// Who attacks.
        unit: UnitRef,
        /// Whom.
        target: UnitRef,
        /// Whether it charges.
        charge: bool,
    },
    /// A combat was fought on the players' table.
    Fought {
        /// Who was attacked.
        target: UnitRef,
        /// What modified it.
        applied: Vec<Applied>,
        /// The column after the shift, by its label.
        column: String,
        /// What the dice showed together.
        rolled: i32,
        /// What they came to with their modifiers.
        total: i32,
        /// The result.
        result: String,
        /// Whether the desk knows what that does; otherwise it is carried out
        /// by hand.
        known: bool,
    },
    /// A combat is over; its attackers have attacked.
    Settled {
        /// Who was attacked.
        target: UnitRef,
        /// Who attacked.
        attackers: Vec<UnitRef>,
    },
    /// A unit has to retreat.
    MustRetreat {
        /// The unit.
        unit: UnitRef,
        /// How many hexes.
        hexes: u8,
    },
    /// A unit retreated, or did not.
    Retreated {
        /// The unit.
        unit: UnitRef,
        /// Where to; none where it stayed.
        to: Option<Cell>,
    },
    /// A unit left the map.
    Left {
        /// The unit.
        unit: UnitRef,
        /// Why.
        away: Away,
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
