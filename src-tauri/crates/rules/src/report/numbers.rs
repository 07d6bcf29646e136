//! The strengths of the units: a table for both players of a remote battle.

use drumhead_vocabulary::play::{Arm, BattleView, Gauge, UnitCard};
use drumhead_vocabulary::sheet::{Align, Block, Column, Fact, Heading, Sheet, Table};

use crate::data::catalogue::{Catalogue, page_words};

/// The maximum number of lines in a table, so that no table is taller than a page.
const LINES: usize = 36;
/// The minimum number of letters per line of a name.
const LETTERS: usize = 24;

/// Returns a sheet with the strengths of a battle's units, both sides side by side.
pub fn numbers(words: &Catalogue, name: &str, view: &BattleView, credit: &str) -> Sheet {
    let get = |key: &str| words.get(&format!("report.brief.{key}")).to_owned();
    let mut blocks = vec![Block::Heading(Heading {
        text: get("heading"),
        note: get("how"),
    })];
    let sides = view
        .sides
        .iter()
        .map(|side| (side.name.as_str(), side.units.as_slice()));
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

/// Returns the units of both sides side by side, with number, name and strength.
pub(super) fn units_beside(words: &Catalogue, sides: &[(&str, &[UnitCard])]) -> Vec<Block> {
    // Without known strengths, there is no column for strength.
    let mut cards = sides.iter().flat_map(|(_, units)| *units);
    let column_count = if cards.any(|card| card.strength.start > 0) {
        3
    } else {
        2
    };
    let cell = |units: &[UnitCard], row: usize| {
        let cells: [String; 3] = units.get(row).map_or_else(Default::default, |card| {
            let strength = strength(words, card, usual(units));
            [card.unit.unit.to_string(), bare(card).to_owned(), strength]
        });
        cells.into_iter().take(column_count)
    };
    let rows = sides.iter().map(|(_, units)| units.len()).max();
    let rows = (0..rows.unwrap_or(0)).map(|row| {
        let cells = sides.iter().flat_map(|(_, units)| cell(units, row));
        cells.collect::<Vec<String>>()
    });
    let column = |head: String, align, share| Column { head, align, share };
    let number = words.get("report.brief.number");
    let columns: Vec<Column> = sides
        .iter()
        .flat_map(|(name, units)| {
            [
                column(number.to_owned(), Align::Right, 0),
                column((*name).to_owned(), Align::Left, 1),
                column(heading(units), Align::Right, 0),
            ]
            .into_iter()
            .take(column_count)
        })
        .collect();
    let tables = parts(rows.collect()).into_iter().map(|rows| {
        Block::Table(Table {
            caption: String::new(),
            columns: columns.clone(),
            rows,
        })
    });
    tables.collect()
}

/// Returns all gauges of a unit, with its strength first.
fn gauges(card: &UnitCard) -> impl Iterator<Item = &Gauge> {
    std::iter::once(&card.strength).chain(&card.others)
}

/// Returns a unit's name without the number that precedes it.
pub(super) fn bare(card: &UnitCard) -> &str {
    let number = format!("{} ", card.unit.unit);
    let after = card.name.strip_prefix(&number).map(str::trim);
    after.filter(|name| !name.is_empty()).unwrap_or(&card.name)
}

/// Returns a unit's gauge in this measure. The unit's strength may have another measure: a unit of
/// figures with guns also has a gauge for guns.
pub(super) fn gauge_of<'a>(card: &'a UnitCard, what: &str) -> Option<&'a Gauge> {
    gauges(card).find(|gauge| gauge.what == what)
}

/// Returns the measure of most units. Guns count only if there are no other units, because guns may
/// have a separate measure.
pub fn usual<'a>(units: impl IntoIterator<Item = &'a UnitCard>) -> &'a str {
    usual_gauge(units).map_or("", |gauge| gauge.what.as_str())
}

/// Returns the measure of most units as the heading of their column.
fn heading(units: &[UnitCard]) -> String {
    usual_gauge(units).map_or_else(String::new, |gauge| gauge.heading.clone())
}

/// Returns the first gauge in the measure of most units.
fn usual_gauge<'a>(units: impl IntoIterator<Item = &'a UnitCard>) -> Option<&'a Gauge> {
    let (guns, others): (Vec<_>, Vec<_>) =
        (units.into_iter()).partition(|card| card.arm == Arm::Guns);
    let asked = if others.is_empty() { guns } else { others };
    let mut counts: Vec<(&Gauge, usize)> = Vec::new();
    for gauge in asked.into_iter().flat_map(gauges) {
        match counts.iter_mut().find(|(it, _)| it.what == gauge.what) {
            Some((_, count)) => *count += 1,
            None => counts.push((gauge, 1)),
        }
    }
    // On a tie, the first measure is chosen.
    let most = counts.into_iter().rev().max_by_key(|(_, count)| *count);
    most.map(|(gauge, _)| gauge)
}

/// Returns a unit's current strength under a heading: "22", or "17 of 22" after losses. For a unit
/// that is gone, returns the reason. A strength in another measure, such as guns in a column of
/// figures, is given with the name of that measure.
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
    // An initial strength of 0 means that the strength is unknown, or that the unit has none.
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
        let one = guns.one.as_ref().filter(|_| guns.start == 1);
        return amount(words, &many(guns), one.unwrap_or(&guns.what));
    };
    let values = [("what", guns.what.as_str()), ("many", &many(guns))];
    let guns = words.fill("report.brief.counted", &values);
    format!("{alike}; {guns}")
}

/// Returns a number with its measure: "212 figures".
pub(super) fn amount(words: &Catalogue, many: &str, what: &str) -> String {
    words.fill("report.brief.amount", &[("many", many), ("what", what)])
}

/// Splits rows into tables that fit on a page.
fn parts(rows: Vec<Vec<String>>) -> Vec<Vec<Vec<String>>> {
    let mut parts: Vec<Vec<Vec<String>>> = Vec::new();
    let mut lines = LINES;
    for row in rows {
        let tall = row
            .iter()
            .map(|cell| cell.chars().count() / LETTERS + 1)
            .max()
            .unwrap_or(1);
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
