//! A unit's own numbers as it stands now: how far it moves, what it hits on
//! and saves on, and what it would roll in each test if nothing else bore on
//! it.

use drumhead_words::ClauseId;
use drumhead_words::play::{Column, Entry, UnitRef};

use super::super::army::{Group, Model, Unit};
use super::super::movement::model_move;
use super::super::reaction::{Facts, Test};
use super::super::shooting::{self, Band, Classes, Reach};
use super::fire::{Arm, FireTold};
use super::offers::{arm_name, arms};
use super::state::Live;
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
        heading: say(&format!("battle.panel.{key}"), &[]),
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
fn moves(table: Table<'_>, unit: UnitRef, live: &Live) -> Column {
    let scale = table.setup.scale;
    let mut entries = Vec::new();
    let length = |key: &str, inches: String| {
        entry(
            say(&format!("battle.panel.{key}"), &[]),
            None,
            say("battle.panel.inches", &[("inches", &inches)]),
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
        let name = say(
            &format!("battle.model.{}", super::view::model_id(model)),
            &[],
        );
        let told = [
            ("limbered", moves.limbered.to_string()),
            ("by_hand", moves.manhandled.to_string()),
        ];
        entries.push(entry(
            name,
            None,
            say(
                "battle.panel.model",
                &told.each_ref().map(|(key, value)| (*key, value.as_str())),
            ),
        ));
    }
    column("moves", entries)
}

/// What each of its arms hits on, at each range, against every kind of target.
pub(super) fn fire(table: Table<'_>, unit: UnitRef) -> Column {
    // Anybody will do: what the target is, is put in below.
    let enemies = table.state.units.keys();
    let Some(enemy) = enemies.copied().find(|enemy| enemy.side != unit.side) else {
        return column("shooting", Vec::new());
    };
    let of = |(arm, have): (Arm, u32)| {
        let told = FireTold::plain(have, true);
        let volley = table.volley(unit, enemy, arm, told);
        let volley = volley.into_iter().flat_map(move |volley| {
            let ranges = shooting::ranges(&volley.shooters, table.setup.scale, table.rules);
            let at = move |(band, reach): (Band, drumhead_words::Length)| {
                let needs = |classes: Classes| {
                    let mut volley = volley.clone();
                    volley.target.classes = classes;
                    volley.reach = Reach::Band(band);
                    shooting::volley(&volley, table.rules).ok()
                };
                let plain = needs(Classes::default())?;
                let worded = targets().filter_map(|(key, classes)| {
                    let aim = needs(classes).filter(|aim| aim.to_hit != plain.to_hit)?;
                    let needs = aim.to_hit.to_string();
                    Some(say(
                        &format!("battle.panel.target.{key}"),
                        &[("needs", &needs)],
                    ))
                });
                let all: Vec<String> = std::iter::once(plain.to_hit.to_string())
                    .chain(worded)
                    .collect();
                let label = say(
                    "battle.panel.reach",
                    &[("arm", &arm_name(arm)), ("inches", &reach.to_string())],
                );
                Some(entry(label, Some(plain.clause), all.join(", ")))
            };
            ranges.into_iter().filter_map(at)
        });
        volley.collect::<Vec<_>>()
    };
    let entries = arms(table, unit).into_iter().flat_map(of).collect();
    column("shooting", entries)
}

/// The kinds of target that may need another score than a plain one.
fn targets() -> impl Iterator<Item = (&'static str, Classes)> {
    let none = Classes::default();
    [
        (
            "dense",
            Classes {
                dense: true,
                ..none
            },
        ),
        (
            "skirmish",
            Classes {
                skirmish: true,
                ..none
            },
        ),
        ("soft", Classes { soft: true, ..none }),
        ("hard", Classes { hard: true, ..none }),
    ]
    .into_iter()
}

/// What its figures save on, from the front.
fn saves(table: Table<'_>, bought: &Unit, live: &Live) -> Column {
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
            Some(say(
                &format!("battle.panel.save.{key}"),
                &[("score", &score)],
            ))
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

/// What it would need in each test now, from what the desk knows alone.
fn tests(table: Table<'_>, unit: UnitRef) -> Column {
    let Some(tester) = table.tester(unit) else {
        return column("tests", Vec::new());
    };
    let of = |test: Test| {
        let facts = table.known(unit, Facts::none(test), &[]);
        let tally = facts.tally(&tester, table.rules);
        let needs = match tally.passing_faces() {
            0 => say("battle.panel.never", &[]),
            6 => say("battle.panel.always", &[]),
            faces => say(
                "battle.panel.passes",
                &[("least", &(7 - faces).to_string())],
            ),
        };
        entry(
            say(&format!("battle.panel.test.{}", test.id()), &[]),
            None,
            say(
                "battle.panel.sum",
                &[("sum", &format!("{:+}", tally.total())), ("needs", &needs)],
            ),
        )
    };
    column("tests", Test::ALL.into_iter().map(of).collect())
}
