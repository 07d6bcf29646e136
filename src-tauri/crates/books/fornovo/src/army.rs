//! The army as a draft: choices only, never prices (sections 1 to 4).

mod models;

use drumhead_words::{Length, Points};
use serde::{Deserialize, Serialize};

pub use models::{GunMount, Model, Models};

use super::readings::Readings;
use super::weapons::{Weapon, WeaponSet};

/// The two figure scales; every distance of the book has a value for each (F-1.02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FigureScale {
    /// 25–30 mm figures: the book's first values.
    #[default]
    #[serde(rename = "25-30")]
    Large,
    /// 15–20 mm figures: three quarters of the first.
    #[serde(rename = "15-20")]
    Small,
}

/// A draft of an army. It may break any rule; its references are sound (see
/// [`super::soundness`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Army {
    /// The player's name for it.
    pub name: String,
    /// The figure scale (F-1.02).
    pub scale: FigureScale,
    /// The year of the game; several options depend on it (F-1.01).
    pub year: u16,
    /// The points agreed for the game, if any.
    pub limit: Option<Points>,
    /// The interpretations that differ from the defaults.
    pub readings: Readings,
    /// The army itself and its allies; at least one (F-2.38).
    pub contingents: Vec<Contingent>,
    /// Generals (F-3.01).
    pub generals: Vec<General>,
    /// Units, in the player's order.
    pub units: Vec<Unit>,
    /// Works, wagons and snipers: bought for the army, placed in the battle.
    pub pieces: Vec<Piece>,
    /// The player's notes.
    pub notes: String,
    /// The source, and what in it is a guess.
    pub source: String,
}

impl Default for Army {
    fn default() -> Self {
        Self {
            name: String::new(),
            scale: FigureScale::default(),
            year: 1600,
            limit: None,
            readings: Readings::default(),
            contingents: vec![Contingent::default()],
            generals: Vec::new(),
            units: Vec::new(),
            pieces: Vec::new(),
            notes: String::new(),
            source: String::new(),
        }
    }
}

macro_rules! id_type {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub u16);
    };
}

id_type! {
    /// A unit's number: the same on screen, roster, label and log, and constant when the
    /// unit moves in the list.
    UnitNumber
}
id_type! {
    /// A contingent of an army.
    ContingentId
}
id_type! {
    /// A general of an army.
    GeneralId
}
id_type! {
    /// A work, wagon or sniper of an army.
    PieceId
}

/// The army itself, or an ally in it: each may have a commander-in-chief
/// (F-2.38).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Contingent {
    /// Its id in this army.
    pub id: ContingentId,
    /// The player's name for it.
    pub name: String,
    /// Its nation; salvee and bayonets depend on it (F-2.20, F-2.28).
    pub nation: String,
}

/// The two ranks of general (F-4.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// C/C: influences any unit of his side.
    CommanderInChief,
    /// S/G: influences the units assigned to him (F-3.01).
    #[default]
    Subgeneral,
}

/// A general.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct General {
    /// His id in this army.
    pub id: GeneralId,
    /// C/C or S/G.
    pub rank: Rank,
    /// His name.
    pub name: String,
    /// His contingent.
    pub contingent: ContingentId,
}

/// The kind of a unit (F-1.12 to F-1.15). Mounted infantry is infantry with horses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Foot, including dragoons.
    #[default]
    Infantry,
    /// True cavalry.
    Cavalry,
    /// Guns with their gunners.
    Artillery,
}

/// Regular or irregular (F-1.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TroopType {
    /// Standing, drilled troops.
    #[default]
    Regular,
    /// Tribal or levied troops.
    Irregular,
}

/// Morale grades, best first (F-1.11).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Grade {
    /// Elite.
    A,
    /// Crack.
    B,
    /// Average.
    #[default]
    C,
    /// Poor.
    D,
}

impl Grade {
    /// All four, best first.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];
}

/// Close or skirmish order, chosen for the game (F-2.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Shoulder to shoulder.
    #[default]
    Close,
    /// A loose cloud.
    Skirmish,
}

/// How cavalry charges (F-2.14 to F-2.17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChargeStyle {
    /// At the trot: no charge bonus move.
    Trot,
    /// At the gallop: more impetus, harder to stop.
    Gallop,
}

/// Trainings that let a unit mix weapons (F-2.29, F-2.30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Training {
    /// Pikes with crossbows, arquebuses or muskets.
    PikeAndShot,
    /// Halberds with longbows.
    BillAndBow,
}

/// Whether a unit has been paid (F-2.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// Fully.
    #[default]
    Paid,
    /// Not at all.
    Unpaid,
    /// Only some figures are unpaid: illegal, and without a saving.
    Partly {
        /// The number of unpaid figures.
        unpaid: u32,
    },
}

/// Armour classes, lightest first (F-1.16).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Armour {
    /// LI, LC.
    #[default]
    Light,
    /// MI, MC.
    Medium,
    /// HI, HC.
    Heavy,
    /// AI, AC.
    Armoured,
}

impl Armour {
    /// All four, lightest first.
    pub const ALL: [Self; 4] = [Self::Light, Self::Medium, Self::Heavy, Self::Armoured];
}

/// The two kinds of bayonet (F-2.28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bayonet {
    /// In the muzzle: no shooting while fixed.
    Plug,
    /// Round the muzzle: no restriction.
    Ring,
}

/// How a musket is fired; no difference in price (F-4.39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lock {
    /// With a burning match.
    #[default]
    Matchlock,
    /// With a flint; bayonets need it (F-2.28).
    Firelock,
}

/// A unit (F-2.01): one body with one type and one grade (F-2.06).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Unit {
    /// Its number in this army.
    pub number: UnitNumber,
    /// Its name.
    pub name: String,
    /// Its contingent.
    pub contingent: ContingentId,
    /// Its general, at most one (F-2.38).
    pub general: Option<GeneralId>,
    /// Foot, horse or guns.
    pub kind: Kind,
    /// Regular or irregular.
    pub troops: TroopType,
    /// Morale grade.
    pub grade: Grade,
    /// Close or skirmish.
    pub order: Order,
    /// Trot or gallop; cavalry only.
    pub charge: Option<ChargeStyle>,
    /// Pike-and-shot or bill-and-bow.
    pub training: Option<Training>,
    /// Paid or not.
    pub pay: Pay,
    /// Bought without supply; the whole army or no unit (F-2.22).
    pub unsupplied: bool,
    /// Trained to form in fewer ranks than the book's depth (F-2.10).
    pub shallow: bool,
    /// Its figures, in groups with the same weapons and armour.
    pub groups: Vec<Group>,
    /// Its gun, limber and wagon models.
    pub models: Models,
    /// The mount of its guns (F-2.36).
    pub mount: GunMount,
    /// The number of its figures with archers' stakes (F-4.26).
    pub stakes: u32,
    /// Its usual formation.
    pub formation: Formation,
    /// Coats and flags: how its figures are recognised on the table.
    pub colours: String,
    /// The player's notes.
    pub notes: String,
}

impl Unit {
    /// All its figures, including gunners.
    pub fn figures(&self) -> u32 {
        self.groups
            .iter()
            .fold(0, |sum, group| sum.saturating_add(group.count))
    }

    /// Whether it is mounted infantry (F-1.13): every figure has a horse.
    pub fn is_mounted_infantry(&self) -> bool {
        self.kind == Kind::Infantry
            && self.figures() > 0
            && self
                .groups
                .iter()
                .all(|group| group.horse || group.count == 0)
    }
}

/// Figures of one unit with the same weapons and armour.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Group {
    /// The player's name for them; empty to name them by their weapons.
    pub name: String,
    /// The number of figures.
    pub count: u32,
    /// Their armour.
    pub armour: Armour,
    /// Their weapons besides handarms, which every figure has (F-1.17, F-1.19).
    pub weapons: WeaponSet,
    /// Shields; with swords they count as heavy weapons in melee (F-1.18).
    pub shield: bool,
    /// Gunners (F-4.03).
    pub gunner: bool,
    /// Nobles (F-4.12).
    pub noble: bool,
    /// Barded horses (F-4.15).
    pub barded: bool,
    /// Trained in the false rout (F-4.17).
    pub false_rout: bool,
    /// Trained in salvee fire (F-4.07).
    pub salvee: bool,
    /// Bayonets (F-4.27).
    pub bayonet: Option<Bayonet>,
    /// Matchlock or firelock.
    pub lock: Lock,
    /// Horses for infantry figures (F-4.24).
    pub horse: bool,
}

/// A unit's usual formation, in figures (F-2.07 to F-2.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Formation {
    /// Figures in the front row of the body: the whole unit, or the pikes
    /// between two sleeves of shot.
    pub front: Option<u16>,
    /// Figures in the front row of each sleeve of shot (F-2.31, F-2.34).
    pub sleeve: Option<u16>,
}

/// A thing bought for the army and placed in the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Its id in this army.
    pub id: PieceId,
    /// Its name: `the redoubt by the mill`.
    pub name: String,
    /// Its kind.
    pub what: PieceKind,
}

/// Works, wagons and snipers (F-2.50 to F-2.71, F-4.25, F-4.33 to F-4.37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PieceKind {
    /// A sniper: one skirmishing figure, a unit of his own (F-2.50).
    Sniper,
    /// A ditch.
    Ditch {
        /// Its length, in 1/32 inch of the army's scale.
        length: Length,
    },
    /// Light fieldworks.
    LightFieldworks {
        /// Their length, in 1/32 inch of the army's scale.
        length: Length,
    },
    /// Heavy fieldworks.
    HeavyFieldworks {
        /// Their length, in 1/32 inch of the army's scale.
        length: Length,
    },
    /// Ordinary wagons.
    Wagons {
        /// The number.
        count: u16,
        /// Whether they form a laager (F-2.69).
        laager: bool,
    },
    /// War wagons.
    WarWagons {
        /// The number.
        count: u16,
        /// Whether they form a laager (F-2.69).
        laager: bool,
    },
}

impl Army {
    /// The unit with this number.
    pub fn unit(&self, number: UnitNumber) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.number == number)
    }

    /// The nation of this contingent; the first contingent's if the id is unknown.
    pub fn nation(&self, contingent: ContingentId) -> &str {
        self.contingents
            .iter()
            .find(|c| c.id == contingent)
            .or_else(|| self.contingents.first())
            .map_or("", |c| c.nation.as_str())
    }

    /// The snipers among the pieces, each as its unit in a battle: numbered after the
    /// others, in the order of purchase (F-2.50), with the name as typed. A sniper beyond
    /// the last number is left out.
    pub fn snipers(&self) -> impl Iterator<Item = (&Piece, Unit)> {
        let last = self.units.iter().map(|unit| unit.number.0).max();
        let free = last.unwrap_or(0).saturating_add(1)..=u16::MAX;
        let bought = self.pieces.iter();
        let bought = bought.filter(|piece| piece.what == PieceKind::Sniper);
        bought.zip(free).map(|(piece, number)| {
            let sniper = Unit {
                number: UnitNumber(number),
                name: piece.name.trim().to_owned(),
                kind: Kind::Infantry,
                order: Order::Skirmish,
                groups: vec![Group {
                    count: 1,
                    weapons: WeaponSet::of(&[Weapon::Musket]),
                    ..Group::default()
                }],
                ..Unit::default()
            };
            (piece, sniper)
        })
    }
}
