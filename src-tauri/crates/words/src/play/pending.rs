//! Pending work of a step.

use std::fmt;

use serde::Serialize;

use super::UnitRef;

/// The id of pending work, unique at a given moment; the same in the view and in every
/// offer that fulfils it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(transparent)]
pub struct ObligationId(String);

impl ObligationId {
    /// The id of one kind of work for this subject.
    pub fn new(kind: &str, about: impl fmt::Display) -> Self {
        Self(format!("{kind}:{about}"))
    }

    /// The id as text: `pursue:0.4`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ObligationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Work to do before the step can end in good order.
///
/// It is fulfilled by at least one offer: of the unit named, or of the table if no unit is named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Pending {
    /// The id that its offers name as fulfilled.
    pub id: ObligationId,
    /// The unit that has to do it; `None` for a side or the table.
    pub unit: Option<UnitRef>,
    /// The work: "test to rally".
    pub label: String,
    /// The clause that demands it.
    pub clause: Option<String>,
    /// The pending work that comes before it, in the order in which it can be done.
    pub waits_for: Vec<ObligationId>,
}
