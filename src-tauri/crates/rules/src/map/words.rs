//! What is said of maps and directions, in every book alike.

use std::sync::OnceLock;

use crate::data::catalogue::Catalogue;
use crate::data::{File, TableError};
use crate::hex::Facing;

/// What is said of maps.
const WORDS_EN: File = File {
    name: "maps.en.toml",
    text: include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../data/maps/maps.en.toml"
    )),
};

/// The words.
///
/// # Errors
/// A [`TableError`] if the embedded file does not read; a test shows that it does.
pub fn english() -> Result<&'static Catalogue, TableError> {
    static ENGLISH: OnceLock<Result<Catalogue, TableError>> = OnceLock::new();
    ENGLISH
        .get_or_init(|| Catalogue::read(&[WORDS_EN]))
        .as_ref()
        .map_err(Clone::clone)
}

/// What a direction is called, in every book alike: "north-north-east".
pub fn facing_word(facing: Facing) -> &'static str {
    let words = english().ok();
    let word = words.and_then(|words| words.find(&format!("facing.{}", facing.id())));
    word.unwrap_or(facing.id())
}
