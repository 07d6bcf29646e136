//! Battle reports. Each rulebook describes its events in its own sentences; the collection and the
//! layout of the sentences are shared.

mod account;
mod hexes;
mod label;
mod numbers;
mod writer;

pub use account::{Account, SideAccount, Tried};
pub use hexes::{ChapterEvents, HexReport, HexStory, about, about_many, paragraph};
pub use label::{against, within};
pub use numbers::{numbers, usual};
pub use writer::{ReportWriter, Weight};

use drumhead_catalogue::{Catalogue, File, file};
use drumhead_vocabulary::play::Chapter;
use std::fmt::Debug;

use crate::data::TableError;
use crate::frame::{Battle, Book};

/// A narrator: receives every action and every note in order.
pub trait Narrator<B: Book>: Sized + Debug {
    /// Returns the narrator before the first action.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded sentences do not parse.
    fn of(battle: &Battle<B>) -> Result<Self, TableError>;

    /// Adds the facts of an action.
    fn take(&mut self, action: &B::Action, facts: &[B::Fact]);

    /// Adds a player's note: its heading and its text.
    fn note(&mut self, lead: &str, text: &str);

    /// Returns all chapters.
    fn into_chapters(self) -> Vec<Chapter>;
}

/// The file of sentences that all reports share.
pub const REPORT: File = file!("../../../data/words", "report");

/// The beginning of a note that is a picture's caption. It is the same in every language.
const CAPTION: &str = "Photo:";

/// Returns the text of a picture's caption; `None` for any other note.
pub fn caption(text: &str) -> Option<&str> {
    text.trim().strip_prefix(CAPTION).map(str::trim)
}

/// Returns a note for a report.
pub fn note<'a>(words: &Catalogue, text: &'a str) -> Note<'a> {
    let (lead, text, picture) = match caption(text) {
        Some(caption) => ("report.sheet.photograph", caption, true),
        None => ("report.sheet.note", text.trim(), false),
    };
    Note {
        lead: words.get(lead).to_owned(),
        text,
        picture,
    }
}

/// A note as displayed in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note<'t> {
    /// The heading.
    pub lead: String,
    /// The text.
    pub text: &'t str,
    /// Whether the note is the caption of a picture.
    pub picture: bool,
}
