//! Objections to voluntary actions of a unit: it routs or pursues, has routed or pursued this turn,
//! is in contact, or is charged.

use super::manoeuvres::Manoeuvre;
use super::prelude::*;

/// The ids of the objections that the unit is in contact, and that it is charged.
const IN_CONTACT: &str = "in_contact";
const IS_CHARGED: &str = "is_charged";

/// A voluntary action of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// The unit charges (F-7.37).
    Charge,
    /// The unit tries a false rout (F-7.50).
    FalseRout,
    /// The unit replies to a charge, but not by receiving the charge (F-6.07).
    Answer,
    /// The unit moves (F-6.09).
    Move,
    /// The unit makes a manoeuvre (section 7.17).
    Manoeuvre(Manoeuvre),
    /// The unit works at a hedgerow (F-11.11).
    Labour,
}

impl Deed {
    /// Whether the unit turns or brings up figures.
    const fn turns(self) -> bool {
        match self {
            Self::Charge | Self::FalseRout | Self::Answer | Self::Move | Self::Labour => false,
            Self::Manoeuvre(what) => turns(what),
        }
    }

    /// Whether the action is forbidden to a charged unit (F-6.07, F-7.46). A reply is not
    /// forbidden.
    const fn waits_for_chargers(self) -> bool {
        match self {
            Self::Charge | Self::FalseRout | Self::Move | Self::Manoeuvre(_) | Self::Labour => true,
            Self::Answer => false,
        }
    }

    /// Whether a rout or pursuit this turn forbids the action, because the action would be a second
    /// move. Moves, manoeuvres and labour are not included: other rules already prevent them
    /// after a move. A false rout is made only by a unit that has evaded.
    const fn is_a_second_move(self) -> bool {
        match self {
            Self::Charge | Self::Answer => true,
            Self::FalseRout | Self::Move | Self::Manoeuvre(_) | Self::Labour => false,
        }
    }
}

/// Returns the objections to this voluntary action of the unit.
pub(super) fn restraints(position: Position<'_>, unit: UnitRef, deed: Deed) -> Vec<Objection> {
    let Some((_, state)) = position.unit(unit) else {
        return Vec::new();
    };
    let runs = state.routs() || state.pursuit.is_some();
    let ran = deed.is_a_second_move() && position.has_run(unit);
    let voluntary = objections([(runs, "runs", VOLUNTARY), (ran, "has_run", VOLUNTARY)])
        .map(|it| it.with("unit", unit));
    voluntary
        .chain(contact_objection(position, unit, deed))
        .collect()
}

/// Returns the objection that the unit is in contact, or that its chargers have reached it. A unit
/// in contact does not turn or bring up figures (F-10.05). The rules do not mention leaving a
/// combat by choice.
pub(super) fn contact_objection(
    position: Position<'_>,
    unit: UnitRef,
    deed: Deed,
) -> Option<Objection> {
    let in_contact = position
        .unit(unit)
        .is_some_and(|(_, state)| !state.contacts.is_empty());
    let objection_found = if in_contact && deed.turns() {
        objection(IN_CONTACT, SHARES).saying(message("against.in_contact_turning"))
    } else if in_contact {
        objection(IN_CONTACT, None)
    } else if deed.waits_for_chargers() && position.is_charged(unit) {
        objection(IS_CHARGED, None)
    } else {
        return None;
    };
    Some(objection_found.with("unit", unit))
}

/// Whether there are no objections except that the unit is in contact or is charged. The players
/// may allow an action despite these two objections.
pub(super) fn is_only_contact(against: &[Objection]) -> bool {
    are_only(against, &[IN_CONTACT, IS_CHARGED])
}

/// Whether the unit turns or brings up figures.
const fn turns(what: Manoeuvre) -> bool {
    match what {
        Manoeuvre::ChangeFacing
        | Manoeuvre::ChangeFront { .. }
        | Manoeuvre::ChangeFrontBy { .. }
        | Manoeuvre::FormSquare
        | Manoeuvre::LeaveSquare
        | Manoeuvre::TurnGuns => true,
        Manoeuvre::Unlimber
        | Manoeuvre::Hitch
        | Manoeuvre::Unhitch
        | Manoeuvre::Dismount
        | Manoeuvre::Mount
        | Manoeuvre::PlantStakes
        | Manoeuvre::LiftStakes
        | Manoeuvre::FixBayonets
        | Manoeuvre::FixBayonetsInFront
        | Manoeuvre::RemoveBayonets => false,
    }
}

impl Position<'_> {
    /// Whether the unit has made a rout or pursuit move this turn, and so cannot make another move
    /// (F-7.13).
    fn has_run(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(_, state)| {
            let turn = &state.turn;
            turn.moved == Moved::Charged && turn.charged.is_none() && !turn.evaded
        })
    }
}
