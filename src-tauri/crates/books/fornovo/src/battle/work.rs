//! Work that the rules demand, as stated by the actions that do it.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::play::{OfferId, UnitRef};

use super::state::{Commander, GeneralRef};
use super::{Battle, general_name, position};
use drumhead_rules::frame::{Objection, Obligation, Value, message, objection};

/// An action that does work which the rules demand.
pub(super) trait Demanded: Sized {
    /// Whether the work is due now.
    fn is_due(&self, battle: &Battle) -> bool;

    /// Returns the work, whether it is due or not.
    fn work(&self, battle: &Battle) -> Obligation;

    /// Returns a number that distinguishes repeated work of the same unit.
    fn times(&self, _: &Battle) -> usize {
        0
    }

    /// Returns the obligation; `None` if the work is not due.
    fn demanded(&self, battle: &Battle) -> Option<Obligation> {
        self.is_due(battle).then(|| {
            let work = self.work(battle);
            match self.times(battle) {
                0 => work,
                times => Obligation {
                    key: format!("{}.{times}", work.key),
                    ..work
                },
            }
        })
    }

    /// Returns the action if its work is due.
    fn if_due(self, battle: &Battle) -> Option<Self> {
        self.is_due(battle).then_some(self)
    }

    /// Returns an objection with the message `against.<id>` if the work is not due.
    fn unless_due(&self, battle: &Battle, id: &str) -> Vec<Objection> {
        if self.is_due(battle) {
            return Vec::new();
        }
        let against = message(format!("against.{id}"));
        let against = match self.work(battle).unit {
            Some(unit) => against.with("unit", unit),
            None => against,
        };
        vec![objection(NOT_DUE, None).saying(against)]
    }
}

/// The id of the objection that work is not due.
pub(super) const NOT_DUE: &str = "not_due";

/// Returns the actions whose work is due.
pub(super) fn due<A: Demanded>(battle: &Battle, all: impl IntoIterator<Item = A>) -> Vec<A> {
    all.into_iter().filter(|it| it.is_due(battle)).collect()
}

/// Returns a unit's work, labelled `pending.<name>` in the catalogue.
pub(super) fn of_unit(name: &'static str, clause: ClauseId, unit: UnitRef) -> Obligation {
    let label = message(format!("pending.{name}")).with("unit", unit);
    Obligation {
        key: key_of(unit),
        ..Obligation::of_unit(name, clause, unit, label)
    }
}

/// Returns a unit's work that concerns another unit.
pub(super) fn of_pair(
    name: &'static str,
    clause: ClauseId,
    unit: UnitRef,
    other: UnitRef,
) -> Obligation {
    let work = of_unit(name, clause, unit);
    Obligation {
        key: format!("{}.{}", work.key, key_of(other)),
        other: Some(other),
        label: work.label.with("other", other),
        ..work
    }
}

/// Returns the work of a side.
pub(super) fn of_side(name: &'static str, clause: ClauseId, side: u8) -> Obligation {
    Obligation {
        label: message(format!("pending.{name}")).with("other", Value::Side(side)),
        ..Obligation::of_side(name, clause, side)
    }
}

/// Returns a side's work for a general. The work also concerns the general's unit, if any.
pub(super) fn of_general(
    name: &'static str,
    clause: ClauseId,
    battle: &Battle,
    general: GeneralRef,
) -> Obligation {
    let label = message(format!("pending.{name}"));
    Obligation {
        key: key_of_general(general),
        other: match battle.state.generals.get(&general) {
            Some(Commander::With { unit }) => Some(*unit),
            Some(Commander::Alone | Commander::Lost) | None => None,
        },
        label: label.with("other", general_name(position(battle), general)),
        ..Obligation::of_side(name, clause, general.side)
    }
}

/// Returns the key of a general's work.
pub(super) fn key_of_general(general: GeneralRef) -> String {
    format!("{}.{}", general.side, general.general.0)
}

/// Returns the key of a unit's work.
pub(super) fn key_of(unit: UnitRef) -> String {
    format!("{}.{}", unit.side, unit.unit)
}

/// Returns the id of the offer that does the work in the usual way.
pub(super) fn offer_id(work: &Obligation) -> OfferId {
    OfferId::new(work.name, &work.key)
}

/// Returns the id of an offer that does the work in another way.
pub(super) fn other_way(way: &str, work: &Obligation) -> OfferId {
    OfferId::new(format!("{way}.{}", work.name), &work.key)
}
