//! A case of a list rulebook: the function that it calls, its input and its expected results.

use drumhead_rules::data::switches::Switches;
use drumhead_rules::hex::{Grid, Numbering, Pointing, Pushed};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::value::compare;
use super::{Run, Trouble, unread};

/// A case; its input depends on its function.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Case {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "title")]
    _title: String,
    /// The clauses of the case, for the reader.
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
    #[serde(rename = "fn")]
    pub(super) function: String,
    /// Interpretations that differ from the defaults.
    #[serde(default)]
    switches: Map<String, Value>,
    input: Value,
    pub(super) expected: Value,
    #[serde(default, rename = "note")]
    _note: String,
}

impl Case {
    pub(super) fn read(case: &Value) -> Result<Self, Vec<Trouble>> {
        Self::deserialize(case).map_err(|error| unread(error.to_string()))
    }

    /// Returns the input, in the type that the function takes.
    pub(super) fn input<T: DeserializeOwned>(&self) -> Result<T, Vec<Trouble>> {
        T::deserialize(&self.input).map_err(|error| unread(format!("input: {error}")))
    }

    /// Returns the value of the input's only field.
    pub(super) fn only<T: DeserializeOwned>(&self, name: &str) -> Result<T, Vec<Trouble>> {
        let fields: Map<String, Value> = self.input()?;
        match (fields.len(), fields.get(name)) {
            (1, Some(value)) => {
                T::deserialize(value).map_err(|error| unread(format!("input: {error}")))
            }
            _ => Err(unread(format!("input: the only field must be {name}"))),
        }
    }

    /// Checks that the input has no fields.
    pub(super) fn has_no_input(&self) -> Result<(), Vec<Trouble>> {
        match self.input::<Map<String, Value>>()?.is_empty() {
            true => Ok(()),
            false => Err(unread("input: the function takes nothing")),
        }
    }

    /// Returns the interpretations. A case may give an option as a number, whose digits are then
    /// the option's name. `spelled` returns the program's name for an option.
    pub(super) fn interpretations<S: Switches>(
        &self,
        spelled: for<'a> fn(&str, &'a str) -> &'a str,
    ) -> Result<S, Vec<Trouble>> {
        let mut interpretations = S::default();
        for (id, option) in &self.switches {
            let digits = || option.to_string();
            let option = option.as_str().map_or_else(digits, str::to_owned);
            if !interpretations.set(id, spelled(id, &option)) {
                let trouble = format!("there is no interpretation {id} with {option}");
                return Err(unread(trouble));
            }
        }
        Ok(interpretations)
    }

    /// Compares every expected result with the answer of the same name.
    #[expect(clippy::unnecessary_wraps, reason = "every case ends with this result")]
    pub(super) fn compare(&self, answer: impl Fn(&str) -> Option<Value>) -> Run {
        Ok(compare(&self.expected, "", answer))
    }

    /// Compares every expected result with the answer of the same name in an object.
    pub(super) fn answers(&self, answers: &Value) -> Run {
        self.compare(|name| answers.get(name).cloned())
    }
}

/// Returns the option itself, for rulebooks whose cases name options as the program does.
pub(super) const fn as_written<'a>(_: &str, option: &'a str) -> &'a str {
    option
}

/// Returns the largest possible map with this layout, because the cases give no size.
pub(super) fn large(layout: &str, numbering: Numbering) -> Result<Grid, Vec<Trouble>> {
    let (pointing, pushed) = match layout {
        "pointy/even-rows-right" => (Pointing::PointyTop, Pushed::Even),
        "pointy/odd-rows-right" => (Pointing::PointyTop, Pushed::Odd),
        "flat/even-columns-down" => (Pointing::FlatTop, Pushed::Even),
        "flat/odd-columns-down" => (Pointing::FlatTop, Pushed::Odd),
        other => return Err(unread(format!("input: there is no layout {other}"))),
    };
    Ok(Grid {
        pointing,
        pushed,
        numbering,
        columns: 99,
        rows: 99,
    })
}
