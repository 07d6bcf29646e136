//! A unit's panel: its current move, its scores to hit, its saves, and the score that it needs in
//! each test, from known facts alone.

use drumhead_rules::data::catalogue::signed;

use super::aims::aims;
use super::group_name;
use super::prelude::*;
use crate::army::{Group, Model, Unit};
use crate::movement::gun_move;
use crate::reaction::{Facts, Test};
use crate::shooting;

/// Returns the columns of a unit's panel; empty if the unit does not exist.
pub(super) fn panel(position: Position<'_>, unit: UnitRef) -> Vec<Sum> {
    let Some((bought, state)) = position.unit(unit) else {
        return Vec::new();
    };
    let columns = [
        moves(position, unit, bought, state),
        fire(position, unit),
        saves(position, bought, state),
        tests(position, unit),
    ];
    let mut columns = Vec::from(columns);
    columns.retain(|column| !column.rows.is_empty());
    columns
}

fn column(key: &str) -> Sum {
    Sum::new(message(format!("panel.{key}")))
}

/// Returns the unit's move in the open, without manoeuvres, debt or terrain.
fn moves(position: Position<'_>, unit: UnitRef, bought: &Unit, state: &UnitState) -> Sum {
    let scale = position.setup.scale;
    let mut column = column("moves");
    if let Some(moves) = position.figures_pace(unit) {
        let flight = position.flight_reach(unit);
        let lengths = [
            ("normal", Some(moves.normal)),
            (
                "charge",
                Some(moves.charge).filter(|it| *it != moves.normal),
            ),
            ("flight", flight.filter(|it| *it != moves.charge)),
        ];
        for (key, length) in lengths {
            let Some(length) = length else { continue };
            let value = message("panel.inches").with("inches", length.to_string());
            column = column.row(message(format!("panel.{key}")), None, value);
        }
    }
    for model in Model::ALL {
        if state.models.count(model) == 0 {
            continue;
        }
        let moves = gun_move(model, bought.mount, scale, position.rules);
        let value = message("panel.model")
            .with("limbered", moves.limbered.to_string())
            .with("by_hand", moves.manhandled.to_string());
        column = column.row(message(format!("model.{}", model.id())), None, value);
    }
    column
}

/// Returns each arm's scores to hit, at each range, against each kind of target.
fn fire(position: Position<'_>, unit: UnitRef) -> Sum {
    aims(position, unit)
        .into_iter()
        .fold(column("shooting"), |column, aim| {
            let differs = aim.against.iter().filter(|(_, needs)| *needs != aim.plain);
            let worded = differs.map(|(key, needs)| {
                message(format!("panel.target.{key}")).with("needs", needs.as_str())
            });
            let all = std::iter::once(bare(aim.plain.as_str())).chain(worded);
            let all = bare(Value::List(all.collect(), ", "));
            column.row(bare(aim.label), aim.clause, all)
        })
}

/// Returns the saves of the unit's figures against attacks from the front.
fn saves(position: Position<'_>, bought: &Unit, state: &UnitState) -> Sum {
    let scores = |group: &Group| {
        let saves = shooting::saves(bought, group, position.rules);
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
            Some(message(format!("panel.save.{key}")).with("score", score))
        })
        .collect::<Vec<_>>()
    };
    let mut column = column("saves");
    let groups = bought.groups.iter().zip(&state.groups).enumerate();
    for (index, (group, _)) in groups.filter(|(_, (_, left))| **left > 0) {
        let scores = scores(group);
        if !scores.is_empty() {
            let group = bare(group_name(position.words, bought, index));
            column = column.row(group, SAVES, bare(Value::List(scores, ", ")));
        }
    }
    column
}

/// Returns the expected facts of a test, including the known facts, and the label of the test. A
/// pursuit by a unit that charges at the gallop is expected to follow a charge (F-8.15).
pub(super) fn expected(position: Position<'_>, unit: UnitRef, test: Test) -> (Facts, String) {
    let label = position.say(&format!("panel.test.{}", test.id()), &[]);
    let mut facts = position.known(unit, Facts::none(test), &[]);
    let pursues = position
        .unit(unit)
        .is_some_and(|(_, state)| state.pursuit.is_some());
    if let Facts::HaltPursuit(known) = &mut facts
        && !pursues
        && position.gallops(unit)
    {
        known.galloped = true;
        return (
            facts,
            position.say("card.after_gallop", &[("test", &label)]),
        );
    }
    (facts, label)
}

/// Returns the score that the unit needs in each test now, from known facts alone.
fn tests(position: Position<'_>, unit: UnitRef) -> Sum {
    let column = column("tests");
    let Some(tester) = position.tester(unit) else {
        return column;
    };
    Test::ALL.into_iter().fold(column, |column, test| {
        let (facts, label) = expected(position, unit, test);
        let tally = facts.tally(&tester, position.rules);
        let needs = match tally.passing_faces() {
            0 => message("panel.never"),
            6 => message("panel.always"),
            faces => message("panel.passes").with("least", (7 - faces).to_string()),
        };
        let sum = message("panel.sum").with("sum", signed(tally.total()));
        column.row(bare(label), None, sum.with("needs", needs))
    })
}
