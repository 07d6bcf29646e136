//! The contents of a volley. Each field says whether the desk knows it or the players are
//! asked.

use drumhead_words::Length;
use serde::{Deserialize, Serialize};

use super::super::army::{ChargeStyle, FigureScale, Grade};
use super::super::movement::Mount;
use super::super::readings::IdleTurns;
use super::super::tables::Rules;
use super::super::tables::saves::Period;
use super::super::tables::shooting::GunClass;
use super::super::weapons::{Weapon, WeaponSet};

/// One weapon of one unit shooting at one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    /// The shooters.
    pub shooters: Shooters,
    /// The target.
    pub target: Target,
    /// The range. Asked.
    pub reach: Reach,
    /// The scale of the game. Known.
    pub scale: FigureScale,
    /// The charge it is part of, if any.
    pub charge: Option<Charge>,
}

/// The shooters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shooters {
    /// Figures with a hand weapon.
    SmallArms(SmallArms),
    /// Guns of one class.
    Guns(Battery),
    /// A sniper (section 2.6).
    Sniper(Sniper),
}

/// Figures that shoot with one weapon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallArms {
    /// The weapon. Known.
    pub weapon: Weapon,
    /// Figures with it within range and arc, in the ranks that shoot. Asked.
    pub figures: u32,
    /// Their mount, if any. Known.
    pub mounted: Option<Mount>,
    /// Steady (F-5.01). Known.
    pub steady: bool,
    /// The effective grade of the unit. Known.
    pub grade: Grade,
    /// Shaken. Known.
    pub shaken: bool,
    /// Routed. Known.
    pub routed: bool,
    /// In square. Known.
    pub square: bool,
    /// Plug bayonets are fixed on the weapons to fire. Known.
    pub plug_fixed: bool,
    /// Its movement this turn. Known.
    pub movement: Movement,
    /// Last turn's actions of a unit trained to salvee; none for others. Known.
    pub salvee: Option<LastTurn>,
}

/// Guns of one class that fire together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battery {
    /// Their class. Known.
    pub gun: GunClass,
    /// Their shot. Asked.
    pub shot: Shot,
    /// Early or late. Known from the year.
    pub period: Period,
    /// Gun models in range and arc. Asked.
    pub models: u32,
    /// Their gunners. Known.
    pub gunners: u32,
    /// Routed. Known.
    pub routed: bool,
    /// Their movement this turn, which includes unlimbering and turning in place. Known.
    pub movement: Movement,
    /// The turns since the last shot; none if there was none. Known.
    pub idle: Option<Idle>,
}

/// A sniper that shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sniper {
    /// His movement this turn. Known.
    pub movement: Movement,
}

/// The shot of guns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shot {
    /// Hailshot.
    Hail,
    /// Ballshot.
    Ball,
}

/// A unit's movement this turn before shooting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Movement {
    /// None.
    #[default]
    Stood,
    /// At most 2(1.5)" to its front or rear (F-9.34).
    Rotation,
    /// Up to half of its move.
    UpToHalf,
    /// More than half.
    Further,
}

/// Last turn's actions of the figures to fire (F-9.35, D-155, D-156: of the rank, if a unit
/// fires by rank).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastTurn {
    /// The shooters moved.
    pub moved: bool,
    /// The shooters fired.
    pub fired: bool,
    /// The shooters fought in combat.
    pub fought: bool,
}

/// Whole turns since guns fired, without the turn of that shot and this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Idle {
    /// The number of turns.
    pub turns: u32,
    /// The number in which the guns moved.
    pub moved: u32,
}

impl Idle {
    /// The number of turns left of the `reload` between shots (F-9.39, D-173).
    pub fn left(self, reload: u32, rules: &Rules) -> u32 {
        let counted = match rules.choices.idle_turns {
            IdleTurns::Any => self.turns,
            IdleTurns::Stationary => self.turns.saturating_sub(self.moved),
        };
        reload.saturating_sub(counted)
    }
}

/// The range of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Read from the table's bands.
    Band(Band),
    /// Measured.
    Inches(Length),
}

/// The bands of a row of fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// The nearer; the only one of pistols and hailshot.
    Close,
    /// The farther.
    Far,
}

/// The target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// Its classes.
    pub classes: Classes,
    /// The other classes of a target that is partly in one class and partly in another
    /// (F-9.17, D-164). Asked.
    pub split: Option<Classes>,
    /// It is a sniper. Known.
    pub sniper: bool,
}

/// The simultaneous classes of a target (section 9.6); with none of them it is a normal
/// target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Classes {
    /// In close order, three or more ranks deep or enfiladed. Known from its depth; asked
    /// for enfilade.
    pub dense: bool,
    /// In skirmish order. Known.
    pub skirmish: bool,
    /// In soft cover from this fire. Asked.
    pub soft: bool,
    /// In hard cover from this fire. Asked.
    pub hard: bool,
}

/// The side of a unit that hits come from. Asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Its front.
    Front,
    /// Its left flank.
    Left,
    /// Its right flank.
    Right,
    /// Its rear.
    Rear,
}

/// The charge of which a volley is part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// The shooters charge the target. Known.
    Made,
    /// The target charges the shooters.
    Met(ChargeMet),
}

/// A charge shot at by its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChargeMet {
    /// It is on their front. Asked.
    pub frontal: bool,
    /// The enemy was pursuing another unit and ran into them. Known.
    pub crash_in: bool,
    /// It needed less than half of a full charge move. Asked.
    pub under_half: bool,
}

/// Weapons with a lock or a match.
const FIREARMS: WeaponSet = WeaponSet::of(&[Weapon::Pistols, Weapon::Arquebus, Weapon::Musket]);

impl SmallArms {
    /// Whether its fire is steady and of grade A to C: a unit in square
    /// shoots unsteadily (F-9.40).
    pub fn is_steady_a_to_c(&self) -> bool {
        self.steady && !self.square && self.grade != Grade::D
    }

    /// Whether it fires by salvee: steady foot of grade A to C with muskets,
    /// trained to it, that neither moved nor fired last turn; nor fought, if
    /// it moves and fires (F-9.35, D-155).
    pub fn is_salvee(&self) -> bool {
        let able = self.mounted.is_none() && self.weapon == Weapon::Musket;
        let rested = self.salvee.is_some_and(|last| {
            let moves = self.movement != Movement::Stood;
            !(last.moved || last.fired || moves && last.fought)
        });
        able && rested && self.is_steady_a_to_c()
    }

    /// Whether it moved by rotation fire: steady foot of grade A to C with
    /// firearms or crossbows (F-9.34).
    pub fn is_rotation(&self) -> bool {
        let armed = FIREARMS
            .with(Weapon::Crossbow, true)
            .any(WeaponSet::of(&[self.weapon]));
        let foot = self.mounted.is_none();
        let went = self.movement == Movement::Rotation;
        went && foot && armed && self.is_steady_a_to_c()
    }

    /// Whether such figures may shoot while charging: trotting cavalry with pistols, salvee
    /// foot, and javelins (F-10.26, F-2.71, D-154).
    pub fn may_fire_charging(&self) -> bool {
        let trots = self.mounted == Some(Mount::Cavalry(Some(ChargeStyle::Trot)));
        let pistols = trots && self.weapon == Weapon::Pistols;
        pistols || self.is_salvee() || self.weapon == Weapon::Javelin
    }

    /// Whether they shoot with a firearm.
    pub const fn has_firearm(&self) -> bool {
        FIREARMS.has(self.weapon)
    }
}

impl Shooters {
    /// Whether they are routed.
    pub const fn are_routed(&self) -> bool {
        match self {
            Self::SmallArms(arms) => arms.routed,
            Self::Guns(guns) => guns.routed,
            // A sniper takes no tests (D-165).
            Self::Sniper(_) => false,
        }
    }

    /// Their movement this turn.
    pub const fn movement(&self) -> Movement {
        match self {
            Self::SmallArms(arms) => arms.movement,
            Self::Guns(guns) => guns.movement,
            Self::Sniper(sniper) => sniper.movement,
        }
    }

    /// Whether they are mounted.
    pub const fn are_mounted(&self) -> bool {
        match self {
            Self::SmallArms(arms) => arms.mounted.is_some(),
            Self::Guns(_) | Self::Sniper(_) => false,
        }
    }

    /// Whether they fire by salvee (F-9.35).
    pub fn are_salvee(&self) -> bool {
        match self {
            Self::SmallArms(arms) => arms.is_salvee(),
            Self::Guns(_) | Self::Sniper(_) => false,
        }
    }
}
