//! Ground and works at the table: features that the players have named, and
//! who stands where (section 11).

mod labour;
mod naming;
mod standing;

use drumhead_words::ClauseId;

pub use super::super::terrain::{Cover, Feature, FeatureKind, Stand};
pub(super) use labour::DITCH;
pub use labour::Labour;
pub(super) use naming::{GroundChanged, NAME};
pub(super) use standing::{BRIDGE, SpotChanged};

/// The most features a battle names.
pub(super) const MOST_FEATURES: usize = 200;

/// War wagons with their teams put to.
pub(super) const HITCHED: ClauseId = ClauseId::new("F-2.64");
