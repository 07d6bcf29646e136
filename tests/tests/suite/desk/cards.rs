//! The numbers on cards, compared with the battle's panels.

use drumhead_desk::books::{BookId, Draft};
use drumhead_desk::play::{Arm, UnitRef};
use drumhead_desk::{Desk, DocumentKind, Language, PrintOrder, Subject, starter, starters};
use drumhead_print::{Edition, Kind, Paper, Template, lay_out_cards};
use drumhead_rules::play::Game;
use drumhead_shelf::{Battle, BattleSetup, Command};
use drumhead_testing::play;
use drumhead_vocabulary::deck::Card;
use drumhead_vocabulary::sheet::{Block, PieceKind};

use super::support::*;

/// Returns every starter army, in a battle against itself.
fn battles() -> Vec<(Draft, Battle)> {
    let all = starters(Language::ENGLISH).unwrap();
    all.iter()
        .map(|it| {
            let draft = starter(&it.id, Language::ENGLISH).unwrap();
            let setup = BattleSetup::between(draft.army(), draft.army()).unwrap();
            (draft, Battle::new(setup).unwrap())
        })
        .collect()
}

/// Returns the value of this label in a unit's panel.
fn panel_value(battle: &Battle, unit: UnitRef, label: &str) -> String {
    let columns = battle.panel(unit);
    let entries = columns.iter().flat_map(|column| &column.entries);
    let found = entries
        .clone()
        .find(|entry| entry.label == label)
        .unwrap_or_else(|| panic!("the panel of {unit:?} has no {label}"));
    found.value.clone()
}

/// Returns the value of the only label with this ending in a unit's panel. A card's labels can be
/// shorter than the panel's: they omit the kind of gun if there is only one, and the notes that the
/// card has above its lines.
fn ending(battle: &Battle, unit: UnitRef, end: &str) -> String {
    let bare = |label: &str| label.trim_end_matches(", hits halved").to_owned();
    let end = bare(end);
    let columns = battle.panel(unit);
    let entries = columns.iter().flat_map(|column| &column.entries);
    let found: Vec<_> = entries
        .filter(|entry| bare(&entry.label).ends_with(&end))
        .collect();
    assert_eq!(found.len(), 1, "the panel of {unit:?} has one {end}");
    found[0].value.clone()
}

/// Returns a panel's value, such as `+1: passes on 3+`, in a card's format: `+1: 3+`.
fn in_short(value: &str) -> String {
    let (sum, needs) = value.split_once(": ").unwrap();
    let needs = match needs {
        "always passes" => "any".to_owned(),
        "always fails" => "none".to_owned(),
        least => least.trim_start_matches("passes on ").to_owned(),
    };
    let sum = match sum {
        "+0" => "0".to_owned(),
        sum => sum.replace('-', "\u{2212}"),
    };
    format!("{sum}: {needs}")
}

fn cards(battle: &Battle) -> Vec<(UnitRef, Card)> {
    let decks = battle.decks(false).unwrap();
    assert_eq!(decks.len(), 2);
    let first = decks.into_iter().next().unwrap();
    first
        .cards
        .into_iter()
        .map(|card| (UnitRef::new(0, card.number.parse().unwrap()), card))
        .collect()
}

#[test]
fn a_card_shows_the_result_of_every_test_under_the_rules() {
    let (mut rows, mut fired, mut unsteady) = (0, 0, 0);
    for (draft, battle) in battles() {
        if draft.book() != BookId::Fornovo {
            continue;
        }
        for (unit, card) in cards(&battle) {
            let tests = &card.tables[0];
            assert_eq!(tests.rows.len(), 6, "{}", card.name);
            for row in &tests.rows {
                let plain = in_short(&panel_value(&battle, unit, &row[0]));
                assert_eq!(row[1], plain, "{} {}", card.name, row[0]);
                // An exhausted unit does not rally (F-5.05).
                let rallies = row[0] == "rally";
                assert_eq!(rallies, row[3] == "–", "{} {}", card.name, row[0]);
                assert_eq!(rallies, row[4] == "–", "{} {}", card.name, row[0]);
                rows += 1;
            }
            // Each weapon hits on the same faces at each range as in the panel.
            for table in &card.tables[1..] {
                let heads: Vec<_> = table.columns.iter().map(|it| it.head.as_str()).collect();
                for row in &table.rows {
                    // The card has a line for the unsteady state, with both ranges. The panel has
                    // no such line, so only the separator of the ranges is checked.
                    if row[0].starts_with("unsteady") {
                        let both = row[1..].iter().all(|it| it.contains('/'));
                        assert!(both, "{} {row:?}", card.name);
                        unsteady += 1;
                        continue;
                    }
                    let label = row[0].trim_end_matches(", steady");
                    let printed = hits_printed(&ending(&battle, unit, label), &heads);
                    assert_eq!(row[1..], printed, "{} {}", card.name, row[0]);
                    fired += 1;
                }
            }
        }
    }
    assert!(rows > 300, "{rows}");
    assert!(fired > 50, "{fired}");
    assert!(unsteady > 5, "{unsteady}");
}

/// Splits a panel's value, such as `45H 6HH, skirmishers 56H`, into the scores of a card's columns.
/// A column whose target is not named has the first score.
fn hits_printed(value: &str, heads: &[&str]) -> Vec<String> {
    let parts: Vec<_> = value.split(", ").collect();
    let of = |head: &&str| {
        let named = parts[1..].iter().find(|part| part.starts_with(*head));
        let score = |part: &&str| {
            let words = part.trim_start_matches(|c: char| c.is_lowercase() || c == ' ');
            words.to_owned()
        };
        named.map_or_else(|| parts[0].to_owned(), score)
    };
    let printed: Vec<_> = heads[1..].iter().map(of).collect();
    // Every kind of target in the panel is on the card.
    assert_eq!(heads[1], "normal");
    for part in &parts[1..] {
        assert!(
            heads
                .iter()
                .any(|head| !head.is_empty() && part.starts_with(head)),
            "{part}"
        );
    }
    printed
}

/// A unit of the main rulebook fits on one card, including guns: no player should have to look for
/// a second card during play.
#[test]
fn a_unit_of_the_main_rulebook_has_one_card() {
    let template = Template::built_in(Kind::Cards).unwrap();
    for (draft, battle) in battles() {
        if draft.book() != BookId::Fornovo {
            continue;
        }
        let decks = battle.decks(false).unwrap();
        for edition in [Edition::Standard, Edition::InkSaving] {
            for size in ["poker", "a6"] {
                let pages = lay_out_cards(&decks[0], template, Paper::A4, edition, size).unwrap();
                let placed = pages.pages.iter().flat_map(|page| &page.blocks);
                let second: Vec<_> = placed
                    .filter(|placed| placed.part > 1)
                    .map(|placed| &decks[0].cards[placed.block].name)
                    .collect();
                assert!(second.is_empty(), "{} {size}: {second:?}", decks[0].title);
            }
        }
    }
}

#[test]
fn a_shaken_unit_rolls_as_its_card_says() {
    let naseby = starter("naseby-1645-royalist", Language::ENGLISH).unwrap();
    let setup = BattleSetup::between(naseby.army(), naseby.army()).unwrap();
    let battle = Battle::new(setup).unwrap();
    let mut shaken = battle.clone();
    for (unit, _) in cards(&battle) {
        let command = serde_json::from_value(serde_json::json!({
            "book": "fornovo",
            "command": { "do": "correct", "unit": unit, "set": { "what": "morale", "value": "shaken" } }
        }));
        let command: Command = command.unwrap();
        play(&mut shaken, &command, []);
    }
    for (unit, card) in cards(&battle) {
        for row in &card.tables[0].rows {
            let now = in_short(&panel_value(&shaken, unit, &row[0]));
            assert_eq!(row[2], now, "{} {}", card.name, row[0]);
        }
    }
}

#[test]
fn a_card_of_charging_shows_the_result_of_each_sum() {
    let mut met = 0;
    for (draft, battle) in battles() {
        if draft.book() != BookId::Charging {
            continue;
        }
        for (unit, card) in cards(&battle) {
            let test = card.tables.last().unwrap();
            for (place, column) in test.columns.iter().enumerate().skip(1) {
                let sum = panel_value(&battle, unit, &format!("Sum {}", column.head));
                let faces = match test.rows[0][place].trim_end_matches('+') {
                    "–" => 0,
                    least => 7 - least.parse::<u32>().unwrap(),
                };
                assert!(sum.contains(&format!("{faces} in 6 to rout")), "{sum}");
                let faces = match test.rows[1][place].trim_end_matches('\u{2212}') {
                    "–" => 0,
                    most => most.parse::<u32>().unwrap(),
                };
                let counters = format!("{faces} in 6 to counter-charge");
                assert!(sum.contains(&counters), "{sum}: {counters}");
                met += 1;
            }
            let factors = &card.tables[0].rows;
            assert!((5..9).contains(&factors.len()), "{factors:?}");
        }
    }
    assert!(met >= 100, "{met}");
}

#[test]
fn card_fronts_have_the_boxes_and_marks_of_the_battle() {
    for (_, battle) in battles() {
        let view = battle.view();
        let units = &view.sides[0].units;
        let cards = cards(&battle);
        assert_eq!(cards.len(), units.len());
        for (unit, card) in cards {
            let now = units.iter().find(|it| it.unit == unit).unwrap();
            // On a card, a commander in D3 has boxes up to his army's retirement. The screen shows
            // the remaining boxes after units are lost, which no card can show.
            if battle.book() == BookId::D3Ecw && now.arm == Arm::Leader {
                continue;
            }
            let boxes = card.track.as_ref().map_or(0, |track| track.boxes);
            assert_eq!(boxes, now.strength.start, "{}", card.name);
            let marks: Vec<_> = card
                .track
                .iter()
                .flat_map(|track| &track.marks)
                .map(|mark| mark.at)
                .collect();
            let gauge: Vec<_> = now.strength.marks.iter().map(|mark| mark.lost).collect();
            assert_eq!(marks, gauge, "{}", card.name);
            // A leader in *Edgehill and Naseby* has no states to tick.
            let none = battle.book() == BookId::EdgehillNaseby && now.arm == Arm::Leader;
            assert_eq!(card.ticks.is_empty(), none, "{}", card.name);
        }
    }
}

#[test]
fn labels_have_the_rulebooks_base_width_or_the_chosen_one() {
    for (draft, battle) in battles() {
        let sheets = battle.labels(Some(33)).unwrap();
        let labels = sheets[0]
            .blocks
            .iter()
            .find_map(|block| {
                if let Block::Pieces(pieces) = block {
                    return Some(pieces);
                }
                None
            })
            .unwrap();
        assert_eq!(labels.len(), cards(&battle).len());
        for label in labels {
            let PieceKind::Label { base, front } = label.what else {
                panic!("{label:?}");
            };
            assert!(front > 0);
            if draft.book() == BookId::Fornovo {
                assert!([12, 15, 20, 25, 30, 40, 50].contains(&base));
            } else {
                assert_eq!(base, 33);
            }
        }
    }
}

/// The sheet states the width used.
#[test]
fn a_width_chosen_by_the_player_is_stated() {
    let (_folder, mut desk, _) = desk_with_army();
    let text = |desk: &mut Desk, base| {
        let id = desk
            .library()
            .from_starter("carolinas-1781-crown")
            .unwrap()
            .id;
        let mut order = PrintOrder::new(Subject::Army { id }, DocumentKind::Labels);
        order.base = base;
        text_of(&desk.printer().document(&order).unwrap().bytes)
    };
    assert!(text(&mut desk, None).contains("20 mm"));
    assert!(text(&mut desk, Some(35)).contains("35 mm"));
}
