//! What may be done now: what is owed first, then what the step allows, then
//! what is set by hand.

mod ground;
mod out_of_sequence;
mod shooting;

use drumhead_words::play::{Answer, Choice, Offer, OfferId, OfferKind, Question, Scalar, UnitRef};

use super::command::Command;
use super::duties::{clause_of, duty_label, nth_way, obligation, usual_way};
use super::duty::Duty;
use super::say;
use super::state::*;
use super::table::Table;
use crate::battle::actions;

pub(super) use out_of_sequence::out_of_sequence;
pub(super) use shooting::{arm_name, arms, by_group, weapon_id};

/// The offers of the moment: of this unit, or those that are nobody's.
pub(super) fn offers(table: Table<'_>, of: Option<UnitRef>) -> Vec<Offer<Command>> {
    let mut offers = Vec::new();
    for duty in &table.state.duties {
        if duty.unit() == of {
            offers.extend(owed(table, *duty));
        }
    }
    match of {
        None => {}
        Some(unit) => {
            offers.extend(shooting::shoot(table, unit));
        }
    }
    offers
}

/// An offer with nothing asked.
pub(super) fn plain(
    id: impl Into<OfferId>,
    group: &str,
    label: String,
    command: Command,
) -> Offer<Command> {
    Offer {
        id: id.into(),
        kind: OfferKind::Order,
        group: say(&format!("group.{group}"), &[]),
        label,
        clause: None,
        unit: None,
        fulfils: None,
        sure: false,
        against: Vec::new(),
        command,
        questions: Vec::new(),
    }
}

/// A question whose words stand in the catalogue under its key.
pub(super) fn question(path: &str, key: &str, answer: Answer) -> Question {
    let hint = format!("ask.{key}.hint");
    Question {
        given: None,
        path: path.to_owned(),
        label: say(&format!("ask.{key}.label"), &[]),
        hint: super::has(&hint).then(|| say(&hint, &[])),
        clause: super::has(&format!("ask.{key}.clause"))
            .then(|| say(&format!("ask.{key}.clause"), &[])),
        answer,
        remember: Some(key.to_owned()),
    }
}

/// One of several answers whose words stand in the catalogue.
pub(super) fn one_of(key: &str, values: &[&str]) -> Answer {
    Answer::One {
        choices: values
            .iter()
            .map(|value| Choice::text(value, say(&format!("answer.{key}.{value}"), &[])))
            .collect(),
    }
}

/// The units of a side that are on the table, to choose from.
pub(super) fn units_of(table: Table<'_>, side: u8, but: UnitRef) -> Vec<Choice> {
    let on_table = |(unit, live): (&UnitRef, &UnitState)| {
        (unit.side == side && *unit != but && live.on_table())
            .then(|| Choice::unit(*unit, super::name(table, *unit)))
    };
    table.state.units.iter().filter_map(on_table).collect()
}

/// One offer that settles a duty, with the duty's label, clause and unit.
fn settling(
    table: Table<'_>,
    duty: Duty,
    command: Command,
    questions: Vec<Question>,
) -> Offer<Command> {
    Offer {
        fulfils: Some(obligation(duty)),
        unit: duty.unit(),
        clause: clause_of(table, duty).map(|id| id.as_str().to_owned()),
        questions,
        ..plain(usual_way(duty), "owed", duty_label(table, duty), command)
    }
}

/// The offers that settle a duty, each in its way; the usual one first.
fn owed(table: Table<'_>, duty: Duty) -> Vec<Offer<Command>> {
    let offer = |command, questions| settling(table, duty, command, questions);
    let alone = |command| vec![settling(table, duty, command, Vec::new())];
    match duty {
        // On the frame.
        Duty::Initiative { .. }
        | Duty::ChooseSide { .. }
        | Duty::Pay { .. }
        | Duty::Test { .. }
        | Duty::Recoil { .. }
        | Duty::Flee { .. }
        | Duty::Pursue { .. }
        | Duty::Whom { .. }
        | Duty::Answer { .. }
        | Duty::Complete { .. }
        | Duty::Ditch { .. }
        | Duty::Recover { .. }
        | Duty::Danger { .. }
        | Duty::Fight { .. }
        | Duty::Share { .. }
        | Duty::Strike { .. } => Vec::new(),
        Duty::Divide { blow } => numbered(table, duty, shooting::divisions(table, blow)),
        Duty::Save { blow, group } => alone(Command::Save(actions::Save { blow, group })),
        Duty::GunHits { blow } => alone(Command::FindGunHits(actions::FindGunHits { blow })),
        Duty::GoOn { unit } => {
            let command = Command::GoOn(actions::GoOn {
                unit,
                friend: None,
                friend_close: None,
                friend_side: None,
            });
            vec![offer(command, shooting::other_friends(table, unit))]
        }
        Duty::Mark { general } => alone(Command::Mark(actions::Mark { general })),
        Duty::Caught { unit } => alone(Command::Caught(actions::Caught { unit })),
    }
}

/// The ways to divide hits or figures, numbered, each in words of its own.
fn numbered(table: Table<'_>, duty: Duty, ways: Vec<(String, Command)>) -> Vec<Offer<Command>> {
    let label = duty_label(table, duty);
    let ways = ways.into_iter().enumerate();
    ways.map(|(n, (words, command))| Offer {
        id: nth_way(duty, n),
        label: format!("{label}: {words}"),
        ..settling(table, duty, command, Vec::new())
    })
    .collect()
}

fn unit_of(choice: &Choice) -> Option<UnitRef> {
    match choice.value {
        Scalar::Unit(unit) => Some(unit),
        Scalar::YesNo(_) | Scalar::Number(_) | Scalar::Text(_) | Scalar::Nothing(()) => None,
    }
}
