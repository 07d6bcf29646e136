//! The book's numbers, from `data/edgehill_naseby/numbers.toml`.

use serde::{Deserialize, Serialize};

use drumhead_rules::data::{Loaded, TableError};
use drumhead_rules::hex::Cell;

drumhead_rules::files! {
    "../../../../data/edgehill_naseby"
    CLAUSES = "clauses.toml";
    NUMBERS = "numbers.toml";
    READINGS = "readings.toml";
}

drumhead_rules::files! {
    "../../../../data/maps"
    EDGEHILL_MAP = "edgehill.json";
    NASEBY_MAP = "naseby.json";
}

/// The numbers of the book for one battle, which saves its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillTables", deny_unknown_fields)]
pub struct Tables {
    /// Command (E-01, E-02).
    pub command: CommandNumbers,
    /// Facing (E-05, E-07, E-08).
    pub facing: FacingNumbers,
    /// Guns (E-13 to E-21).
    pub artillery: GunNumbers,
    /// Terrain (E-26 to E-34).
    pub terrain: GroundNumbers,
    /// The initial hexes of Edgehill's guns (E-38).
    pub guns: GunHexes,
}

/// Numbers of command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillCommandNumbers", deny_unknown_fields)]
pub struct CommandNumbers {
    /// The command radius at the start of a unit's turn, in hexes (E-01).
    pub radius: u8,
    /// The divisor of the movement allowance out of command (E-02).
    pub divided: u8,
}

/// Numbers of facing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillFacingNumbers", deny_unknown_fields)]
pub struct FacingNumbers {
    /// Movement points for turning to another corner (E-05).
    pub turn: u8,
    /// Columns to the right through a flank (E-07).
    pub flank: i8,
    /// Columns to the right through the rear (E-08).
    pub rear: i8,
}

/// Numbers of guns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillGunNumbers", deny_unknown_fields)]
pub struct GunNumbers {
    /// Dice at 1 hex, 2 hexes and so on, up to a gun's reach (E-13, E-14).
    pub dice: Vec<u8>,
    /// The lowest face that disorders infantry (E-16).
    pub infantry: u8,
    /// The score that disorders cavalry (E-17).
    pub cavalry: u8,
    /// The maximum distance of a leader for manning a gun again (E-20).
    pub leader: u8,
    /// The minimum distance of every enemy at that time (E-20).
    pub enemy: u8,
    /// The maximum of infantry units with a gun (E-21).
    pub infantry_with_gun: u8,
}

/// Numbers of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillGroundNumbers", deny_unknown_fields)]
pub struct GroundNumbers {
    /// Extra movement points for infantry into a wood (E-26).
    pub wood_infantry: u8,
    /// Extra movement points for cavalry into a wood (E-26).
    pub wood_cavalry: u8,
    /// Extra movement points for cavalry over a hedge (E-30).
    pub hedge_cavalry: u8,
    /// Extra movement points for cavalry up or down a hillside (E-32).
    pub hillside_cavalry: u8,
    /// Die modifier against infantry in a wood (E-28).
    pub wood_die: i8,
    /// Die modifier of cavalry through a hedge (E-31).
    pub hedge_die: i8,
    /// Columns for cavalry into a wood (E-29).
    pub wood_shift: i8,
    /// Columns for cavalry uphill (E-34).
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
    /// The book's own numbers.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not parse; a test checks that it does.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: Loaded<Tables> = Loaded::new(|| NUMBERS.read());
        STANDARD.get()
    }
}
