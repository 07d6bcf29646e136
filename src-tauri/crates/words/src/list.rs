//! A list of units on the screen, for books without points: questions with their current
//! answers.
//!
//! Each answer goes into the field's own edit at the question's path, and the edit is sent
//! back: the screen knows no rule and no book.

use serde::Serialize;

use crate::ClauseId;
use crate::play::{Question, Scalar};

/// A list of units, and the selected unit. `E` is an edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListView<E> {
    /// The list's name or a placeholder.
    pub title: String,
    /// Nation, year and book in one line.
    pub subtitle: String,
    /// The list as a whole, a sentence: "9 units; retires when 5 are lost".
    pub about: String,
    /// The number of illegal points.
    pub breaches: u32,
    /// The number of warnings.
    pub warnings: u32,
    /// The list's units, in order.
    pub units: Vec<ListRow>,
    /// The selected unit.
    pub unit: Option<ListForm<E>>,
    /// The fields of the list itself.
    pub army: Vec<ListField<E>>,
    /// The interpretations.
    pub readings: Vec<ListField<E>>,
    /// Every problem, unit by unit.
    pub complaints: Vec<ListComplaint>,
    /// Adds a unit.
    pub add: E,
}

/// A unit in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListRow {
    /// The number.
    pub number: u16,
    /// The unit's name or a placeholder.
    pub name: String,
    /// The unit's description, in one line.
    pub what: String,
    /// The number of problems.
    pub complaints: u32,
}

/// The form of the selected unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListForm<E> {
    /// The number.
    pub number: u16,
    /// The fields.
    pub fields: Vec<ListField<E>>,
    /// Inserts a duplicate after the unit.
    pub duplicate: E,
    /// Removes it.
    pub remove: E,
}

/// A question with its current answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListField<E> {
    /// The question; its path leads into the edit.
    pub question: Question,
    /// The current answer.
    pub now: Scalar,
    /// Whether it differs from the default.
    pub differs: bool,
    /// The edit, with the current answer in it.
    pub edit: E,
}

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListComplaint {
    /// The unit concerned; `None` for the list as a whole.
    pub unit: Option<u16>,
    /// Whether it makes the list illegal; otherwise it is only unusual.
    pub breach: bool,
    /// The problem.
    pub title: String,
    /// The reason, and the allowed values.
    pub detail: String,
    /// The clause; `None` for a limit of the desk itself.
    pub clause: Option<String>,
}

impl ListComplaint {
    /// The same problem, by this clause.
    #[must_use]
    pub fn by(self, clause: ClauseId) -> Self {
        Self {
            clause: Some(clause.as_str().to_owned()),
            ..self
        }
    }
}
