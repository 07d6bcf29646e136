//! The unit that takes a reaction test: the properties that the tests need.

use crate::army::*;
use crate::movement::Mount;
use crate::steadiness::{PlayingGrade, is_large, playing_grade};
use crate::tables::Rules;

/// The properties of a unit that change in play and affect its tests. The program knows all of
/// them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TesterState {
    /// The current number of figures, including gunners.
    pub figures: u32,
    /// Whether the unit's riders, if any, are mounted.
    pub riding: bool,
    /// Whether a general is attached to the unit (F-3.06).
    pub general: bool,
    /// Whether the unit is shaken.
    pub shaken: bool,
    /// Whether the unit is exhausted (F-5.05).
    pub exhausted: bool,
}

/// The unit's properties for its reaction tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tester {
    /// Regular or irregular.
    pub troops: TroopType,
    /// The effective grade, which allows for lack of supply (F-2.60 to F-2.62).
    pub grade: PlayingGrade,
    /// The current mount; `None` for foot, gunners and dismounted troops. In section 8 cavalry
    /// means true cavalry, and "mounted" includes mounted infantry (F-1.14).
    pub mount: Option<Mount>,
    /// Whether every figure of the unit is a noble.
    pub nobles: bool,
    /// Whether the unit is unpaid. A partly paid unit counts as paid, because only a whole unit can
    /// be unpaid (F-2.23).
    pub unpaid: bool,
    /// Whether the unit was large when the game began (F-2.13, D-143).
    pub large: bool,
    /// The current number of figures.
    pub figures: u32,
    /// Whether a general is attached to the unit.
    pub general: bool,
    /// Whether the unit is shaken.
    pub shaken: bool,
    /// Whether the unit is exhausted.
    pub exhausted: bool,
}

impl Tester {
    /// Builds the tester from a unit as bought and its current state.
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

    /// Whether the unit is irregular.
    pub(super) fn is_irregular(&self) -> bool {
        self.troops == TroopType::Irregular
    }

    /// Whether the unit is on foot.
    pub const fn is_foot(&self) -> bool {
        self.mount.is_none()
    }

    /// Whether the unit is true cavalry and mounted (F-1.14).
    pub const fn is_cavalry(&self) -> bool {
        matches!(self.mount, Some(Mount::Cavalry(_)))
    }

    /// Whether the unit is cavalry that charges at the gallop: all cavalry that was not bought to
    /// trot (F-2.14, F-2.15).
    pub fn gallops(&self) -> bool {
        match self.mount {
            Some(Mount::Cavalry(style)) => style != Some(ChargeStyle::Trot),
            Some(Mount::Infantry) | None => false,
        }
    }
}
