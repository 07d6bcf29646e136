//! Work that a step demands.

use std::fmt;

use serde::Serialize;

use super::UnitRef;

/// What tells a piece of pending work from the others of the moment. It is the same in the view
/// and in every offer that fulfils it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(transparent)]
pub struct ObligationId(String);

impl ObligationId {
    /// The id of one kind of work: what is to be done, and by or about what.
    pub fn new(kind: &str, about: impl fmt::Display) -> Self {
        Self(format!("{kind}:{about}"))
    }

    /// As it is written: `pursue:0.4`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ObligationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Work that must be done before the step can end in good order.
///
/// At least one offer fulfils it: of the unit that it names, or of the table if it names none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Pending {
    /// What its offers name as fulfilled.
    pub id: ObligationId,
    /// The unit that must do it; none for a side or the table.
    pub unit: Option<UnitRef>,
    /// What is to be done: "test to rally".
    pub label: String,
    /// The clause that demands it.
    pub clause: Option<String>,
    /// The pending work that comes before it, in the order in which it can be done.
    pub waits_for: Vec<ObligationId>,
}
