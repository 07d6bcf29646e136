//! Why a command was not carried out; nothing was changed and no die drawn.

use serde::{Deserialize, Serialize};

use crate::ClauseId;
use crate::dice::{Pool, ThrowError};

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "kind", content = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// Everything else is settled: these dice are to be thrown.
    NeedDice(Pool),
    /// It cannot be: no such unit, a unit that is gone. Nobody can overrule it.
    Impossible(Objection),
    /// The rules object. The same command with the objections' ids overruled is
    /// carried out, and the log says so.
    AgainstRules(Vec<Objection>),
}

/// One thing that speaks against a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Objection {
    /// What it is overruled by: the same words for the same objection.
    pub id: String,
    /// The clause that objects; none where the desk itself does.
    pub clause: Option<String>,
    /// What speaks against it, a sentence.
    pub text: String,
}

impl Objection {
    /// An objection that a clause makes.
    pub fn of(id: &str, clause: ClauseId, text: impl Into<String>) -> Self {
        Self {
            id: id.to_owned(),
            clause: Some(clause.as_str().to_owned()),
            text: text.into(),
        }
    }
}

impl Refusal {
    /// Whether these objections still stand once some are overruled.
    ///
    /// # Errors
    /// [`Refusal::AgainstRules`] with those that do.
    pub fn unless(mut objections: Vec<Objection>, overruled: &[String]) -> Result<(), Self> {
        objections.retain(|objection| !overruled.contains(&objection.id));
        if objections.is_empty() {
            Ok(())
        } else {
            Err(Self::AgainstRules(objections))
        }
    }

    /// It cannot be, for this reason.
    pub fn impossible(id: &str, text: impl Into<String>) -> Self {
        Self::Impossible(Objection {
            id: id.to_owned(),
            clause: None,
            text: text.into(),
        })
    }
}

/// Dice that do not answer their pool cannot be read.
impl From<ThrowError> for Refusal {
    fn from(error: ThrowError) -> Self {
        Self::impossible("throw", error.to_string())
    }
}
