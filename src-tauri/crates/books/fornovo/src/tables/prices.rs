//! Section 4: the prices.

use std::collections::BTreeMap;

use drumhead_words::{ClauseId, Length, Points};
use serde::Deserialize;
use serde::de::Error as _;

use super::super::army::{Armour, FigureScale, Grade, Model};
use super::super::bad_table::BadTable;
use super::super::clauses::clause;
use super::super::weapons::Weapon;

/// A price with its clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "PriceRow")]
pub struct Price {
    /// Points; negative for a saving.
    pub points: Points,
    /// The clause.
    pub clause: ClauseId,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    points: i32,
    clause: String,
}

impl TryFrom<PriceRow> for Price {
    type Error = BadTable;
    fn try_from(row: PriceRow) -> Result<Self, BadTable> {
        Ok(Self {
            points: Points(row.points),
            clause: known(&row.clause)?,
        })
    }
}

/// The clause with this id.
pub(super) fn known(id: &str) -> Result<ClauseId, BadTable> {
    clause(id)
        .map(|clause| clause.id)
        .ok_or_else(|| BadTable::Unknown(format!("clause {id:?}")))
}

/// A price for each of a few named rows.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case, reason = "the keys are the grades' names")]
struct GradeRows {
    A: Price,
    B: Price,
    C: Price,
    D: Price,
}

/// Prices by grade.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "GradeRows")]
pub struct ByGrade([Price; 4]);

impl From<GradeRows> for ByGrade {
    fn from(rows: GradeRows) -> Self {
        Self([rows.A, rows.B, rows.C, rows.D])
    }
}

impl ByGrade {
    /// The price of this grade.
    pub const fn of(&self, grade: Grade) -> Price {
        self.0[grade as usize]
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmourRows {
    light: Price,
    medium: Price,
    heavy: Price,
    armoured: Price,
}

/// Prices by armour.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "ArmourRows")]
pub struct ByArmour([Price; 4]);

impl From<ArmourRows> for ByArmour {
    fn from(rows: ArmourRows) -> Self {
        Self([rows.light, rows.medium, rows.heavy, rows.armoured])
    }
}

impl ByArmour {
    /// The price of this armour.
    pub const fn of(&self, armour: Armour) -> Price {
        self.0[armour as usize]
    }
}

/// Prices by weapon.
#[derive(Clone, Copy, Debug)]
pub struct ByWeapon([Price; Weapon::ALL.len()]);

impl ByWeapon {
    /// The price of this weapon.
    pub const fn of(&self, weapon: Weapon) -> Price {
        self.0[weapon as usize]
    }
}

impl<'de> Deserialize<'de> for ByWeapon {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        by_weapon(BTreeMap::deserialize(deserializer)?)
            .map(Self)
            .map_err(D::Error::custom)
    }
}

/// One row for every weapon, in the weapons' order.
pub(super) fn by_weapon<T>(
    mut rows: BTreeMap<Weapon, T>,
) -> Result<[T; Weapon::ALL.len()], BadTable> {
    let mut found = Vec::with_capacity(Weapon::ALL.len());
    for weapon in Weapon::ALL {
        let row = rows.remove(&weapon);
        found.push(row.ok_or_else(|| BadTable::Missing(weapon.id().to_owned()))?);
    }
    // Each weapon has its row, or an error was returned.
    found
        .try_into()
        .map_err(|_| BadTable::Shape("weapon".to_owned()))
}

/// The infantry chart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Infantry {
    /// F-4.01.
    pub grade: ByGrade,
    /// F-4.02.
    pub armour: ByArmour,
    /// F-4.03.
    pub gunner: Price,
    /// F-4.04 to F-4.06.
    pub weapon: ByWeapon,
    /// F-4.06, interpretation D-55.
    pub shield: Price,
    /// F-4.07.
    pub salvee: Price,
    /// F-4.08.
    pub irregular: Price,
    /// F-4.09.
    pub training: Price,
    /// F-4.18.
    pub unpaid: Price,
    /// F-4.19.
    pub unsupplied: Price,
    /// F-4.22.
    pub minimum: Price,
    /// F-4.20.
    pub command: Price,
    /// F-4.24.
    pub horse: Price,
    /// F-4.27.
    pub bayonet: Price,
}

/// The cavalry chart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cavalry {
    /// F-4.10.
    pub grade: ByGrade,
    /// F-4.11.
    pub armour: ByArmour,
    /// F-4.12.
    pub noble: Price,
    /// F-4.13, F-4.14.
    pub weapon: ByWeapon,
    /// F-4.14, interpretation D-55.
    pub shield: Price,
    /// F-4.15.
    pub barded: Price,
    /// F-4.16.
    pub irregular: Price,
    /// F-4.17.
    pub false_rout: Price,
    /// F-4.18.
    pub unpaid: Price,
    /// F-4.19.
    pub unsupplied: Price,
    /// F-4.22.
    pub minimum: Price,
    /// F-4.21.
    pub command: Price,
}

/// Generals, F-4.23.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Generals {
    /// C/C.
    pub commander_in_chief: Price,
    /// S/G.
    pub subgeneral: Price,
}

/// Models, F-4.28 to F-4.32, F-4.36, F-4.37.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Models {
    very_light_gun: Price,
    light_gun: Price,
    medium_gun: Price,
    organ_gun: Price,
    heavy_gun: Price,
    limber: Price,
    wagon: Price,
    war_wagon: Price,
}

impl Models {
    /// The price of a model.
    pub const fn of(&self, model: Model) -> Price {
        match model {
            Model::VeryLightGun => self.very_light_gun,
            Model::LightGun => self.light_gun,
            Model::MediumGun => self.medium_gun,
            Model::OrganGun => self.organ_gun,
            Model::HeavyGun => self.heavy_gun,
            Model::Limber => self.limber,
            Model::Wagon => self.wagon,
            Model::WarWagon => self.war_wagon,
        }
    }
}

/// Archers' stakes, F-4.26.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "StakesRow")]
pub struct Stakes {
    /// For each whole or partial group of figures.
    pub price: Price,
    /// The figures in a group.
    pub per_figures: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StakesRow {
    points: i32,
    clause: String,
    per_figures: u32,
}

impl TryFrom<StakesRow> for Stakes {
    type Error = BadTable;
    fn try_from(row: StakesRow) -> Result<Self, BadTable> {
        if row.per_figures == 0 {
            return Err(BadTable::Zero("stakes.per_figures".to_owned()));
        }
        Ok(Self {
            price: Price {
                points: Points(row.points),
                clause: known(&row.clause)?,
            },
            per_figures: row.per_figures,
        })
    }
}

/// A work sold by the section, F-4.33 to F-4.35.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "WorkRow")]
pub struct Work {
    /// For each whole or partial section.
    pub price: Price,
    section: [Length; 2],
}

impl Work {
    /// A section's length in this scale.
    pub fn section(&self, scale: FigureScale) -> Length {
        super::scaled::at_scale(&self.section, scale)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkRow {
    points: i32,
    clause: String,
    section_25_30: String,
    section_15_20: String,
}

impl TryFrom<WorkRow> for Work {
    type Error = BadTable;
    fn try_from(row: WorkRow) -> Result<Self, BadTable> {
        let read = |text: &str| {
            Length::parse_inches(text)
                .filter(|length| *length > Length::ZERO)
                .ok_or_else(|| BadTable::unread(text, "length"))
        };
        Ok(Self {
            price: Price {
                points: Points(row.points),
                clause: known(&row.clause)?,
            },
            section: [read(&row.section_25_30)?, read(&row.section_15_20)?],
        })
    }
}

/// Works.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Works {
    /// F-4.33.
    pub ditch: Work,
    /// F-4.34.
    pub light_fieldworks: Work,
    /// F-4.35.
    pub heavy_fieldworks: Work,
}

/// Artillery units, F-4.20.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artillery {
    /// F-4.20.
    pub command: Price,
}

/// All of section 4.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// Foot.
    pub infantry: Infantry,
    /// Horse.
    pub cavalry: Cavalry,
    /// Guns' command.
    pub artillery: Artillery,
    /// C/C and S/G.
    pub general: Generals,
    /// Guns, limbers, wagons.
    pub model: Models,
    /// F-4.25.
    pub sniper: Price,
    /// F-4.26.
    pub stakes: Stakes,
    /// Ditches and fieldworks.
    pub works: Works,
}
