//! The unit that takes a reaction test: the properties that the tests need.

use super::super::army::*;
use super::super::movement::Mount;
use super::super::steadiness::{PlayingGrade, is_large, playing_grade};
use super::super::tables::Rules;

/// The properties of a unit that change in play and affect its tests. The desk knows all of
/// them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TesterState {
    /// Its current figures, including gunners.
    pub figures: u32,
    /// Whether its riders, if any, are mounted.
    pub riding: bool,
    /// A general is attached to it (F-3.06).
    pub general: bool,
    /// Its morale is shaken.
    pub shaken: bool,
    /// It is exhausted (F-5.05).
    pub exhausted: bool,
}

/// A unit as seen by its reaction tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tester {
    /// Regular or irregular.
    pub troops: TroopType,
    /// Its effective grade, including supply (F-2.60 to F-2.62).
    pub grade: PlayingGrade,
    /// Its current mount; none for foot, gunners and dismounted troops. Cavalry is true
    /// cavalry, "mounted" is both (F-1.14).
    pub mount: Option<Mount>,
    /// Every figure of it is a noble.
    pub nobles: bool,
    /// It is unpaid; a partly paid unit counts as paid, as only a whole unit can be unpaid
    /// (F-2.23).
    pub unpaid: bool,
    /// It began the game large (F-2.13, D-143).
    pub large: bool,
    /// Its current figures.
    pub figures: u32,
    /// A general is attached to it.
    pub general: bool,
    /// It is shaken.
    pub shaken: bool,
    /// It is exhausted.
    pub exhausted: bool,
}

impl Tester {
    /// The unit as bought, in its current state.
    pub fn of(unit: &Unit, state: TesterState, rules: &Rules) -> Self {
        let mount = match unit.kind {
            Kind::Cavalry => Some(Mount::Cavalry(unit.charge)),
            Kind::Infantry if unit.is_mounted_infantry() => Some(Mount::Infantry),
            Kind::Infantry | Kind::Artillery => None,
        };
        let mut figures = unit
            .groups
            .iter()
            .filter(|group| group.count > 0)
            .peekable();
        Self {
            troops: unit.troops,
            grade: playing_grade(unit),
            mount: mount.filter(|_| state.riding),
            nobles: figures.peek().is_some() && figures.all(|group| group.noble),
            unpaid: unit.pay == Pay::Unpaid,
            large: is_large(unit.figures(), &rules.limits),
            figures: state.figures,
            general: state.general,
            shaken: state.shaken,
            exhausted: state.exhausted,
        }
    }

    /// Whether it is irregular.
    pub(super) fn is_irregular(&self) -> bool {
        self.troops == TroopType::Irregular
    }

    /// Whether it is on foot.
    pub const fn is_foot(&self) -> bool {
        self.mount.is_none()
    }

    /// Whether it is true cavalry and mounted (F-1.14).
    pub const fn is_cavalry(&self) -> bool {
        matches!(self.mount, Some(Mount::Cavalry(_)))
    }

    /// Whether it is cavalry that charges at the gallop: all that was not bought to trot
    /// (F-2.14, F-2.15).
    pub fn gallops(&self) -> bool {
        match self.mount {
            Some(Mount::Cavalry(style)) => style != Some(ChargeStyle::Trot),
            Some(Mount::Infantry) | None => false,
        }
    }
}
