//! Tests of the playsheet's tables and sentences.
#![allow(clippy::unwrap_used)]

use drumhead_vocabulary::sheet::{Block, Sheet};

use super::{Scope, playsheet};
use crate::army::*;
use crate::interpretations::Interpretations;
use crate::tables::Rules;
use crate::words::Words;
use drumhead_rules::catalogue::Language;

fn english() -> Words {
    Words::speak(Language::ENGLISH)
}

fn playsheet_of_all() -> Sheet {
    let (rules, interpretations) = (Rules::standard().unwrap(), Interpretations::default());
    playsheet(
        rules,
        &interpretations,
        &Scope::of_all(FigureScale::Large),
        english(),
    )
    .unwrap()
}

/// Returns the rows whose first cell contains these words.
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
    let sheet = playsheet_of_all();
    let near = rows(&sheet, "javelins");
    assert_eq!(near.len(), 1, "{near:?}");
    assert_eq!(near[0][1], "6");
    let far = rows(&sheet, "self-bows and slings only");
    assert_eq!(far.len(), 1, "{far:?}");
    assert_eq!(far[0][1], "12");
}

#[test]
fn halved_fire_names_the_exempt_troops() {
    let sheet = playsheet_of_all();
    assert_eq!(
        rows(&sheet, "mounted (except self-bows and pistols)").len(),
        1
    );
    assert_eq!(
        rows(
            &sheet,
            "charged from less than half a charge move (except salvee)"
        )
        .len(),
        1
    );
    assert_eq!(rows(&sheet, "(except rotation and salvee)").len(), 1);
}

#[test]
fn organ_guns_have_the_hailshot_of_heavy_guns() {
    let sheet = playsheet_of_all();
    let both = rows(&sheet, "heavy, organ, hail");
    assert_eq!(both.len(), 2, "one line for each period: {both:?}");
    assert!(rows(&sheet, "organ, ball").is_empty());
}

/// A line break does not separate the two parts of a hit code, and the caption of the saves
/// mentions that a 1 always fails.
#[test]
fn hit_codes_are_unbroken_and_saves_name_the_scores_that_fail() {
    let sheet = playsheet_of_all();
    assert!(
        !rows(&sheet, "steady muskets")[0]
            .iter()
            .any(|it| it.contains("45H 6HH"))
    );
    let mut captions = sheet.blocks.iter().filter_map(|block| {
        if let Block::Table(table) = block {
            return Some(&table.caption);
        }
        None
    });
    assert!(captions.any(|it| it.starts_with("Saves") && it.ends_with("a 1 always fails")));
}

#[test]
fn the_sheet_defines_steady() {
    let sheet = playsheet_of_all();
    let mut frames = sheet.blocks.iter().filter_map(|block| {
        if let Block::Frame(frame) = block {
            return Some(&frame.paragraphs);
        }
        None
    });
    assert!(frames.any(|paragraphs| {
        paragraphs
            .iter()
            .any(|it| it.starts_with("Close-order regulars other than gunners are steady"))
    }));
}

fn text(sheet: &Sheet) -> String {
    let frames = sheet.blocks.iter().filter_map(|block| {
        if let Block::Frame(frame) = block {
            return Some(frame.paragraphs.join("\n"));
        }
        None
    });
    frames.collect::<Vec<_>>().join("\n")
}

/// The sheet has the sentences that a player looks up when troops charge, rout or are shot at by a
/// sniper.
#[test]
fn rules_outside_the_tables_are_on_the_sheet() {
    let all = text(&playsheet_of_all());
    for clause in [
        "3.9", "8.2", "2.63", "2.51", "2.52", "2.53", "7.31", "7.32", "7.35", "7.39", "7.46",
        "7.47", "7.49", "7.52", "7.53", "7.57", "7.59", "9.13", "9.16", "9.17", "9.38", "10.5",
        "10.29",
    ] {
        assert!(all.contains(&format!("[{clause}]")), "{clause}");
    }
}

#[test]
fn a_sheet_of_a_battle_omits_the_rules_of_missing_troops_and_lists_the_troops() {
    let (rules, interpretations) = (Rules::standard().unwrap(), Interpretations::default());
    let sheet = |army: &Army| {
        let scope = Scope::between(
            [("One", army), ("Other", army)],
            FigureScale::Large,
            1640,
            rules,
        );
        text(&playsheet(rules, &interpretations, &scope, english()).unwrap())
    };
    let mut army = Army {
        units: vec![Unit {
            groups: vec![Group {
                count: 24,
                ..Group::default()
            }],
            ..Unit::default()
        }],
        ..Army::default()
    };
    let plain = sheet(&army);
    for clause in [
        "3.9", "8.2", "2.63", "2.51", "7.15", "9.16", "9.35", "10.29",
    ] {
        assert!(!plain.contains(&format!("[{clause}]")), "{clause}");
    }
    for text in ["snipers", "unpaid troops", "trotters", "salvee"] {
        assert!(plain.contains(text), "{text}");
    }
    army.units[0].pay = Pay::Unpaid;
    army.pieces = vec![Piece {
        id: PieceId(1),
        name: String::new(),
        what: PieceKind::Sniper,
    }];
    let more = sheet(&army);
    assert!(more.contains("[2.63]") && more.contains("[2.53]"));
    assert!(!more.contains("unpaid troops") && !more.contains("snipers;"));
}

/// A gun that unlimbers like another shares its line, and is not listed as omitted.
#[test]
fn unlimbering_of_guns_that_the_armies_lack_is_omitted() {
    let (rules, interpretations) = (Rules::standard().unwrap(), Interpretations::default());
    let army = Army {
        units: vec![Unit {
            kind: Kind::Artillery,
            models: Models {
                light_gun: 1,
                ..Models::default()
            },
            ..Unit::default()
        }],
        ..Army::default()
    };
    let sides = [("One", &army), ("Other", &army)];
    let scope = Scope::between(sides, FigureScale::Large, 1640, rules);
    let sheet = playsheet(rules, &interpretations, &scope, english()).unwrap();
    assert_eq!(rows(&sheet, "Unlimber").len(), 1);
    assert!(text(&sheet).contains("unlimber medium, heavy guns"));
}

/// A sentence whose interpretation is not the default is marked in place.
#[test]
fn interpretations_other_than_the_default_are_marked_in_place() {
    let rules = Rules::standard().unwrap();
    let mut interpretations = Interpretations::default();
    interpretations.set("D-116", Some("flow_always")).unwrap();
    let sheet = playsheet(
        rules,
        &interpretations,
        &Scope::of_all(FigureScale::Large),
        english(),
    )
    .unwrap();
    let all = text(&sheet);
    assert!(all.contains("[7.53*]") && !all.contains("[7.53]"));
    assert!(all.contains("[7.57]"));
    assert!(all.contains("[D-116: 7.53*"), "{all}");
    let usual = text(&playsheet_of_all());
    assert!(!usual.contains('*'));
}

/// Composite bows are named in the rows in which the players' interpretations put them (D-23,
/// D-24).
#[test]
fn composite_bows_are_named_in_their_own_rows() {
    let printed = |chosen: &[(&str, &str)]| {
        let mut interpretations = Interpretations::default();
        for (id, option) in chosen {
            interpretations.set(id, Some(option)).unwrap();
        }
        let rules = Rules::new(&interpretations).unwrap();
        let scope = Scope::of_all(FigureScale::Large);
        playsheet(&rules, &interpretations, &scope, english()).unwrap()
    };
    let usual = printed(&[]);
    // Both tables, for shooting and for saves, have a row for longbows and composite bows.
    assert_eq!(rows(&usual, "longbows, composite bows").len(), 2);
    let as_self_bows = printed(&[("D-23", "heavy"), ("D-24", "other")]);
    assert!(rows(&as_self_bows, "composite bows").is_empty());
    assert_eq!(rows(&as_self_bows, "longbows").len(), 2);
    assert_eq!(rows(&as_self_bows, "javelins, other bows, slings").len(), 1);
    assert_eq!(rows(&as_self_bows, "other bows and slings only").len(), 1);
}
