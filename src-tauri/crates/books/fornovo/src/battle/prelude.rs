//! Imports and helpers for the files of actions, facts and queries.

#![allow(unused_imports, reason = "a prelude: each file takes what it needs")]

pub(super) use drumhead_rules::frame;
pub(super) use drumhead_rules::frame::prelude::{
    Action, Answer, BY_HAND, BadFact, Choice, ClauseId, Explanation, Fact, Group, Impossible, Line,
    Message, Names, Objection, Obligation, ObligationId, Odds, OfferId, OfferKind, PENDING, Plan,
    Pool, Question, Rolled, STEP, Sum, Tone, UnitRef, Value, Written, are_only, ask, bare, choice,
    counted, die_sum, impossible, line, message, named, objection, objections, unit_choice,
    unit_line,
};
pub(super) use drumhead_rules::written;
pub(super) use serde::{Deserialize, Serialize};

pub(super) use super::position::Position;
pub(super) use super::report_events::ReportEvents;
pub(super) use super::resolver::{Resolver, facts_of};
pub(super) use super::state::*;
pub(super) use super::work::{self, Demanded, NOT_DUE};
pub(super) use super::{Battle, Event, Fornovo, position};
pub(super) use crate::clauses::*;
pub(super) use crate::turn::{Moment, Phase, Step};

/// Defines facts about a unit that set values of its state and have no log line.
macro_rules! unit_facts {
    ($($(#[$meta:meta])* $name:ident |$state:ident| $set:expr;)+) => { $(
        written! {
            $(#[$meta])*
            pub struct $name {
                /// The unit.
                pub unit: UnitRef,
            }
        }

        impl Fact<Fornovo> for $name {
            fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
                let $state = battle.state.unit_mut(self.unit)?;
                $set;
                Ok(())
            }
        }
    )+ };
}
pub(super) use unit_facts;

/// Defines the methods of an action that does its work in the usual way: `obligation`, `id`,
/// `clause` and `label`.
macro_rules! does_work {
    () => {
        fn obligation(&self, battle: &Battle) -> Option<Obligation> {
            self.demanded(battle)
        }

        fn id(&self, battle: &Battle) -> OfferId {
            work::offer_id(&self.work(battle))
        }

        fn clause(&self, battle: &Battle) -> Option<ClauseId> {
            self.work(battle).clause
        }

        fn label(&self, battle: &Battle) -> Message {
            self.work(battle).label
        }
    };
}
pub(super) use does_work;

/// Whether the first turn has begun, and with it the sequence of steps.
pub(super) fn has_begun(battle: &Battle) -> bool {
    battle.state.now.step.phase() != Phase::SetUp
}

/// Returns the state of a unit that is on the table.
///
/// # Errors
/// [`Impossible`] if the unit is off the table, or does not exist.
pub(super) fn on_table(battle: &Battle, unit: UnitRef) -> Result<&UnitState, Impossible> {
    let state = state_of(battle, unit)?;
    let here = state.on_table().then_some(state);
    here.ok_or_else(|| impossible("off_table").with("unit", unit))
}

/// Returns the state of a unit.
///
/// # Errors
/// [`Impossible`] if the unit does not exist.
pub(super) fn state_of(battle: &Battle, unit: UnitRef) -> Result<&UnitState, Impossible> {
    let state = battle.state.units.get(&unit);
    state.ok_or_else(|| {
        let side = i64::from(unit.side) + 1;
        let no_unit = impossible("no_such_unit").with("side", side);
        no_unit.with("number", unit.unit)
    })
}

/// Returns these values as choices, labelled `answer.<words>.<value>` in the catalogue.
pub(super) fn choices(words: &str, values: &[&str]) -> Vec<Choice> {
    let of = |value: &&str| named(value, message(format!("answer.{words}.{value}")));
    values.iter().map(of).collect()
}

/// Returns a choice of one of these values, labelled `answer.<words>.<value>` in the catalogue.
pub(super) fn one_of(words: &str, values: &[&str]) -> Answer {
    Answer::One(choices(words, values))
}

/// Returns a question with its label, and its hint if there is one, from `ask.<name>` in the
/// catalogue. The last answer to the question is remembered.
pub(super) fn asks(path: &str, name: &'static str, answer: Answer) -> Question {
    let known = super::Words::speak(drumhead_rules::catalogue::Language::ENGLISH);
    let hint = format!("ask.{name}.hint");
    Question {
        label: message(format!("ask.{name}.label")),
        hint: known.has(&hint).then(|| message(hint)),
        remember: Some(name),
        ..ask(path, name, answer)
    }
}

/// Returns the clause with this id, if it exists.
pub(super) fn clause_of_id(id: &str) -> Option<ClauseId> {
    clause(id).map(|clause| clause.id)
}
