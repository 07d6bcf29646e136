//! What is said of maps and directions, in every book alike.

use drumhead_catalogue::{Catalogue, File, Words, file};

use crate::data::TableError;
use crate::hex::Facing;

/// The file of sentences about maps.
pub const MAPS: File = file!("../../../data/words", "maps");

static WORDS: Words = Words::new(&[MAPS]);

/// English.
///
/// # Errors
/// None.
pub fn english() -> Result<&'static Catalogue, TableError> {
    Ok(WORDS.english())
}

/// What a direction is called, in every book alike: "north-north-east".
pub fn facing_word(facing: Facing) -> &'static str {
    let words = english().ok();
    let word = words.and_then(|words| words.find(&format!("facing.{}", facing.id())));
    word.unwrap_or(facing.id())
}
