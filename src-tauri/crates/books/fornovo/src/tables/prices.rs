//! Section 4: prices.

use std::collections::BTreeMap;

use drumhead_vocabulary::{ClauseId, Length, Points};
use serde::Deserialize;
use serde::de::Error as _;

use crate::army::{Armour, FigureScale, Grade, Kind, Model};
use crate::bad_table::BadTable;
use crate::clauses::clause;
use crate::weapons::Weapon;

/// A price with its clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "PriceRow")]
pub struct Price {
    /// The price in points; negative for a saving.
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

/// Returns the clause with this id.
///
/// # Errors
/// A [`BadTable`] if the clause does not exist.
pub(super) fn known(id: &str) -> Result<ClauseId, BadTable> {
    clause(id)
        .map(|clause| clause.id)
        .ok_or_else(|| BadTable::Unknown(format!("clause {id:?}")))
}

/// The prices by grade, as in the file.
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
    /// Returns the price of this grade.
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
    /// Returns the price of this armour.
    pub const fn of(&self, armour: Armour) -> Price {
        self.0[armour as usize]
    }
}

/// Prices by weapon.
#[derive(Clone, Copy, Debug)]
pub struct ByWeapon([Price; Weapon::ALL.len()]);

impl ByWeapon {
    /// Returns the price of this weapon.
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

/// Collects one row for every weapon, in the order of the weapons.
///
/// # Errors
/// A [`BadTable`] if a row is missing.
pub(super) fn by_weapon<T>(
    mut rows: BTreeMap<Weapon, T>,
) -> Result<[T; Weapon::ALL.len()], BadTable> {
    let mut found = Vec::with_capacity(Weapon::ALL.len());
    for weapon in Weapon::ALL {
        let row = rows.remove(&weapon);
        found.push(row.ok_or_else(|| BadTable::Missing(weapon.id().to_owned()))?);
    }
    // Every weapon has its row, or an error would have been returned.
    found
        .try_into()
        .map_err(|_| BadTable::Shape("weapon".to_owned()))
}

/// The infantry chart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Infantry {
    /// The price per figure of each grade (F-4.01).
    pub grade: ByGrade,
    /// The price of each armour (F-4.02).
    pub armour: ByArmour,
    /// The price of a gunner (F-4.03).
    pub gunner: Price,
    /// The price of each weapon (F-4.04 to F-4.06).
    pub weapon: ByWeapon,
    /// The price of a shield (F-4.06, interpretation D-55).
    pub shield: Price,
    /// The price of salvee training (F-4.07).
    pub salvee: Price,
    /// The saving for irregulars (F-4.08).
    pub irregular: Price,
    /// The price of pike-and-shot or bill-and-bow training (F-4.09).
    pub training: Price,
    /// The saving for unpaid troops (F-4.18).
    pub unpaid: Price,
    /// The saving for unsupplied troops (F-4.19).
    pub unsupplied: Price,
    /// The minimum price of a figure (F-4.22).
    pub minimum: Price,
    /// The price of a unit's command (F-4.20).
    pub command: Price,
    /// The price of a horse (F-4.24).
    pub horse: Price,
    /// The price of a bayonet (F-4.27).
    pub bayonet: Price,
}

/// The cavalry chart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cavalry {
    /// The price per figure of each grade (F-4.10).
    pub grade: ByGrade,
    /// The price of each armour (F-4.11).
    pub armour: ByArmour,
    /// The price of a noble (F-4.12).
    pub noble: Price,
    /// The price of each weapon (F-4.13, F-4.14).
    pub weapon: ByWeapon,
    /// The price of a shield (F-4.14, interpretation D-55).
    pub shield: Price,
    /// The price of a barded horse (F-4.15).
    pub barded: Price,
    /// The saving for irregulars (F-4.16).
    pub irregular: Price,
    /// The price of false rout training (F-4.17).
    pub false_rout: Price,
    /// The saving for unpaid troops (F-4.18).
    pub unpaid: Price,
    /// The saving for unsupplied troops (F-4.19).
    pub unsupplied: Price,
    /// The minimum price of a figure (F-4.22).
    pub minimum: Price,
    /// The price of a unit's command (F-4.21).
    pub command: Price,
}

/// The prices that the infantry and cavalry charts have in common.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'a> {
    /// The price per figure of each grade.
    pub grade: &'a ByGrade,
    /// The price of each armour.
    pub armour: &'a ByArmour,
    /// The saving for irregulars.
    pub irregular: Price,
    /// The saving for unpaid troops.
    pub unpaid: Price,
    /// The saving for unsupplied troops.
    pub unsupplied: Price,
    /// The minimum price of a figure.
    pub minimum: Price,
}

/// The prices of generals (F-4.23).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Generals {
    /// The commander-in-chief.
    pub commander_in_chief: Price,
    /// A subgeneral.
    pub subgeneral: Price,
}

/// The prices of models (F-4.28 to F-4.32, F-4.36, F-4.37).
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
    /// Returns the price of a model.
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

/// Archers' stakes (F-4.26).
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "StakesRow")]
pub struct Stakes {
    /// The price for each set of figures, whole or partial.
    pub price: Price,
    /// The number of figures in a set.
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

/// A work bought by the section (F-4.33 to F-4.35).
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "WorkRow")]
pub struct Work {
    /// The price of each whole or partial section.
    pub price: Price,
    section: [Length; 2],
}

impl Work {
    /// Returns the length of a section in this scale.
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
    /// A ditch (F-4.33).
    pub ditch: Work,
    /// Light fieldworks (F-4.34).
    pub light_fieldworks: Work,
    /// Heavy fieldworks (F-4.35).
    pub heavy_fieldworks: Work,
}

/// The price of an artillery unit apart from its figures and models (F-4.20).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artillery {
    /// The price of a unit's command (F-4.20).
    pub command: Price,
}

/// All prices of section 4.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// Foot.
    pub infantry: Infantry,
    /// Horse.
    pub cavalry: Cavalry,
    /// Artillery units.
    pub artillery: Artillery,
    /// Generals.
    pub general: Generals,
    /// Guns, limbers and wagons.
    pub model: Models,
    /// A sniper (F-4.25).
    pub sniper: Price,
    /// Archers' stakes (F-4.26).
    pub stakes: Stakes,
    /// Ditches and fieldworks.
    pub works: Works,
}

impl Prices {
    /// Returns the prices of a figure in a unit of this kind. Only the infantry chart has a price
    /// for gunners, so that chart also applies to artillery units.
    pub const fn chart(&self, kind: Kind) -> Chart<'_> {
        match kind {
            Kind::Infantry | Kind::Artillery => Chart {
                grade: &self.infantry.grade,
                armour: &self.infantry.armour,
                irregular: self.infantry.irregular,
                unpaid: self.infantry.unpaid,
                unsupplied: self.infantry.unsupplied,
                minimum: self.infantry.minimum,
            },
            Kind::Cavalry => Chart {
                grade: &self.cavalry.grade,
                armour: &self.cavalry.armour,
                irregular: self.cavalry.irregular,
                unpaid: self.cavalry.unpaid,
                unsupplied: self.cavalry.unsupplied,
                minimum: self.cavalry.minimum,
            },
        }
    }
}
