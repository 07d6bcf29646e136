//! Fields, questions and choices. Each unavailable choice has its reason.

use drumhead_vocabulary::Points;

use super::Seen;
use super::problem_views;
use super::types::{Choice, NumberField, Row, TextField};
use crate::army::*;
use crate::edit::{Edit, edit};
use crate::legality::problems;
use crate::problems::Problem;
use crate::problems::Severity;

/// Answers to questions about one unit. Each answer that is not chosen is tried on the unit alone,
/// and closed if it would make the unit illegal in a new way. The screen therefore always agrees
/// with the rules of legality.
pub(crate) struct Asking<'a> {
    seen: &'a Seen<'a>,
    /// The unit's army without its other units, pieces, limit and texts.
    alone: Army,
    standing: Vec<Problem>,
}

impl<'a> Asking<'a> {
    pub(crate) fn new(seen: &'a Seen<'a>, unit: &Unit) -> Self {
        let alone = Army {
            units: vec![unit.clone()],
            pieces: Vec::new(),
            limit: None,
            name: String::new(),
            notes: String::new(),
            source: String::new(),
            interpretations: seen.army.interpretations.clone(),
            contingents: seen.army.contingents.clone(),
            generals: seen.army.generals.clone(),
            ..*seen.army
        };
        let standing = problems(&alone, seen.rules, Points::ZERO);
        Self {
            seen,
            alone,
            standing,
        }
    }

    /// Returns the reasons why this edit would make the unit illegal in a new way, each once. Empty
    /// if it would not, or if the edit fails.
    pub(crate) fn closed(&self, candidate: &Edit) -> Vec<String> {
        let mut army = self.alone.clone();
        if edit(&mut army, candidate).is_err() {
            return Vec::new();
        }
        let key = |problem: &Problem| (problem.subject, problem.fault.key());
        let fresh = problems(&army, self.seen.rules, Points::ZERO);
        let mut reasons = Vec::new();
        for problem in fresh
            .iter()
            .filter(|problem| problem.fault.severity() == Severity::Illegal)
            .filter(|problem| problem.subject.unit().is_some())
            .filter(|problem| !self.standing.iter().any(|old| key(old) == key(problem)))
        {
            let reason = problem_views::closing(self.seen, problem);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// Returns an answer, closed if it is not chosen yet and would be illegal.
    pub(crate) fn choice(
        &self,
        id: &str,
        label: String,
        price: Option<Points>,
        on: bool,
        edit: Edit,
    ) -> Choice {
        let mut reasons = if on { Vec::new() } else { self.closed(&edit) }.into_iter();
        Choice {
            id: id.to_owned(),
            label,
            price,
            on,
            closed: reasons.next(),
            also: reasons.collect(),
            edit,
        }
    }
}

/// Returns an answer that is never closed.
pub(crate) fn open(id: &str, label: String, on: bool, edit: Edit) -> Choice {
    Choice {
        id: id.to_owned(),
        label,
        price: None,
        on,
        closed: None,
        also: Vec::new(),
        edit,
    }
}

/// Returns a question that takes one answer.
pub(crate) fn one(seen: &Seen<'_>, id: &str, choices: Vec<Choice>) -> Row {
    row(seen, id, false, choices)
}

/// Returns a question that takes any number of answers.
pub(crate) fn many(seen: &Seen<'_>, id: &str, choices: Vec<Choice>) -> Row {
    row(seen, id, true, choices)
}

fn row(seen: &Seen<'_>, id: &str, many: bool, choices: Vec<Choice>) -> Row {
    Row {
        id: id.to_owned(),
        label: seen.words.get(&format!("row.{id}")).to_owned(),
        many,
        choices,
        hint: String::new(),
    }
}

/// Returns a field whose number is the edit's value itself.
pub(crate) fn number(
    seen: &Seen<'_>,
    id: &str,
    value: Option<u32>,
    bounds: std::ops::RangeInclusive<u32>,
    edit: Edit,
) -> NumberField {
    NumberField {
        id: id.to_owned(),
        label: seen.words.get(&format!("number.{id}")).to_owned(),
        value,
        least: *bounds.start(),
        most: *bounds.end(),
        hint: String::new(),
        edit,
        key: String::new(),
        times: 1,
        optional: false,
    }
}

impl NumberField {
    /// Puts the field's number under this key of the edit's value.
    pub(crate) fn under(mut self, key: &str) -> Self {
        key.clone_into(&mut self.key);
        self
    }

    /// Allows an empty value.
    pub(crate) fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// Adds a hint.
    pub(crate) fn hint(mut self, hint: String) -> Self {
        self.hint = hint;
        self
    }
}

/// Returns a text field.
pub(crate) fn text(
    seen: &Seen<'_>,
    id: &str,
    value: &str,
    placeholder: String,
    edit: Edit,
) -> TextField {
    TextField {
        id: id.to_owned(),
        label: seen.words.get(&format!("text.{id}")).to_owned(),
        value: value.to_owned(),
        placeholder,
        edit,
    }
}
