//! A unit's own numbers as it stands now: how far it moves, what it hits on
//! and saves on, and what it would roll in each test if nothing else bore on
//! it.

use drumhead_words::ClauseId;
use drumhead_words::play::{Column, Entry, UnitRef};

use super::super::army::{Group, Model, Unit};
use super::super::movement::model_move;
use super::super::reaction::{Facts, Test};
use super::super::shooting;
use super::aims::aims;
use super::state::UnitState;
use super::table::Table;
use super::{group_name, say};

const SAVES: ClauseId = ClauseId::new("F-9.31");

/// The columns of a unit's panel; none for a unit that is not in the battle.
pub(super) fn panel(table: Table<'_>, unit: UnitRef) -> Vec<Column> {
    let Some((bought, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let columns = [
        moves(table, unit, live),
        fire(table, unit),
        saves(table, bought, live),
        tests(table, unit),
    ];
    let mut columns = Vec::from(columns);
    columns.retain(|column| !column.entries.is_empty());
    columns
}

fn column(key: &str, entries: Vec<Entry>) -> Column {
    Column {
        heading: say(&format!("panel.{key}"), &[]),
        entries,
        total: None,
    }
}

fn entry(label: String, clause: Option<ClauseId>, value: String) -> Entry {
    Entry {
        label,
        clause: clause.map(|clause| clause.as_str().to_owned()),
        value,
        told: false,
    }
}

/// How far it goes in the open, before manoeuvres, debt and ground.
fn moves(table: Table<'_>, unit: UnitRef, live: &UnitState) -> Column {
    let scale = table.setup.scale;
    let mut entries = Vec::new();
    let length = |key: &str, inches: String| {
        entry(
            say(&format!("panel.{key}"), &[]),
            None,
            say("panel.inches", &[("inches", &inches)]),
        )
    };
    if let Some(moves) = table.figures_pace(unit) {
        entries.push(length("normal", moves.normal.to_string()));
        if moves.charge != moves.normal {
            entries.push(length("charge", moves.charge.to_string()));
        }
        if let Some(flight) = table
            .flight_reach(unit)
            .filter(|flight| *flight != moves.charge)
        {
            entries.push(length("flight", flight.to_string()));
        }
    }
    for model in Model::ALL {
        if live.models.count(model) == 0 {
            continue;
        }
        let moves = model_move(model, scale, table.rules);
        let name = say(&format!("model.{}", super::view::model_id(model)), &[]);
        let told = [
            ("limbered", moves.limbered.to_string()),
            ("by_hand", moves.manhandled.to_string()),
        ];
        entries.push(entry(
            name,
            None,
            say(
                "panel.model",
                &told.each_ref().map(|(key, value)| (*key, value.as_str())),
            ),
        ));
    }
    column("moves", entries)
}

/// What each of its arms hits on, at each range, against every kind of target.
fn fire(table: Table<'_>, unit: UnitRef) -> Column {
    let entries = aims(table, unit).into_iter().map(|aim| {
        let differs = aim.against.iter().filter(|(_, needs)| *needs != aim.plain);
        let worded = differs
            .map(|(key, needs)| say(&format!("panel.target.{key}"), &[("needs", needs.as_str())]));
        let all: Vec<String> = std::iter::once(aim.plain.clone()).chain(worded).collect();
        entry(aim.label, Some(aim.clause), all.join(", "))
    });
    column("shooting", entries.collect())
}

/// What its figures save on, from the front.
fn saves(table: Table<'_>, bought: &Unit, live: &UnitState) -> Column {
    let scores = |group: &Group| {
        let saves = shooting::saves(bought, group, table.rules);
        [
            ("gunpowder", saves.gunpowder),
            ("longbow", saves.longbow),
            ("crossbow", saves.crossbow),
            ("other_missile", saves.other),
            ("heavy_weapon", saves.heavy_weapon),
            ("other_weapon", saves.other_weapon),
        ]
        .into_iter()
        .filter_map(|(key, score)| {
            let score = score?.to_string();
            Some(say(&format!("panel.save.{key}"), &[("score", &score)]))
        })
        .collect::<Vec<_>>()
    };
    let groups = bought.groups.iter().zip(&live.groups).enumerate();
    let entries = groups.filter(|(_, (_, left))| **left > 0);
    let entries = entries.filter_map(|(index, (group, _))| {
        let scores = scores(group);
        (!scores.is_empty())
            .then(|| entry(group_name(bought, index), Some(SAVES), scores.join(", ")))
    });
    column("saves", entries.collect())
}

/// The facts of a test as they mostly are, from what is known, and what that
/// test is called: who gallops pursues from a charge, as a rule (F-8.15).
pub(super) fn expected(table: Table<'_>, unit: UnitRef, test: Test) -> (Facts, String) {
    let label = say(&format!("panel.test.{}", test.id()), &[]);
    let mut facts = table.known(unit, Facts::none(test), &[]);
    let pursues = table
        .unit(unit)
        .is_some_and(|(_, live)| live.pursuit.is_some());
    if let Facts::HaltPursuit(known) = &mut facts
        && !pursues
        && table.gallops(unit)
    {
        known.galloped = true;
        return (facts, say("card.after_gallop", &[("test", &label)]));
    }
    (facts, label)
}

/// What it would need in each test now, from what the desk knows alone.
fn tests(table: Table<'_>, unit: UnitRef) -> Column {
    let Some(tester) = table.tester(unit) else {
        return column("tests", Vec::new());
    };
    let of = |test: Test| {
        let (facts, label) = expected(table, unit, test);
        let tally = facts.tally(&tester, table.rules);
        let needs = match tally.passing_faces() {
            0 => say("panel.never", &[]),
            6 => say("panel.always", &[]),
            faces => say("panel.passes", &[("least", &(7 - faces).to_string())]),
        };
        entry(
            label,
            None,
            say(
                "panel.sum",
                &[("sum", &format!("{:+}", tally.total())), ("needs", &needs)],
            ),
        )
    };
    column("tests", Test::ALL.into_iter().map(of).collect())
}
