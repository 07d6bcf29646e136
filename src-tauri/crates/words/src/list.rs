//! A list of units on the screen, for the books that have no points: plain
//! questions with the answers that stand.
//!
//! Each answer goes into the field's own edit at the question's path, and the
//! edit is sent back: the screen knows no rule and no book.

use serde::Serialize;

use crate::play::{Question, Scalar};

/// A list of units, and the unit the player looks at. `E` is an edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListView<E> {
    /// Its name, or what stands for one.
    pub title: String,
    /// Nation, year and book in one line.
    pub subtitle: String,
    /// What the list is as a whole, a sentence: "9 units; retires when 5 are lost".
    pub about: String,
    /// How many breaches.
    pub breaches: u32,
    /// How many warnings.
    pub warnings: u32,
    /// Its units, in order.
    pub units: Vec<ListRow>,
    /// The unit the player looks at.
    pub unit: Option<ListForm<E>>,
    /// What is asked of the list itself.
    pub army: Vec<ListField<E>>,
    /// The readings.
    pub readings: Vec<ListField<E>>,
    /// Every complaint, unit by unit.
    pub complaints: Vec<ListComplaint>,
    /// Adds a unit.
    pub add: E,
}

/// A unit in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListRow {
    /// Its number.
    pub number: u16,
    /// Its name, or what stands for one.
    pub name: String,
    /// What it is, in one line.
    pub what: String,
    /// How many complaints.
    pub complaints: u32,
}

/// The unit the player looks at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListForm<E> {
    /// Its number.
    pub number: u16,
    /// What is asked of it.
    pub fields: Vec<ListField<E>>,
    /// A copy at its side.
    pub duplicate: E,
    /// Takes it out.
    pub remove: E,
}

/// A question with the answer that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListField<E> {
    /// The question; its path leads into the edit.
    pub question: Question,
    /// The answer that stands.
    pub now: Scalar,
    /// Whether it is another than the default.
    pub differs: bool,
    /// The edit, with that answer in it.
    pub edit: E,
}

/// A complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct ListComplaint {
    /// The unit it is about; none for the list as a whole.
    pub unit: Option<u16>,
    /// Whether play cannot do with it; otherwise it is only odd.
    pub breach: bool,
    /// What is wrong.
    pub title: String,
    /// Why, and what is allowed.
    pub detail: String,
    /// The clause it goes by; none for what the desk itself cannot do with.
    pub clause: Option<String>,
}
