//! The army as a draft: only choices, no prices (sections 1 to 4).

mod models;

use drumhead_vocabulary::{Length, Points};
use serde::{Deserialize, Serialize};

pub use models::{GunMount, Model, Models};

use super::interpretations::Interpretations;
use super::weapons::{Weapon, WeaponSet};

/// The two figure scales. Every distance in the rules has a value for each scale (F-1.02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FigureScale {
    /// 25–30 mm figures: the first value of each distance in the rules.
    #[default]
    #[serde(rename = "25-30")]
    Large,
    /// 15–20 mm figures: three quarters of the first value.
    #[serde(rename = "15-20")]
    Small,
}

/// A draft of an army. It may break any rule, but its references are sound (see
/// [`super::soundness`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Army {
    /// The player's name for the army.
    pub name: String,
    /// The figure scale (F-1.02).
    pub scale: FigureScale,
    /// The year of the game, on which several options depend (F-1.01).
    pub year: u16,
    /// The points agreed for the game, if any.
    pub limit: Option<Points>,
    /// The interpretations that differ from the defaults.
    pub interpretations: Interpretations,
    /// The army itself and its allies: at least one contingent (F-2.38).
    pub contingents: Vec<Contingent>,
    /// Generals (F-3.01).
    pub generals: Vec<General>,
    /// Units, in the player's order.
    pub units: Vec<Unit>,
    /// Works, wagons and snipers, which are bought for the army and placed in the battle.
    pub pieces: Vec<Piece>,
    /// The player's notes.
    pub notes: String,
    /// The source of the army, and the parts of the army that are guesses.
    pub source: String,
}

impl Default for Army {
    fn default() -> Self {
        Self {
            name: String::new(),
            scale: FigureScale::default(),
            year: 1600,
            limit: None,
            interpretations: Interpretations::default(),
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
    /// A unit's number: the same on screen, roster, label and log. It does not change when the unit
    /// moves in the list.
    UnitNumber
}
id_type! {
    /// The id of a contingent in its army.
    ContingentId
}
id_type! {
    /// The id of a general in his army.
    GeneralId
}
id_type! {
    /// The id of a work, wagon or sniper in its army.
    PieceId
}

/// The army itself, or an ally in it. Each may have a commander-in-chief (F-2.38).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Contingent {
    /// The contingent's id in this army.
    pub id: ContingentId,
    /// The player's name for the contingent.
    pub name: String,
    /// The contingent's nation, on which salvee and bayonets depend (F-2.20, F-2.28).
    pub nation: String,
}

/// The two ranks of generals (F-4.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// C/C: he may lead any unit of his side.
    CommanderInChief,
    /// S/G: he may lead the units assigned to him (F-3.01).
    #[default]
    Subgeneral,
}

/// A general.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct General {
    /// The general's id in this army.
    pub id: GeneralId,
    /// The general's rank.
    pub rank: Rank,
    /// The general's name.
    pub name: String,
    /// The general's contingent.
    pub contingent: ContingentId,
}

/// The kind of unit (F-1.12 to F-1.15). Mounted infantry is infantry with horses.
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

/// The type of troops (F-1.10).
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
    /// All four grades, best first.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];
}

/// The order of a unit, chosen for the game (F-2.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Shoulder to shoulder.
    #[default]
    Close,
    /// In loose order.
    Skirmish,
}

/// The way in which cavalry charges (F-2.14 to F-2.17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChargeStyle {
    /// At the trot, without the charge bonus.
    Trot,
    /// At the gallop, with more impetus, but harder to halt.
    Gallop,
}

/// Training that lets a unit mix weapons (F-2.29, F-2.30).
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

/// The pay of a unit (F-2.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// All figures are paid.
    #[default]
    Paid,
    /// No figure is paid.
    Unpaid,
    /// Only some figures are unpaid, which is illegal and saves no points.
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
    /// Light infantry and light cavalry.
    #[default]
    Light,
    /// Medium infantry and medium cavalry.
    Medium,
    /// Heavy infantry and heavy cavalry.
    Heavy,
    /// Armoured infantry and armoured cavalry.
    Armoured,
}

impl Armour {
    /// All four classes, lightest first.
    pub const ALL: [Self; 4] = [Self::Light, Self::Medium, Self::Heavy, Self::Armoured];
}

/// The two kinds of bayonet (F-2.28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bayonet {
    /// A bayonet that plugs the muzzle: the musket cannot shoot while the bayonet is fixed.
    Plug,
    /// A bayonet round the muzzle: the musket can shoot while the bayonet is fixed.
    Ring,
}

/// The lock of a musket, which does not affect the price (F-4.39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lock {
    /// A lock with a burning match.
    #[default]
    Matchlock,
    /// A lock with a flint, which bayonets need (F-2.28).
    Firelock,
}

/// A unit: one body with one type and one grade (F-2.01, F-2.06).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Unit {
    /// The unit's number in this army.
    pub number: UnitNumber,
    /// The unit's name.
    pub name: String,
    /// The unit's contingent.
    pub contingent: ContingentId,
    /// The unit's general, at most one (F-2.38).
    pub general: Option<GeneralId>,
    /// The kind of unit: foot, horse or guns.
    pub kind: Kind,
    /// The type of troops: regular or irregular.
    pub troops: TroopType,
    /// The morale grade.
    pub grade: Grade,
    /// The order: close or skirmish.
    pub order: Order,
    /// The charge style; cavalry only.
    pub charge: Option<ChargeStyle>,
    /// The training that lets the unit mix weapons.
    pub training: Option<Training>,
    /// The unit's pay.
    pub pay: Pay,
    /// Whether the unit is bought without supply. All units must have the same value (F-2.22).
    pub unsupplied: bool,
    /// Whether the unit is trained to form in fewer ranks than the minimum (F-2.10).
    pub shallow: bool,
    /// The unit's figures, in groups with the same weapons and armour.
    pub groups: Vec<Group>,
    /// The unit's gun, limber and wagon models.
    pub models: Models,
    /// The mount of the unit's guns (F-2.36).
    pub mount: GunMount,
    /// The number of the unit's figures with archers' stakes (F-4.26).
    pub stakes: u32,
    /// The unit's usual formation.
    pub formation: Formation,
    /// Coats and flags, by which players recognise the unit's figures on the table.
    pub colours: String,
    /// The player's notes.
    pub notes: String,
}

impl Unit {
    /// Returns the total number of the unit's figures, including gunners.
    pub fn figures(&self) -> u32 {
        self.groups
            .iter()
            .fold(0, |sum, group| sum.saturating_add(group.count))
    }

    /// Whether the unit is in close order. Skirmishers and guns are not in close order and form no
    /// rows (F-2.11, F-9.17).
    pub fn is_in_close_order(&self) -> bool {
        self.order == Order::Close && self.kind != Kind::Artillery
    }

    /// Whether the unit is mounted infantry, in which every figure has a horse (F-1.13).
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
    /// The player's name for the group; empty for a name derived from its weapons.
    pub name: String,
    /// The number of figures.
    pub count: u32,
    /// The group's armour.
    pub armour: Armour,
    /// The group's weapons besides handarms, which every figure has (F-1.17, F-1.19).
    pub weapons: WeaponSet,
    /// Whether the figures have shields. Shields with swords count as heavy weapons in melee
    /// (F-1.18).
    pub shield: bool,
    /// Whether the figures are gunners (F-4.03).
    pub gunner: bool,
    /// Whether the figures are nobles (F-4.12).
    pub noble: bool,
    /// Whether the figures have barded horses (F-4.15).
    pub barded: bool,
    /// Whether the figures are trained in the false rout (F-4.17).
    pub false_rout: bool,
    /// Whether the figures are trained in salvee fire (F-4.07).
    pub salvee: bool,
    /// The figures' bayonets, if any (F-4.27).
    pub bayonet: Option<Bayonet>,
    /// The lock of the figures' muskets.
    pub lock: Lock,
    /// Whether infantry figures have horses (F-4.24).
    pub horse: bool,
}

/// A unit's usual formation, in figures (F-2.07 to F-2.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Formation {
    /// Figures in the front row of the body, which is the whole unit or the pikes between two
    /// sleeves of shot.
    pub front: Option<u16>,
    /// Figures in the front row of each sleeve of shot (F-2.31, F-2.34).
    pub sleeve: Option<u16>,
}

/// A work, wagon or sniper, bought for the army and placed in the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The piece's id in this army.
    pub id: PieceId,
    /// The piece's name: `the redoubt by the mill`.
    pub name: String,
    /// The kind of piece.
    pub what: PieceKind,
}

/// Works, wagons and snipers (F-2.50 to F-2.71, F-4.25, F-4.33 to F-4.37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PieceKind {
    /// A sniper: one skirmishing figure that is a separate unit (F-2.50).
    Sniper,
    /// A ditch.
    Ditch {
        /// The length, in units of 1/32 inch at the army's scale.
        length: Length,
    },
    /// Light fieldworks.
    LightFieldworks {
        /// The length, in units of 1/32 inch at the army's scale.
        length: Length,
    },
    /// Heavy fieldworks.
    HeavyFieldworks {
        /// The length, in units of 1/32 inch at the army's scale.
        length: Length,
    },
    /// Ordinary wagons.
    Wagons {
        /// The number of wagons.
        count: u16,
        /// Whether the wagons form a laager (F-2.69).
        laager: bool,
    },
    /// War wagons.
    WarWagons {
        /// The number of war wagons.
        count: u16,
        /// Whether the war wagons form a laager (F-2.69).
        laager: bool,
    },
}

impl Army {
    /// Returns the unit with this number.
    pub fn unit(&self, number: UnitNumber) -> Option<&Unit> {
        let is_it = |unit: &&Unit| unit.number == number;
        // Most armies number their units from 1, in order.
        let usual = usize::from(number.0)
            .checked_sub(1)
            .and_then(|place| self.units.get(place));
        usual
            .filter(is_it)
            .or_else(|| self.units.iter().find(is_it))
    }

    /// Returns the nation of this contingent, or of the first contingent if the id is unknown.
    pub fn nation(&self, contingent: ContingentId) -> &str {
        self.contingents
            .iter()
            .find(|c| c.id == contingent)
            .or_else(|| self.contingents.first())
            .map_or("", |c| c.nation.as_str())
    }

    /// Returns the snipers among the pieces, each as the unit that takes part in a battle. Snipers
    /// are numbered after the other units, in the order of purchase (F-2.50), and have the name
    /// that the player entered. A sniper without a free number is left out.
    pub fn snipers(&self) -> impl Iterator<Item = (&Piece, Unit)> {
        let last = self.units.iter().map(|unit| unit.number.0).max();
        let free = last.unwrap_or(0).saturating_add(1)..=u16::MAX;
        let bought = self
            .pieces
            .iter()
            .filter(|piece| piece.what == PieceKind::Sniper);
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
