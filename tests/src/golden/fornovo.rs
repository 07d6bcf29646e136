//! The cases for *Fornovo to Sedgemoor*.

mod army;
mod combat;
mod movement;
mod reaction;
mod shooting;

use std::borrow::Cow;

use drumhead_fornovo::{Interpretations, Rules, loss_marks};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::value::compare;
use super::{Run, Trouble, unread};

/// A case; its inputs depend on its category.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[serde(rename = "id")]
    _id: String,
    category: String,
    #[serde(rename = "title")]
    _title: String,
    inputs: Value,
    expected: Value,
    /// The clauses of the case, for the reader.
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
    /// The interpretation behind the case, in words for the reader.
    #[serde(default, rename = "reading")]
    _interpretation: Option<String>,
    #[serde(default, rename = "discrepancies")]
    _discrepancies: Vec<String>,
    /// Interpretations that differ from the defaults.
    #[serde(default)]
    switches: Interpretations,
}

/// Returns all errors in a case.
pub(super) fn run(case: &Value) -> Run {
    let case = Case::deserialize(case).map_err(|error| unread(error.to_string()))?;
    match case.category.as_str() {
        "points" | "points_items" | "points_invalid" | "army_total" => army::run(&case),
        "combat" => combat::run(&case),
        "movement" => movement::run(&case),
        "shooting" | "shooting_special" => shooting::run(&case),
        "threshold" => threshold(&case),
        "reaction" => reaction::run(&case),
        "outgunned" => reaction::outgunned(&case),
        other => Err(unread(format!("there is no category {other:?}"))),
    }
}

/// Returns the inputs of a case; their type depends on the category.
fn inputs<T: DeserializeOwned>(case: &Case) -> Result<T, Vec<Trouble>> {
    T::deserialize(&case.inputs).map_err(|error| unread(format!("inputs: {error}")))
}

fn rules(interpretations: &Interpretations) -> Result<Cow<'static, Rules>, Vec<Trouble>> {
    let rules = if interpretations.is_default() {
        Rules::standard().map(Cow::Borrowed)
    } else {
        Rules::new(interpretations).map(Cow::Owned)
    };
    rules.map_err(|error| unread(error.to_string()))
}

/// Returns all errors in a case about the losses that exhaust and shatter a unit.
fn threshold(case: &Case) -> Run {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Inputs {
        start: u32,
    }
    let start = inputs::<Inputs>(case)?.start;
    let marks = loss_marks(start, &rules(&case.switches)?.limits);
    Ok(compare(&case.expected, "", |key| {
        let left = |lost: Option<u32>| Some(start - lost?);
        Some(match key {
            "exhausted_at_losses" => marks.exhausted.into(),
            "shattered_at_losses" => marks.shattered.into(),
            "figures_left_when_exhausted" => left(marks.exhausted).into(),
            "figures_left_when_shattered" => left(marks.shattered).into(),
            _ => return None,
        })
    }))
}
