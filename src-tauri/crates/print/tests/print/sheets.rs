//! Sheets to lay out.

use drumhead_print::{Edition, Kind, Pages, Paper, Template, lay_out};
use drumhead_vocabulary::sheet::{
    Align, Block, Column, Entry, Fact, Heading, PageWords, Sheet, Table, Tick, Track,
};

/// Returns a unit, with or without points.
pub(crate) fn unit(number: usize, points: &str) -> Block {
    let fact = |label: &str, value: &str| Fact {
        label: label.to_owned(),
        value: value.to_owned(),
    };
    Block::Entry(Entry {
        number: number.to_string(),
        name: format!("Regiment of the number {number}"),
        lines: vec!["Infantry, starting in H8".to_owned()],
        facts: vec![fact("Move", "1"), fact("Range", "2")],
        points: points.to_owned(),
        track: Some(Track {
            boxes: 7,
            ticked: 2,
            marks: Vec::new(),
        }),
        problems: Vec::new(),
        ticks: vec![Tick {
            word: "in melee".to_owned(),
            ticked: false,
        }],
    })
}

pub(crate) fn heading(text: &str) -> Block {
    Block::Heading(Heading {
        text: text.to_owned(),
        note: String::new(),
    })
}

pub(crate) fn table() -> Block {
    let column = |head: &str| Column {
        head: head.to_owned(),
        align: Align::Left,
        share: 1,
    };
    Block::Table(Table {
        caption: "Terrain".to_owned(),
        columns: vec![column("Ground"), column("Moving")],
        rows: vec![vec!["Wood".to_owned(), "2".to_owned()]],
    })
}

/// Returns the words that a layout adds, in English.
fn page_words() -> PageWords {
    PageWords {
        page: "{page} of {pages}".to_owned(),
        continued: "{heading}, continued".to_owned(),
        part: "{caption} · hexes {from} to {to}".to_owned(),
    }
}

/// Returns a roster of this many units, followed by a table.
pub(crate) fn roster(units: usize, points: &str) -> Sheet {
    let mut blocks = vec![heading("Units")];
    blocks.extend((1..=units).map(|number| unit(number, points)));
    blocks.extend([heading("Terrain"), table()]);
    Sheet {
        title: "The army".to_owned(),
        subtitle: "England, 1642".to_owned(),
        figure: None,
        stamp: None,
        facts: Vec::new(),
        blocks,
        credit: "In our own words.".to_owned(),
        language: "en-GB".to_owned(),
        words: page_words(),
    }
}

/// Lays out a sheet on A4 with the built-in template of rosters.
pub(crate) fn laid_out(sheet: &Sheet, edition: Edition) -> Pages {
    let template = Template::built_in(Kind::Roster).expect("the built-in template parses");
    lay_out(sheet, template, Paper::A4, edition).expect("this sheet can be laid out")
}
