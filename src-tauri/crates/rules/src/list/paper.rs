//! What the sheets of the books with lists have in common.

use drumhead_words::sheet::{Block, Fact, Frame};

use crate::data::catalogue::Catalogue;
use crate::data::switches::{Reading, Switches, differing};

/// A frame whose title the book's catalogue has as `sheet.head_ID`.
pub fn frame(words: &Catalogue, id: &str, paragraphs: &[String]) -> Block {
    Block::Frame(Frame {
        title: words.get(&format!("sheet.head_{id}")).to_owned(),
        paragraphs: paragraphs.to_vec(),
    })
}

/// The readings that differ from the default, as they are said, where any does.
pub fn deviations(words: &Catalogue, says: &[&str]) -> Option<Block> {
    let says: Vec<_> = says.iter().map(|&text| text.to_owned()).collect();
    (!says.is_empty()).then(|| frame(words, "readings", &says))
}

/// The readings in a head: that none differs from the default, or which do.
pub fn readings<S: Switches>(words: &Catalogue, register: &[Reading], now: &S) -> Fact {
    let mut gaps: Vec<&str> = differing(register, now)
        .map(|(it, _)| it.gap.as_str())
        .collect();
    // A10 comes after A9, and not before A2; a gap may leave several choices.
    gaps.sort_by_key(|gap| (gap.len(), *gap));
    gaps.dedup();
    Fact {
        label: words.get("sheet.readings").to_owned(),
        value: if gaps.is_empty() {
            words.get("sheet.usual").to_owned()
        } else {
            words.fill("sheet.unusual", &[("ids", &gaps.join(", "))])
        },
    }
}
