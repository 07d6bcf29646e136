//! Errors: a code for programs, a message, and a remedy.

use std::fmt;

use drumhead_rules::catalogue::{Catalogue, Language, Message, message};
use drumhead_shelf::BookError;
use serde::Serialize;

use crate::words::{verbatim, words};

/// The result of a function of the desk that can fail.
pub type Result<T, E = DeskError> = std::result::Result<T, E>;

/// The reason why the desk refused or failed. In either case no army or battle has changed. The
/// text is produced where the error is shown: [`DeskError::shown`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskError {
    /// The kind of error.
    pub code: Code,
    /// The causes, one sentence each.
    messages: Vec<Message>,
    /// The remedies, one sentence each.
    remedies: Vec<Message>,
}

/// The reason why the desk refused or failed. In either case no army or battle has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Problem {
    /// The kind of error.
    pub code: Code,
    /// The cause, as a sentence.
    pub message: String,
    /// The remedy; may be empty.
    pub hint: String,
}

/// The kinds of error that a window or a script handles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Another window changed the army or battle first.
    StaleHead,
    /// The data folder or the place for a file is not writable, or a battle is read-only.
    ReadOnly,
    /// The disk is full.
    Full,
    /// Another window or program has locked the file.
    Busy,
    /// The library's file is damaged, or an army, battle, map or setting in it.
    Damaged,
    /// The data was written by a newer Drumhead.
    Newer,
    /// A file or a value from outside is invalid; the message names the location, if it is known.
    BadFile,
    /// There is no such army, battle, unit, row, map, starter, backup or file, or several match.
    NotFound,
    /// The request cannot be carried out.
    Refused,
    /// A document could not be printed, or a file could not be opened.
    Print,
    /// A file could not be written.
    Unwritten,
    /// A fault in Drumhead itself, or an unexpected error of the system.
    Internal,
}

impl DeskError {
    /// Returns an error of this kind, with a remedy.
    #[must_use]
    pub fn new(code: Code, message: Message, remedy: Message) -> Self {
        Self::of(code, vec![message], remedy)
    }

    /// Returns an error with several causes.
    pub(crate) fn of(code: Code, messages: Vec<Message>, remedy: Message) -> Self {
        Self {
            code,
            messages,
            remedies: vec![remedy],
        }
    }

    /// Adds a remedy or a notice.
    #[must_use]
    pub fn and(mut self, remedy: Message) -> Self {
        self.remedies.push(remedy);
        self
    }

    /// Puts the messages of another error, `first`, before those of this one. The result has the
    /// kind of `first`.
    #[must_use]
    pub(crate) fn after(self, first: Self) -> Self {
        Self {
            code: first.code,
            messages: [first.messages, self.messages].concat(),
            ..self
        }
    }

    /// Returns an error that no player can fix.
    #[must_use]
    pub fn internal(what: impl fmt::Display) -> Self {
        Self::fault(verbatim(what))
    }

    /// Returns the error for a fault in the program, with this message.
    pub(crate) fn fault(what: Message) -> Self {
        Self::new(Code::Internal, what, message("desk.fault"))
    }

    /// Returns the error for a file that no program on the system can open.
    #[must_use]
    pub fn no_viewer(path: &str, why: impl fmt::Display) -> Self {
        let message_of = message("desk.no_viewer").with("path", path);
        Self::new(
            Code::Print,
            message_of.with("why", why.to_string()),
            message("desk.no_viewer_fix"),
        )
    }

    /// Returns the error for something that does not exist.
    pub(crate) fn not_found(what: Message, remedy: Message) -> Self {
        Self::new(Code::NotFound, what, remedy)
    }

    /// Returns the causes, one sentence each.
    #[must_use]
    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// Returns the remedies, one sentence each.
    #[must_use]
    pub fn remedies(&self) -> &[Message] {
        &self.remedies
    }

    /// Changes the text values of the error's messages and remedies.
    #[must_use]
    pub fn map_texts(mut self, change: &impl Fn(&str) -> String) -> Self {
        for messages in [&mut self.messages, &mut self.remedies] {
            for message in messages {
                *message = message.clone().map_texts(change);
            }
        }
        self
    }

    /// Returns the first cause, for use in another message.
    pub(crate) fn into_message(mut self) -> Message {
        let first = (!self.messages.is_empty()).then(|| self.messages.swap_remove(0));
        first.unwrap_or_else(|| verbatim(""))
    }

    /// Returns the error in the language of a catalogue.
    #[must_use]
    pub fn shown(&self, words: &Catalogue) -> Problem {
        let messages = self
            .messages
            .iter()
            .map(|message| stopped(&words.say(message)));
        let remedies = self.remedies.iter().map(|remedy| words.say(remedy));
        Problem {
            code: self.code,
            message: messages.collect::<Vec<_>>().join(" "),
            hint: remedies.collect::<Vec<_>>().join(" "),
        }
    }

    /// Returns the cause, in English.
    #[must_use]
    pub fn message(&self) -> String {
        self.shown(words(Language::ENGLISH)).message
    }

    /// Returns the remedy, in English.
    #[must_use]
    pub fn hint(&self) -> String {
        self.shown(words(Language::ENGLISH)).hint
    }
}

impl fmt::Display for DeskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}

impl std::error::Error for DeskError {}

/// Returns the text of an error. Adds a full stop, unless the text is empty or already ends in a
/// full stop, an exclamation mark, a question mark or a clause in square brackets.
pub(crate) fn stopped(text: &str) -> String {
    let text = text.trim();
    let stop = if text.is_empty() || text.ends_with(['.', '!', '?', ']']) {
        ""
    } else {
        "."
    };
    format!("{text}{stop}")
}

impl From<BookError> for DeskError {
    fn from(error: BookError) -> Self {
        let refused = |remedy| {
            let unchanged = message("desk.edit.refused").with("why", error.message());
            Self::new(Code::Refused, unchanged, message(remedy))
        };
        match &error {
            BookError::Refused(_) => refused("desk.edit.refused_fix"),
            BookError::OtherBook(_) => refused("desk.edit.other_book_fix"),
            BookError::Unsound { .. } => {
                let unsound = message("desk.army.unsound").with("error", error.message());
                Self::new(Code::Damaged, unsound, message("desk.army.undo"))
            }
            BookError::Tables(_) => Self::fault(error.message()),
        }
    }
}
