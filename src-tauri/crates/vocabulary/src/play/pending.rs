//! Pending work of a step.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::UnitRef;

/// The id of pending work, unique among current work. The view and every offer that does the work
/// use the same id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(transparent)]
pub struct ObligationId(String);

impl ObligationId {
    /// Returns the id of this kind of work for this subject.
    pub fn new(kind: &str, about: impl fmt::Display) -> Self {
        Self(format!("{kind}:{about}"))
    }

    /// Returns the id as text: `pursue:0.4`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ObligationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Work to be done before the step can end in good order.
///
/// Once the work can be done, at least one offer does it: an offer of one of the named units, or of
/// the table if no unit is named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Pending {
    /// The id, which is also in the offers that do the work.
    pub id: ObligationId,
    /// The unit that must do the work. `None` for a side or the table.
    pub unit: Option<UnitRef>,
    /// The units whose offers do the work, beginning with `unit`. Together, these offers are every
    /// way to do it. There are several units if the players choose which one does the work, and
    /// none for a side or the table.
    pub units: Vec<UnitRef>,
    /// The work: "test to rally".
    pub label: String,
    /// The clause that requires the work.
    pub clause: Option<String>,
    /// The pending work that must be done first, in the order in which it can be done.
    pub waits_for: Vec<ObligationId>,
}

impl Pending {
    /// Returns the units whose offers do the work. `None` stands for the table.
    pub fn subjects(&self) -> impl Iterator<Item = Option<UnitRef>> {
        let table = self.units.is_empty().then_some(None);
        table
            .into_iter()
            .chain(self.units.iter().copied().map(Some))
    }
}
