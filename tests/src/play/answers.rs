//! Fills in the questions of an offer with answers that a player could give.

use std::collections::BTreeSet;
use std::fmt::Debug;

use drumhead_desk::Desk;
use drumhead_rules::play::Game;
use drumhead_vocabulary::play::{Answer, Answered, Offer, Question, Scalar};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Pseudo-random numbers, which are the same in every run with the same seed.
#[derive(Clone, Debug)]
pub struct Chooser(u64);

impl Chooser {
    /// Returns the numbers for a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns a number below `bound`, or 0 if `bound` is 0 (splitmix64).
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let bound = u64::try_from(bound.max(1)).unwrap_or(u64::MAX);
        usize::try_from((mixed ^ (mixed >> 31)) % bound).unwrap_or(0)
    }

    /// Returns one of these items.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }
}

/// Returns a choice as a command stores it.
pub fn scalar(value: &Scalar) -> Value {
    match value {
        Scalar::YesNo(value) => Value::from(*value),
        Scalar::Number(value) => Value::from(*value),
        Scalar::Text(value) => Value::from(value.as_str()),
        Scalar::Unit(unit) => serde_json::json!({ "side": unit.side, "unit": unit.unit }),
        Scalar::Nothing(()) => Value::Null,
    }
}

/// Returns any allowed answer.
fn answer(answer: &Answer, chooser: &mut Chooser) -> Value {
    match answer {
        Answer::YesNo => Value::from(chooser.below(2) == 1),
        Answer::One { choices } | Answer::Hex { choices } => {
            let choice = chooser.one_of(choices);
            choice.map_or(Value::Null, |choice| scalar(&choice.value))
        }
        Answer::Some { choices } => choices
            .iter()
            .filter(|_| chooser.below(2) == 1)
            .map(|choice| scalar(&choice.value))
            .collect(),
        Answer::Number { least, most } => {
            let span = usize::try_from(most.saturating_sub(*least)).unwrap_or(0) + 1;
            let step = i32::try_from(chooser.below(span)).unwrap_or(0);
            Value::from(least + step)
        }
        Answer::Boxes { most, .. } => {
            let span = usize::try_from(*most).unwrap_or(0) + 1;
            Value::from(chooser.below(span))
        }
        Answer::Text { least, most } => {
            let length = chooser
                .below(usize::try_from(*most).unwrap_or(0).min(12) + 1)
                .max(usize::try_from(*least).unwrap_or(0));
            Value::from("é\"x ".chars().cycle().take(length).collect::<String>())
        }
    }
}

/// Whether a value is among the choices of an answer, or is a number in its range. Answers of other
/// kinds are not checked.
fn allows(answer: &Answer, value: Option<&Value>) -> bool {
    match answer {
        Answer::One { choices } | Answer::Hex { choices } => {
            let mut values = choices.iter().map(|choice| scalar(&choice.value));
            values.any(|choice| Some(&choice) == value)
        }
        Answer::Number { least, most } => value
            .and_then(Value::as_i64)
            .is_some_and(|it| (i64::from(*least)..=i64::from(*most)).contains(&it)),
        Answer::YesNo | Answer::Some { .. } | Answer::Boxes { .. } | Answer::Text { .. } => true,
    }
}

/// Returns the offer's command with random answers to all its questions; the questions are read
/// again after each round of answers.
///
/// # Errors
/// A fault of the offer: a path that leads nowhere, an answer that its command does not accept, a
/// question that changes when answered, or a new question that begins with an impossible answer.
pub fn filled<G: Game>(
    game: &G,
    offer: &Offer<G::Command>,
    chooser: &mut Chooser,
) -> Result<G::Command, String>
where
    G::Command: Clone + Serialize + DeserializeOwned,
{
    let answered = |command: &G::Command| Ok(game.answered(&offer.command, command));
    filled_by(offer, chooser, answered)
}

/// Returns the command of an offer in a battle on the desk, with random answers to all its
/// questions.
///
/// # Errors
/// The same errors as [`filled`], and those of the desk.
pub fn filled_on(
    desk: &mut Desk,
    battle: &str,
    offer: &Offer<Value>,
    chooser: &mut Chooser,
) -> Result<Value, String> {
    filled_by(offer, chooser, |command| {
        let answered = desk
            .battles()
            .answer_offer(battle, &offer.command, command)
            .map_err(|error| error.to_string())?;
        Ok(Answered {
            command: answered.command,
            questions: answered.questions,
        })
    })
}

/// Returns the command with random answers. `answers` returns the offer's command with some
/// answers, and the questions that it then has.
fn filled_by<C>(
    offer: &Offer<C>,
    chooser: &mut Chooser,
    mut answers: impl FnMut(&C) -> Result<Answered<C>, String>,
) -> Result<C, String>
where
    C: Clone + Serialize + DeserializeOwned,
{
    let wrong = |error: serde_json::Error| format!("{}: {error}", offer.id);
    let mut so_far = Answered {
        command: offer.command.clone(),
        questions: offer.questions.clone(),
    };
    let mut given = BTreeSet::new();
    loop {
        let mut command = serde_json::to_value(&so_far.command).map_err(wrong)?;
        // A later answer can leave fewer choices for an earlier one.
        let open = |it: &&Question| {
            let given = given.contains(&it.path);
            !given || !allows(&it.answer, command.pointer(&it.path))
        };
        let fresh: Vec<_> = so_far.questions.iter().filter(open).collect();
        let Some(first) = fresh.first() else {
            return Ok(so_far.command);
        };
        for question in &fresh {
            let place = command
                .pointer_mut(&question.path)
                .ok_or_else(|| format!("{}: no {}", offer.id, question.path))?;
            *place = answer(&question.answer, chooser);
        }
        let answered = answers(&serde_json::from_value(command.clone()).map_err(wrong)?)?;
        // Among several choices, some may exclude each other.
        if !matches!(first.answer, Answer::Some { .. }) {
            let settled = serde_json::to_value(&answered.command).map_err(wrong)?;
            is_accepted(first, &command, &settled, &answered.questions)
                .map_err(|why| format!("{}: {why}", offer.id))?;
        }
        given.extend(fresh.into_iter().map(|question| question.path.clone()));
        are_possible(&answered, &given).map_err(|why| format!("{}: {why}", offer.id))?;
        so_far = answered;
    }
}

/// Checks that a question that appears after an answer begins with a possible answer.
fn are_possible<C: Serialize>(
    answered: &Answered<C>,
    given: &BTreeSet<String>,
) -> Result<(), String> {
    let command = serde_json::to_value(&answered.command).map_err(|error| error.to_string())?;
    let mut newly = answered.questions.iter();
    let impossible = newly.find(|question| {
        let now = command.pointer(&question.path);
        !given.contains(&question.path) && !allows(&question.answer, now)
    });
    impossible.map_or(Ok(()), |question| {
        let now = command.pointer(&question.path);
        Err(format!(
            "{} begins with {now:?}, which it does not offer",
            question.path
        ))
    })
}

/// Checks that an answer to the first open question is stored, and that the question stays the
/// same.
fn is_accepted(
    question: &Question,
    filled: &Value,
    settled: &Value,
    again: &[Question],
) -> Result<(), String> {
    let path = &question.path;
    let answer = filled.pointer(path);
    if settled.pointer(path) != answer {
        return Err(format!(
            "{path} does not accept {answer:?}, which is offered"
        ));
    }
    if again.iter().find(|it| it.path == *path) != Some(question) {
        return Err(format!("the question {path} changes after {answer:?}"));
    }
    Ok(())
}
