//! A battle that is put right by hand, and its papers.
#![allow(clippy::unwrap_used, clippy::panic)]

use drumhead_words::dice::Given;
use drumhead_words::play::UnitRef;
use drumhead_words::sheet::{Block, Entry, RosterFor};

use super::*;
use crate::play::Game;

const HORSE: UnitRef = UnitRef::new(0, 1);

/// A unit of horse on each side.
fn battle() -> Battle {
    let side = |name: &str| SideSetup {
        name: name.to_owned(),
        army: Army {
            units: vec![Unit {
                number: 1,
                arm: Arm::Cavalry,
                mounted: true,
                basic_morale: 7,
                strength: 3,
                ..Unit::default()
            }],
            ..Army::default()
        },
    };
    let setup = Setup {
        sides: [side("Crown"), side("Congress")],
        first: 0,
        readings: Readings::default(),
        tables: None,
    };
    Battle::new(setup).unwrap()
}

fn give(battle: &mut Battle, command: &Command) -> Vec<Event> {
    let events = battle.decide(command, &[], &mut Given::default()).unwrap();
    for event in &events {
        battle.fold(event).unwrap();
    }
    events
}

fn entry(battle: &Battle) -> Entry {
    let sheet = battle.roster(0, RosterFor::Player, false).unwrap();
    let entries = sheet.blocks.into_iter().filter_map(|block| {
        if let Block::Entry(entry) = block {
            Some(entry)
        } else {
            None
        }
    });
    entries.into_iter().next().unwrap()
}

#[test]
fn a_roster_shows_what_was_put_right_and_how_far_dismounted_horse_charges() {
    let mut battle = battle();
    let mounted = entry(&battle);
    for set in [
        Correction::Mounted(false),
        Correction::Name("Tarleton's".to_owned()),
        Correction::BasicMorale(3),
    ] {
        let unit = HORSE;
        give(&mut battle, &Command::Correct { unit, set });
    }
    let now = entry(&battle);
    assert_eq!(now.name, "Tarleton's");
    assert!(now.lines[0].contains("on foot"), "{:?}", now.lines);
    assert!(now.lines[0].contains("basic morale 3"), "{:?}", now.lines);
    // C-02: foot charges 3 inches, horse 6.
    assert!(
        mounted.looks[0].value.starts_with('6'),
        "{:?}",
        mounted.looks
    );
    assert!(now.looks[0].value.starts_with('3'), "{:?}", now.looks);
}

#[test]
fn what_paper_says_became_of_a_unit_is_what_became_of_it() {
    for away in [Away::Surrendered, Away::Destroyed] {
        let mut battle = battle();
        let now = OnPaper {
            unit: HORSE,
            strength: 0,
            morale: Morale::Good,
            away: Some(away),
        };
        let events = give(&mut battle, &Command::FromPaper { units: vec![now] });
        assert_eq!(battle.state.unit(HORSE).unwrap().away, Some(away));
        let left = events.iter().filter(|it| matches!(it, Event::Left { .. }));
        assert_eq!(left.count(), 0, "{away:?}");
    }
}
