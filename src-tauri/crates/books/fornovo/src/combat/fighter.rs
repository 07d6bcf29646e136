//! What is known of one side against one enemy.

use serde::{Deserialize, Serialize};

use super::super::army::{Armour, Grade};
use super::{LengthClass, Strikers};

/// What troops fight as. The lines that name cavalry mean true cavalry
/// (F-1.14, D-186).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FightsAs {
    /// On foot, gunners among them.
    #[default]
    Foot,
    /// Infantry that sits on its horses (F-1.13).
    MountedInfantry,
    /// True cavalry.
    Cavalry,
}

impl FightsAs {
    /// Whether it is on horseback.
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
    /// None: the charge had none, or there was no charge.
    #[default]
    None,
    /// Cavalry at the gallop.
    Gallop,
    /// Everyone else, trotters among them (D-188).
    Other,
}

/// Cover that a fighter stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// None.
    #[default]
    None,
    /// Soft.
    Soft,
    /// Hard.
    Hard,
}

/// Which side of its enemy a fighter strikes at.
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

/// How a fighter's morale tells in combat. Halted troops fight as good ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Nerve {
    /// Good or halted.
    #[default]
    Firm,
    /// Shaken.
    Shaken,
    /// Running away: it is struck and does not strike (F-10.02).
    Routing,
}

/// What a fighter strikes with, as its enemy's saves have it (F-10.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Striking {
    /// Heavy weapons.
    HeavyWeapon,
    /// Sword and shield: heavy weapons in melee (F-1.18).
    SwordAndShield,
    /// Anything else, pikes among them.
    #[default]
    Other,
}

impl LengthClass {
    /// Handarms, and whatever else is short.
    pub const OTHER: Self = Self(4);
}

impl Default for LengthClass {
    fn default() -> Self {
        Self::OTHER
    }
}

impl LengthClass {
    /// Whether this is the longer.
    pub const fn is_longer_than(self, other: Self) -> bool {
        self.0 < other.0
    }
}

/// One side against one enemy. By default regular foot of grade C with
/// handarms, in the open, about whom there is nothing to tell.
///
/// *Desk* marks what the desk knows, *table* what must be asked; a default
/// for it is often known too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// Desk: foot, mounted infantry or cavalry.
    pub fights_as: FightsAs,
    /// Desk: the grade it plays at, lack of supply counted (F-2.60).
    pub grade: Grade,
    /// Desk: the armour of its front.
    pub armour: Armour,
    /// Desk: whether the figures struck have shields.
    pub shield: bool,
    /// Table: the figures that may strike this enemy, by how they strike;
    /// [`super::strikers`] works them out where the desk knows the formation.
    pub strikers: Strikers,
    /// Desk, and table in a unit of mixed arms: what its hits are saved
    /// against.
    pub striking: Striking,
    /// Desk, and table in a unit of mixed arms: the length that most of its
    /// front rank carries; [`super::unit_length`] works it out.
    pub length: LengthClass,
    /// Desk: impetus, as [`super::impetus()`] rules it.
    pub impetus: Impetus,
    /// Table: which side of the enemy it strikes at.
    pub attack: AttackFrom,
    /// Table: its own flanks that are open, 0 to 2.
    pub open_flanks: u8,
    /// Table, from the front rank: naked foot, as
    /// [`super::super::reaction::pike_status`] rules it for combat.
    pub naked: bool,
    /// Table: whether it is in the open, which [`in_the_open`] works out from
    /// the ground.
    pub in_open: bool,
    /// Desk: its morale.
    pub nerve: Nerve,
    /// Desk: whether it lost the round before this one.
    pub lost_prior: bool,
    /// Desk: whether a general is with it.
    pub general: bool,
    /// Desk: whether it is disordered.
    pub disordered: bool,
    /// Table: the cover it stands in against this enemy.
    pub cover: Cover,
    /// Table: whether it attacks up a steep slope.
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

/// Whether troops are in the open against this enemy: on open ground, and not
/// up or across a steep slope from mounted ones (F-11.02).
pub fn in_the_open(open_ground: bool, up_or_across_slope: bool, enemy: FightsAs) -> bool {
    open_ground && !(up_or_across_slope && enemy.is_mounted())
}
