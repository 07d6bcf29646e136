//! Section 9: dice, rows of fire, reductions, hits on guns, snipers and distances, from
//! `data/fornovo/shooting.toml`. The saves and the guns' rows in this file are read by
//! [`super::saves`].

use drumhead_vocabulary::ClauseId;
use serde::{Deserialize, Serialize};

use super::limits::clause;
use super::scaled::Scaled;
use super::share::Share;
use crate::army::Model;
use crate::bad_table::BadTable;
use crate::to_hit::ToHit;
use crate::weapons::Weapon;

/// A rate of dice: one die per fixed number of figures (section 9.1.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DicePer {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of figures per die.
    pub figures: u32,
    /// The smallest remainder of figures that earns one more die; 0 if no remainder does.
    pub round_up_from: u32,
}

/// A rate of dice: one die per fixed number of gunners, with a limit for each model.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunDice {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    classes: Vec<GunClass>,
    figures: u32,
    round_up_from: u32,
    /// The maximum number of dice per model.
    pub most: u32,
}

impl GunDice {
    /// Returns the number of gunners per die.
    pub const fn per(&self) -> DicePer {
        DicePer {
            clause: self.clause,
            figures: self.figures,
            round_up_from: self.round_up_from,
        }
    }
}

named! {
    /// The classes of gun (F-1.20).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
    pub enum GunClass {
        /// Guns that fire shot of up to 1.5 lb.
        VeryLight = "very_light",
        /// Guns that fire shot of up to 4 lb.
        Light = "light",
        /// Guns that fire shot of up to 20 lb.
        Medium = "medium",
        /// Small guns with many barrels.
        Organ = "organ",
        /// Guns that fire shot of over 20 lb.
        Heavy = "heavy",
    }
}

impl GunClass {
    /// Returns the class of a model; `None` if the model is not a gun.
    pub const fn of(model: Model) -> Option<Self> {
        match model {
            Model::VeryLightGun => Some(Self::VeryLight),
            Model::LightGun => Some(Self::Light),
            Model::MediumGun => Some(Self::Medium),
            Model::OrganGun => Some(Self::Organ),
            Model::HeavyGun => Some(Self::Heavy),
            Model::Limber | Model::Wagon | Model::WarWagon => None,
        }
    }

    /// Returns the model of this class.
    pub const fn model(self) -> Model {
        match self {
            Self::VeryLight => Model::VeryLightGun,
            Self::Light => Model::LightGun,
            Self::Medium => Model::MediumGun,
            Self::Organ => Model::OrganGun,
            Self::Heavy => Model::HeavyGun,
        }
    }
}

/// The dice in section 9.1.1.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceTable {
    /// Infantry figures (F-9.04).
    pub infantry: DicePer,
    /// Mounted figures (F-9.05).
    pub mounted: DicePer,
    heavy_guns: GunDice,
    other_guns: GunDice,
}

impl DiceTable {
    /// Returns the dice of this class of gun (F-9.06, F-9.07).
    pub fn guns(&self, class: GunClass) -> &GunDice {
        if self.heavy_guns.classes.contains(&class) {
            &self.heavy_guns
        } else {
            &self.other_guns
        }
    }
}

/// A number of shooting ranks (F-9.09).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RanksThatShoot {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of ranks.
    pub ranks: u32,
}

/// The number of shooting ranks (section 9.3).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranks {
    /// The ranks of most troops, and by default of all troops in a charge (D-153).
    pub most: RanksThatShoot,
    /// The ranks of steady regular trotters with firearms.
    pub steady_trotters_with_firearms: RanksThatShoot,
}

/// The sleeves that shoot all round (F-9.08).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllRoundSleeves {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The minimum number of ranks.
    pub sleeve_ranks: u32,
}

named! {
    /// The rows of small arms.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
    pub enum SmallArmsRow {
        /// Muskets of steady units of grade A to C.
        SteadyMusket = "steady_musket",
        /// Arquebuses and other muskets.
        Arquebus = "arquebus",
        /// Pistols.
        Pistols = "pistols",
        /// Javelins, self-bows and slings.
        SelfBow = "self_bow",
        /// Crossbows.
        Crossbow = "crossbow",
        /// Longbows and composite bows (D-23).
        Longbow = "longbow",
    }
}

/// The kinds of shooting for saves: the rows of section 9.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SaveAgainst {
    /// Crossbows.
    Crossbow,
    /// Longbows and composite bows (D-24).
    Longbow,
    /// Other missiles without gunpowder.
    Other,
    /// Firearms and guns (F-1.22).
    Gunpowder,
}

/// A value for each missile weapon.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ByMissile<T> {
    javelin: T,
    sling: T,
    self_bow: T,
    longbow: T,
    composite_bow: T,
    crossbow: T,
    pistols: T,
    arquebus: T,
    musket: T,
}

impl<T: Copy> ByMissile<T> {
    /// Returns the value for this weapon; `None` if it is not a missile weapon.
    pub const fn of(&self, weapon: Weapon) -> Option<T> {
        Some(match weapon {
            Weapon::Javelin => self.javelin,
            Weapon::Sling => self.sling,
            Weapon::SelfBow => self.self_bow,
            Weapon::Longbow => self.longbow,
            Weapon::CompositeBow => self.composite_bow,
            Weapon::Crossbow => self.crossbow,
            Weapon::Pistols => self.pistols,
            Weapon::Arquebus => self.arquebus,
            Weapon::Musket => self.musket,
            Weapon::Pike | Weapon::HeavyLance | Weapon::HeavyWeapon | Weapon::LongSpear => {
                return None;
            }
        })
    }
}

/// The row of fire for each weapon.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct RowOf {
    /// The row of each weapon.
    #[serde(flatten)]
    pub weapon: ByMissile<SmallArmsRow>,
    /// The row of muskets in steady units of grade A to C.
    pub musket_steady: SmallArmsRow,
}

/// The row of saves for each kind of shooting.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SaveRowOf {
    /// The row of saves for each weapon.
    #[serde(flatten)]
    pub weapon: ByMissile<SaveAgainst>,
    /// The row of saves for guns.
    pub artillery: SaveAgainst,
}

/// The to-hit codes of a row, by the class of the target.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Cells {
    /// The code against close order in the open.
    pub normal: ToHit,
    /// The code against skirmish order.
    pub skirmish: ToHit,
    /// The code against soft cover.
    pub soft: ToHit,
    /// The code against hard cover.
    pub hard: ToHit,
}

/// A row of small arms at one range.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SmallArmsCells {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The range.
    pub range: Scaled,
    /// The scores to hit.
    #[serde(flatten)]
    pub cells: Cells,
}

/// A row of small arms.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmallArmsRanges {
    /// The cells at close range.
    pub close: SmallArmsCells,
    /// The cells at far range, if the row has one.
    #[serde(default)]
    pub far: Option<SmallArmsCells>,
}

/// The small arms in section 9.19.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmallArmsTable {
    steady_musket: SmallArmsRanges,
    arquebus: SmallArmsRanges,
    pistols: SmallArmsRanges,
    self_bow: SmallArmsRanges,
    crossbow: SmallArmsRanges,
    longbow: SmallArmsRanges,
}

impl SmallArmsTable {
    /// Returns this row.
    pub const fn of(&self, row: SmallArmsRow) -> &SmallArmsRanges {
        match row {
            SmallArmsRow::SteadyMusket => &self.steady_musket,
            SmallArmsRow::Arquebus => &self.arquebus,
            SmallArmsRow::Pistols => &self.pistols,
            SmallArmsRow::SelfBow => &self.self_bow,
            SmallArmsRow::Crossbow => &self.crossbow,
            SmallArmsRow::Longbow => &self.longbow,
        }
    }
}

/// Weapons without a far range.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CloseOnly {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The weapons.
    pub weapons: Vec<Weapon>,
}

named! {
    /// A condition that reduces fire.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
    pub enum Lessening {
        /// Self-bows from horseback: half the range.
        SelfBowFromHorseback = "self_bow_from_horseback",
        /// The shooters are shaken.
        ShootersShaken = "shooters_shaken",
        /// Foot moved, without rotation or salvee.
        FootMovedWithoutRotation = "foot_moved_without_rotation",
        /// The shooters are foot, charged from less than half of a full charge move away.
        FootContactedUnderHalfCharge = "foot_contacted_under_half_charge",
        /// Mounted fire, except with self-bows and pistols (D-07).
        MountedFireNotSelfBowOrPistols = "mounted_fire_not_self_bow_or_pistols",
        /// Very light guns moved.
        VeryLightGunsMoved = "very_light_guns_moved",
    }
}

/// A reduction of fire, with its share.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LesseningRow {
    #[serde(rename = "id")]
    _id: String,
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The condition.
    pub predicate: Lessening,
    /// The share of the range left.
    #[serde(default)]
    pub range: Option<Share>,
    /// The share of the hits left, rounded down.
    #[serde(default)]
    pub hits: Option<Share>,
}

/// The reductions in fire, exactly one for each condition.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Vec<LesseningRow>")]
pub struct Lessenings(pub Vec<LesseningRow>);

impl TryFrom<Vec<LesseningRow>> for Lessenings {
    type Error = BadTable;
    fn try_from(rows: Vec<LesseningRow>) -> Result<Self, BadTable> {
        for predicate in Lessening::ALL {
            let rows = rows.iter().filter(|row| row.predicate == predicate);
            let place = || format!("modifier.{predicate:?}");
            match rows.count() {
                0 => return Err(BadTable::Missing(place())),
                1 => {}
                _ => return Err(BadTable::Twice(place())),
            }
        }
        Ok(Self(rows))
    }
}

/// The bonus against a dense target (F-9.30).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dense {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number added to each die of ballshot.
    pub die: u8,
    /// The depth from which close order is dense.
    pub deep: Deep,
}

/// The depth from which close order is dense (F-9.17).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deep {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The minimum number of ranks.
    pub ranks: u32,
}

/// The target of a hit on an artillery unit (F-9.33).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GunHit {
    /// A limber, if there is one; otherwise nothing.
    LimberOrNothing,
    /// A gunner.
    Gunner,
    /// A gun, if the hit is by ballshot from light or heavier guns; otherwise a gunner.
    GunOrGunner,
}

/// The target of each hit on artillery, by the roll of its die (F-9.33).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "GunHitsRow")]
pub struct GunHits {
    /// The clause.
    pub clause: ClauseId,
    of_face: [GunHit; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GunHitsRow {
    #[serde(deserialize_with = "clause")]
    clause: ClauseId,
    limber_or_nothing: Vec<u8>,
    gunner: Vec<u8>,
    gun_or_gunner: Vec<u8>,
}

impl TryFrom<GunHitsRow> for GunHits {
    type Error = BadTable;
    fn try_from(row: GunHitsRow) -> Result<Self, BadTable> {
        let mut of_face = [None; 6];
        for (faces, hit) in [
            (&row.limber_or_nothing, GunHit::LimberOrNothing),
            (&row.gunner, GunHit::Gunner),
            (&row.gun_or_gunner, GunHit::GunOrGunner),
        ] {
            for face in faces {
                let place = usize::from(*face).checked_sub(1);
                match place.and_then(|place| of_face.get_mut(place)) {
                    Some(free @ None) => *free = Some(hit),
                    Some(Some(_)) => return Err(BadTable::Twice(format!("face {face}"))),
                    None => return Err(BadTable::Unknown(format!("face {face}"))),
                }
            }
        }
        // The loop above refuses a face that is in two lists. A face in no list has no target here.
        let [Some(a), Some(b), Some(c), Some(d), Some(e), Some(f)] = of_face else {
            return Err(BadTable::Missing("face".to_owned()));
        };
        Ok(Self {
            clause: row.clause,
            of_face: [a, b, c, d, e, f],
        })
    }
}

impl GunHits {
    /// Returns the target for this roll.
    pub fn of(&self, face: u8) -> GunHit {
        let place = usize::from(face).saturating_sub(1).min(5);
        self.of_face[place]
    }
}

/// The rolls of one die that have an effect.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnFaces {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The rolls.
    pub faces: Vec<u8>,
}

/// Snipers (section 2.6).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sniper {
    /// The clause for a sniper's shooting (F-2.51).
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The number of dice for a sniper's shot.
    pub dice: u32,
    /// The row of a sniper.
    pub row: SmallArmsRow,
    /// The far range of a sniper, which replaces the far range of the row.
    pub far_range: Scaled,
    /// The rolls that kill a general (F-2.52).
    pub kills_general: OnFaces,
    /// The rolls on which a sniper evades (F-2.53).
    pub evades: OnFaces,
}

/// A distance from sections 9.10 to 9.14.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distance {
    /// The clause.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The distance.
    pub length: Scaled,
}

/// The distances in sections 9.10 to 9.14.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distances {
    /// The maximum move by rotation.
    pub rotation: Distance,
    /// The maximum distance to a general who directs fire.
    pub general_directs_fire: Distance,
    /// The maximum distance of another target from the nearest target.
    pub beside_nearest_target: Distance,
    /// The width of a gap through which one figure can shoot.
    pub gap_a_figure: Distance,
    /// The width of a gap through which one gun can fire.
    pub gap_a_gun: Distance,
    /// The width of the danger zone of hailshot on each side of the model.
    pub hailshot_danger_each_side: Distance,
}

/// The tables of section 9, except saves and the guns' rows.
#[derive(Clone, Debug, Deserialize)]
pub struct Shooting {
    /// The number of dice (section 9.1.1).
    pub dice: DiceTable,
    /// The number of shooting ranks (section 9.3).
    pub ranks: Ranks,
    /// Sleeves that shoot all round (F-9.08).
    pub all_round: AllRoundSleeves,
    /// The row of each weapon.
    pub row_of: RowOf,
    /// Weapons without a far range (F-9.23).
    pub close_only: CloseOnly,
    /// Rows of small arms (section 9.19).
    pub small_arms: SmallArmsTable,
    /// The reductions of fire.
    #[serde(rename = "modifier")]
    pub lessening: Lessenings,
    /// The bonus against a dense target (F-9.30).
    pub dense: Dense,
    /// Hits on artillery units (F-9.33).
    pub gun_hits: GunHits,
    /// The row of saves for each kind of shooting.
    pub save_row_of: SaveRowOf,
    /// Snipers (section 2.6).
    pub sniper: Sniper,
    /// The distances in sections 9.10 to 9.14.
    pub distance: Distances,
}
