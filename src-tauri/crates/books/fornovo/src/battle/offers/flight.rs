//! What routers and pursuers may do, and evaders who turn on them.

use drumhead_words::play::{Answer, Choice, Offer, OfferKind, Question, UnitRef};

use super::super::actions::{FleeWay, PursueWay};
use super::super::command::Command;
use super::super::say;
use super::super::state::*;
use super::super::table::Table;
use super::{one_of, plain, question, unit_of, units_of};
use crate::battle::actions;

/// A command with what is asked of it.
type Asked = (Command, Vec<Question>);

/// A rout move.
pub(super) fn flee(table: Table<'_>, unit: UnitRef) -> Option<Asked> {
    let (_, live) = table.unit(unit)?;
    // Only the first rout move ends in a surrender (F-7.53).
    let first = live.morale.flees_first();
    let ways = ["on_table", "off_table", "surrendered", "destroyed"];
    let ways: Vec<&str> = (ways.into_iter())
        .filter(|way| first || *way != "surrendered")
        .collect();
    let command = Command::Flee(actions::Flee {
        unit,
        way: FleeWay::default(),
        through: Vec::new(),
        gap: false,
    });
    let friends = units_of(table, unit.side, unit);
    let mut questions = vec![question("/way", "flee_way", one_of("flee_way", &ways))];
    if !friends.is_empty() {
        let answer = Answer::Some { choices: friends };
        questions.push(question("/through", "met", answer));
        questions.push(Question {
            given: Some("/through".to_owned()),
            ..question("/gap", "gap", Answer::YesNo)
        });
    }
    Some((command, questions))
}

/// A pursuit move: on after its target, off the table when that has fled from
/// it (F-7.29), unless it burst through friends; or into fresh enemies, first
/// among them those who were burst through (F-7.59), and the target that has
/// rallied.
pub(super) fn pursue(table: Table<'_>, unit: UnitRef) -> (Asked, Option<Asked>) {
    let crash = table.crashes_into(unit);
    let past = table.flows_past(unit);
    let (way, ways) = match table.target_place(unit) {
        Some(Place::Table) if crash.is_empty() => (PursueWay::Follows, &["follows", "stopped"][..]),
        Some(Place::Table) => (PursueWay::Stopped, &["stopped"][..]),
        Some(Place::Gone { why: Gone::Fled }) => {
            (PursueWay::OffTable, &["off_table", "stopped"][..])
        }
        Some(Place::Away { .. }) => (
            PursueWay::OffTable,
            &["off_table", "follows", "stopped"][..],
        ),
        Some(Place::Gone { .. }) | None => (PursueWay::Stopped, &["stopped"][..]),
    };
    // Nobody follows a target that has burst through friends: he runs into them.
    let ways: Vec<&str> = (ways.iter().copied())
        .filter(|way| crash.is_empty() || *way != "follows")
        .collect();
    let asked = question("/way/way", "pursue_way", one_of("pursue_way", &ways));
    let follows = (Command::Pursue(actions::Pursue { unit, way }), vec![asked]);
    let pursuit = table.unit(unit).and_then(|(_, live)| live.pursuit);
    let target = pursuit.map(|pursuit| pursuit.target);
    let fresh = |enemy: UnitRef| {
        let routs = table.unit(enemy).is_some_and(|(_, live)| live.routs());
        crash.contains(&enemy) || !(routs || past.contains(&enemy))
    };
    let mut enemies: Vec<Choice> = units_of(table, 1 - unit.side.min(1), unit);
    enemies.retain(|choice| unit_of(choice).is_some_and(fresh));
    enemies.sort_by_key(|choice| {
        let enemy = unit_of(choice);
        let crashed = enemy.is_some_and(|enemy| crash.contains(&enemy));
        (!crashed, enemy != target)
    });
    let into = enemies.first().and_then(unit_of).map(|enemy| {
        let onto = Facing::Front;
        let way = PursueWay::Into { enemy, onto };
        let sides = one_of("onto", super::sides_of(table, &enemies));
        let answer = Answer::One { choices: enemies };
        (
            Command::Pursue(actions::Pursue { unit, way }),
            vec![
                question("/way/enemy", "pursue_into", answer),
                question("/way/onto", "onto", sides),
            ],
        )
    });
    (follows, into)
}

/// Whom a unit that routed several pursues.
pub(super) fn whom(table: Table<'_>, unit: UnitRef) -> Option<Asked> {
    let choices: Vec<Choice> = (table.routed_before(unit).into_iter())
        .map(|enemy| Choice::unit(enemy, super::super::name(table, enemy)))
        .collect();
    let target = choices.first().and_then(unit_of)?;
    let answer = Answer::One { choices };
    Some((
        Command::PursueWhom(actions::PursueWhom { unit, target }),
        vec![question("/target", "whom", answer)],
    ))
}

/// An evader that may turn on its pursuers (F-7.50).
pub(super) fn false_rout(table: Table<'_>, unit: UnitRef) -> Option<Offer<Command>> {
    let targets = table.false_rout_targets(unit);
    let (free, barred): (Vec<_>, Vec<_>) = targets
        .into_iter()
        .partition(|(_, against)| against.is_empty());
    // Whoever paid for it and may charge nobody is told why.
    let barred = barred.into_iter().take(1);
    let open = if free.is_empty() {
        barred.collect()
    } else {
        free
    };
    let against = open.first().map(|(_, against)| against.clone())?;
    let choices: Vec<Choice> = (open.into_iter())
        .map(|(enemy, _)| Choice::unit(enemy, super::super::name(table, enemy)))
        .collect();
    let target = choices.first().and_then(unit_of)?;
    let answer = Answer::One { choices };
    Some(Offer {
        kind: OfferKind::Move,
        against,
        clause: Some("F-7.50".to_owned()),
        unit: Some(unit),
        questions: vec![question("/target", "target", answer)],
        ..plain(
            "false_rout",
            "move",
            say("offer.false_rout", &[]),
            Command::FalseRout(actions::FalseRout { unit, target }),
        )
    })
}
