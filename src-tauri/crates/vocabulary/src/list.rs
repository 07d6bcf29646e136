//! A list of units for display, in rulebooks without points: questions with their current answers.
//!
//! Each answer goes into its field's edit at the question's path, and the edit is sent back. The
//! user interface knows no rules.

use serde::Serialize;

use crate::ClauseId;
use crate::play::{Question, Scalar};

/// A list of units, and the selected unit. `E` is the type of an edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListView<E> {
    /// The list's name or a placeholder.
    pub title: String,
    /// Nation, year and rulebook in one line.
    pub subtitle: String,
    /// A sentence about the whole list: "9 units; retires when 5 are lost".
    pub about: String,
    /// The number of problems that make the list illegal.
    pub illegal: u32,
    /// The number of warnings.
    pub warnings: u32,
    /// The list's units, in order.
    pub units: Vec<ListRow>,
    /// The selected unit.
    pub unit: Option<ListForm<E>>,
    /// The fields of the list itself.
    pub army: Vec<ListField<E>>,
    /// The interpretations.
    pub interpretations: Vec<ListField<E>>,
    /// Every problem: first the problems of the whole list, then the problems of each unit.
    pub problems: Vec<ListProblem>,
    /// The edit that adds a unit.
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
    pub problems: u32,
}

/// The form of the selected unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListForm<E> {
    /// The number.
    pub number: u16,
    /// The fields.
    pub fields: Vec<ListField<E>>,
    /// The edit that inserts a duplicate after the unit.
    pub duplicate: E,
    /// The edit that removes the unit.
    pub remove: E,
}

/// A question with its current answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListField<E> {
    /// The question. Its path points into the edit.
    pub question: Question,
    /// The current answer.
    pub now: Scalar,
    /// Whether the answer differs from the default.
    pub differs: bool,
    /// The edit, which contains the current answer.
    pub edit: E,
}

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListProblem {
    /// The unit. `None` for a problem of the whole list.
    pub unit: Option<u16>,
    /// Whether the problem makes the list illegal. Otherwise it is a warning.
    pub illegal: bool,
    /// The problem's title, as written in the middle of a line.
    pub title: String,
    /// The problem's title, as written at the start of a line.
    #[serde(skip)]
    pub heading: String,
    /// The reason, and the allowed values.
    pub detail: String,
    /// The clause. `None` for a limit of Drumhead itself.
    pub clause: Option<String>,
}

impl ListProblem {
    /// Sets the clause of the problem.
    #[must_use]
    pub fn by(self, clause: ClauseId) -> Self {
        Self {
            clause: Some(clause.as_str().to_owned()),
            ..self
        }
    }
}
