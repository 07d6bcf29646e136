//! The numbers of the rules, from `data/edgehill_naseby/numbers.toml`.

use serde::{Deserialize, Serialize};

use drumhead_rules::data::{Loaded, TableError};
use drumhead_rules::hex::Cell;

drumhead_rules::files! {
    "../../../../data/edgehill_naseby"
    CLAUSES = "clauses.toml";
    NUMBERS = "numbers.toml";
    INTERPRETATIONS = "interpretations.toml";
}

drumhead_rules::files! {
    "../../../../data/maps"
    EDGEHILL_MAP = "edgehill.json";
    NASEBY_MAP = "naseby.json";
}

/// The numbers of the rules in a battle. Each battle saves its own tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillTables", deny_unknown_fields)]
pub struct Tables {
    /// The numbers for command (E-01, E-02).
    pub command: CommandNumbers,
    /// The numbers for facing (E-05, E-07, E-08).
    pub facing: FacingNumbers,
    /// The numbers for guns (E-13 to E-21).
    pub artillery: GunNumbers,
    /// The numbers for terrain (E-26 to E-34).
    pub terrain: GroundNumbers,
    /// The initial hexes of Edgehill's guns (E-38).
    pub guns: GunHexes,
}

/// The numbers for command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillCommandNumbers", deny_unknown_fields)]
pub struct CommandNumbers {
    /// The command radius at the start of a unit's turn, in hexes (E-01).
    pub radius: u8,
    /// The divisor of the movement allowance out of command (E-02).
    pub divided: u8,
}

/// The numbers for facing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillFacingNumbers", deny_unknown_fields)]
pub struct FacingNumbers {
    /// The cost of turning to another corner, in movement points (E-05).
    pub turn: u8,
    /// The shift for an attack through a flank, in columns to the right (E-07).
    pub flank: i8,
    /// The shift for an attack through the rear, in columns to the right (E-08).
    pub rear: i8,
}

/// The numbers for guns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillGunNumbers", deny_unknown_fields)]
pub struct GunNumbers {
    /// The number of dice at 1 hex, 2 hexes and so on, up to a gun's maximum range (E-13, E-14).
    pub dice: Vec<u8>,
    /// The lowest face that disorders infantry (E-16).
    pub infantry: u8,
    /// The score that disorders cavalry (E-17).
    pub cavalry: u8,
    /// The maximum distance from a gun to a leader, in hexes, for the gun to be manned again
    /// (E-20).
    pub leader: u8,
    /// The minimum distance from a gun to every enemy, in hexes, for the gun to be manned again
    /// (E-20).
    pub enemy: u8,
    /// The maximum number of infantry units with a gun (E-21).
    pub infantry_with_gun: u8,
}

/// The numbers for terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillGroundNumbers", deny_unknown_fields)]
pub struct GroundNumbers {
    /// The extra movement points for infantry entering a wood (E-26).
    pub wood_infantry: u8,
    /// The extra movement points for cavalry entering a wood (E-26).
    pub wood_cavalry: u8,
    /// The extra movement points for cavalry crossing a hedge (E-30).
    pub hedge_cavalry: u8,
    /// The extra movement points for cavalry going up or down a hillside (E-32).
    pub hillside_cavalry: u8,
    /// The die modifier against infantry in a wood (E-28).
    pub wood_die: i8,
    /// The die modifier for cavalry attacking through a hedge (E-31).
    pub hedge_die: i8,
    /// The shift for cavalry attacking into a wood, in columns to the right (E-29).
    pub wood_shift: i8,
    /// The shift for cavalry attacking uphill, in columns to the right (E-34).
    pub uphill_shift: i8,
}

/// The initial hexes of guns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillGunHexes", deny_unknown_fields)]
pub struct GunHexes {
    /// The Royalist guns.
    pub royalist: Vec<Cell>,
    /// Parliament's guns.
    pub parliament: Vec<Cell>,
}

impl Tables {
    /// Returns the embedded numbers.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded file does not parse; a test checks that it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: Loaded<Tables> = Loaded::new(|| NUMBERS.read());
        STANDARD.get()
    }
}
