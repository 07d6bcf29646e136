//! Ground and works as named things, settled before the battle: cover by kind
//! of fire, capacity, and the hits that ruin them (sections 11.4 to 11.10).

use serde::{Deserialize, Serialize};

use super::super::soundness::Unsound;

/// How much cover a place gives.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// None.
    #[default]
    None,
    /// Soft.
    Soft,
    /// Hard.
    Hard,
}

/// What a feature of the ground is. Its cover and its effects come with it;
/// the players may settle others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum FeatureKind {
    /// A gentle hill (F-11.01).
    GentleHill,
    /// A steep slope (F-11.02).
    SteepSlope,
    /// A stream (F-11.03).
    Stream,
    /// Rough ground (F-11.05).
    Rough,
    /// A light wood (F-11.07).
    LightWood,
    /// A heavy wood (F-11.08).
    HeavyWood,
    /// A fence or a low wall (F-11.09).
    LowWall,
    /// A high wall (F-11.10).
    HighWall,
    /// A hedgerow (F-11.11).
    Hedgerow,
    /// A river (F-11.12).
    River,
    /// A bridge (F-11.13).
    Bridge,
    /// A block of a town (F-11.14).
    TownBlock,
    /// A strongpoint (F-11.17).
    Strongpoint,
    /// A ditch (F-11.19).
    Ditch,
    /// Light fieldworks (F-11.20).
    LightFieldworks,
    /// Heavy fieldworks (F-11.20).
    HeavyFieldworks,
    /// A laager of wagons (F-2.69).
    Laager,
    /// War wagons (F-2.64).
    WarWagons,
}

/// A feature of the ground with a name, as the players settled it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "FornovoFeature")]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// Its id in this battle.
    pub id: u16,
    /// What the players call it.
    pub name: String,
    /// What it is.
    pub kind: FeatureKind,
    /// Cover against small arms and hailshot.
    pub small_arms: Cover,
    /// Cover against ball.
    pub ball: Cover,
    /// Cover in combat.
    pub combat: Cover,
    /// Figures it holds; none where that does not matter (F-11.14).
    pub capacity: Option<u32>,
    /// Hits of ball that ruin it; none where nothing does (F-11.18, F-11.21,
    /// F-2.64).
    pub hits: Option<u32>,
}

/// Whether the ground can be held at all.
///
/// # Errors
/// An [`Unsound`] place: an id given twice, or a number out of all bounds.
pub(super) fn check(ground: &[Feature]) -> Result<(), Unsound> {
    const MOST: u32 = 1000;
    for (index, feature) in ground.iter().enumerate() {
        let unsound = |field: &str, problem: String| Unsound {
            place: format!("ground[{index}].{field}"),
            problem,
        };
        if ground
            .iter()
            .take(index)
            .any(|other| other.id == feature.id)
        {
            return Err(unsound("id", format!("{} is given twice", feature.id)));
        }
        if feature.hits.is_some_and(|hits| hits == 0 || hits > MOST) {
            return Err(unsound("hits", format!("1 to {MOST} is allowed")));
        }
        if feature.capacity.is_some_and(|figures| figures > MOST) {
            return Err(unsound("capacity", format!("at most {MOST} is allowed")));
        }
    }
    Ok(())
}
