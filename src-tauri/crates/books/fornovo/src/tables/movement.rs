//! Section 7: moves, gunners and command distances, from
//! `data/fornovo/movement.toml`.

use std::collections::BTreeMap;

use drumhead_words::ClauseId;
use serde::Deserialize;

use super::super::army::{Armour, Model, Rank};
use super::bases::Bases;
use super::limits::clause;
use super::manoeuvres::{Evasion, Horses, Manoeuvres, Passages, Reaches, Staking, Taken};
use super::obstacles::Obstacles;
use super::scaled::Scaled;
use super::share::Share;

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
    /// The row of this armour.
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
    /// By armour.
    #[serde(flatten)]
    pub by_armour: ByArmour,
    /// Gunners on foot.
    pub gunner: Troops,
}

/// A row of the movement table for models.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Limbered.
    pub limbered: Scaled,
    /// Manhandled.
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
    /// The row of this gun; limbers and wagons use that of light guns.
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
    /// Gunners to unlimber.
    pub unlimber: u32,
    /// Gunners to manhandle.
    pub manhandle: u32,
    /// Gunners to fire.
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

/// Changing frontage, for each figure (F-7.22).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frontage {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Steady regulars of grade A to C.
    pub per_figure_steady: Scaled,
    /// All others.
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
    /// The share of it for irregulars.
    pub irregular_share: Share,
}

impl CommandDistance {
    /// The distance to regulars.
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
    /// Whether it may not be entered.
    #[serde(default)]
    pub impassable: bool,
    /// Whether guns in it are manhandled.
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
    /// Other mounted.
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
    /// The share of the move above which it disorders; none if any speed is allowed.
    #[serde(default)]
    pub orderly_share: Option<Share>,
    /// The maximum of figures abreast; none if unlimited.
    #[serde(default)]
    pub most_abreast: Option<u32>,
    skirmish_foot: Going,
    close_foot: Going,
    fleeing_foot: Going,
    skirmish_mounted: Going,
    mounted: Going,
    guns: Going,
}

impl Ground {
    /// Its effect on this kind of mover.
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

/// Section 7's tables.
#[derive(Clone, Debug, Deserialize)]
pub struct Moves {
    /// F-7.01 to F-7.03.
    pub foot: Foot,
    /// F-7.04 to F-7.06.
    pub horse: ByArmour,
    /// F-7.07.
    pub barded: Deduction,
    /// F-7.08 to F-7.11.
    pub gun: ByGun<Drawn>,
    /// F-7.09.
    pub wagon: Drawn,
    /// F-7.09.
    pub war_wagon: Drawn,
    /// F-7.12.
    pub general: GeneralMove,
    /// F-7.20.
    pub stakes: Deduction,
    /// F-7.18.
    pub crew: ByGun<Crew>,
    /// F-7.22.
    pub frontage: Frontage,
    /// F-3.03.
    pub command_distance: CommandDistance,
    /// F-7.33.
    pub unlimber: ByGun<Taken>,
    /// F-7.34.
    pub horses: Horses,
    /// F-2.65.
    pub staking: Staking,
    /// Hitching and unhitching war wagons (F-2.64).
    pub hitching: Taken,
    /// F-2.67.
    pub plug_bayonets: Taken,
    /// F-7.31, F-7.32.
    pub passage: Passages,
    /// F-7.48.
    pub evasion: Evasion,
    /// F-7.21 to F-7.26.
    pub manoeuvre: Manoeuvres,
    /// The distances in rules of movement.
    pub distance: Reaches,
    /// F-1.06.
    pub bases: Bases,
    /// Section 11.
    pub terrain: BTreeMap<String, Ground>,
    /// Sections 11.6 to 11.10.
    pub obstacle: Obstacles,
}
