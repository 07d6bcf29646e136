//! The state of a battle as facts.

use drumhead_words::play::{Fact, Facts, Subject, TableSnapshot, UnitRef, UnitSnapshot};

use super::battle::Battle;
use super::decide::debts;
use super::state::{Moved, Standing, State};
use drumhead_rules::snapshot::id_but;

/// The state of a battle as facts.
pub(super) fn snapshot(battle: &Battle) -> TableSnapshot {
    let state = &battle.state;
    let retired = (0_u8..).zip(state.retired).filter(|(_, gone)| *gone);
    TableSnapshot {
        turn: state.turn,
        step: state.step.id().to_owned(),
        mover: Some(state.mover),
        beaten: retired.map(|(side, _)| side).collect(),
        units: (state.units())
            .map(|(unit, standing)| (unit, of(battle, unit, standing)))
            .collect(),
        others: (0_u8..)
            .zip(state.unbooked)
            .map(|(side, routed)| {
                (
                    Subject::Side(side),
                    [("to_book", Fact::Number(routed))].into(),
                )
            })
            .chain([(Subject::Table, table(state))])
            .collect(),
    }
}

/// The activations, and the attack whose die may be rolled again or is to be answered.
fn table(state: &State) -> Facts {
    let activations = state.activations.as_ref();
    let trial = state.trial.as_ref();
    let counted = activations.into_iter().flat_map(|it| it.counted.clone());
    [
        ("activations", Fact::number(activations.map(|it| it.total))),
        ("activated", Fact::number(activations.map(|it| it.used))),
        ("counted", Fact::units(counted)),
        ("active", Fact::unit(state.active)),
        ("attack_by", Fact::unit(trial.map(|it| it.by))),
        ("attack_at", Fact::unit(trial.map(|it| it.at))),
        ("attack_first_score", Fact::number(trial.map(|it| it.first))),
        ("attack_score", Fact::number(trial.map(|it| it.score))),
        (
            "attack_hits_waiting",
            Fact::number((trial.and_then(|it| it.answers)).or(state.reply.map(|reply| reply.hits))),
        ),
    ]
    .into()
}

fn of(battle: &Battle, unit: UnitRef, standing: &Standing) -> UnitSnapshot {
    let state = &battle.state;
    let pending = (debts(battle).into_iter()).filter(|(who, _)| *who == unit);
    let place = state.place(unit);
    let attached = standing.attached.map(|host| UnitRef::new(unit.side, host));
    UnitSnapshot {
        gone: standing.away.map(|away| away.id().to_owned()),
        hex: place.map(|place| place.hex.to_string()),
        facing: place.map(|place| place.facing.to_string()),
        contacts: state.opponents(unit).collect(),
        pending: pending.map(|(_, debt)| debt.id().to_owned()).collect(),
        others: [
            ("hits", Fact::Number(standing.hits.into())),
            ("out_of_ammunition", Fact::Flag(standing.out_of_ammunition)),
            ("last_fired", Fact::number(standing.fired)),
            ("attached", Fact::unit(attached)),
            (
                "left_in_turn",
                Fact::number(standing.left.map(|(turn, _)| turn)),
            ),
            ("activated", Fact::Flag(standing.acted.activated)),
            ("moved", id_but(&Moved::No, &standing.acted.moved)),
            ("attacked", Fact::Flag(standing.acted.attacked)),
        ]
        .into(),
        ..UnitSnapshot::default()
    }
}
