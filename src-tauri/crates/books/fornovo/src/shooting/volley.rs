//! The contents of a volley. *Known* or *tracked by the program* marks fields that the program
//! fills in. *Asked of the players* marks fields that the players answer from what they see.

use drumhead_vocabulary::Length;
use serde::{Deserialize, Serialize};

use crate::army::{ChargeStyle, FigureScale, Grade};
use crate::interpretations::IdleTurns;
use crate::movement::Mount;
use crate::tables::Rules;
use crate::tables::saves::Period;
use crate::tables::shooting::GunClass;
use crate::weapons::{Weapon, WeaponSet};

/// One weapon of one unit that shoots at one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    /// The shooters.
    pub shooters: Shooters,
    /// The target.
    pub target: Target,
    /// The range. Asked of the players.
    pub reach: Reach,
    /// The scale of the game. Tracked by the program.
    pub scale: FigureScale,
    /// The charge to which the volley belongs, if any.
    pub charge: Option<Charge>,
}

/// The shooters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shooters {
    /// Figures with small arms.
    SmallArms(SmallArms),
    /// Guns of one class.
    Guns(Battery),
    /// A sniper (section 2.6).
    Sniper(Sniper),
}

/// Figures that shoot with one weapon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallArms {
    /// The weapon. Tracked by the program.
    pub weapon: Weapon,
    /// The number of figures with the weapon within range and arc, in the ranks that shoot.
    /// Asked of the players.
    pub figures: u32,
    /// The figures' mount, if any. Tracked by the program.
    pub mounted: Option<Mount>,
    /// Whether the unit is steady (F-5.01). Tracked by the program.
    pub steady: bool,
    /// The effective grade of the unit. Tracked by the program.
    pub grade: Grade,
    /// Whether the unit is shaken. Tracked by the program.
    pub shaken: bool,
    /// Whether the unit is routed. Tracked by the program.
    pub routed: bool,
    /// Whether the unit is in square. Tracked by the program.
    pub square: bool,
    /// Whether plug bayonets are fixed on the weapons that would fire. Tracked by the program.
    pub plug_fixed: bool,
    /// The unit's movement this turn. Tracked by the program.
    pub movement: Movement,
    /// Last turn's actions, for a unit trained in salvee; `None` for others. Tracked by the
    /// program.
    pub salvee: Option<LastTurn>,
}

/// Guns of one class that fire together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battery {
    /// The class of the guns. Tracked by the program.
    pub gun: GunClass,
    /// The kind of shot. Asked of the players.
    pub shot: Shot,
    /// The artillery period. Known from the year.
    pub period: Period,
    /// The number of gun models in range and arc. Asked of the players.
    pub models: u32,
    /// The number of gunners. Tracked by the program.
    pub gunners: u32,
    /// Whether the unit is routed. Tracked by the program.
    pub routed: bool,
    /// The unit's movement this turn, which includes unlimbering and turning in place.
    /// Tracked by the program.
    pub movement: Movement,
    /// The turns since the last shot; `None` if the guns have not fired. Tracked by the program.
    pub idle: Option<Idle>,
}

/// A sniper that shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sniper {
    /// The sniper's movement this turn. Tracked by the program.
    pub movement: Movement,
}

/// The kind of shot of guns.
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
    /// The unit did not move.
    #[default]
    Stood,
    /// The unit moved at most 2(1.5)" to its front or rear (F-9.34).
    Rotation,
    /// The unit moved up to half its move.
    UpToHalf,
    /// The unit moved more than half its move.
    Further,
}

/// Last turn's actions by the figures that would fire (F-9.35, D-155). If a unit fires by rank,
/// only the actions of the rank that fires count (D-156).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastTurn {
    /// Whether the shooters moved.
    pub moved: bool,
    /// Whether the shooters fired.
    pub fired: bool,
    /// Whether the shooters fought in combat.
    pub fought: bool,
}

/// Whole turns since guns fired, excluding the turn of the shot and the current turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Idle {
    /// The number of turns.
    pub turns: u32,
    /// The number of these turns in which the guns moved.
    pub moved: u32,
}

impl Idle {
    /// Returns the number of turns left of the `reload` turns between shots (F-9.39, D-173).
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
    /// The band of the table that the players chose.
    Band(Band),
    /// The measured distance.
    Inches(Length),
}

/// The bands of a row of fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// The nearer band; the only band of pistols, javelins and hailshot.
    Close,
    /// The farther band.
    Far,
}

/// The target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// The target's classes.
    pub classes: Classes,
    /// The second set of classes of a split target (F-9.17, D-164). Asked of the players.
    pub split: Option<Classes>,
    /// Whether the target is a sniper. Tracked by the program.
    pub sniper: bool,
}

/// The classes of a target, several of which may apply (section 9.6). A target to which none
/// applies is normal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Classes {
    /// Whether the target is in close order, and is 3 or more ranks deep or enfiladed. The depth is
    /// known; the players are asked about enfilade.
    pub dense: bool,
    /// Whether the target is in skirmish order. Tracked by the program.
    pub skirmish: bool,
    /// Whether the target is in soft cover from this fire. Asked of the players.
    pub soft: bool,
    /// Whether the target is in hard cover from this fire. Asked of the players.
    pub hard: bool,
}

/// The side of a target from which hits come. Asked of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The front.
    Front,
    /// The left flank.
    Left,
    /// The right flank.
    Right,
    /// The rear.
    Rear,
}

/// The charge to which a volley belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// The shooters charge the target. Tracked by the program.
    Made,
    /// The target charges the shooters.
    Met(ChargeMet),
}

/// A charge at which the charged unit shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChargeMet {
    /// Whether the charge is on the shooters' front. Asked of the players.
    pub frontal: bool,
    /// Whether the enemy pursued another unit and crashed into the shooters. Tracked by the
    /// program.
    pub crash_in: bool,
    /// Whether the charge needed less than half of a full charge move. Asked of the players.
    pub under_half: bool,
}

/// Weapons that are firearms.
const FIREARMS: WeaponSet = WeaponSet::of(&[Weapon::Pistols, Weapon::Arquebus, Weapon::Musket]);

impl SmallArms {
    /// Whether the unit shoots steadily and is of grade A to C. A unit in square shoots unsteadily
    /// (F-9.40).
    pub fn is_steady_a_to_c(&self) -> bool {
        self.steady && !self.square && self.grade != Grade::D
    }

    /// Whether the unit fires by salvee: steady foot of grade A to C with muskets, trained in
    /// salvee, that did not move or fire last turn. If it moves this turn, it must not have fought
    /// last turn either. A square never fires by salvee (F-9.35, D-155).
    pub fn is_salvee(&self) -> bool {
        let able = self.mounted.is_none() && self.weapon == Weapon::Musket;
        let rested = self.salvee.is_some_and(|last| {
            let moves = self.movement != Movement::Stood;
            !(last.moved || last.fired || moves && last.fought)
        });
        able && rested && self.is_steady_a_to_c()
    }

    /// Whether the unit moved by rotation while it fired, which only steady foot of grade A to C
    /// with firearms or crossbows can do (F-9.34).
    pub fn is_rotation(&self) -> bool {
        let armed = FIREARMS
            .with(Weapon::Crossbow, true)
            .any(WeaponSet::of(&[self.weapon]));
        let foot = self.mounted.is_none();
        let went = self.movement == Movement::Rotation;
        went && foot && armed && self.is_steady_a_to_c()
    }

    /// Whether these figures may shoot while charging: trotting cavalry with pistols, salvee foot,
    /// and troops with javelins (F-10.26, F-2.71, D-154).
    pub fn may_fire_charging(&self) -> bool {
        let trots = self.mounted == Some(Mount::Cavalry(Some(ChargeStyle::Trot)));
        let pistols = trots && self.weapon == Weapon::Pistols;
        pistols || self.is_salvee() || self.weapon == Weapon::Javelin
    }

    /// Whether the figures shoot with a firearm.
    pub const fn has_firearm(&self) -> bool {
        FIREARMS.has(self.weapon)
    }
}

impl Shooters {
    /// Whether the shooters are routed.
    pub const fn are_routed(&self) -> bool {
        match self {
            Self::SmallArms(arms) => arms.routed,
            Self::Guns(guns) => guns.routed,
            // A sniper takes no tests (D-165).
            Self::Sniper(_) => false,
        }
    }

    /// Returns the shooters' movement this turn.
    pub const fn movement(&self) -> Movement {
        match self {
            Self::SmallArms(arms) => arms.movement,
            Self::Guns(guns) => guns.movement,
            Self::Sniper(sniper) => sniper.movement,
        }
    }

    /// Whether the shooters fire by salvee (F-9.35).
    pub fn are_salvee(&self) -> bool {
        match self {
            Self::SmallArms(arms) => arms.is_salvee(),
            Self::Guns(_) | Self::Sniper(_) => false,
        }
    }
}
