//! The rulebook's numbers, words, clauses and interpretations, from `data`.

use drumhead_rules::data::{Loaded, TableError};
use drumhead_rules::{clauses, files, switches};
use serde::{Deserialize, Serialize};

files! {
    "data"
    CLAUSES = "clauses.toml";
    NUMBERS = "numbers.toml";
    INTERPRETATIONS = "interpretations.toml";
}

clauses! {
    CLAUSES;
    TURN = "T-01";
    WHEELS = "T-02";
    SHOT = "T-03";
}

switches! { "ToyInterpretations" from INTERPRETATIONS;
    /// Whether guns advance.
    wheels: Wheels as "ToyWheels" {
        /// Guns do not advance.
        Stuck = "stuck",
        /// Guns advance.
        Rolling = "rolling",
    }
}

/// The numbers of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "ToyTables", deny_unknown_fields)]
pub struct Tables {
    /// The face that a shot needs (T-03).
    pub needs: u8,
    /// The modifier for a unit that has advanced (T-04).
    pub near: u8,
}

impl Tables {
    /// Returns the rulebook's own tables.
    ///
    /// # Errors
    /// [`TableError`] if the embedded file does not parse.
    pub fn standard() -> Result<&'static Self, TableError> {
        static STANDARD: Loaded<Tables> = Loaded::new(|| NUMBERS.read());
        STANDARD.get()
    }
}

drumhead_rules::book_words! { "data" "toy" "toy-clauses" "toy-report" }
