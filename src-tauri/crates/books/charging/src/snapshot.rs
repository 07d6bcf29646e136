//! The state of a battle as facts.

use drumhead_words::play::{Fact, Subject, TableSnapshot, UnitRef, UnitSnapshot};

use super::battle::Battle;
use super::shown::beaten;
use super::state::{Moved, Standing, State};
use drumhead_rules::snapshot::id;

/// The state of a battle as facts.
pub(super) fn snapshot(battle: &Battle) -> TableSnapshot {
    let state = &battle.state;
    TableSnapshot {
        turn: state.turn,
        step: state.step.id().to_owned(),
        mover: Some(state.mover),
        beaten: beaten(state).into_iter().collect(),
        units: (state.units())
            .map(|(unit, standing)| (unit, of(state, unit, standing)))
            .collect(),
        others: [(Subject::Table, [].into())].into(),
    }
}

fn of(state: &State, unit: UnitRef, standing: &Standing) -> UnitSnapshot {
    let charge = state.charge(unit);
    let trial = state.trial(unit);
    let rolls = (state.yields.iter()).filter(|roll| roll.unit == unit && roll.rolled);
    let pending = (state.due().into_iter()).filter(|(who, _)| *who == unit);
    UnitSnapshot {
        gone: standing.away.map(|away| away.id().to_owned()),
        strength: vec![standing.strength.into()],
        morale: Some(standing.morale.id().to_owned()),
        contacts: contacts(state, unit),
        pending: pending.map(|(_, debt)| debt.id().to_owned()).collect(),
        others: [
            ("arm", id(&standing.arm)),
            ("order", id(&standing.order)),
            ("basic_morale", Fact::Number(standing.basic_morale.into())),
            ("mounted", Fact::Flag(standing.mounted)),
            ("charges", Fact::unit(charge.map(|it| it.target))),
            ("strikes", id(&charge.map(|it| it.struck))),
            ("charge_inches", Fact::number(charge.map(|it| it.inches))),
            ("charge_ended", id(&charge.and_then(|it| it.moved))),
            (
                "threatened_by",
                Fact::units(state.charges_on(unit).map(|it| it.charger)),
            ),
            ("answer", id(&trial.map(|it| it.stage))),
            (
                "may_counter_charge",
                Fact::Flag(trial.is_some_and(|it| it.counter)),
            ),
            ("rolled_to_surrender", Fact::Flag(rolls.count() > 0)),
        ]
        .into(),
        ..UnitSnapshot::default()
    }
}

/// The enemies that a charge of this turn has brought a unit into melee with.
fn contacts(state: &State, unit: UnitRef) -> Vec<UnitRef> {
    let met = (state.charges.iter())
        .filter(|it| matches!(it.moved, Some(Moved::Met | Moved::Contact)))
        .filter_map(|it| match unit {
            who if who == it.charger => Some(it.target),
            who if who == it.target => Some(it.charger),
            _ => None,
        });
    met.collect()
}
