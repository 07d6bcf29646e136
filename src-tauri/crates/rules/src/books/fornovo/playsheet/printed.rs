//! What must not be missing from the printed tables: who a line is for.
#![allow(clippy::unwrap_used)]

use drumhead_words::sheet::{Block, Sheet};

use super::super::army::FigureScale;
use super::super::readings::Readings;
use super::super::tables::Rules;
use super::{Scope, playsheet};

fn whole() -> Sheet {
    let (rules, readings) = (Rules::standard().unwrap(), Readings::default());
    playsheet(rules, &readings, &Scope::whole(FigureScale::Large)).unwrap()
}

/// Rows whose first cell has these words.
fn rows(sheet: &Sheet, words: &str) -> Vec<Vec<String>> {
    let tables = sheet.blocks.iter().filter_map(|block| {
        if let Block::Table(table) = block {
            return Some(&table.rows);
        }
        None
    });
    let rows = tables.flatten().filter(|row| row[0].contains(words));
    rows.cloned().collect()
}

#[test]
fn javelins_have_no_far_range() {
    let sheet = whole();
    let near = rows(&sheet, "javelins");
    assert_eq!(near.len(), 1, "{near:?}");
    assert_eq!(near[0][1], "6");
    let far = rows(&sheet, "self-bows and slings only");
    assert_eq!(far.len(), 1, "{far:?}");
    assert_eq!(far[0][1], "12");
}

#[test]
fn whom_halved_fire_spares_is_said() {
    let sheet = whole();
    assert_eq!(
        rows(&sheet, "mounted fire, not of self-bows or pistols").len(),
        1
    );
    assert_eq!(rows(&sheet, "under half of a charge, no salvee").len(), 1);
    assert_eq!(rows(&sheet, "no rotation fire or salvee").len(), 1);
}

#[test]
fn organ_guns_have_the_hailshot_of_heavy_guns() {
    let sheet = whole();
    let both = rows(&sheet, "heavy, organ, hail");
    assert_eq!(both.len(), 2, "one line for each period: {both:?}");
    assert!(rows(&sheet, "organ, ball").is_empty());
}

/// Two values of a die are not parted by a line's end, and what helps a save says
/// that a 1 fails whatever helps.
#[test]
fn hits_stand_on_one_line_and_saves_say_what_fails() {
    let sheet = whole();
    assert!(
        !rows(&sheet, "steady musketry")[0]
            .iter()
            .any(|it| it.contains("45H 6HH"))
    );
    let mut said = sheet.blocks.iter().filter_map(|block| {
        if let Block::Frame(frame) = block {
            return Some(&frame.paragraphs);
        }
        None
    });
    let saves = said.find(|said| said[0].starts_with("When shot at"));
    for line in saves.unwrap() {
        assert!(line.contains("A 1 always fails."), "{line}");
    }
}

#[test]
fn steady_is_defined() {
    let sheet = whole();
    let mut frames = sheet.blocks.iter().filter_map(|block| {
        if let Block::Frame(frame) = block {
            return Some(&frame.paragraphs);
        }
        None
    });
    assert!(frames.any(|said| said.iter().any(|it| it.starts_with("Steady is"))));
}
