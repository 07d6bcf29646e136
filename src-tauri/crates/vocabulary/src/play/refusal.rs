//! The reasons why a command was not carried out. Nothing was changed and no die was rolled.

use serde::{Deserialize, Serialize};

use crate::ClauseId;
use crate::dice::Pool;

/// The reason why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "kind", content = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// Only dice are missing: roll this pool and send the result.
    NeedDice(Pool),
    /// The command is impossible and cannot be allowed anyway: the unit does not exist or is gone,
    /// for example.
    Impossible(Objection),
    /// The rules object. If the command is sent again with the ids of the objections, it is carried
    /// out anyway, and the log includes the objections.
    AgainstRules(Vec<Objection>),
}

/// An objection to a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Objection {
    /// The id with which a command allows the objection. Equal objections have equal ids.
    pub id: String,
    /// The clause behind the objection. `None` if it comes from Drumhead itself.
    pub clause: Option<String>,
    /// The objection, as a sentence.
    pub text: String,
}

impl Objection {
    /// Returns an objection based on a clause.
    pub fn of(id: &str, clause: ClauseId, text: impl Into<String>) -> Self {
        Self {
            id: id.to_owned(),
            clause: Some(clause.as_str().to_owned()),
            text: text.into(),
        }
    }
}

impl Refusal {
    /// Checks that every objection is allowed anyway.
    ///
    /// # Errors
    /// Returns [`Refusal::AgainstRules`] with the remaining objections.
    pub fn unless(mut objections: Vec<Objection>, overruled: &[String]) -> Result<(), Self> {
        objections.retain(|objection| !overruled.contains(&objection.id));
        if objections.is_empty() {
            Ok(())
        } else {
            Err(Self::AgainstRules(objections))
        }
    }

    /// Returns the refusal of an impossible command.
    pub fn impossible(id: &str, text: impl Into<String>) -> Self {
        Self::Impossible(Objection {
            id: id.to_owned(),
            clause: None,
            text: text.into(),
        })
    }
}
