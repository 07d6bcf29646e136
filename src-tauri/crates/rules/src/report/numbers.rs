//! The units' numbers: a table that both players of a battle share, however
//! far apart they sit.

use drumhead_words::play::{BattleView, SideView, UnitCard};
use drumhead_words::sheet::{Align, Block, Column, Fact, Heading, Sheet, Table};

use super::OF_ALL;
use super::account::bare;
use crate::data::TableError;
use crate::data::catalogue::capital;

/// The lines of type that a table holds at most, so that none is taller than a
/// page; and the letters that a line of a name holds at least.
const LINES: usize = 36;
const LETTERS: usize = 24;

/// The numbers of a battle's units, both sides beside each other.
///
/// # Errors
/// A [`TableError`] if the embedded sentences do not read.
pub fn numbers(name: &str, view: &BattleView, credit: &str) -> Result<Sheet, TableError> {
    let words = OF_ALL.get()?;
    let get = |key: &str| words.get(&format!("report.brief.{key}")).to_owned();
    // Where nobody has said how strong they are, there is no column for it.
    let mut cards = view.sides.iter().flat_map(|side| &side.units);
    let kept = if cards.any(|card| card.strength.start > 0) {
        3
    } else {
        2
    };
    let cell = |side: &SideView, row: usize| {
        let cells: [String; 3] = side.units.get(row).map_or_else(Default::default, |card| {
            let strength = strength(card, usual(&side.units));
            [card.unit.unit.to_string(), bare(card).to_owned(), strength]
        });
        cells.into_iter().take(kept)
    };
    let rows = view.sides.iter().map(|side| side.units.len()).max();
    let rows = (0..rows.unwrap_or(0)).map(|row| {
        let cells = view.sides.iter().flat_map(|side| cell(side, row));
        cells.collect::<Vec<String>>()
    });
    let column = |head: String, align, share| Column { head, align, share };
    let columns = view.sides.iter().flat_map(|side| {
        let what = capital(usual(&side.units));
        [
            column(get("number"), Align::Right, 0),
            column(side.name.clone(), Align::Left, 1),
            column(what, Align::Right, 0),
        ]
        .into_iter()
        .take(kept)
    });
    let columns: Vec<Column> = columns.collect();
    let mut blocks = vec![Block::Heading(Heading {
        text: get("heading"),
        note: get("how"),
    })];
    blocks.extend(parts(rows.collect()).into_iter().map(|rows| {
        Block::Table(Table {
            caption: String::new(),
            columns: columns.clone(),
            rows,
        })
    }));
    let names: Vec<&str> = view.sides.iter().map(|side| side.name.as_str()).collect();
    Ok(Sheet {
        title: name.to_owned(),
        subtitle: get("subtitle"),
        figure: None,
        stamp: None,
        facts: vec![Fact {
            label: get("sides"),
            value: names.join(" · "),
        }],
        blocks,
        credit: credit.to_owned(),
        language: "en-GB".to_owned(),
    })
}

/// What the strength of most units is counted in: the head of their column.
pub(super) fn usual<'a>(units: impl IntoIterator<Item = &'a UnitCard>) -> &'a str {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for what in units.into_iter().map(|card| card.strength.what.as_str()) {
        match counts.iter_mut().find(|(known, _)| *known == what) {
            Some((_, count)) => *count += 1,
            None => counts.push((what, 1)),
        }
    }
    // The first of those that are equally many.
    let most = counts.iter().rev().max_by_key(|(_, count)| *count);
    most.map_or("", |(what, _)| *what)
}

/// A unit's strength under a head of this word: one that is counted in
/// something else says in what, as guns among figures do.
fn strength(card: &UnitCard, head: &str) -> String {
    if card.strength.what == head {
        // Nothing to begin with is a strength that nobody has said, or none at all.
        return match card.strength.start {
            0 => "\u{2013}".to_owned(),
            start => start.to_string(),
        };
    }
    let gauge = card.others.first().unwrap_or(&card.strength);
    format!("{} {}", gauge.start, gauge.what)
}

/// Rows in as many tables as leave none too tall.
fn parts(rows: Vec<Vec<String>>) -> Vec<Vec<Vec<String>>> {
    let mut parts: Vec<Vec<Vec<String>>> = Vec::new();
    let mut lines = LINES;
    for row in rows {
        let tall = row.iter().map(|cell| cell.chars().count() / LETTERS + 1);
        let tall = tall.max().unwrap_or(1);
        lines += tall;
        match parts.last_mut() {
            Some(part) if lines <= LINES => part.push(row),
            Some(_) | None => {
                parts.push(vec![row]);
                lines = tall;
            }
        }
    }
    parts
}
