//! What the sheets of the books with lists have in common.

use drumhead_words::sheet::{
    Align, Block, Column, Entry, Fact, Figure, Frame, Heading, RosterFor, Sheet, Stamp, Tick,
};

use super::{ListArmy, ListBook, Unit, subtitle, title};
use crate::data::TableError;
use crate::data::catalogue::{Catalogue, capital, page_words};
use crate::data::switches::{Reading, Switches, differing};

/// What a roster says of an army as a whole.
#[derive(Debug)]
pub struct Head {
    /// How many there are of what it counts.
    pub number: u32,
    /// What it counts, by its key in the book's catalogue.
    pub counts: &'static str,
    /// What the book tells first: where the list is from and its readings follow.
    pub facts: Vec<Fact>,
}

/// The roster of an army. An opponent is not told where its owner has it from; an organiser is told
/// what is odd in it besides what is against the rules. `entry` is what a unit's entry has beside its
/// number, its name, what it is and what is against it; `more` follows the units.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub fn roster<B: ListBook>(
    words: &'static Catalogue,
    army: &ListArmy<B>,
    for_whom: RosterFor,
    head: Head,
    entry: impl Fn(&Unit<B::Kind>) -> Entry,
    more: Vec<Block>,
) -> Result<Sheet, TableError> {
    let complaints = B::complaints(army, words)?;
    let breaches = complaints.iter().filter(|it| it.breach).count();
    let mut blocks = vec![heading(words, "units")];
    for unit in &army.units {
        let told = complaints.iter().filter(|it| {
            let mine = it.unit == Some(unit.number);
            mine && (it.breach || for_whom == RosterFor::Organiser)
        });
        let told = told.map(|it| format!("{}. {}", capital(&it.title), it.detail));
        blocks.push(Block::Entry(Entry {
            number: unit.number.to_string(),
            name: unit.named(words),
            lines: vec![capital(&B::what(unit, words)?)],
            breaches: told.collect(),
            ..entry(unit)
        }));
    }
    blocks.extend(more);
    let mut facts = head.facts;
    if !army.source.is_empty() && for_whom != RosterFor::Opponent {
        facts.push(fact(words, "source", army.source.as_str()));
    }
    facts.push(readings(words, B::register()?, &army.readings));
    Ok(Sheet {
        title: title(words, army),
        subtitle: subtitle::<B>(army),
        figure: Some(Figure {
            number: head.number.to_string(),
            unit: words.get(head.counts).to_owned(),
        }),
        stamp: (breaches > 0).then(|| Stamp {
            text: words.fill("sheet.stamp", &[("breaches", &breaches.to_string())]),
        }),
        facts,
        blocks,
        credit: words.get("sheet.credit").to_owned(),
        language: words.language().locale().to_owned(),
        words: page_words(words),
    })
}

/// The sheet that a turn is played by, with these tables.
///
/// # Errors
/// A [`TableError`] if an embedded file does not read.
pub fn playsheet<B: ListBook>(
    words: &Catalogue,
    now: &B::Readings,
    blocks: Vec<Block>,
) -> Result<Sheet, TableError> {
    Ok(Sheet {
        title: words.get("sheet.title").to_owned(),
        subtitle: words.get("sheet.subtitle").to_owned(),
        figure: None,
        stamp: None,
        facts: vec![readings(words, B::register()?, now)],
        blocks,
        credit: words.get("sheet.credit").to_owned(),
        language: words.language().locale().to_owned(),
        words: page_words(words),
    })
}

/// A state of a unit that a pen ticks, which the book's catalogue has under this key.
pub fn tick(words: &Catalogue, key: &str) -> Tick {
    Tick {
        word: words.get(key).to_owned(),
        ticked: false,
    }
}

/// A heading that the book's catalogue has as `sheet.head_ID`.
pub fn heading(words: &Catalogue, id: &str) -> Block {
    Block::Heading(Heading {
        text: words.get(&format!("sheet.head_{id}")).to_owned(),
        note: String::new(),
    })
}

/// A column whose head the book's catalogue has as `sheet.col_ID`.
pub fn column(words: &Catalogue, id: &str, align: Align, share: u32) -> Column {
    Column {
        head: words.get(&format!("sheet.col_{id}")).to_owned(),
        align,
        share,
    }
}

/// A fact whose label the book's catalogue has as `sheet.ID`.
pub fn fact(words: &Catalogue, id: &str, value: impl Into<String>) -> Fact {
    Fact {
        label: words.get(&format!("sheet.{id}")).to_owned(),
        value: value.into(),
    }
}

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
    let value = if gaps.is_empty() {
        words.get("sheet.usual").to_owned()
    } else {
        words.fill("sheet.unusual", &[("ids", &gaps.join(", "))])
    };
    fact(words, "readings", value)
}
