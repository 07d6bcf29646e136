//! What the sheets of the books with lists have in common.

use drumhead_words::sheet::{Block, Fact, Frame};

use crate::data::catalogue::Catalogue;

/// A frame whose title the book's catalogue has as `sheet.head_ID`.
pub(crate) fn frame(words: &Catalogue, id: &str, paragraphs: &[String]) -> Block {
    Block::Frame(Frame {
        title: words.get(&format!("sheet.head_{id}")).to_owned(),
        paragraphs: paragraphs.to_vec(),
    })
}

/// The readings that differ from the default, as they are said, where any does.
pub(crate) fn deviations(words: &Catalogue, says: &[&str]) -> Option<Block> {
    let says: Vec<_> = says.iter().map(|&text| text.to_owned()).collect();
    (!says.is_empty()).then(|| frame(words, "readings", &says))
}

/// Where no reading differs from the default, the head says so.
pub(crate) fn usual(words: &Catalogue, none_differs: bool) -> Option<Fact> {
    none_differs.then(|| Fact {
        label: words.get("sheet.readings").to_owned(),
        value: words.get("sheet.usual").to_owned(),
    })
}
