//! Printed sheets shared by rulebooks whose armies are lists.

use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::sheet::{
    Align, Block, Column, Entry, Fact, Figure, Frame, Heading, RosterFor, Sheet, Stamp, Tick,
};

use super::{ListArmy, ListBook, Unit, problem_line, subtitle, title};
use crate::data::TableError;
use crate::data::catalogue::{Catalogue, Form, page_words};
use crate::data::switches::{Interpretation, Switches, differing};

/// The head of a roster.
#[derive(Debug)]
pub struct Head {
    /// The number of counted items.
    pub number: u32,
    /// The key of the counted items' name in the rulebook's catalogue.
    pub counts: &'static str,
    /// The facts that only this rulebook has. The source and the interpretations follow.
    pub facts: Vec<Fact>,
}

/// Returns the roster of an army with these problems. An opponent does not see the source; an
/// organiser also sees warnings. `entry` completes a unit's entry, which already has the unit's
/// number, name, description and problems; the blocks `more` follow the units.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn roster<B: ListBook>(
    words: &'static Catalogue,
    army: &ListArmy<B>,
    for_whom: RosterFor,
    problems: &[ListProblem],
    head: Head,
    entry: impl Fn(&Unit<B::Kind>) -> Entry,
    more: Vec<Block>,
) -> Result<Sheet, TableError> {
    let illegal = problems.iter().filter(|it| it.illegal).count();
    let mut blocks = vec![heading(words, "units")];
    for unit in &army.units {
        let shown = problems
            .iter()
            .filter(|it| {
                let mine = it.unit == Some(unit.number);
                mine && (it.illegal || for_whom == RosterFor::Organiser)
            })
            .map(|it| problem_line(words, it));
        blocks.push(Block::Entry(Entry {
            number: unit.number.to_string(),
            name: unit.named(words),
            lines: vec![B::what(unit, words, Form::Start)?],
            problems: shown.collect(),
            ..entry(unit)
        }));
    }
    blocks.extend(more);
    let mut facts = head.facts;
    if !army.source.is_empty() && for_whom != RosterFor::Opponent {
        facts.push(fact(words, "source", army.source.as_str()));
    }
    facts.push(interpretations(
        words,
        B::register()?,
        &army.interpretations,
    ));
    Ok(Sheet {
        title: title(words, army),
        subtitle: subtitle::<B>(army),
        figure: Some(Figure {
            number: head.number.to_string(),
            unit: words.get(head.counts).to_owned(),
        }),
        stamp: (illegal > 0).then(|| Stamp {
            text: words.fill("sheet.stamp", &[("problems", &illegal.to_string())]),
        }),
        facts,
        blocks,
        credit: words.get("sheet.credit").to_owned(),
        language: words.language().locale().to_owned(),
        words: page_words(words),
    })
}

/// Returns the playsheet with these blocks.
///
/// # Errors
/// Returns a [`TableError`] if an embedded file does not parse.
pub fn playsheet<B: ListBook>(
    words: &Catalogue,
    now: &B::Interpretations,
    blocks: Vec<Block>,
) -> Result<Sheet, TableError> {
    Ok(Sheet {
        title: words.get("sheet.title").to_owned(),
        subtitle: words.get("sheet.subtitle").to_owned(),
        figure: None,
        stamp: None,
        facts: vec![
            interpretations(words, B::register()?, now),
            fact(words, "clauses", words.get("sheet.clauses_about")),
        ],
        blocks,
        credit: words.get("sheet.credit").to_owned(),
        language: words.language().locale().to_owned(),
        words: page_words(words),
    })
}

/// Returns a box that players tick for a state of a unit, labelled with this key of the catalogue.
pub fn tick(words: &Catalogue, key: &str) -> Tick {
    Tick {
        word: words.get(key).to_owned(),
        ticked: false,
    }
}

/// Returns the heading `sheet.head_ID` of the rulebook's catalogue.
pub fn heading(words: &Catalogue, id: &str) -> Block {
    Block::Heading(Heading {
        text: words.get(&format!("sheet.head_{id}")).to_owned(),
        note: String::new(),
    })
}

/// Returns a column with the heading `sheet.col_ID` of the rulebook's catalogue.
pub fn column(words: &Catalogue, id: &str, align: Align, share: u32) -> Column {
    Column {
        head: words.get(&format!("sheet.col_{id}")).to_owned(),
        align,
        share,
    }
}

/// Returns a fact with the label `sheet.ID` of the rulebook's catalogue.
pub fn fact(words: &Catalogue, id: &str, value: impl Into<String>) -> Fact {
    Fact {
        label: words.get(&format!("sheet.{id}")).to_owned(),
        value: value.into(),
    }
}

/// Returns a frame with the title `sheet.head_ID` of the rulebook's catalogue.
pub fn frame(words: &Catalogue, id: &str, paragraphs: &[String]) -> Block {
    Block::Frame(Frame {
        title: words.get(&format!("sheet.head_{id}")).to_owned(),
        paragraphs: paragraphs.to_vec(),
    })
}

/// Returns a block with the sentences of the interpretations that differ from the default. `None`
/// without such interpretations.
pub fn deviations(words: &Catalogue, sentences: &[&str]) -> Option<Block> {
    let sentences: Vec<_> = sentences.iter().map(|&text| text.to_owned()).collect();
    (!sentences.is_empty()).then(|| frame(words, "interpretations", &sentences))
}

/// Returns the fact in a sheet's head that lists the interpretations that differ from the default,
/// or states that there are none.
pub fn interpretations<S: Switches>(
    words: &Catalogue,
    register: &[Interpretation],
    now: &S,
) -> Fact {
    let mut gaps: Vec<&str> = differing(register, now)
        .map(|(it, _)| it.gap.as_str())
        .collect();
    // The shorter id comes first, so A10 sorts after A9. Duplicates are removed, because two
    // interpretations can concern the same gap.
    gaps.sort_by_key(|gap| (gap.len(), *gap));
    gaps.dedup();
    let value = if gaps.is_empty() {
        words.get("sheet.usual").to_owned()
    } else {
        words.fill("sheet.unusual", &[("ids", &gaps.join(", "))])
    };
    fact(words, "interpretations", value)
}
