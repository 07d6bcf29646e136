//! The panel of a unit: its own numbers, from the tables used in play.

use drumhead_fornovo::battle::actions;
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command};
use drumhead_testing::{field, play};
use drumhead_tests::armies::{CHARGING, FORNOVO, SEDGEMOOR, begun};
use drumhead_vocabulary::play::{Column, UnitRef};

#[test]
fn every_panel_is_shown_in_words() {
    for pair in FORNOVO.into_iter().chain([CHARGING]) {
        let battle = begun(pair);
        for card in battle.view().sides.iter().flat_map(|side| &side.units) {
            let panel = battle.panel(card.unit);
            assert!(panel.len() >= 2, "{pair:?}: {}: {panel:?}", card.name);
            for column in &panel {
                let texts = (column.entries.iter()).flat_map(|entry| [&entry.label, &entry.value]);
                for text in texts.chain([&column.heading]) {
                    let raw = text.is_empty() || text.contains('_');
                    assert!(!raw, "{pair:?}: {}: {text:?}", card.name);
                }
            }
        }
    }
}

/// Returns the value of an entry.
fn value<'a>(panel: &'a [Column], heading: &str, label: &str) -> &'a str {
    let column = panel
        .iter()
        .find(|column| column.heading == heading)
        .unwrap_or_else(|| panic!("no {heading} in {panel:?}"));
    let entry = column.entries.iter().find(|entry| entry.label == label);
    &entry
        .unwrap_or_else(|| panic!("no {label} in {column:?}"))
        .value
}

#[test]
fn the_numbers_come_from_the_rulebooks_tables() {
    let battle = begun(SEDGEMOOR);
    let view = battle.view();
    let named = |name: &str| -> UnitRef {
        let mut cards = view.sides.iter().flat_map(|side| &side.units);
        cards
            .find(|card| card.name.contains(name))
            .unwrap_or_else(|| panic!("{name}"))
            .unit
    };
    let panel = battle.panel(named("Dumbarton"));
    assert_eq!(value(&panel, "Moves in the open", "normal move"), "8″");
    assert_eq!(value(&panel, "Moves in the open", "charge move"), "10″");
    let close = value(&panel, "Hits on", "muskets to 6″");
    assert_eq!(
        close,
        "45H 6HH, skirmishers 6H, soft cover 56H, hard cover 6H"
    );
    let saves = value(&panel, "Saves from the front", "pikes");
    assert!(saves.starts_with("gunpowder 6, longbow 6"), "{saves}");
    let rally = value(&panel, "Reaction tests now", "rally");
    assert_eq!(rally, "\u{2212}3: passes on 4+");
}

#[test]
fn dismounted_riders_move_on_foot() {
    let mut battle = begun(SEDGEMOOR);
    let view = battle.view();
    let mut cards = view.sides.iter().flat_map(|side| &side.units);
    let dragoons = cards.find(|card| card.name.contains("Cornbury")).unwrap();
    let moves = |battle: &Battle| {
        let panel = battle.panel(dragoons.unit);
        value(&panel, "Moves in the open", "normal move").to_owned()
    };
    assert_eq!(moves(&battle), "16″");
    let dismounts = actions::Correct {
        unit: dragoons.unit,
        set: field("mounted", false),
    };
    let command = Command::Fornovo(dismounts.into());
    play(&mut battle, &command, []);
    assert_eq!(moves(&battle), "8″");
}

#[test]
fn a_missing_unit_has_no_panel() {
    let battle = begun(SEDGEMOOR);
    assert!(battle.panel(UnitRef::new(0, 999)).is_empty());
    assert!(battle.panel(UnitRef::new(9, 1)).is_empty());
}
