//! The state of a battle as plain facts.

use drumhead_rules::snapshot::id;
use drumhead_vocabulary::play::{Fact, Subject, UnitSnapshot};

use crate::prelude::{Standing, State, UnitRef};

/// Returns the facts of a unit.
pub(super) fn of(state: &State, unit: UnitRef, standing: &Standing) -> UnitSnapshot {
    let place = standing.place();
    let gun = standing.gun;
    let attack = state.attacks.iter().find(|it| it.unit == unit);
    let attackers = state.attacks_on(unit).map(|it| it.unit);
    let retreat = state.retreat_of(unit);
    let leader = standing
        .leader
        .map(|leader| UnitRef::new(unit.side, leader));
    UnitSnapshot {
        strength: standing.strength.map(u32::from).into_iter().collect(),
        hex: place.map(|hex| hex.to_string()),
        facing: place.map(|_| standing.facing.to_string()),
        contacts: attack
            .map(|it| it.target)
            .into_iter()
            .chain(attackers)
            .collect(),
        others: [
            ("leader", Fact::unit(leader)),
            ("movement", Fact::number(standing.ma)),
            ("movement_left", Fact::number(standing.points)),
            ("disordered", Fact::Flag(standing.disordered)),
            ("in_command", Fact::Flag(standing.in_command)),
            ("attacks", Fact::unit(attack.map(|it| it.target))),
            ("charges", Fact::Flag(attack.is_some_and(|it| it.charge))),
            ("attacked", Fact::Flag(state.fought.contains(&unit))),
            ("retreats", Fact::number(retreat)),
            ("result_unknown", Fact::Flag(state.thrown.contains(&unit))),
            ("crew", id(&gun.map(|gun| gun.crew))),
            ("serves", Fact::id(gun.map(|gun| Subject::Side(gun.serves)))),
            ("fired", Fact::Flag(gun.is_some_and(|gun| gun.fired))),
            ("turned", Fact::Flag(gun.is_some_and(|gun| gun.turned))),
        ]
        .into(),
        ..UnitSnapshot::default()
    }
}
