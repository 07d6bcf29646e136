//! Interpretations. The rules contradict their playsheets and have gaps; each such place is a named
//! choice with a default, from `data/fornovo/interpretations.toml`.
//!
//! A *number* interpretation patches cells of the tables, or asks for a number. A *procedure*
//! interpretation is an enum of [`RuleChoices`]. Each option is a variant with a printed sentence,
//! never a bare `if`.

mod rule_choices;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use drumhead_rules::catalogue::{self, Catalogue, Message, Plain};
use drumhead_rules::data::switches::key;
use serde::{Deserialize, Serialize};

pub use rule_choices::*;

use super::embedded;
use super::patch::Patch;
use drumhead_rules::data::TableError;

/// The interpretations of one game that differ from the defaults, each an id with its option.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Interpretations(BTreeMap<String, String>);

/// An unknown interpretation or option, or tables that do not parse.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InterpretationError {
    /// The interpretation does not exist.
    #[error("interpretation {0}")]
    Unknown(String),
    /// The interpretation does not have this option.
    #[error("{interpretation}={option}")]
    Option {
        /// The interpretation's id.
        interpretation: String,
        /// The option requested.
        option: String,
        /// The valid options.
        allowed: Vec<Message>,
    },
    /// The register does not parse, or the tables do not parse under the interpretation.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl InterpretationError {
    /// Returns the reason as a message for the player.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(interpretation) => {
                let none = catalogue::message("unsound.interpretation.none");
                none.with("interpretation", format!("{interpretation:?}"))
            }
            Self::Option {
                interpretation,
                option,
                allowed,
            } => {
                let none = catalogue::message("unsound.interpretation.option")
                    .with("interpretation", interpretation.as_str())
                    .with("option", format!("{option:?}"));
                none.with("allowed", Plain::List(allowed.clone(), ", "))
            }
            Self::Table(error) => catalogue::verbatim(error),
        }
    }
}

/// The two positions of the selector that sets interpretations of Part 1 together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Master {
    /// The text of the rules, with its tables.
    Main,
    /// The playsheets at the end of the rules.
    Playsheet,
}

/// A place where the rules allow several interpretations.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interpretation {
    /// The id in the register: `D-55`.
    pub id: String,
    /// The clauses that the interpretation affects.
    pub clauses: Vec<String>,
    /// The sections concerned.
    pub section: String,
    /// The part of the register.
    pub part: u8,
    /// Whether the interpretation rarely matters.
    pub minor: bool,
    /// Whether the interpretation changes numbers or a procedure.
    pub kind: InterpretationKind,
    /// Whether the players are asked for a number.
    #[serde(default)]
    pub ask: bool,
    /// The options.
    #[serde(default, rename = "option")]
    pub options: Vec<InterpretationOption>,
}

/// The part of the rules that an interpretation changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum InterpretationKind {
    /// Cells of the tables.
    Number,
    /// A procedure.
    Procedure,
}

/// An option of an interpretation.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InterpretationOption {
    /// The option's id within the interpretation.
    pub id: String,
    /// Whether the option is the default.
    #[serde(default)]
    pub default: bool,
    /// The side of the master selector that chooses the option.
    #[serde(default)]
    pub master: Option<Master>,
    /// The cells that the option changes.
    #[serde(default)]
    pub(super) patch: Vec<Patch>,
}

impl Interpretation {
    /// Returns the default option; `None` if the register has none.
    pub fn default_option(&self) -> Option<&InterpretationOption> {
        self.options.iter().find(|option| option.default)
    }

    /// Returns the option with this id.
    pub fn option(&self, id: &str) -> Option<&InterpretationOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// Returns the question, in the project's own words.
    pub fn title<'a>(&self, words: &'a Catalogue) -> &'a str {
        words.get(&key(&self.id, "title"))
    }

    /// Returns the meaning of an answer: the sentence of an option, or the agreed number.
    pub fn sentence(&self, words: &Catalogue, answer: &str) -> String {
        match self.option(answer) {
            Some(option) => words.get(&key(&self.id, &option.id)).to_owned(),
            None => words.fill(&key(&self.id, "answer"), &[("points", answer)]),
        }
    }

    /// Whether the interpretation accepts this answer.
    fn accepts(&self, answer: &str) -> bool {
        self.option(answer).is_some() || (self.ask && number(answer).is_some())
    }
}

/// The highest number that the players may enter.
const MOST: i32 = 100;

/// Returns the number in this answer; `None` if it is not a number that the players may enter.
fn number(answer: &str) -> Option<i32> {
    answer.parse().ok().filter(|n| (0..=MOST).contains(n))
}

/// Returns the register of interpretations, in order.
///
/// # Errors
/// A [`TableError`] if the embedded file does not parse.
pub fn register() -> Result<&'static [Interpretation], TableError> {
    #[derive(Deserialize)]
    struct File {
        interpretation: Vec<Interpretation>,
    }
    static REGISTER: OnceLock<Result<Vec<Interpretation>, TableError>> = OnceLock::new();
    REGISTER
        .get_or_init(|| {
            embedded::read::<File>(embedded::INTERPRETATIONS).map(|file| file.interpretation)
        })
        .as_deref()
        .map_err(Clone::clone)
}

fn interpretation(id: &str) -> Result<&'static Interpretation, InterpretationError> {
    register()?
        .iter()
        .find(|interpretation| interpretation.id == id)
        .ok_or_else(|| InterpretationError::Unknown(id.to_owned()))
}

impl Interpretations {
    /// Returns the interpretations that differ from the default, in order: id and option.
    pub fn chosen(&self) -> impl Iterator<Item = (&str, &str)> {
        let mut chosen: Vec<_> = self
            .0
            .iter()
            .map(|(id, option)| (id.as_str(), option.as_str()))
            .collect();
        // D-100 sorts after D-99, not before D-11.
        chosen.sort_by_key(|(id, _)| (id.len(), *id));
        chosen.into_iter()
    }

    /// Whether every interpretation has its default.
    pub fn is_default(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the answer in force for this interpretation, an option's id or a number; `None` if
    /// there is neither a choice nor a default.
    ///
    /// # Errors
    /// An [`InterpretationError`] if the interpretation does not exist or the register does not
    /// parse.
    pub fn option(&self, id: &str) -> Result<Option<&str>, InterpretationError> {
        let interpretation = interpretation(id)?;
        Ok(self.0.get(id).map(String::as_str).or_else(|| {
            interpretation
                .default_option()
                .map(|option| option.id.as_str())
        }))
    }

    /// Chooses an option; `None` restores the default.
    ///
    /// # Errors
    /// An [`InterpretationError`] if the interpretation or option does not exist. Nothing changes
    /// in that case.
    pub fn set(&mut self, id: &str, option: Option<&str>) -> Result<(), InterpretationError> {
        let interpretation = interpretation(id)?;
        match option {
            None => {
                self.0.remove(id);
            }
            Some(answer) if !interpretation.accepts(answer) => {
                let number = interpretation.ask.then(|| {
                    catalogue::message("unsound.interpretation.number").with("most", MOST)
                });
                return Err(InterpretationError::Option {
                    interpretation: id.to_owned(),
                    option: answer.to_owned(),
                    allowed: interpretation
                        .options
                        .iter()
                        .map(|option| catalogue::verbatim(&option.id))
                        .chain(number)
                        .collect(),
                });
            }
            Some(answer) => {
                if interpretation
                    .default_option()
                    .is_some_and(|option| option.id == answer)
                {
                    self.0.remove(id);
                } else {
                    self.0.insert(id.to_owned(), answer.to_owned());
                }
            }
        }
        Ok(())
    }

    /// Sets every interpretation that has an option for this side of the selector. The other
    /// interpretations do not change.
    ///
    /// # Errors
    /// [`InterpretationError::Table`] if the register does not parse.
    pub fn set_all(&mut self, master: Master) -> Result<(), InterpretationError> {
        for interpretation in register()? {
            if let Some(option) = interpretation
                .options
                .iter()
                .find(|o| o.master == Some(master))
            {
                self.set(&interpretation.id, Some(&option.id))?;
            }
        }
        Ok(())
    }

    /// Returns these choices without those that are the default.
    ///
    /// # Errors
    /// The first [`InterpretationError`].
    pub fn settled(&self) -> Result<Self, InterpretationError> {
        let mut settled = Self::default();
        for (id, option) in &self.0 {
            settled.set(id, Some(option))?;
        }
        Ok(settled)
    }

    /// Checks every choice, because the choices may come from an external file.
    ///
    /// # Errors
    /// The first [`InterpretationError`].
    pub fn check(&self) -> Result<(), InterpretationError> {
        self.settled().map(drop)
    }

    /// Returns the cells that the chosen options change.
    pub(super) fn patches(&self) -> Result<Vec<Patch>, InterpretationError> {
        self.check()?;
        let mut patches = Vec::new();
        for (id, answer) in &self.0 {
            if let Some(option) = interpretation(id)?.option(answer) {
                patches.extend(option.patch.iter().cloned());
            }
        }
        Ok(patches)
    }
}

#[cfg(test)]
mod tests;
