//! The sheet's sentences, chapter by chapter, each with the troops that it needs.

use drumhead_vocabulary::ClauseId;

use super::Scope;

/// A kind of troops that an army may lack. A sentence about it is printed only if the armies have
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// Generals.
    Generals,
    /// Guns.
    Guns,
    /// Troops with pikes.
    Pikes,
    /// Cavalry that charges at the trot.
    Trotters,
    /// Snipers.
    Snipers,
    /// Troops without pay.
    Unpaid,
    /// Troops trained in salvee.
    Salvee,
    /// Troops trained in the false rout.
    FalseRout,
    /// Skirmishers and gunners.
    Light,
}

impl Of {
    /// Returns the id of the troops in the catalogue.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Generals => "generals",
            Self::Guns => "guns",
            Self::Pikes => "pikes",
            Self::Trotters => "trotters",
            Self::Snipers => "snipers",
            Self::Unpaid => "unpaid",
            Self::Salvee => "salvee",
            Self::FalseRout => "false_rout",
            Self::Light => "light",
        }
    }

    /// Whether the armies have the troops that a sentence needs.
    pub(super) fn can(self, scope: &Scope) -> bool {
        match self {
            Self::Generals => scope.has_generals(),
            Self::Guns => scope.has_guns(),
            Self::Pikes => scope.has_pikes(),
            Self::Trotters => scope.has_trotters(),
            Self::Snipers => scope.has_snipers(),
            Self::Unpaid => scope.has_unpaid(),
            Self::Salvee => scope.has_salvee(),
            Self::FalseRout => scope.has_false_rout(),
            Self::Light => scope.has_light(),
        }
    }
}

/// Returns the kind of troops that a clause is about; `None` if the clause concerns every army.
pub(super) fn of(clause: ClauseId) -> Option<Of> {
    Some(match clause.as_str() {
        "F-3.09" => Of::Generals,
        "F-8.02" | "F-9.16" | "F-9.33" | "F-9.38" => Of::Guns,
        "F-10.03" => Of::Pikes,
        "F-7.15" => Of::Trotters,
        "F-2.51" | "F-2.52" | "F-2.53" => Of::Snipers,
        "F-2.63" => Of::Unpaid,
        "F-9.35" => Of::Salvee,
        "F-7.50" => Of::FalseRout,
        "F-10.29" => Of::Light,
        _ => return None,
    })
}

/// Clauses about tests: the units that take them, and their results.
pub(super) const TESTS: &[&str] = &[
    "F-8.10", "F-8.18", "F-8.19", "F-8.25", "F-8.28", "F-8.36", "F-8.43", "F-8.02", "F-2.63",
];

/// Clauses about order and recovery, and the danger to a general.
pub(super) const ORDER: &[&str] = &["F-5.01", "F-5.07", "F-5.08", "F-3.09"];

/// Movement.
pub(super) const MOVES: &[&str] = &["F-7.27", "F-7.31", "F-7.32"];

/// Charges, and the replies to them.
pub(super) const CHARGES: &[&str] = &[
    "F-7.39", "F-7.15", "F-7.44", "F-7.45", "F-7.46", "F-7.47", "F-7.49", "F-7.50", "F-7.35",
];

/// Routs and pursuits.
pub(super) const FLIGHT: &[&str] = &["F-7.53", "F-7.52", "F-7.57", "F-7.59", "F-7.62"];

/// Shooting.
pub(super) const SHOOTING: &[&str] = &["F-9.08", "F-9.09", "F-9.13", "F-9.16", "F-9.17", "F-9.33"];

/// Permission to move and shoot.
pub(super) const FIRE_AND_MOVE: &[&str] = &["F-9.34", "F-9.35", "F-9.38"];

/// Snipers.
pub(super) const SNIPERS: &[&str] = &["F-2.51", "F-2.52", "F-2.53"];

/// Clauses about combat.
pub(super) const COMBAT: &[&str] = &[
    "F-10.02", "F-10.03", "F-10.05", "F-2.68", "F-10.25", "F-10.29", "F-5.03", "F-5.05", "F-5.06",
];

/// Difficult terrain.
pub(super) const GROUND: &[&str] = &[
    "F-11.02", "F-11.03", "F-11.05", "F-11.06", "F-11.09", "F-11.10", "F-11.11", "F-11.12",
];

/// Clauses about buildings and works.
pub(super) const WORKS: &[&str] = &["F-11.14", "F-11.18", "F-11.19", "F-11.20", "F-11.21"];
