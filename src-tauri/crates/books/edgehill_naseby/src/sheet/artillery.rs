//! The printed parts about guns.

use drumhead_vocabulary::sheet::{Align, Block, Table};

use super::rules::Rules;
use crate::army::{Arm, digits};
use crate::guns::{Bar, disorder_odds};
use crate::interpretations::{CavalryFive, Interpretations};
use crate::tables::Tables;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::hex::Cell;
use drumhead_rules::list::paper::{column, frame, heading};
use drumhead_rules::odds::{Chance as _, Distribution, Exact};

/// Returns all blocks about guns (E-10 to E-25, E-37, E-38).
pub(super) fn artillery(rules: &Rules<'_>, tables: &Tables) -> [Block; 5] {
    let words = rules.words;
    [
        heading(words, "artillery"),
        Block::Table(guns(words, tables, rules.interpretations)),
        chain(words),
        frame(
            words,
            "guns",
            &rules.say(&[
                "E-37", "E-10", "E-11", "E-12", "E-19", "E-20", "E-21", "E-22", "E-23", "E-24",
                "E-25",
            ]),
        ),
        set_up(words, tables),
    ]
}

/// Returns the dice and odds of a gun by range (E-13, E-14, E-16, E-17).
pub(super) fn guns(words: &Catalogue, tables: &Tables, interpretations: &Interpretations) -> Table {
    let reach = tables.artillery.reach();
    let chance = |target, range| {
        let odds: Option<Distribution<bool, Exact>> =
            disorder_odds(target, range, tables, interpretations);
        odds.map_or_else(String::new, |odds| percent(&odds.chance(|hit| *hit)))
    };
    let rows = (1..=reach).map(|range| {
        vec![
            range.to_string(),
            tables.artillery.at(range).unwrap_or(0).to_string(),
            chance(Arm::Infantry, range),
            chance(Arm::Cavalry, range),
        ]
    });
    let cavalry = match interpretations.cavalry_5plus {
        CavalryFive::AnyDie => "cavalry_any",
        CavalryFive::Sum => "cavalry_sum",
    };
    Table {
        caption: words.get("sheet.caption_guns").to_owned(),
        columns: vec![
            column(words, "range", Align::Left, 2),
            column(words, "dice", Align::Right, 1),
            column(words, "infantry", Align::Right, 3),
            column(words, cavalry, Align::Right, 3),
        ],
        rows: rows.collect(),
    }
}

/// Returns a chance as a rounded percentage, because fractions for many dice are hard to read. An
/// uncertain result is never shown as certain, and a possible result never as impossible.
fn percent(chance: &Exact) -> String {
    if *chance < Exact::ratio(1, 1) && *chance > Exact::ratio(99, 100) {
        return ">99%".to_owned();
    }
    if *chance > Exact::ratio(0, 1) && *chance < Exact::ratio(1, 100) {
        return "<1%".to_owned();
    }
    let reached = |hundredths: &u32| Exact::ratio(2 * hundredths - 1, 200) <= *chance;
    let hundredths = (1..=100).take_while(reached).last().unwrap_or(0);
    format!("{hundredths}%")
}

/// Returns the checks before a shot, in order.
fn chain(words: &Catalogue) -> Block {
    let rows = (1..).zip(Bar::ALL).map(|(number, bar)| {
        vec![
            format!("{number}"),
            words.get(&format!("chain.{}", bar.id())).to_owned(),
            bar.clause().as_str().to_owned(),
        ]
    });
    Block::Table(Table {
        caption: words.get("sheet.caption_chain").to_owned(),
        columns: vec![
            column(words, "none", Align::Right, 0),
            column(words, "chain", Align::Left, 8),
            column(words, "clause", Align::Left, 1),
        ],
        rows: rows.collect(),
    })
}

/// Returns the initial hexes of Edgehill's guns (E-38).
fn set_up(words: &Catalogue, tables: &Tables) -> Block {
    let row = |side: &str, cells: &[Cell]| {
        let hexes: Vec<_> = cells.iter().map(|cell| digits(*cell)).collect();
        vec![
            words.get(&format!("sheet.{side}")).to_owned(),
            hexes.join(", "),
        ]
    };
    Block::Table(Table {
        caption: words.get("sheet.caption_set_up").to_owned(),
        columns: vec![
            column(words, "side", Align::Left, 2),
            column(words, "hexes", Align::Left, 7),
        ],
        rows: vec![
            row("royalist", &tables.guns.royalist),
            row("parliament", &tables.guns.parliament),
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_rounded_to_hundredths() {
        let of = |over, under| percent(&Exact::ratio(over, under));
        assert_eq!(of(671, 1296), "52%");
        assert_eq!(of(1, 6), "17%");
        assert_eq!([of(0, 6), of(6, 6)], ["0%", "100%"]);
        assert_eq!([of(1, 100), of(99, 100)], ["1%", "99%"]);
        // A roll that can still fail is not certain, and a roll that can succeed is not impossible.
        assert_eq!([of(1295, 1296), of(1, 1296)], [">99%", "<1%"]);
    }
}
