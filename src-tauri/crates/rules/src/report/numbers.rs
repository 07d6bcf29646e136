//! The numbers of the units: a table for both players of a remote battle.

use drumhead_words::play::{Arm, BattleView, Gauge, UnitCard};
use drumhead_words::sheet::{Align, Block, Column, Fact, Heading, Sheet, Table};

use crate::data::catalogue::{Catalogue, capital, page_words};

/// The maximum of lines in a table, so that none is taller than a page; and the minimum of
/// letters in a line of a name.
const LINES: usize = 36;
const LETTERS: usize = 24;

/// The numbers of a battle's units, both sides side by side.
pub fn numbers(words: &Catalogue, name: &str, view: &BattleView, credit: &str) -> Sheet {
    let get = |key: &str| words.get(&format!("report.brief.{key}")).to_owned();
    let mut blocks = vec![Block::Heading(Heading {
        text: get("heading"),
        note: get("how"),
    })];
    let sides = view.sides.iter();
    let sides = sides.map(|side| (side.name.as_str(), side.units.as_slice()));
    blocks.extend(units_beside(words, &sides.collect::<Vec<_>>()));
    let names: Vec<&str> = view.sides.iter().map(|side| side.name.as_str()).collect();
    Sheet {
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
        language: words.language().locale().to_owned(),
        words: page_words(words),
    }
}

/// The units of both sides side by side: number, name, strength.
pub(super) fn units_beside(words: &Catalogue, sides: &[(&str, &[UnitCard])]) -> Vec<Block> {
    // Without known strengths, there is no column for strength.
    let mut cards = sides.iter().flat_map(|(_, units)| *units);
    let kept = if cards.any(|card| card.strength.start > 0) {
        3
    } else {
        2
    };
    let cell = |units: &[UnitCard], row: usize| {
        let cells: [String; 3] = units.get(row).map_or_else(Default::default, |card| {
            let strength = strength(words, card, usual(units));
            [card.unit.unit.to_string(), bare(card).to_owned(), strength]
        });
        cells.into_iter().take(kept)
    };
    let rows = sides.iter().map(|(_, units)| units.len()).max();
    let rows = (0..rows.unwrap_or(0)).map(|row| {
        let cells = sides.iter().flat_map(|(_, units)| cell(units, row));
        cells.collect::<Vec<String>>()
    });
    let column = |head: String, align, share| Column { head, align, share };
    let number = words.get("report.brief.number");
    let columns = sides.iter().flat_map(|(name, units)| {
        [
            column(number.to_owned(), Align::Right, 0),
            column((*name).to_owned(), Align::Left, 1),
            column(capital(usual(*units)), Align::Right, 0),
        ]
        .into_iter()
        .take(kept)
    });
    let columns: Vec<Column> = columns.collect();
    let tables = parts(rows.collect()).into_iter().map(|rows| {
        Block::Table(Table {
            caption: String::new(),
            columns: columns.clone(),
            rows,
        })
    });
    tables.collect()
}

/// All gauges of a unit, its strength first.
fn gauges(card: &UnitCard) -> impl Iterator<Item = &Gauge> {
    std::iter::once(&card.strength).chain(&card.others)
}

/// A unit's name without its number, which precedes it.
pub(super) fn bare(card: &UnitCard) -> &str {
    let number = format!("{} ", card.unit.unit);
    let after = card.name.strip_prefix(&number).map(str::trim);
    after.filter(|name| !name.is_empty()).unwrap_or(&card.name)
}

/// A unit's gauge in this measure. Figures with guns have it, though it is not their
/// strength.
pub(super) fn gauge_of<'a>(card: &'a UnitCard, what: &str) -> Option<&'a Gauge> {
    gauges(card).find(|gauge| gauge.what == what)
}

/// The measure of most units: the heading of their column. Guns count only where there are
/// no other units, as they may have a measure of their own.
pub fn usual<'a>(units: impl IntoIterator<Item = &'a UnitCard>) -> &'a str {
    let (guns, others): (Vec<_>, Vec<_>) =
        (units.into_iter()).partition(|card| card.arm == Arm::Guns);
    let asked = if others.is_empty() { guns } else { others };
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for what in asked
        .into_iter()
        .flat_map(gauges)
        .map(|it| it.what.as_str())
    {
        match counts.iter_mut().find(|(known, _)| *known == what) {
            Some((_, count)) => *count += 1,
            None => counts.push((what, 1)),
        }
    }
    // On a tie, the first.
    let most = counts.iter().rev().max_by_key(|(_, count)| *count);
    most.map_or("", |(what, _)| *what)
}

/// A unit's current strength under a heading: "22", or "17 of 22" after losses; for a unit that is
/// gone, the reason. A unit with another measure names it, such as guns among figures.
fn strength(words: &Catalogue, card: &UnitCard, head: &str) -> String {
    if let Some(gone) = &card.gone {
        return gone.clone();
    }
    let many = |gauge: &Gauge| {
        let [now, start] = [gauge.now, gauge.start].map(|many| many.to_string());
        if gauge.now == gauge.start {
            start
        } else {
            words.fill("report.brief.left", &[("now", &now), ("start", &start)])
        }
    };
    let alike = gauge_of(card, head);
    // A start of 0 means an unknown strength, or none at all.
    let alike = alike.map(|gauge| match gauge.start {
        0 => "\u{2013}".to_owned(),
        _ => many(gauge),
    });
    if let (Some(alike), true) = (&alike, card.strength.what == head) {
        return alike.clone();
    }
    let other = card.others.iter().find(|gauge| gauge.what != head);
    let guns = other.unwrap_or(&card.strength);
    let Some(alike) = alike else {
        return format!("{} {}", many(guns), guns.what);
    };
    let values = [("what", guns.what.as_str()), ("many", &many(guns))];
    let guns = words.fill("report.brief.counted", &values);
    format!("{alike}; {guns}")
}

/// Splits rows into tables, none of them too tall.
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
