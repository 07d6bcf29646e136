//! The state of terrain features, and the positions of units at them.

use drumhead_vocabulary::play::UnitRef;
use serde::{Deserialize, Serialize};

use crate::tables::Rules;
use crate::terrain::{self, Against, Cover, Feature, FeatureKind, Stand};

/// A terrain feature and its state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// The feature as the players described it.
    pub feature: Feature,
    /// Hits of ballshot so far (F-11.18, F-11.21, F-2.64).
    pub hits: u32,
    /// The number of turns spent clearing the feature (F-11.11).
    pub cleared: u8,
    /// The number of turns spent cutting loopholes (F-11.11).
    pub loopholes: u8,
    /// Whether the feature is hitched wagons: they are a column, and give no cover until unhitched
    /// (F-2.64).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hitched: bool,
    /// The last turn in which a unit worked on the feature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laboured: Option<u16>,
    /// The unit that worked on the feature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub labourer: Option<UnitRef>,
}

impl Site {
    /// Returns an intact feature.
    pub(in super::super) const fn intact(feature: Feature) -> Self {
        Self {
            feature,
            hits: 0,
            cleared: 0,
            loopholes: 0,
            hitched: false,
            laboured: None,
            labourer: None,
        }
    }

    /// Whether the feature covers troops in this position. A ditch covers troops in it, not behind
    /// it (F-11.19).
    pub(in super::super) fn covers(&self, stand: Stand) -> bool {
        match stand {
            Stand::In => true,
            Stand::Behind => self.feature.kind != FeatureKind::Ditch,
            Stand::Across => false,
        }
    }

    /// Returns the feature's current cover.
    pub(in super::super) fn cover(&self, against: Against, rules: &Rules) -> Cover {
        terrain::cover(&self.feature, self.hits, against, rules)
    }

    /// Whether the feature is wrecked.
    pub(in super::super) fn is_wrecked(&self, rules: &Rules) -> bool {
        terrain::is_wrecked(&self.feature, self.hits, rules)
    }
}

/// A place at a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The feature.
    pub feature: u16,
    /// The position at the feature.
    pub stand: Stand,
}
