//! The parts of the rules in use in a battle, and the parts that can apply.

use serde::{Deserialize, Serialize};

use crate::army::Scenario;
use crate::interpretations::Interpretations;
use crate::terrain::Counts;

/// The optional parts of the rules in use (E-39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "EdgehillModules", default, deny_unknown_fields)]
pub struct Modules {
    /// Command radius (E-01 to E-03).
    pub command: bool,
    /// Facing (E-04 to E-09).
    pub facing: bool,
    /// Artillery, with its lines of sight (E-10 to E-25).
    pub artillery: bool,
    /// The effects of terrain on movement and combat (E-26 to E-36).
    pub terrain: bool,
}

impl Default for Modules {
    fn default() -> Self {
        Self {
            command: true,
            facing: true,
            artillery: true,
            terrain: true,
        }
    }
}

/// The parts of the rules that can apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The parts of the rules in use (E-39).
    pub modules: Modules,
    /// Whether there are guns and the rules for them are in use (E-37).
    pub guns: bool,
    /// The game. `None` for both games (E-36).
    pub scenario: Option<Scenario>,
}

impl Scope {
    /// The scope with all parts of the rules.
    pub const WHOLE: Self = Self {
        modules: Modules {
            command: true,
            facing: true,
            artillery: true,
            terrain: true,
        },
        guns: true,
        scenario: None,
    };

    /// Returns the terrain that counts for movement and combat: none if the rules for terrain are
    /// not in use (E-39).
    pub(crate) fn ground(self, interpretations: &Interpretations) -> Counts {
        if self.modules.terrain {
            self.ground_of_sight(interpretations)
        } else {
            Counts::default()
        }
    }

    /// Returns the terrain that counts for lines of sight, which belong to the rules for artillery
    /// (E-11, E-12).
    pub(crate) fn ground_of_sight(self, interpretations: &Interpretations) -> Counts {
        Counts::of(self.scenario, interpretations)
    }
}
