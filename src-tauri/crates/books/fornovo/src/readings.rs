//! Readings: the book contradicts its playsheets and leaves gaps; each such
//! place is a named choice with a default, from `data/fornovo/readings.toml`.
//!
//! A *number* reading patches cells of the tables, or asks for a number. A
//! *procedure* reading is a variant of an enum of [`Procedures`] with a
//! printed sentence, never a bare `if`.

mod procedures;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use drumhead_rules::catalogue::{self, Message};
use serde::{Deserialize, Serialize};

pub use procedures::*;

use super::embedded;
use super::patch::Patch;
use drumhead_rules::data::TableError;

/// The readings of one game that differ from the defaults: id to option.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Readings(BTreeMap<String, String>);

/// A reading or an option that the book does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadingError {
    /// No such reading.
    #[error("reading {0}")]
    Unknown(String),
    /// No such option of the reading.
    #[error("{reading}={option}")]
    Option {
        /// The reading's id.
        reading: String,
        /// What was asked for.
        option: String,
        /// What there is.
        allowed: String,
    },
    /// The tables do not read with it.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl ReadingError {
    /// Why, for the player.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(reading) => {
                let none = catalogue::message("unsound.reading.none");
                none.with("reading", format!("{reading:?}"))
            }
            Self::Option {
                reading,
                option,
                allowed,
            } => {
                let none = catalogue::message("unsound.reading.option");
                let none = none.with("reading", reading.as_str());
                let none = none.with("option", format!("{option:?}"));
                none.with("allowed", allowed.as_str())
            }
            Self::Table(error) => catalogue::verbatim(error),
        }
    }
}

/// The one selector over every entry of Part 1: the main text, or the
/// playsheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Master {
    /// The rules' text and its tables.
    Main,
    /// The playsheets at the end.
    Playsheet,
}

/// A place where the book can be read in more than one way.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Its id in the register: `D-55`.
    pub id: String,
    /// The question, in our own words.
    pub title: String,
    /// The clauses it bears on.
    pub clauses: Vec<String>,
    /// The sections it comes from.
    pub section: String,
    /// The part of the register.
    pub part: u8,
    /// Whether it seldom matters.
    pub minor: bool,
    /// Number or procedure.
    pub kind: ReadingKind,
    /// What the number is, where the players are asked for one.
    #[serde(default)]
    pub ask: Option<String>,
    /// The answers.
    #[serde(default, rename = "option")]
    pub options: Vec<ReadingOption>,
}

/// What a reading changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum ReadingKind {
    /// Cells of the tables.
    Number,
    /// A procedure.
    Procedure,
}

/// One answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadingOption {
    /// Its id within the reading.
    pub id: String,
    /// What it means, a sentence to be printed.
    pub sentence: String,
    /// Whether it holds where nothing is chosen.
    #[serde(default)]
    pub default: bool,
    /// Which side of the master selector picks it.
    #[serde(default)]
    pub master: Option<Master>,
    /// The cells it changes.
    #[serde(default)]
    pub(super) patch: Vec<Patch>,
}

impl Reading {
    /// The option that holds where nothing is chosen; none where the players
    /// are asked for a number.
    pub fn default_option(&self) -> Option<&ReadingOption> {
        self.options.iter().find(|option| option.default)
    }

    /// The option of this id.
    pub fn option(&self, id: &str) -> Option<&ReadingOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// Whether this is an answer to it.
    fn accepts(&self, answer: &str) -> bool {
        self.option(answer).is_some() || (self.ask.is_some() && number(answer).is_some())
    }
}

/// A number the players may give: 0 to 100.
fn number(answer: &str) -> Option<i32> {
    answer.parse().ok().filter(|n| (0..=100).contains(n))
}

/// The register of readings, in order.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read.
pub fn register() -> Result<&'static [Reading], TableError> {
    #[derive(Deserialize)]
    struct File {
        reading: Vec<Reading>,
    }
    static REGISTER: OnceLock<Result<Vec<Reading>, TableError>> = OnceLock::new();
    REGISTER
        .get_or_init(|| embedded::read::<File>(embedded::READINGS).map(|file| file.reading))
        .as_deref()
        .map_err(Clone::clone)
}

fn reading(id: &str) -> Result<&'static Reading, ReadingError> {
    register()?
        .iter()
        .find(|reading| reading.id == id)
        .ok_or_else(|| ReadingError::Unknown(id.to_owned()))
}

impl Readings {
    /// The readings that differ from the default, in order: id and option.
    pub fn chosen(&self) -> impl Iterator<Item = (&str, &str)> {
        let chosen = self.0.iter();
        let chosen = chosen.map(|(id, option)| (id.as_str(), option.as_str()));
        let mut chosen: Vec<_> = chosen.collect();
        // D-100 comes after D-99, and not before D-11.
        chosen.sort_by_key(|(id, _)| (id.len(), *id));
        chosen.into_iter()
    }

    /// Whether all are the defaults.
    pub fn is_default(&self) -> bool {
        self.0.is_empty()
    }

    /// The option in force for this reading, `None` where a number has not
    /// been given.
    ///
    /// # Errors
    /// [`ReadingError::Unknown`].
    pub fn option(&self, id: &str) -> Result<Option<&str>, ReadingError> {
        let reading = reading(id)?;
        Ok(self
            .0
            .get(id)
            .map(String::as_str)
            .or_else(|| reading.default_option().map(|option| option.id.as_str())))
    }

    /// Chooses; `None` goes back to the default.
    ///
    /// # Errors
    /// A [`ReadingError`]; nothing is changed then.
    pub fn set(&mut self, id: &str, option: Option<&str>) -> Result<(), ReadingError> {
        let reading = reading(id)?;
        match option {
            None => {
                self.0.remove(id);
            }
            Some(answer) if !reading.accepts(answer) => {
                let mut allowed: Vec<_> = reading.options.iter().map(|o| o.id.as_str()).collect();
                if reading.ask.is_some() {
                    allowed.push("a number from 0 to 100");
                }
                return Err(ReadingError::Option {
                    reading: id.to_owned(),
                    option: answer.to_owned(),
                    allowed: allowed.join(", "),
                });
            }
            Some(answer) => {
                if reading
                    .default_option()
                    .is_some_and(|option| option.id == answer)
                {
                    self.0.remove(id);
                } else {
                    self.0.insert(id.to_owned(), answer.to_owned());
                }
            }
        }
        Ok(())
    }

    /// Sets every entry of Part 1 at once; the others stay.
    ///
    /// # Errors
    /// A [`TableError`] if the register does not read.
    pub fn set_all(&mut self, master: Master) -> Result<(), ReadingError> {
        for reading in register()? {
            if let Some(option) = reading.options.iter().find(|o| o.master == Some(master)) {
                self.set(&reading.id, Some(&option.id))?;
            }
        }
        Ok(())
    }

    /// The same choices, those left out that are the defaults.
    ///
    /// # Errors
    /// The first [`ReadingError`].
    pub fn settled(&self) -> Result<Self, ReadingError> {
        let mut settled = Self::default();
        for (id, option) in &self.0 {
            settled.set(id, Some(option))?;
        }
        Ok(settled)
    }

    /// Checks every entry, as for a file from outside.
    ///
    /// # Errors
    /// The first [`ReadingError`].
    pub fn check(&self) -> Result<(), ReadingError> {
        self.settled().map(drop)
    }

    /// The cells that the chosen options change.
    pub(super) fn patches(&self) -> Result<Vec<Patch>, ReadingError> {
        self.check()?;
        let mut patches = Vec::new();
        for (id, answer) in &self.0 {
            if let Some(option) = reading(id)?.option(answer) {
                patches.extend(option.patch.iter().cloned());
            }
        }
        Ok(patches)
    }
}

#[cfg(test)]
mod tests;
