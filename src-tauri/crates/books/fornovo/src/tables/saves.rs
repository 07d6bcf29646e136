//! Saves (sections 9.5 and 10.11), guns (section 9.19) and their weights (section 8.2).

use std::collections::BTreeMap;

use drumhead_vocabulary::ClauseId;
use serde::Deserialize;

use super::TableError;
use super::limits::clause;
use super::saved::Source;
use super::scaled::Scaled;
use super::shooting::Cells;
use crate::army::{Armour, Model};
use crate::bad_table::BadTable;
use crate::embedded;

/// The lowest score that saves, before modifiers; `None` if there is no save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Least(pub Option<i32>);

impl TryFrom<String> for Least {
    type Error = BadTable;
    fn try_from(text: String) -> Result<Self, BadTable> {
        match text.as_str() {
            "-" => Ok(Self(None)),
            score => score
                .parse()
                .map(|n| Self(Some(n)))
                .map_err(|_| BadTable::unread(&text, "score")),
        }
    }
}

/// A row of saves, by the armour of the figure.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveRow {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    light: Least,
    medium: Least,
    heavy: Least,
    armoured: Least,
}

impl SaveRow {
    /// Returns the score for this armour.
    pub const fn of(&self, armour: Armour) -> Option<i32> {
        match armour {
            Armour::Light => self.light.0,
            Armour::Medium => self.medium.0,
            Armour::Heavy => self.heavy.0,
            Armour::Armoured => self.armoured.0,
        }
    }
}

/// The rows of saves against shooting.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShootingSaves {
    /// Against crossbows.
    pub crossbow: SaveRow,
    /// Against longbows and composite bows (D-24).
    pub longbow: SaveRow,
    /// Against other missiles without gunpowder.
    pub other: SaveRow,
    /// Against gunpowder.
    pub gunpowder: SaveRow,
}

/// The rows of saves in combat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatSaves {
    /// Against heavy weapons.
    pub heavy_weapon: SaveRow,
    /// Against all other weapons.
    pub other_weapon: SaveRow,
}

/// The tables of saves.
#[derive(Clone, Debug)]
pub struct Saves {
    /// Saves against shooting (section 9.5).
    pub shooting: ShootingSaves,
    /// Saves in combat (section 10.11).
    pub combat: CombatSaves,
    /// The best possible save against shooting, whatever the modifiers.
    pub best: i32,
    /// Modifiers to shooting saves (F-9.32).
    pub shooting_modifiers: Modifiers,
    /// Modifiers to combat saves (F-10.23, D-49).
    pub combat_modifiers: Modifiers,
}

/// Modifiers to a save.
#[derive(Clone, Copy, Debug)]
pub struct Modifiers {
    /// The clause.
    pub clause: ClauseId,
    /// The modifier for grade A.
    pub grade_a: i32,
    /// The modifier for grade B.
    pub grade_b: i32,
    /// The modifier for a barded horse, except against gunpowder.
    pub barded: i32,
    /// The modifier for a shield.
    pub shield: i32,
}

#[derive(Deserialize)]
struct ShootingFile {
    saves: ShootingSaves,
    save_limits: Best,
    save_modifier: Vec<ModifierRow>,
    artillery: Artillery,
}

#[derive(Deserialize)]
struct Best {
    best: i32,
}

#[derive(Deserialize)]
struct CombatFile {
    saves: CombatSaves,
    save_modifier: Vec<ModifierRow>,
}

#[derive(Deserialize)]
struct ModifierRow {
    id: String,
    #[serde(deserialize_with = "clause")]
    clause: ClauseId,
    value: i32,
}

impl Modifiers {
    fn new(rows: &[ModifierRow]) -> Result<Self, BadTable> {
        let value = |id: &str| {
            rows.iter()
                .find(|row| row.id == id)
                .map_or(0, |row| row.value)
        };
        let missing = || BadTable::Missing("save_modifier".to_owned());
        let first = rows.first().ok_or_else(missing)?;
        Ok(Self {
            clause: first.clause,
            grade_a: value("grade_a"),
            grade_b: value("grade_b"),
            barded: value("barded"),
            shield: value("shield"),
        })
    }
}

impl Saves {
    pub(super) fn new(source: Source<'_>) -> Result<Self, TableError> {
        let shooting: ShootingFile = source.read(embedded::SHOOTING)?;
        let combat: CombatFile = source.read(embedded::COMBAT)?;
        let modifiers = |file: drumhead_rules::data::File, rows: &[ModifierRow]| {
            Modifiers::new(rows).map_err(|bad| file.error(&bad))
        };
        Ok(Self {
            shooting: shooting.saves,
            combat: combat.saves,
            best: shooting.save_limits.best,
            shooting_modifiers: modifiers(embedded::SHOOTING, &shooting.save_modifier)?,
            combat_modifiers: modifiers(embedded::COMBAT, &combat.save_modifier)?,
        })
    }
}

/// A row of the artillery table.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct GunRow {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The range.
    pub range: Scaled,
    /// The number of turns between shots (F-9.39).
    pub reload: u32,
    /// The scores to hit.
    #[serde(flatten)]
    pub cells: Cells,
}

/// The two periods of artillery (F-1.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Period {
    /// The early period: by default up to 1584 (D-77).
    Early,
    /// The late period: by default from 1585 (D-77).
    Late,
}

/// The artillery of one period.
#[derive(Clone, Debug, Deserialize)]
struct PeriodRows {
    hail: BTreeMap<String, GunRow>,
    ball_close: BTreeMap<String, GunRow>,
    ball_far: BTreeMap<String, GunRow>,
}

#[derive(Clone, Debug, Deserialize)]
struct Artillery {
    early: PeriodRows,
    late: PeriodRows,
}

/// The fire of a gun.
#[derive(Clone, Copy, Debug)]
pub struct Fire {
    /// Hailshot, if the gun fires it.
    pub hail: Option<GunRow>,
    /// Ballshot at close range, if the gun fires it.
    pub ball_close: Option<GunRow>,
    /// Ballshot at far range, if the gun fires it.
    pub ball_far: Option<GunRow>,
}

/// The tables of guns.
#[derive(Clone, Debug)]
pub struct Guns {
    artillery: Artillery,
    /// The clause for the weights (F-8.02).
    pub weight_clause: ClauseId,
    weight: Weights,
}

#[derive(Clone, Debug, Deserialize)]
struct Weights {
    #[serde(deserialize_with = "clause")]
    clause: ClauseId,
    very_light: u32,
    light: u32,
    medium: u32,
    heavy: u32,
    organ: u32,
}

impl Guns {
    pub(super) fn new(source: Source<'_>) -> Result<Self, TableError> {
        #[derive(Deserialize)]
        struct ReactionsFile {
            gun_weight: Weights,
        }
        let shooting: ShootingFile = source.read(embedded::SHOOTING)?;
        let reactions: ReactionsFile = source.read(embedded::REACTIONS)?;
        Ok(Self {
            artillery: shooting.artillery,
            weight_clause: reactions.gun_weight.clause,
            weight: reactions.gun_weight,
        })
    }

    /// Returns the weight of a gun of this class (F-8.02).
    pub const fn weight(&self, model: Model) -> u32 {
        match model {
            Model::VeryLightGun => self.weight.very_light,
            Model::LightGun => self.weight.light,
            Model::MediumGun => self.weight.medium,
            Model::HeavyGun => self.weight.heavy,
            Model::OrganGun => self.weight.organ,
            Model::Limber | Model::Wagon | Model::WarWagon => 0,
        }
    }

    /// Returns the fire of a gun of this class in this period.
    pub fn fire(&self, model: Model, period: Period) -> Fire {
        let period = match period {
            Period::Early => &self.artillery.early,
            Period::Late => &self.artillery.late,
        };
        let row = match model {
            Model::VeryLightGun => "very_light",
            Model::LightGun => "light",
            Model::MediumGun => "medium",
            Model::HeavyGun | Model::OrganGun => "heavy",
            Model::Limber | Model::Wagon | Model::WarWagon => "",
        };
        let ball = model != Model::OrganGun;
        let find =
            |rows: &BTreeMap<String, GunRow>, may: bool| rows.get(row).copied().filter(|_| may);
        Fire {
            hail: find(&period.hail, true),
            ball_close: find(&period.ball_close, ball),
            ball_far: find(&period.ball_far, ball),
        }
    }
}
