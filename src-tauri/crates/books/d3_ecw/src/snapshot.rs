//! The state of a battle as plain facts.

use std::collections::BTreeMap;

use drumhead_rules::snapshot::id_but;
use drumhead_vocabulary::play::{Fact, Facts, Subject, UnitSnapshot};

use crate::prelude::*;

/// Returns the facts of the table, and the routs still to be recorded for each side.
pub(super) fn facts(state: &State) -> BTreeMap<Subject, Facts> {
    let sides = (0_u8..).zip(state.unbooked).map(|(side, routed)| {
        let to_book = [("to_book", Fact::Number(routed))].into();
        (Subject::Side(side), to_book)
    });
    sides.chain([(Subject::Table, table(state))]).collect()
}

/// Returns the activations, and the open attack.
fn table(state: &State) -> Facts {
    let activations = state.activations.as_ref();
    let (trial, reply) = (state.exchange.trial(), state.exchange.reply());
    let counted = activations.into_iter().flat_map(|it| it.counted.clone());
    let waiting = trial
        .and_then(|it| it.answers)
        .or(reply.map(|reply| reply.hits));
    [
        ("activations", Fact::number(activations.map(|it| it.total))),
        ("activated", Fact::number(activations.map(|it| it.used))),
        ("counted", Fact::units(counted)),
        ("active", Fact::unit(state.being_activated())),
        ("attack_by", Fact::unit(trial.map(|it| it.by))),
        ("attack_at", Fact::unit(trial.map(|it| it.at))),
        ("attack_first_score", Fact::number(trial.map(|it| it.first))),
        ("attack_score", Fact::number(trial.map(|it| it.score))),
        ("attack_hits_waiting", Fact::number(waiting)),
    ]
    .into()
}

/// Returns the facts of a unit.
pub(super) fn of(state: &State, unit: UnitRef, it: &UnitState) -> UnitSnapshot {
    let place = state.place(unit);
    let attached = it.attached.map(|host| UnitRef::new(unit.side, host));
    UnitSnapshot {
        hex: place.map(|place| place.hex.to_string()),
        facing: place.map(|place| place.facing.to_string()),
        contacts: state.opponents(unit).collect(),
        others: [
            ("hits", Fact::Number(it.hits.into())),
            ("out_of_ammunition", Fact::Flag(it.out_of_ammunition)),
            ("last_fired", Fact::number(it.fired)),
            ("attached", Fact::unit(attached)),
            ("left_in_turn", Fact::number(it.left.map(|(turn, _)| turn))),
            ("activated", Fact::Flag(it.acted.activated)),
            ("moved", id_but(&Movement::No, &it.acted.moved)),
            ("attacked", Fact::Flag(it.acted.attacked)),
        ]
        .into(),
        ..UnitSnapshot::default()
    }
}
