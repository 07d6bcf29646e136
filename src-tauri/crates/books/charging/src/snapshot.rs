//! The state of a battle as facts.

use drumhead_rules::frame::Pending;
use drumhead_rules::snapshot::id;
use drumhead_words::play::{Fact, Subject, TableSnapshot, UnitRef, UnitSnapshot};

use crate::Battle;
use crate::charge::may_counter;
use crate::state::{Moved, State, UnitState, beaten};

/// The state of a battle as facts.
pub(super) fn snapshot(battle: &Battle, pending: &[Pending]) -> TableSnapshot {
    let state = &battle.state;
    TableSnapshot {
        turn: state.turn,
        step: state.step.id().to_owned(),
        mover: Some(state.mover),
        beaten: beaten(state).into_iter().collect(),
        units: (state.units())
            .map(|(unit, it)| (unit, of(battle, pending, unit, it)))
            .collect(),
        others: [(Subject::Table, [].into())].into(),
    }
}

fn of(battle: &Battle, pending: &[Pending], unit: UnitRef, now: &UnitState) -> UnitSnapshot {
    let state = &battle.state;
    let charge = state
        .charge(unit)
        .filter(|it| it.moved.is_some() || state.must_follow(unit));
    let trial = state.trial(unit);
    let rolled = state.roll(unit).is_some_and(|roll| roll.rolled);
    let own = pending.iter().map(|it| &it.obligation);
    let own = own.filter(|it| it.unit == Some(unit));
    UnitSnapshot {
        gone: now.away.map(|away| away.id().to_owned()),
        strength: vec![now.strength.into()],
        morale: Some(now.morale.id().to_owned()),
        contacts: contacts(state, unit),
        pending: own.map(|it| it.name.to_owned()).collect(),
        others: [
            ("arm", id(&now.arm)),
            ("order", id(&now.order)),
            ("basic_morale", Fact::Number(now.basic_morale.into())),
            ("mounted", Fact::Flag(now.mounted)),
            ("charges", Fact::unit(charge.map(|it| it.target))),
            ("strikes", id(&charge.map(|it| it.struck))),
            ("charge_inches", Fact::number(charge.map(|it| it.inches))),
            ("charge_ended", id(&charge.and_then(|it| it.moved))),
            (
                "threatened_by",
                Fact::units(state.charges_on(unit).map(|it| it.charger)),
            ),
            ("answer", id(&trial.map(|it| it.stage))),
            ("may_counter_charge", Fact::Flag(may_counter(battle, unit))),
            ("rolled_to_surrender", Fact::Flag(rolled)),
        ]
        .into(),
        ..UnitSnapshot::default()
    }
}

/// The enemies with which this turn's charges have brought a unit into melee.
fn contacts(state: &State, unit: UnitRef) -> Vec<UnitRef> {
    let charges = state.charges.iter();
    let met = charges.filter(|it| matches!(it.moved, Some(Moved::Met | Moved::Contact)));
    met.filter_map(|it| it.enemy_of(unit)).collect()
}
