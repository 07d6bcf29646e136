//! Words for maps and directions, shared by all rulebooks.

use drumhead_catalogue::{Catalogue, File, file};

use crate::hex::Facing;

/// The file of sentences about maps.
pub const MAPS: File = file!("../../../data/words", "maps");

/// Returns the name of a direction: "north-north-east".
pub fn facing_word(words: &Catalogue, facing: Facing) -> &str {
    let word = words.find(&format!("facing.{}", facing.id()));
    word.unwrap_or(facing.id())
}
