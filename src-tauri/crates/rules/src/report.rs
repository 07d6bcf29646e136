//! A battle retold for a report: each book tells what its events were, in its
//! own sentences; how they are gathered and set out is shared.

mod account;
mod hexes;
mod numbers;
mod telling;

pub use account::{Account, SideAccount, Tried};
pub use hexes::{
    HexStory, Retold, Tale, about, about_many, counted, each_apart, paragraph, together,
};
pub use numbers::{numbers, usual};
pub use telling::against;
pub(crate) use telling::grouped;
pub use telling::{Telling, Weight, within};

use drumhead_catalogue::{Catalogue, File, file};
use drumhead_words::play::Chapter;
use std::fmt::Debug;

use crate::data::TableError;
use crate::frame::{Battle, Book};

/// A battle of a book being retold: it takes in, in their order, every action that was carried out, and
/// every note where it was written.
pub trait Retelling<B: Book>: Sized + Debug {
    /// A battle before anything happened in it.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded sentences do not read.
    fn of(battle: &Battle<B>) -> Result<Self, TableError>;

    /// What an action brought about.
    fn take(&mut self, action: &B::Action, facts: &[B::Fact]);

    /// A player's own words, written here: what they are, and the words.
    fn note(&mut self, lead: &str, text: &str);

    /// The whole battle.
    fn told(self) -> Vec<Chapter>;
}

/// The file of sentences that every book's report shares.
pub const REPORT: File = file!("../../../data/words", "report");

/// What a note is called in a report: one that begins with the mark of a
/// picture's caption is one, and stands without the mark.
pub fn note<'a>(words: &Catalogue, text: &'a str) -> Note<'a> {
    let mark = words.get("report.sheet.photograph_mark");
    let (lead, text, picture) = match text.trim().strip_prefix(mark) {
        Some(caption) => ("report.sheet.photograph", caption.trim(), true),
        None => ("report.sheet.note", text.trim(), false),
    };
    Note {
        lead: words.get(lead).to_owned(),
        text,
        picture,
    }
}

/// A note as a report shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note<'t> {
    /// What it is called.
    pub lead: String,
    /// What it says.
    pub text: &'t str,
    /// Whether it is a picture's caption.
    pub picture: bool,
}
