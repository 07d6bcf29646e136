//! Ground and works at the table: features that the players have named, and
//! who stands where (section 11).

mod labour;
mod naming;
mod standing;

use drumhead_rules::catalogue::{self, Message};
use drumhead_words::ClauseId;
use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::soundness::Unsound;
use super::super::tables::Rules;
use super::super::terrain::{self, Against, is_wrecked};

pub use super::super::terrain::{Cover, Feature, FeatureKind, Stand};
pub(super) use labour::DITCH;
pub use labour::Labour;
pub use naming::GroundChanged;
pub(super) use naming::NAME;
pub(super) use standing::BRIDGE;
pub use standing::{LeftBlock, Spot, StandsAt};

/// The most features a battle names.
pub(super) const MOST_FEATURES: usize = 200;

/// War wagons with their teams put to.
pub(super) const HITCHED: ClauseId = ClauseId::new("F-2.64");

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
    pub(super) const fn whole(feature: Feature) -> Self {
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
    pub(super) fn covers(&self, stand: Stand) -> bool {
        match stand {
            Stand::In => true,
            Stand::Behind => self.feature.kind != FeatureKind::Ditch,
            Stand::Across => false,
        }
    }

    /// The cover it gives now.
    pub(super) fn cover(&self, against: Against, rules: &Rules) -> Cover {
        terrain::cover(&self.feature, self.hits, against, rules)
    }

    /// Whether it is wrecked.
    pub(super) fn is_wrecked(&self, rules: &Rules) -> bool {
        is_wrecked(&self.feature, self.hits, rules)
    }
}

/// Whether the ground can be held at all.
///
/// # Errors
/// An [`Unsound`] place: an id given twice, or a number out of all bounds.
pub(super) fn check(ground: &[Feature]) -> Result<(), Unsound> {
    const MOST: u32 = 1000;
    for (index, feature) in ground.iter().enumerate() {
        let unsound = |field: &str, problem: Message| Unsound {
            place: format!("ground[{index}].{field}"),
            problem,
        };
        if ground
            .iter()
            .take(index)
            .any(|other| other.id == feature.id)
        {
            return Err(unsound(
                "id",
                catalogue::message("unsound.twice").with("id", feature.id.to_string()),
            ));
        }
        if feature.hits.is_some_and(|hits| hits == 0 || hits > MOST) {
            return Err(unsound(
                "hits",
                catalogue::message("unsound.allowed").with("most", MOST.to_string()),
            ));
        }
        if feature.capacity.is_some_and(|figures| figures > MOST) {
            return Err(unsound(
                "capacity",
                catalogue::message("unsound.at_most").with("most", MOST.to_string()),
            ));
        }
    }
    Ok(())
}
