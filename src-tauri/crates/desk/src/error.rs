//! What can go wrong: a code to act on, a sentence, and what to do about it.

use std::fmt;

use drumhead_print::{PrintError, TemplateError};
use drumhead_shelf::BookError;
use drumhead_store::{Item, StoreError};
use serde::Serialize;

/// What every function of the desk gives back.
pub type Result<T, E = DeskError> = std::result::Result<T, E>;

/// Why the desk did not do what it was asked. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename = "Problem")]
#[error("{message}")]
pub struct DeskError {
    /// The kind, for whoever must act on it.
    pub code: Code,
    /// What happened, in a sentence.
    pub message: String,
    /// What can be done about it; may be empty.
    pub hint: String,
}

/// The kinds of error that a window or a script acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Another window changed the army first.
    StaleHead,
    /// The data folder cannot be written to.
    ReadOnly,
    /// The disk is full.
    Full,
    /// Another window or program holds the file.
    Busy,
    /// The library's file is damaged.
    Damaged,
    /// The file was written by a newer Drumhead.
    Newer,
    /// A file from outside is not an army's; the message names the place.
    BadFile,
    /// There is no such army, starter, backup or file.
    NotFound,
    /// The edit cannot be carried out.
    Refused,
    /// The roster could not be printed or put where it was wanted.
    Print,
    /// A fault in Drumhead itself.
    Internal,
}

/// What to do about a fault of ours.
const REPORT: &str = "This is a fault in Drumhead: please report it with this message.";

impl DeskError {
    pub(crate) fn new(code: Code, message: impl Into<String>, hint: impl Into<String>) -> Self {
        Self {
            code,
            message: sentence(&message.into()),
            hint: hint.into(),
        }
    }

    /// An error that no player can mend.
    #[must_use]
    pub fn internal(what: impl fmt::Display) -> Self {
        Self::new(Code::Internal, what.to_string(), REPORT)
    }

    /// The system has nothing to open a file with.
    #[must_use]
    pub fn no_viewer(path: &str, why: impl fmt::Display) -> Self {
        Self::new(
            Code::Print,
            format!("the system could not open {path}: {why}"),
            "The file is there: open it from its folder, or save it where you want it.",
        )
    }

    /// What was asked for is not there.
    pub(crate) fn not_found(what: impl Into<String>, hint: impl Into<String>) -> Self {
        Self::new(Code::NotFound, what, hint)
    }
}

/// The text as a sentence: with a capital and a full stop.
fn sentence(text: &str) -> String {
    let text = text.trim();
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let mut sentence: String = first.chain(letters).collect();
    if !sentence.is_empty() && !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}

impl From<StoreError> for DeskError {
    fn from(error: StoreError) -> Self {
        let code = match &error {
            StoreError::ReadOnly { .. } => Code::ReadOnly,
            StoreError::Full { .. } => Code::Full,
            StoreError::Busy { .. } => Code::Busy,
            StoreError::Damaged { .. } | StoreError::BadJson { .. } => Code::Damaged,
            StoreError::Newer { .. } => Code::Newer,
            StoreError::StaleHead { of, actual, .. } => {
                let what = match of {
                    Item::Army(_) => "army",
                    Item::Battle(_) => "battle",
                };
                return Self::new(
                    Code::StaleHead,
                    format!("another window has changed this {what}: it is now at change {actual}"),
                    format!(
                        "Nothing was overwritten. Look at the {what} as it is now, then make the \
                         change again if it is still wanted."
                    ),
                );
            }
            StoreError::NotFound(_) => Code::NotFound,
            StoreError::Taken { .. } | StoreError::Io { .. } | StoreError::Sqlite { .. } => {
                Code::Internal
            }
        };
        Self::new(code, error.to_string(), error.hint())
    }
}

impl From<BookError> for DeskError {
    fn from(error: BookError) -> Self {
        match &error {
            BookError::Refused(why) => Self::new(
                Code::Refused,
                why,
                "The army is as it was. Choose another value.",
            ),
            BookError::OtherBook(_) => Self::new(
                Code::Refused,
                error.to_string(),
                "The army is as it was. Open it again.",
            ),
            BookError::Unsound { .. } => Self::new(
                Code::Damaged,
                format!("an army in the library cannot be used: {error}"),
                "Undo the last change, or restore a backup.",
            ),
            BookError::Tables(_) => Self::internal(&error),
        }
    }
}

impl From<PrintError> for DeskError {
    fn from(error: PrintError) -> Self {
        let hint = if matches!(error, PrintError::TooMuch { .. }) {
            "Print the army in parts: duplicate it and take units out of each copy."
        } else if matches!(error, PrintError::Pages(_)) {
            "Write pages as 2, or as 1-3, 5."
        } else {
            REPORT
        };
        Self::new(Code::Print, error.to_string(), hint)
    }
}

impl From<TemplateError> for DeskError {
    fn from(error: TemplateError) -> Self {
        Self::new(
            Code::Print,
            format!("the roster's template: {error}"),
            REPORT,
        )
    }
}
