//! The names in the tables of terrain and works.

use serde::{Deserialize, Serialize};

/// Terrain that a charge strikes, enters or crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Going {
    /// Other terrain that disorders (F-7.45).
    Disordering,
    /// Up or across a steep slope (F-11.02).
    SteepUpOrAcross,
    /// Down a steep slope, which hinders only mounted troops (F-11.02).
    SteepDown,
    /// A stream or a ford (F-11.03).
    Stream,
    /// Rough terrain (F-11.05).
    Rough,
    /// A wood, or the edge of one (F-11.06).
    Wood,
    /// A fence or a low wall (F-11.09).
    LowWall,
    /// A high wall (F-11.10).
    HighWall,
}

/// The shelter of skirmishers or gunners. If the troops are not at a named feature, the players are
/// asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelter {
    /// No shelter that helps.
    #[default]
    None,
    /// A building.
    Building,
    /// Fieldworks.
    Works,
    /// Other hard cover.
    HardCover,
    /// Woods, which help only skirmishers.
    Woods,
}

/// The cover at a place.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// No cover.
    #[default]
    None,
    /// Soft cover.
    Soft,
    /// Hard cover.
    Hard,
}

named! {
    /// The kind of a terrain feature. It sets the usual cover and effects, which the players may
    /// change.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "bindings", derive(specta::Type))]
    pub enum FeatureKind {
        /// A gentle hill (F-11.01).
        GentleHill = "gentle_hill",
        /// A steep slope (F-11.02).
        SteepSlope = "steep_slope",
        /// A stream (F-11.03).
        Stream = "stream",
        /// Rough terrain (F-11.05).
        Rough = "rough",
        /// A light wood (F-11.07).
        LightWood = "light_wood",
        /// A heavy wood (F-11.08).
        HeavyWood = "heavy_wood",
        /// A fence or a low wall (F-11.09).
        LowWall = "low_wall",
        /// A high wall (F-11.10).
        HighWall = "high_wall",
        /// A hedgerow (F-11.11).
        Hedgerow = "hedgerow",
        /// A river (F-11.12).
        River = "river",
        /// A bridge (F-11.13).
        Bridge = "bridge",
        /// A town block (F-11.14).
        TownBlock = "town_block",
        /// A strongpoint (F-11.17).
        Strongpoint = "strongpoint",
        /// A ditch (F-11.19).
        Ditch = "ditch",
        /// Light fieldworks (F-11.20).
        LightFieldworks = "light_fieldworks",
        /// Heavy fieldworks (F-11.20).
        HeavyFieldworks = "heavy_fieldworks",
        /// A laager of wagons (F-2.69).
        Laager = "laager",
        /// War wagons (F-2.64).
        WarWagons = "war_wagons",
    }
}

named! {
    /// The position of a unit at a feature.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Stand {
        /// In the feature, or on it.
        In = "in",
        /// Behind the feature, which is in front of the unit.
        Behind = "behind",
        /// Across the feature, which divides the unit.
        Across = "across",
    }
}

/// Troops as classified in the terrain tables. A unit may belong to several classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrant {
    /// Foot in close order.
    Foot,
    /// Foot in skirmish order.
    Skirmishers,
    /// Foot with pikes.
    Pikes,
    /// Mounted troops.
    Mounted,
    /// Mounted troops in skirmish order, in addition to [`Mounted`](Self::Mounted).
    MountedSkirmishers,
    /// Guns and wagons.
    Guns,
}
