//! The names in the tables of ground and works.

use serde::{Deserialize, Serialize};

/// Ground that a charge goes at, into or across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Going {
    /// Anything that disorders, other than what is named here (F-7.45).
    Disordering,
    /// Up or across a steep slope (F-11.02).
    SteepUpOrAcross,
    /// Down a steep slope, which hinders mounted troops only (F-11.02).
    SteepDown,
    /// A stream or a ford (F-11.03).
    Stream,
    /// Rough ground (F-11.05).
    Rough,
    /// A wood, or the edge of one (F-11.06).
    Wood,
    /// A fence or a low wall (F-11.09).
    LowWall,
    /// A high wall (F-11.10).
    HighWall,
}

/// What such troops stand in; asked of the table where it is not named ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelter {
    /// Nothing that helps.
    #[default]
    None,
    /// A building.
    Building,
    /// Fieldworks.
    Works,
    /// Other hard cover.
    HardCover,
    /// Woods, which help skirmishers only.
    Woods,
}

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

/// How a unit stands at a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// In it, or on it.
    In,
    /// Behind it, so that it lies before the unit's front.
    Behind,
    /// Across it: it divides the unit.
    Across,
}

/// Troops, as ground tells them apart; a unit may be of several sorts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrant {
    /// Foot in close order.
    Foot,
    /// Foot in skirmish order.
    Skirmishers,
    /// Foot with pikes.
    Pikes,
    /// On horses.
    Mounted,
    /// Guns and wagons.
    Guns,
}
