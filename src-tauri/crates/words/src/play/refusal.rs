//! Why a command was not carried out; nothing has changed and no die was rolled.

use serde::{Deserialize, Serialize};

use crate::ClauseId;
use crate::dice::Pool;

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "kind", content = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// Everything else is settled: roll these dice.
    NeedDice(Pool),
    /// Impossible: no such unit, or a unit that is gone. It cannot be allowed anyway.
    Impossible(Objection),
    /// The rules object. The same command with the objections' ids is carried out anyway, and the
    /// log says so.
    AgainstRules(Vec<Objection>),
}

/// An objection to a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Objection {
    /// The id by which it is allowed anyway: constant for the same objection.
    pub id: String,
    /// The clause that objects; `None` if the desk itself does.
    pub clause: Option<String>,
    /// The objection, a sentence.
    pub text: String,
}

impl Objection {
    /// An objection based on a clause.
    pub fn of(id: &str, clause: ClauseId, text: impl Into<String>) -> Self {
        Self {
            id: id.to_owned(),
            clause: Some(clause.as_str().to_owned()),
            text: text.into(),
        }
    }
}

impl Refusal {
    /// Checks whether any objection remains that was not allowed anyway.
    ///
    /// # Errors
    /// [`Refusal::AgainstRules`] with the remaining ones.
    pub fn unless(mut objections: Vec<Objection>, overruled: &[String]) -> Result<(), Self> {
        objections.retain(|objection| !overruled.contains(&objection.id));
        if objections.is_empty() {
            Ok(())
        } else {
            Err(Self::AgainstRules(objections))
        }
    }

    /// The refusal of an impossible command.
    pub fn impossible(id: &str, text: impl Into<String>) -> Self {
        Self::Impossible(Objection {
            id: id.to_owned(),
            clause: None,
            text: text.into(),
        })
    }
}
