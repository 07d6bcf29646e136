//! The facts about one side against one enemy.

use serde::{Deserialize, Serialize};

use super::{LengthClass, Strikers, Striking};
use crate::army::{Armour, Grade};

/// The way in which figures fight: on foot, as mounted infantry or as true cavalry. In the tables,
/// cavalry means true cavalry (F-1.14, D-186).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FightsAs {
    /// On foot, including gunners.
    #[default]
    Foot,
    /// Mounted infantry on its horses (F-1.13).
    MountedInfantry,
    /// True cavalry.
    Cavalry,
}

impl FightsAs {
    /// Whether the troops are mounted.
    pub const fn is_mounted(self) -> bool {
        match self {
            Self::Foot => false,
            Self::MountedInfantry | Self::Cavalry => true,
        }
    }
}

/// Impetus in an impact round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Impetus {
    /// No impetus: the charge had none, or there was no charge.
    #[default]
    None,
    /// Cavalry at the gallop.
    Gallop,
    /// All other troops, including trotters (D-188).
    Other,
}

/// The cover of a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// No cover.
    #[default]
    None,
    /// Soft cover.
    Soft,
    /// Hard cover.
    Hard,
}

/// The side of the enemy that a fighter strikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackFrom {
    /// The front.
    #[default]
    Front,
    /// The flank of the shield arm.
    LeftFlank,
    /// The other flank.
    RightFlank,
    /// The rear.
    Rear,
}

/// The effect of a fighter's morale in combat. Halted troops fight like troops in good morale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Nerve {
    /// Good or halted morale.
    #[default]
    Firm,
    /// The fighter is shaken.
    Shaken,
    /// The fighter is routing: it is struck but cannot strike (F-10.02).
    Routing,
}

impl LengthClass {
    /// Handarms and other short weapons.
    pub const OTHER: Self = Self(4);
}

impl Default for LengthClass {
    fn default() -> Self {
        Self::OTHER
    }
}

impl LengthClass {
    /// Whether this weapon is longer than the other one.
    pub const fn is_longer_than(self, other: Self) -> bool {
        self.0 < other.0
    }
}

/// One side against one enemy. The default is light foot of grade C with handarms, in the open,
/// without modifiers.
///
/// *Tracked by the program* marks facts that the program knows, *asked of the players* facts that
/// they observe. Many of the observed facts have a known default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// The kind of troops: foot, mounted infantry or cavalry. Tracked by the program.
    pub fights_as: FightsAs,
    /// The effective grade, which allows for lack of supply (F-2.60). Tracked by the program.
    pub grade: Grade,
    /// The armour of the front. Tracked by the program.
    pub armour: Armour,
    /// Whether the figures struck have shields. Tracked by the program.
    pub shield: bool,
    /// The figures that may strike this enemy, by class. [`super::strikers`] calculates them for a
    /// known formation. Asked of the players.
    pub strikers: Strikers,
    /// The weapon against which the enemy saves. Known, except for a unit with mixed weapons; then
    /// asked of the players.
    pub striking: Striking,
    /// The length of the longest weapons that at least half of the front rank has.
    /// [`super::unit_length`] calculates it. Known, except for a unit with mixed weapons; then
    /// asked of the players.
    pub length: LengthClass,
    /// Impetus, from [`super::impetus()`]. Tracked by the program.
    pub impetus: Impetus,
    /// The side of the enemy that the unit strikes. Asked of the players.
    pub attack: AttackFrom,
    /// The number of the unit's open flanks, 0 to 2. Asked of the players.
    pub open_flanks: u8,
    /// Whether the unit is naked foot, from [`super::super::reaction::pike_status`] for combat.
    /// Asked of the players, who judge by the front rank.
    pub naked: bool,
    /// Whether the unit is in the open, which [`in_the_open`] calculates from the terrain.
    /// Asked of the players.
    pub in_open: bool,
    /// The unit's morale. Tracked by the program.
    pub nerve: Nerve,
    /// Whether the unit lost the previous round. Tracked by the program.
    pub lost_prior: bool,
    /// Whether a general is with the unit. Tracked by the program.
    pub general: bool,
    /// Whether the unit is disordered. Tracked by the program.
    pub disordered: bool,
    /// The unit's cover against this enemy. Asked of the players.
    pub cover: Cover,
    /// Whether the unit attacks up a steep slope. Asked of the players.
    pub uphill: bool,
}

impl Default for Fighter {
    fn default() -> Self {
        Self {
            fights_as: FightsAs::default(),
            grade: Grade::default(),
            armour: Armour::default(),
            shield: false,
            strikers: Strikers::default(),
            striking: Striking::default(),
            length: LengthClass::default(),
            impetus: Impetus::default(),
            attack: AttackFrom::default(),
            open_flanks: 0,
            naked: false,
            in_open: true,
            nerve: Nerve::default(),
            lost_prior: false,
            general: false,
            disordered: false,
            cover: Cover::default(),
            uphill: false,
        }
    }
}

impl Fighter {
    pub(super) fn is_cavalry(&self) -> bool {
        self.fights_as == FightsAs::Cavalry
    }

    pub(super) fn is_foot(&self) -> bool {
        self.fights_as == FightsAs::Foot
    }
}

/// Whether troops are in the open against this enemy. They must be on open terrain and, if the
/// enemy is mounted, not up or across a steep slope from it (F-11.02).
pub fn in_the_open(open_ground: bool, up_or_across_slope: bool, enemy: FightsAs) -> bool {
    open_ground && !(up_or_across_slope && enemy.is_mounted())
}
