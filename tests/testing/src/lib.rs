//! Helpers for tests of battles: they carry out commands, and return objections and marks.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test with a battle that cannot continue has failed"
)]

use std::fmt::Debug;

use drumhead_rules::frame::FieldValue;
use drumhead_rules::map::{Feature, Map};
use drumhead_rules::play::Game;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{MarkKind, Objection, Refusal, UnitRef};
use serde::Serialize;

/// Carries out a command with these faces of its dice, folds its events and returns them.
///
/// # Panics
/// If the command is refused, or an event does not fold.
#[track_caller]
pub fn play<G: Game<Command: Debug>>(
    game: &mut G,
    command: &(impl Into<G::Command> + Clone),
    faces: impl IntoIterator<Item = u8>,
) -> Vec<G::Event> {
    allowing(game, command, &[], faces)
}

/// Carries out a command with these objections allowed, folds its events and returns them.
///
/// # Panics
/// If the command is refused, or an event does not fold.
#[track_caller]
pub fn allowing<G: Game<Command: Debug>>(
    game: &mut G,
    command: &(impl Into<G::Command> + Clone),
    overruled: &[String],
    faces: impl IntoIterator<Item = u8>,
) -> Vec<G::Event> {
    let faces: Vec<u8> = faces.into_iter().collect();
    let throw = (!faces.is_empty()).then_some(Throw::Faces(faces));
    let command = command.clone().into();
    let decided = game.decide(&command, overruled, &mut Given(throw));
    let events = decided.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
    fold(game, &events);
    events
}

/// Folds events.
///
/// # Panics
/// If an event does not fold.
#[track_caller]
pub fn fold<G: Game>(game: &mut G, events: &[G::Event]) {
    for event in events {
        game.fold(event).expect("the event folds");
    }
}

/// Returns the objections to a command; empty if it may be given.
///
/// # Panics
/// If the command is impossible.
#[track_caller]
pub fn objections<G: Game<Command: Debug>>(
    game: &G,
    command: &(impl Into<G::Command> + Clone),
) -> Vec<Objection> {
    let command = command.clone().into();
    match game.decide(&command, &[], &mut Given::default()) {
        Ok(_) | Err(Refusal::NeedDice(_)) => Vec::new(),
        Err(Refusal::AgainstRules(objections)) => objections,
        Err(Refusal::Impossible(objection)) => panic!("{command:?}: {objection:?}"),
    }
}

/// Returns the reason why a command is impossible.
///
/// # Panics
/// If the command is possible.
#[track_caller]
pub fn impossible<G: Game<Command: Debug, Event: Debug>>(
    game: &G,
    command: &(impl Into<G::Command> + Clone),
) -> Objection {
    let command = command.clone().into();
    match game.decide(&command, &[], &mut Given::default()) {
        Err(Refusal::Impossible(objection)) => objection,
        other => panic!("{command:?}: {other:?}"),
    }
}

/// Returns the clauses of the objections to a command.
///
/// # Panics
/// If the command is impossible.
#[track_caller]
pub fn against<G: Game<Command: Debug>>(
    game: &G,
    command: &(impl Into<G::Command> + Clone),
) -> Vec<String> {
    let found = objections(game, command).into_iter();
    found.filter_map(|it| it.clause).collect()
}

/// Returns the ids of the objections to a command.
///
/// # Panics
/// If the command is impossible.
#[track_caller]
pub fn reasons<G: Game<Command: Debug>>(
    game: &G,
    command: &(impl Into<G::Command> + Clone),
) -> Vec<String> {
    let found = objections(game, command).into_iter();
    found.map(|it| it.id).collect()
}

/// Returns the id of a unit's field together with a new value for the field.
///
/// # Panics
/// If the value cannot be serialised to JSON.
pub fn field(what: &str, value: impl Serialize) -> FieldValue {
    FieldValue {
        what: what.to_owned(),
        value: serde_json::to_value(value).expect("the value serialises"),
    }
}

/// Paints features on hexes of a map.
///
/// # Panics
/// If a name is not the name of a hex.
#[track_caller]
pub fn paint(map: &mut Map, ground: &[(&str, Feature)]) {
    for (name, feature) in ground {
        let hex = name.parse().expect("the name is a hex");
        map.hexes.entry(hex).or_default().is.insert(*feature);
    }
}

/// Asserts that the unit's board has a mark of this kind with these words on a hex. The mark's
/// clause follows the words: "1 hex \[S-03\]".
///
/// # Panics
/// If there is no such mark.
#[track_caller]
pub fn marked<G: Game>(game: &G, unit: UnitRef, hex: &str, kind: MarkKind, words: &str) {
    let found: Vec<_> = marks(game, unit, hex);
    let right = found
        .iter()
        .any(|(is, label)| *is == kind && label.contains(words));
    assert!(right, "{hex}: {found:?}, and not {kind:?} {words:?}");
}

/// Returns the marks of the unit's board on a hex: kinds, and words with clauses.
///
/// # Panics
/// If the rulebook has no board.
pub fn marks<G: Game>(game: &G, unit: UnitRef, hex: &str) -> Vec<(MarkKind, String)> {
    let board = game.board(Some(unit)).expect("the rulebook has a board");
    let marks = board.marks.into_iter().filter(|mark| mark.hex == hex);
    let worded = marks.map(|mark| {
        let clause = mark.clause.unwrap_or_default();
        (mark.kind, format!("{} [{clause}]", mark.label))
    });
    worded.collect()
}
