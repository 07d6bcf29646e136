//! The catalogue keys of everything that shooting displays: labels and sentences.

use super::aim::{DiceCount, Fewer};
use super::reach::Row;
use super::refusal::CannotShoot;
use super::target::Column;
use super::volley::{Band, Movement, Shot, Side};
use super::who::{Arc, Priority};
use crate::tables::shooting::{GunClass, Lessening, SmallArmsRow};
use crate::words::Arg;

macro_rules! keys {
    ($($type:ident under $heading:literal {
        $($variant:ident $({ $field:ident })? => $key:literal,)+
    })*) => {
        $(impl $type {
            /// Returns the key in the catalogue.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant $({ $field: _ })? => {
                        concat!("shooting.", $heading, ".", $key)
                    })+
                }
            }
        })*

        /// Every key of these types, with its heading, for the test of the catalogue.
        #[cfg(test)]
        pub(in super::super) const KEYS: &[&str] = &[
            $($(concat!($heading, ".", $key),)+)*
        ];
    };
}

keys! {
    SmallArmsRow under "row" {
        SteadyMusket => "steady_musket",
        Arquebus => "arquebus",
        Pistols => "pistols",
        SelfBow => "self_bow",
        Crossbow => "crossbow",
        Longbow => "longbow",
    }
    GunClass under "gun" {
        VeryLight => "very_light",
        Light => "light",
        Medium => "medium",
        Organ => "organ",
        Heavy => "heavy",
    }
    Shot under "shot" {
        Hail => "hail",
        Ball => "ball",
    }
    Band under "band" {
        Close => "close",
        Far => "far",
    }
    Column under "column" {
        Normal => "normal",
        Dense => "dense",
        Skirmish => "skirmish",
        Soft => "soft",
        Hard => "hard",
    }
    Side under "side" {
        Front => "front",
        Left => "left",
        Right => "right",
        Rear => "rear",
    }
    Movement under "movement" {
        Stood => "stood",
        Rotation => "rotation",
        UpToHalf => "up_to_half",
        Further => "further",
    }
    Lessening under "lessening" {
        SelfBowFromHorseback => "self_bow_from_horseback",
        ShootersShaken => "shooters_shaken",
        FootMovedWithoutRotation => "foot_moved",
        FootContactedUnderHalfCharge => "short_charge",
        MountedFireNotSelfBowOrPistols => "mounted_fire",
        VeryLightGunsMoved => "very_light_guns_moved",
    }
    CannotShoot under "cannot" {
        Routed => "routed",
        NoMissile => "no_missile",
        OutOfRange => "out_of_range",
        PlugBayonets => "plug_bayonets",
        MovedTooFar => "moved_too_far",
        GunsMoved => "guns_moved",
        Reloading { turns } => "reloading",
        TooFewCrew { needed } => "too_few_crew",
        OrganBall => "organ_ball",
        NoHail => "no_hail",
        AtSniper => "at_sniper",
        CrashIn => "crash_in",
        NotFrontal => "not_frontal",
        Charging => "charging",
        NoDiceOnFront => "no_dice_on_front",
    }
    Arc under "arc" {
        Front => "front",
        Any => "any",
        AnyButThroughPikes => "any_but_through_pikes",
    }
    Priority under "priority" {
        Charger => "charger",
        General => "general",
        EnemyGuns => "enemy_guns",
        Nearest => "nearest",
    }
}

impl Row {
    /// Returns the keys of the row's parts: the weapon, and for guns the shot.
    pub const fn keys(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::SmallArms(row) => (row.key(), None),
            Self::Guns(class, shot) => (class.key(), Some(shot.key())),
        }
    }
}

/// Returns a number to fill into a sentence.
fn number(n: u32) -> Arg {
    Arg::Number(n)
}

impl CannotShoot {
    /// Returns the values to fill into the sentence of the reason.
    pub fn args(self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Reloading { turns } => vec![("turns", number(turns))],
            Self::TooFewCrew { needed } => vec![("needed", number(needed))],
            Self::Routed
            | Self::NoMissile
            | Self::OutOfRange
            | Self::PlugBayonets
            | Self::MovedTooFar
            | Self::GunsMoved
            | Self::OrganBall
            | Self::NoHail
            | Self::AtSniper
            | Self::CrashIn
            | Self::NotFrontal
            | Self::Charging
            | Self::NoDiceOnFront => Vec::new(),
        }
    }
}

impl Fewer {
    /// Returns the key of the sentence with the dice to roll.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Front => "shooting.dice.front",
            Self::Flying => "shooting.dice.flying",
            Self::Rolled => "shooting.dice.rolled",
        }
    }
}

impl DiceCount {
    /// Returns the key of the sentence with the calculation of the dice.
    pub const fn key(&self) -> &'static str {
        match (self.per, self.most) {
            (0, _) => "shooting.dice.given",
            (_, Some(_)) => "shooting.dice.guns",
            (_, None) => "shooting.dice.figures",
        }
    }

    /// Returns the values to fill into the sentence with the calculation of the dice.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let figures = ("figures", number(self.figures));
        let per = ("per", number(self.per));
        let dice = ("dice", number(self.counted));
        match (self.per, self.most) {
            (0, _) => vec![dice],
            (_, Some(most)) => vec![figures, per, ("most", number(most)), dice],
            (_, None) => vec![figures, per, dice],
        }
    }
}
