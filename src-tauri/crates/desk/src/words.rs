//! The sentences of the program itself, besides those of the rulebooks.

use std::fmt::Display;

use drumhead_rules::catalogue::{self, Catalogue, File, Language, Message, Words, file};
use drumhead_rules::data::UNSOUND;
use drumhead_rules::frame::COMMON;
use drumhead_rules::map::words::MAPS;
use drumhead_shelf::BookId;

/// The sentences of the desk and of scenes.
const DESK: File = file!("../../../data/words", "desk");
const SCENES: File = file!("../../../data/words", "scenes");

/// The files of sentences that every program needs.
pub const FILES: &[File] = &[COMMON, UNSOUND, MAPS, DESK, SCENES];

static WORDS: Words = Words::new(&[FILES]);

/// Returns the catalogue of the program in a language.
#[must_use]
pub fn words(language: Language) -> &'static Catalogue {
    WORDS.speak(language)
}

/// Returns the title of a rulebook and its author.
#[must_use]
pub fn credit(book: BookId, language: Language) -> String {
    let values = [("title", book.title()), ("author", book.author())];
    words(language).fill("desk.credit", &values)
}

/// Returns a message that is plain text: an answer from the system or a library, or a complete
/// sentence.
pub(crate) fn verbatim(text: impl Display) -> Message {
    catalogue::verbatim(shortened(&text.to_string()))
}

/// Shortens text that is too long for a message: a hostile file might contain a megabyte.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 300;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Joins items with commas.
pub(crate) fn listed<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    let things: Vec<String> = things.into_iter().map(|it| it.to_string()).collect();
    things.join(", ")
}
