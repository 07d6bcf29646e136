//! Section 9: dice, rows of fire, what lessens it, hits on guns, snipers and
//! distances, from `data/fornovo/shooting.toml`. Saving throws and the guns'
//! rows of the same file are in [`super::saves`].

use drumhead_words::ClauseId;
use serde::{Deserialize, Serialize};

use super::super::army::Model;
use super::super::to_hit::ToHit;
use super::super::weapons::Weapon;
use super::limits::clause;
use super::scaled::Scaled;
use super::share::Share;

/// One die for so many figures (section 9.1.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DicePer {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Figures a die.
    pub figures: u32,
    /// The remainder that earns one more; nought where none does.
    pub round_up_from: u32,
}

/// One die for so many gunners, with a limit for each model.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunDice {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    classes: Vec<GunClass>,
    figures: u32,
    round_up_from: u32,
    /// The most dice for each model.
    pub most: u32,
}

impl GunDice {
    /// Its gunners a die.
    pub const fn per(&self) -> DicePer {
        DicePer {
            clause: self.clause,
            figures: self.figures,
            round_up_from: self.round_up_from,
        }
    }
}

/// The classes of gun (F-1.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GunClass {
    /// To 1.5 lb shot.
    VeryLight,
    /// To 4 lb.
    Light,
    /// To 20 lb.
    Medium,
    /// Small multi-barrelled.
    Organ,
    /// Over 20 lb.
    Heavy,
}

impl GunClass {
    /// All of them, lightest first.
    pub const ALL: [Self; 5] = [
        Self::VeryLight,
        Self::Light,
        Self::Medium,
        Self::Organ,
        Self::Heavy,
    ];

    /// The class of a model; none where it is no gun.
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

    /// Its model.
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

/// The dice of section 9.1.1.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceTable {
    /// F-9.04.
    pub infantry: DicePer,
    /// F-9.05.
    pub mounted: DicePer,
    heavy_guns: GunDice,
    other_guns: GunDice,
}

impl DiceTable {
    /// The dice of this class of gun (F-9.06, F-9.07).
    pub fn guns(&self, class: GunClass) -> &GunDice {
        if self.heavy_guns.classes.contains(&class) {
            &self.heavy_guns
        } else {
            &self.other_guns
        }
    }
}

/// So many ranks shoot (F-9.09).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RanksThatShoot {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// How many.
    pub ranks: u32,
}

/// The ranks of section 9.3.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranks {
    /// Of everyone else, and of everyone in a charge.
    pub most: RanksThatShoot,
    /// Of steady regular trotters with firearms.
    pub steady_trotters_with_firearms: RanksThatShoot,
}

/// Which sleeves shoot all round (F-9.08).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllRoundSleeves {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// So many ranks at least.
    pub sleeve_ranks: u32,
}

/// The rows of small arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SmallArmsRow {
    /// Muskets of steady units of grade A to C.
    SteadyMusket,
    /// Arquebuses and other muskets.
    Arquebus,
    /// Pistols.
    Pistols,
    /// Javelins, self-bows and slings.
    SelfBow,
    /// Crossbows.
    Crossbow,
    /// Longbows and composite bows (D-23).
    Longbow,
}

impl SmallArmsRow {
    /// All of them, in the book's order.
    pub const ALL: [Self; 6] = [
        Self::SteadyMusket,
        Self::Arquebus,
        Self::Pistols,
        Self::SelfBow,
        Self::Crossbow,
        Self::Longbow,
    ];
}

/// What saves answer: the rows of section 9.5.
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

/// Something for each weapon that shoots.
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
    /// That of this weapon; none where it does not shoot.
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

/// Which row a weapon shoots on.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct RowOf {
    /// Of each weapon.
    #[serde(flatten)]
    pub weapon: ByMissile<SmallArmsRow>,
    /// Of muskets in steady units of grade A to C.
    pub musket_steady: SmallArmsRow,
}

/// Which row of saves answers what.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SaveRowOf {
    /// Each weapon.
    #[serde(flatten)]
    pub weapon: ByMissile<SaveAgainst>,
    /// Guns.
    pub artillery: SaveAgainst,
}

/// The to-hit codes of a row, by the class of the target.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Cells {
    /// In close order in the open.
    pub normal: ToHit,
    /// In skirmish order.
    pub skirmish: ToHit,
    /// In soft cover.
    pub soft: ToHit,
    /// In hard cover.
    pub hard: ToHit,
}

/// A row of small arms at one range.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SmallArmsCells {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// How far.
    pub range: Scaled,
    /// What hits.
    #[serde(flatten)]
    pub cells: Cells,
}

/// A row of small arms.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmallArmsRanges {
    /// At close range.
    pub close: SmallArmsCells,
    /// At far range, where it reaches so far.
    #[serde(default)]
    pub far: Option<SmallArmsCells>,
}

/// Section 9.19, small arms.
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
    /// This row.
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
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Which.
    pub weapons: Vec<Weapon>,
}

/// When fire is lessened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lessening {
    /// Self-bows from horseback: half the range.
    SelfBowFromHorseback,
    /// The shooters are shaken.
    ShootersShaken,
    /// Foot moved, and not in rotation or salvee.
    FootMovedWithoutRotation,
    /// The shooters were reached by a charge of under half its length.
    FootContactedUnderHalfCharge,
    /// Mounted fire other than that of self-bows and pistols (D-07).
    MountedFireNotSelfBowOrPistols,
    /// Very light guns moved.
    VeryLightGunsMoved,
}

impl Lessening {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 6] = [
        Self::SelfBowFromHorseback,
        Self::ShootersShaken,
        Self::FootMovedWithoutRotation,
        Self::FootContactedUnderHalfCharge,
        Self::MountedFireNotSelfBowOrPistols,
        Self::VeryLightGunsMoved,
    ];
}

/// What lessens fire, and to what share.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LesseningRow {
    #[serde(rename = "id")]
    _id: String,
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// When.
    pub predicate: Lessening,
    /// The share of the range that is left.
    #[serde(default)]
    pub range: Option<Share>,
    /// The share of the hits that is left, rounded down.
    #[serde(default)]
    pub hits: Option<Share>,
}

/// The rows of what lessens fire: each predicate has one, and one only.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Vec<LesseningRow>")]
pub struct Lessenings(pub Vec<LesseningRow>);

impl TryFrom<Vec<LesseningRow>> for Lessenings {
    type Error = String;
    fn try_from(rows: Vec<LesseningRow>) -> Result<Self, String> {
        for predicate in Lessening::ALL {
            let rows = rows.iter().filter(|row| row.predicate == predicate);
            match rows.count() {
                1 => {}
                n => return Err(format!("{predicate:?} has {n} modifiers in place of one")),
            }
        }
        Ok(Self(rows))
    }
}

/// The bonus against a dense target (F-9.30).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dense {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Added to each die of ball.
    pub die: u8,
    /// How deep close order stands to be dense.
    pub deep: Deep,
}

/// The depth from which close order is dense (F-9.17).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deep {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// The fewest ranks.
    pub ranks: u32,
}

/// What a hit on an artillery unit strikes (F-9.33).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GunHit {
    /// A limber if there is one, otherwise nothing.
    LimberOrNothing,
    /// A gunner.
    Gunner,
    /// A gun if by ball of light guns or more, otherwise a gunner.
    GunOrGunner,
}

/// Hits on artillery by the face of a die for each (F-9.33).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "GunHitsRow")]
pub struct GunHits {
    /// Who says so.
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
    type Error = String;
    fn try_from(row: GunHitsRow) -> Result<Self, String> {
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
                    Some(Some(_)) => return Err(format!("the face {face} stands twice")),
                    None => return Err(format!("there is no face {face}")),
                }
            }
        }
        // Three lists of different faces: a face left out leaves a gap.
        let [Some(a), Some(b), Some(c), Some(d), Some(e), Some(f)] = of_face else {
            return Err("a face is missing".to_owned());
        };
        Ok(Self {
            clause: row.clause,
            of_face: [a, b, c, d, e, f],
        })
    }
}

impl GunHits {
    /// What this face strikes.
    pub fn of(&self, face: u8) -> GunHit {
        let place = usize::from(face).saturating_sub(1).min(5);
        self.of_face[place]
    }
}

/// Faces of one die on which something happens.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnFaces {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// Which faces.
    pub faces: Vec<u8>,
}

/// Section 2.6.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sniper {
    /// F-2.51.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// His dice.
    pub dice: u32,
    /// His row.
    pub row: SmallArmsRow,
    /// How far that row reaches for him.
    pub far_range: Scaled,
    /// F-2.52.
    pub kills_general: OnFaces,
    /// F-2.53.
    pub evades: OnFaces,
}

/// A distance of sections 9.10 to 9.14.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distance {
    /// Who says so.
    #[serde(deserialize_with = "clause")]
    pub clause: ClauseId,
    /// How far.
    pub length: Scaled,
}

/// The distances of sections 9.10 to 9.14.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distances {
    /// How far rotation fire moves.
    pub rotation: Distance,
    /// How near a general directs fire.
    pub general_directs_fire: Distance,
    /// How near to the nearest target another may be chosen.
    pub beside_nearest_target: Distance,
    /// The gap a figure shoots through.
    pub gap_a_figure: Distance,
    /// The gap a gun shoots through.
    pub gap_a_gun: Distance,
    /// What hailshot endangers on each side of the model.
    pub hailshot_danger_each_side: Distance,
}

/// Section 9 but for saving throws and the guns' rows.
#[derive(Clone, Debug, Deserialize)]
pub struct Shooting {
    /// Section 9.1.1.
    pub dice: DiceTable,
    /// Section 9.3.
    pub ranks: Ranks,
    /// F-9.08.
    pub all_round: AllRoundSleeves,
    /// Which row a weapon shoots on.
    pub row_of: RowOf,
    /// F-9.23.
    pub close_only: CloseOnly,
    /// Section 9.19.
    pub small_arms: SmallArmsTable,
    /// What lessens fire.
    #[serde(rename = "modifier")]
    pub lessening: Lessenings,
    /// F-9.30.
    pub dense: Dense,
    /// F-9.33.
    pub gun_hits: GunHits,
    /// Which row of saves answers what.
    pub save_row_of: SaveRowOf,
    /// Section 2.6.
    pub sniper: Sniper,
    /// Sections 9.10 to 9.14.
    pub distance: Distances,
}
