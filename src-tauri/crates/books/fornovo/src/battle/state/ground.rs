//! Features of the ground as they are now, and places at them.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::super::tables::Rules;
use super::super::super::terrain::{self, Against, Cover, Feature, FeatureKind, Stand};

/// A feature as it stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// What the players settled.
    pub feature: Feature,
    /// Hits of ball on it so far (F-11.18, F-11.21, F-2.64).
    pub hits: u32,
    /// Turns of labour to clear it so far (F-11.11).
    pub cleared: u8,
    /// Turns of labour to cut loopholes so far (F-11.11).
    pub loopholes: u8,
    /// Whether these are wagons with their teams put to: a column, and no fort
    /// before it is drawn up again (F-2.64).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hitched: bool,
    /// The turn in which somebody last laboured at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laboured: Option<u16>,
    /// The unit that did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub labourer: Option<UnitRef>,
}

impl Site {
    /// A feature that nobody has touched.
    pub(in super::super) const fn whole(feature: Feature) -> Self {
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

    /// Whether those who stand so have its cover; a ditch covers those in it
    /// and nobody behind it (F-11.19).
    pub(in super::super) fn covers(&self, stand: Stand) -> bool {
        match stand {
            Stand::In => true,
            Stand::Behind => self.feature.kind != FeatureKind::Ditch,
            Stand::Across => false,
        }
    }

    /// The cover it gives now.
    pub(in super::super) fn cover(&self, against: Against, rules: &Rules) -> Cover {
        terrain::cover(&self.feature, self.hits, against, rules)
    }

    /// Whether it is wrecked.
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
    /// How the unit stands there.
    pub stand: Stand,
}
