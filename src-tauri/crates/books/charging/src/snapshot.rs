//! The state of a battle as plain facts.

use drumhead_rules::snapshot::id;
use drumhead_vocabulary::play::{Fact, UnitRef, UnitSnapshot};

use crate::Battle;
use crate::charge::may_counter;
use crate::state::{Moved, State, UnitState};

/// Returns the facts of a unit.
pub(super) fn of(battle: &Battle, unit: UnitRef, now: &UnitState) -> UnitSnapshot {
    let state = &battle.state;
    let charge = state
        .charge(unit)
        .filter(|it| it.moved.is_some() || state.must_follow(unit));
    let trial = state.trial(unit);
    let rolled = state.roll(unit).is_some_and(|roll| roll.rolled);
    UnitSnapshot {
        strength: vec![now.strength.into()],
        morale: Some(now.morale.id().to_owned()),
        contacts: contacts(state, unit),
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

/// Returns the enemies with which this turn's charges have brought a unit into melee.
fn contacts(state: &State, unit: UnitRef) -> Vec<UnitRef> {
    let charges = state.charges.iter();
    let met = charges.filter(|it| matches!(it.moved, Some(Moved::Met | Moved::Contact)));
    met.filter_map(|it| it.enemy_of(unit)).collect()
}
