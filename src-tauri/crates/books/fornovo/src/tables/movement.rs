//! Moves and gunners (section 7) and command distances (section 3.1.1), from
//! `data/fornovo/movement.toml`.

use std::collections::BTreeMap;

use drumhead_vocabulary::ClauseId;
use serde::Deserialize;

use super::bases::Bases;
use super::limits::clause;
use super::manoeuvres::{Evasion, Horses, Manoeuvres, Passages, Reaches, Staking, Taken};
use super::obstacles::Obstacles;
use super::scaled::Scaled;
use super::share::Share;
use crate::army::{Armour, Model, Rank};

/// A row of the movement table for troops.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Troops {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The normal move.
    pub normal: Scaled,
    /// The charge bonus.
    pub bonus: Scaled,
}

/// Rows by armour.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByArmour {
    light: Troops,
    medium: Troops,
    heavy: Troops,
    armoured: Troops,
}

impl ByArmour {
    /// Returns the row of this armour.
    pub const fn of(&self, armour: Armour) -> &Troops {
        match armour {
            Armour::Light => &self.light,
            Armour::Medium => &self.medium,
            Armour::Heavy => &self.heavy,
            Armour::Armoured => &self.armoured,
        }
    }
}

/// The rows of foot, including gunners.
#[derive(Clone, Debug, Deserialize)]
pub struct Foot {
    /// The rows by armour.
    #[serde(flatten)]
    pub by_armour: ByArmour,
    /// The row of gunners on foot.
    pub gunner: Troops,
}

/// A row of the movement table for models.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The move when limbered.
    pub limbered: Scaled,
    /// The move when manhandled.
    pub manhandled: Scaled,
}

/// The guns' rows.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByGun<T> {
    very_light: T,
    light: T,
    organ: T,
    medium: T,
    heavy: T,
}

impl<T> ByGun<T> {
    /// Returns the row of this gun. Limbers and wagons use the row of light guns.
    pub const fn of(&self, model: Model) -> &T {
        match model {
            Model::VeryLightGun => &self.very_light,
            Model::MediumGun => &self.medium,
            Model::OrganGun => &self.organ,
            Model::HeavyGun => &self.heavy,
            Model::LightGun | Model::Limber | Model::Wagon | Model::WarWagon => &self.light,
        }
    }
}

/// Gunners needed for one model (F-7.18).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crew {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of gunners that unlimbering needs.
    pub unlimber: u32,
    /// The number of gunners that manhandling needs.
    pub manhandle: u32,
    /// The number of gunners that firing needs.
    pub fire: u32,
}

/// A deduction from a move.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deduction {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The deduction.
    pub deduct: Scaled,
}

/// A general's own move (F-7.12).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GeneralMove {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The distance.
    pub normal: Scaled,
}

/// The cost of changing frontage, for each figure (F-7.22).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frontage {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The cost for steady regulars of grade A to C.
    pub per_figure_steady: Scaled,
    /// The cost for all others.
    pub per_figure_other: Scaled,
}

/// Command distance (F-3.03).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommandDistance {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    commander_in_chief: Scaled,
    subgeneral: Scaled,
    /// The share of the distance for irregulars.
    pub irregular_share: Share,
}

impl CommandDistance {
    /// Returns the distance within which a general of this rank leads regulars.
    pub const fn of(&self, rank: Rank) -> Scaled {
        match rank {
            Rank::CommanderInChief => self.commander_in_chief,
            Rank::Subgeneral => self.subgeneral,
        }
    }
}

/// The effect of terrain on a move.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Going {
    /// The share of the move.
    #[serde(default)]
    pub share: Option<Share>,
    /// Whether the terrain is impassable.
    #[serde(default)]
    pub impassable: bool,
    /// Whether guns in the terrain are manhandled.
    #[serde(default)]
    pub manhandled: bool,
}

/// The kind of mover, for the terrain tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// Foot in skirmish order.
    SkirmishFoot,
    /// Foot in close order.
    CloseFoot,
    /// Routing or pursuing foot.
    FleeingFoot,
    /// Mounted skirmishers.
    SkirmishMounted,
    /// Other mounted troops.
    Mounted,
    /// Guns and wagons.
    Guns,
}

/// A kind of terrain (section 11).
#[derive(Clone, Debug, Deserialize)]
pub struct Ground {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The largest share of the move at which the terrain does not disorder units; `None` if speed
    /// does not matter.
    #[serde(default)]
    pub orderly_share: Option<Share>,
    /// The maximum number of figures abreast; `None` if unlimited.
    #[serde(default)]
    pub most_abreast: Option<u32>,
    /// The minimum additional cost of crossing, compared with open terrain; `None` if there is no
    /// minimum.
    #[serde(default)]
    pub least_extra: Option<Scaled>,
    skirmish_foot: Going,
    close_foot: Going,
    fleeing_foot: Going,
    skirmish_mounted: Going,
    mounted: Going,
    guns: Going,
}

impl Ground {
    /// Returns the effect on this kind of mover.
    pub const fn of(&self, mover: Mover) -> Going {
        match mover {
            Mover::SkirmishFoot => self.skirmish_foot,
            Mover::CloseFoot => self.close_foot,
            Mover::FleeingFoot => self.fleeing_foot,
            Mover::SkirmishMounted => self.skirmish_mounted,
            Mover::Mounted => self.mounted,
            Mover::Guns => self.guns,
        }
    }
}

/// The tables of section 7.
#[derive(Clone, Debug, Deserialize)]
pub struct Moves {
    /// Moves of foot (F-7.01 to F-7.03).
    pub foot: Foot,
    /// Moves of horse (F-7.04 to F-7.06).
    pub horse: ByArmour,
    /// The deduction for barded horses (F-7.07).
    pub barded: Deduction,
    /// Moves of guns (F-7.08 to F-7.11).
    pub gun: ByGun<Drawn>,
    /// The move of wagons (F-7.09).
    pub wagon: Drawn,
    /// The move of war wagons (F-7.09).
    pub war_wagon: Drawn,
    /// The move of generals (F-7.12).
    pub general: GeneralMove,
    /// The deduction for carried stakes (F-7.20).
    pub stakes: Deduction,
    /// Gunners needed for each gun (F-7.18).
    pub crew: ByGun<Crew>,
    /// Changing frontage (F-7.22).
    pub frontage: Frontage,
    /// Command distances (F-3.03).
    pub command_distance: CommandDistance,
    /// Unlimbering (F-7.33).
    pub unlimber: ByGun<Taken>,
    /// Dismounting and mounting (F-7.34).
    pub horses: Horses,
    /// Planting and lifting stakes (F-2.65).
    pub staking: Staking,
    /// Hitching and unhitching war wagons (F-2.64).
    pub hitching: Taken,
    /// Fixing and removing plug bayonets (F-2.67).
    pub plug_bayonets: Taken,
    /// Interpenetration (F-7.31, F-7.32).
    pub passage: Passages,
    /// Evasions (F-7.48).
    pub evasion: Evasion,
    /// Manoeuvres (F-7.21 to F-7.26).
    pub manoeuvre: Manoeuvres,
    /// The distances in the movement rules.
    pub distance: Reaches,
    /// Suggested bases (F-1.06).
    pub bases: Bases,
    /// The effect of each kind of terrain on moves (section 11).
    pub terrain: BTreeMap<String, Ground>,
    /// The costs of obstacles (sections 11.6 to 11.10).
    pub obstacle: Obstacles,
}
