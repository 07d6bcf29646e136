//! What a player can do: one hand of dice, or one choice.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::state::{Away, Ends, Standing};
use drumhead_rules::hex::{Cell, Facing};

/// What a player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "EdgehillCommand",
    tag = "do",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Command {
    /// Places a unit before the first turn.
    Deploy {
        /// The unit.
        unit: UnitRef,
        /// Where.
        hex: Cell,
        /// Which way it faces.
        facing: Facing,
    },
    /// A unit recovers from disorder, as the basic game has it.
    Recover {
        /// The unit.
        unit: UnitRef,
    },
    /// An unmanned gun is served again (E-20).
    Recrew {
        /// The gun.
        unit: UnitRef,
    },
    /// A captured gun is replaced by one of the captor's (E-25).
    Replace {
        /// The gun.
        unit: UnitRef,
    },
    /// Moves a unit by the cheapest way (E-05, E-06).
    Move {
        /// The unit.
        unit: UnitRef,
        /// Where to.
        to: Cell,
        /// The enemy gun whose hex it moves through (E-23, E-24); none to go
        /// round them.
        #[serde(default)]
        over: Option<UnitRef>,
    },
    /// Turns a unit to another corner (E-05), or a gun (E-10).
    Turn {
        /// The unit.
        unit: UnitRef,
        /// Which way it then faces.
        facing: Facing,
    },
    /// A gun fires (E-10 to E-19).
    Fire {
        /// The gun.
        unit: UnitRef,
        /// At whom.
        target: UnitRef,
        /// The leader who activates it (E-18).
        leader: Option<UnitRef>,
    },
    /// Declares an attack; several units may attack one.
    Attack {
        /// Who attacks.
        unit: UnitRef,
        /// Whom.
        target: UnitRef,
        /// Whether it charges, which is the basic game's notion (E-27, E-33).
        charge: bool,
    },
    /// Fights a combat on the players' table.
    Fight {
        /// Who is attacked.
        target: UnitRef,
        /// The column before any shift, from 0; none where the strengths give
        /// it.
        #[serde(default)]
        column: Option<u8>,
    },
    /// Says how a combat ended that was fought by hand.
    Settle {
        /// Who was attacked.
        target: UnitRef,
        /// What becomes of every attacker.
        attacker: Ends,
        /// What becomes of the defender.
        defender: Ends,
    },
    /// A unit retreats.
    Retreat {
        /// The unit.
        unit: UnitRef,
        /// Where to; none where it does not.
        to: Option<Cell>,
    },
    /// The step ends; after the last, the turn.
    End,
    /// Sets something by hand: what the basic game brought about, or what the
    /// table has agreed.
    Correct {
        /// The unit.
        unit: UnitRef,
        /// What is so.
        set: Correction,
    },
    /// Sets many units by hand: play went on with paper.
    FromPaper {
        /// The units as their rosters show them; those that are not named
        /// stay as they are.
        units: Vec<OnPaper>,
    },
}

/// A unit as its roster shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillOnPaper", deny_unknown_fields)]
pub struct OnPaper {
    /// The unit.
    pub unit: UnitRef,
    /// Where it is; none where it was never placed.
    pub hex: Option<Cell>,
    /// Its strength; 0 where it is not known.
    pub strength: u8,
    /// Whether it is in disorder; of a gun, whether it is unmanned.
    pub disordered: bool,
    /// Why it is off the map, if it is.
    pub away: Option<Away>,
}

impl OnPaper {
    /// What must be set to make the unit what it is on paper.
    pub(super) fn differences(&self, standing: &Standing) -> Vec<Correction> {
        let strength = (self.strength != standing.strength.unwrap_or(0))
            .then_some(Correction::Strength(self.strength));
        let hex = self.hex.filter(|_| self.hex != standing.hex);
        let marked = standing
            .gun
            .map_or(standing.disordered, |gun| gun.is_unmanned());
        let state = (self.disordered != marked).then_some(if standing.gun.is_some() {
            Correction::Unmanned(self.disordered)
        } else {
            Correction::Disordered(self.disordered)
        });
        let away = (self.away != standing.away).then_some(Correction::Away(self.away));
        let sets = [hex.map(Correction::Hex), strength, state, away];
        sets.into_iter().flatten().collect()
    }
}

/// Something set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "EdgehillCorrection",
    tag = "what",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Correction {
    /// Where it is.
    Hex(Cell),
    /// Which way it faces.
    Facing(Facing),
    /// Whether it is in disorder.
    Disordered(bool),
    /// Whether it is in command this turn.
    InCommand(bool),
    /// Its movement allowance; 0 where it is not known.
    Ma(u8),
    /// The movement points it has left this turn.
    Points(u8),
    /// Its strength; 0 where it is not known.
    Strength(u8),
    /// Its leader's number; 0 for none.
    Leader(u16),
    /// Its name.
    Name(String),
    /// Whether a gun is unmanned.
    Unmanned(bool),
    /// The side that a gun serves.
    Serves(u8),
    /// Whether a gun has fired this turn, which is what activating it is for.
    Fired(bool),
    /// Whether a gun was turned this turn.
    Turned(bool),
    /// Why it is off the map; none puts it back where it was.
    Away(Option<Away>),
}
