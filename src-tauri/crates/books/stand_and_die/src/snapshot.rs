//! The state of a battle as plain facts.

use drumhead_rules::frame::Pending;
use drumhead_vocabulary::play::{Fact, Facts, Subject, UnitSnapshot};
use std::collections::BTreeMap;

use crate::prelude::*;

/// Returns the facts of the battle as a whole and of the sides.
pub(super) fn facts(state: &State, pending: &[Pending]) -> BTreeMap<Subject, Facts> {
    let sides = [0, 1].map(|side| (Subject::Side(side), side_facts(state, pending, side)));
    let table = [(Subject::Table, table(state))];
    sides.into_iter().chain(table).collect()
}

fn troops(troops: Troops) -> Vec<u32> {
    [troops.infantry, troops.cavalry, troops.guns]
        .map(u32::from)
        .to_vec()
}

/// Returns a side's roll to march first, and the pending work of the side itself, not of its units.
fn side_facts(state: &State, pending: &[Pending], side: u8) -> Facts {
    let own = pending
        .iter()
        .map(|it| &it.obligation)
        .filter(|it| it.unit.is_none() && it.side == side);
    let work = own.map(|it| match it.name {
        "fraction" => it.id().to_string(),
        name => name.to_owned(),
    });
    let roll = state.rolls.get(usize::from(side)).copied().flatten();
    [
        ("pending", Fact::ids(work)),
        ("initiative_roll", Fact::number(roll)),
    ]
    .into()
}

/// Returns the side that marches first, the attacks of this step, the casualties to allocate, and
/// the troops that must fall back.
fn table(state: &State) -> Facts {
    let blows = state.blows.iter().map(|blow| {
        let casualties = blow
            .casualties
            .map_or_else(|| "open".to_owned(), |it| it.to_string());
        format!("{}>{}:{}/10:{casualties}", blow.from, blow.at, blow.tenths)
    });
    let burdens = state.burdens.iter().map(|it| {
        let side = Subject::Side(it.side);
        format!(
            "{side}@{}:{}/{}/{}",
            it.hex, it.infantry, it.cavalry, it.guns
        )
    });
    let pressed = (state.pressed.iter()).map(|it| format!("{}@{}", Subject::Side(it.side), it.hex));
    [
        ("first", Fact::id(state.first.map(Subject::Side))),
        ("attacks", Fact::ids(blows)),
        ("casualties_to_divide", Fact::ids(burdens)),
        ("must_fall_back", Fact::ids(pressed)),
    ]
    .into()
}

/// Returns the facts of a unit.
pub(super) fn of(battle: &Battle, unit: UnitRef, standing: &UnitState) -> UnitSnapshot {
    let state = &battle.state;
    let place = standing.place();
    let spent = place.and_then(|hex| state.spent.get(&hex)).copied();
    UnitSnapshot {
        strength: troops(standing.troops(lives(battle))),
        hex: place.map(|hex| hex.to_string()),
        facing: place.map(|_| standing.facing.to_string()),
        others: [
            (
                "gun_casualties",
                Fact::Numbers(standing.guns.iter().copied().map(u32::from).collect()),
            ),
            ("standing", Fact::Flag(standing.standing)),
            ("marched", Fact::Number(standing.marched.into())),
            (
                "hex_attacked_with",
                Fact::Numbers(spent.map(troops).unwrap_or_default()),
            ),
            ("fell_back", Fact::Flag(state.fell_back.contains(&unit))),
        ]
        .into(),
        ..UnitSnapshot::default()
    }
}
