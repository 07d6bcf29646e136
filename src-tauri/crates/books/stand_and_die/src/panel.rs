//! A group's own numbers: how far it marches, what it adds to a sum, and what
//! its attacks and those on it come to.

use drumhead_words::ClauseId;
use drumhead_words::play::{Column, Entry, UnitRef};

use super::army::Arm;
use super::battle::Battle;
use super::chances::{self, Case, silenced};
use super::clauses::{MOVES, SECOND, SUM};
use super::place::{allowance, hex_name, lives};
use super::preview::{exposure, percent, prospects, threats};
use super::state::Standing;
use super::words::tenths;

/// For how many turns of the same attack a gun's chances are told.
const TURNS: [u32; 3] = [1, 2, 3];

/// The columns of a group's panel; none for one that is not in the battle.
pub(super) fn panel(battle: &Battle, unit: UnitRef) -> Vec<Column> {
    let Some(standing) = battle.state.unit(unit) else {
        return Vec::new();
    };
    let mut columns = vec![own(battle, standing)];
    columns.extend(attacks(battle, unit));
    if let Some(hex) = standing.place() {
        columns.extend(exposure(battle, unit.side, hex));
        columns.extend(guns(battle, unit, standing));
    }
    columns
}

fn entry(label: String, clause: ClauseId, value: String) -> Entry {
    Entry {
        label,
        clause: Some(clause.as_str().to_owned()),
        value,
        told: false,
    }
}

/// What it marches, and what each of its figures and guns adds.
fn own(battle: &Battle, standing: &Standing) -> Column {
    let words = battle.words;
    let hexes = allowance(battle, standing).to_string();
    let mut entries = vec![entry(
        words.get("panel.marches").to_owned(),
        MOVES,
        words.fill("panel.hexes", &[("hexes", &hexes)]),
    )];
    let troops = standing.troops(lives(battle));
    for arm in troops.arms() {
        entries.push(entry(
            words.get(&format!("panel.each_{}", arm.id())).to_owned(),
            arm.clause(),
            of_arm(battle, arm),
        ));
    }
    Column {
        heading: words.get("panel.unit").to_owned(),
        entries,
        total: None,
    }
}

/// The chances of an arm on troops that stand and fall back, in the open and
/// in cover.
fn of_arm(battle: &Battle, arm: Arm) -> String {
    let each = |standing, cover| {
        let case = Case {
            standing,
            cover,
            rear: false,
        };
        tenths(chances::chance(arm, case, &battle.tables))
    };
    let case = Case {
        rear: true,
        ..Case::default()
    };
    let values = [
        ("standing", each(true, false)),
        ("fall_back", each(false, false)),
        ("standing_cover", each(true, true)),
        ("fall_back_cover", each(false, true)),
        (
            "rear",
            tenths(chances::from_behind(arm, case, &battle.tables)),
        ),
    ];
    let values = values.each_ref().map(|(key, text)| (*key, text.as_str()));
    battle.words.fill("panel.chances", &values)
}

/// The sums of what its hex can attack now.
fn attacks(battle: &Battle, unit: UnitRef) -> Option<Column> {
    let words = battle.words;
    let found = prospects(battle, unit);
    let entries = found.iter().map(|(at, sum)| {
        let hex = hex_name(battle, *at);
        entry(words.fill("panel.on", &[("hex", &hex)]), SUM, tenths(*sum))
    });
    let entries: Vec<_> = entries.collect();
    (!entries.is_empty()).then(|| Column {
        heading: words.get("panel.attacks").to_owned(),
        entries,
        total: None,
    })
}

/// How soon all who are next to guns without infantry silence one of them.
fn guns(battle: &Battle, unit: UnitRef, standing: &Standing) -> Option<Column> {
    let words = battle.words;
    let hex = standing.place()?;
    let target = battle.state.target_at(unit.side, hex, lives(battle));
    let gun = standing
        .guns
        .iter()
        .copied()
        .filter(|hits| *hits < lives(battle))
        .max()?;
    let threats = threats(battle, unit.side, hex);
    if threats.is_empty() || target.infantry > 0 || target.cavalry > 0 {
        return None;
    }
    let sums = threats
        .iter()
        .map(|(_, troops, case)| chances::tenths(*troops, *case, &battle.tables));
    let sum = sums.fold(0, u32::saturating_add);
    let entries = TURNS.map(|turns| {
        let chance: f64 = silenced(sum, turns, gun, &battle.tables);
        let turns = turns.to_string();
        entry(
            words.fill("panel.turns", &[("turns", &turns)]),
            SECOND,
            percent(chance),
        )
    });
    Some(Column {
        heading: words.get("panel.silenced").to_owned(),
        entries: entries.into(),
        total: None,
    })
}
