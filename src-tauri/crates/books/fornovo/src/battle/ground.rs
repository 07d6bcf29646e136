//! Terrain and works in play: named features, and the units' places (section 11).

mod labour;
mod naming;
mod standing;
mod wagons;

pub use crate::terrain::{Cover, Feature, FeatureKind, Stand};
pub use labour::Labour;
pub(super) use labour::frontage;
pub(super) use naming::{GroundChanged, NAME};
pub(super) use standing::SpotChanged;
pub(super) use wagons::draw_up_wagons;

/// The maximum number of named features.
pub(super) const MOST_FEATURES: usize = 200;
