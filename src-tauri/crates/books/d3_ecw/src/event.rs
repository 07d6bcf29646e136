//! What happened: facts, with every value they set.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::attack::Party;
use super::command::Correction;
use super::state::{Away, Moved, Pair, Place, Reply, Step, Trial};
use drumhead_rules::hex::Cell;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "D3Event",
    tag = "event",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Event {
    /// A unit was placed on the table.
    Placed {
        /// The unit.
        unit: UnitRef,
        /// Where.
        place: Place,
    },
    /// The activations were counted.
    Counted {
        /// The side.
        side: u8,
        /// The units that count.
        seen: Vec<UnitRef>,
        /// How many activations that makes.
        activations: u32,
    },
    /// A step began.
    StepBegan {
        /// Which.
        step: Step,
    },
    /// A side's turn began: nothing is left of what was done in the one before.
    TurnBegan {
        /// The turn.
        turn: u32,
        /// The side whose turn it is.
        mover: u8,
    },
    /// A unit was activated.
    Activated {
        /// The unit.
        unit: UnitRef,
        /// How many activations have been used.
        used: u32,
    },
    /// A unit moved or turned; an attached commander goes with it.
    Moved {
        /// The unit.
        unit: UnitRef,
        /// Where it stands now.
        place: Place,
        /// The hexes it passed and came to, in order.
        path: Vec<Cell>,
        /// How it moved.
        how: Moved,
        /// Whether the move is its activation's; giving ground and a free move
        /// are not.
        own: bool,
    },
    /// Two units are in melee.
    MeleeBegan {
        /// Who.
        pair: Pair,
    },
    /// A unit is in melee no more.
    MeleeLeft {
        /// The unit.
        unit: UnitRef,
    },
    /// A die was rolled for an attack.
    Rolled {
        /// The attack, with what may become of it.
        trial: Trial,
    },
    /// The die was rolled again.
    RolledAgain {
        /// Who wanted it.
        party: Party,
        /// Its unit.
        unit: UnitRef,
        /// The score that stands.
        score: u8,
    },
    /// A party lets the score stand.
    Kept {
        /// Who.
        party: Party,
        /// Its unit.
        unit: UnitRef,
    },
    /// An attack is settled: its hits are known, and nothing waits for it.
    Settled {
        /// Who attacked.
        by: UnitRef,
        /// Whom.
        at: UnitRef,
        /// The score that stands.
        score: u8,
        /// The hits it makes.
        hits: u8,
        /// The turn in which a gun fired.
        fired: Option<u32>,
        /// Whether the attacker is out of ammunition now.
        out_of_ammunition: bool,
    },
    /// The unit that was attacked rolls too, before any hit lands.
    ReplyOwed {
        /// The reply.
        reply: Reply,
    },
    /// A unit took hits.
    Hit {
        /// The unit.
        unit: UnitRef,
        /// How many.
        hits: u8,
        /// How many it has now.
        total: u8,
    },
    /// A unit left the table.
    Left {
        /// The unit.
        unit: UnitRef,
        /// Why.
        away: Away,
        /// Whether it will be booked as routed (D3-11).
        books: bool,
    },
    /// A unit could not give ground.
    Cornered {
        /// The unit.
        unit: UnitRef,
    },
    /// A commander moved; none attaches him to nobody.
    Rode {
        /// The commander.
        unit: UnitRef,
        /// Where he is.
        place: Place,
        /// The unit he is attached to.
        attached: Option<u16>,
        /// Whether he came back to the table.
        back: bool,
    },
    /// Routed units were booked: the hits of each commander now.
    Booked {
        /// The side.
        side: u8,
        /// How many units of it were routed.
        routed: u32,
        /// Its commander, if it has one.
        commander: Option<UnitRef>,
        /// His hits now.
        hits: u8,
        /// How many units are left.
        left: u32,
    },
    /// A rout that was set right by hand is not booked (D3-11).
    Unbooked {
        /// The unit.
        unit: UnitRef,
        /// How many routed units of its side wait to be booked now.
        waiting: u32,
        /// Its commander, if it has one.
        commander: Option<UnitRef>,
        /// His hits now.
        hits: u8,
    },
    /// An army retires (D3-43).
    Retired {
        /// The side.
        side: u8,
    },
    /// An army that had retired has not: something of it was set right by hand
    /// (D3-43).
    Unretired {
        /// The side.
        side: u8,
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
