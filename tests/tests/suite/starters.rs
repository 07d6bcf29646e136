//! The starter armies: valid, legal, correctly priced, and explicit about sources and guesses.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use drumhead_desk::file::read;
use drumhead_desk::starter;
use drumhead_fornovo::*;
use drumhead_rules::catalogue::Language;
use drumhead_shelf::BookId;
use drumhead_tests::armies::{
    CHARGING, EDGEHILL_ON_HEXES, FORNOVO, LISTS, NASEBY_ON_HEXES, STAND_AND_DIE, fornovo,
};
use serde_json::{Value, json};

/// The prices of both armies in each battle of the main rulebook.
const PRICES: [[i32; 2]; 6] = [
    [1980, 1982],
    [1984, 1988],
    [1980, 1968],
    [2000, 1958],
    [1994, 1974],
    [1988, 1882],
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/armies")
}

fn file(id: &str) -> Value {
    let path = folder().join(id).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{path:?}: {e}"))
}

/// Returns the file of a starter army with its English texts.
fn with_texts(id: &str) -> Value {
    json!(starter(id, Language::ENGLISH).unwrap().army())
}

fn starters() -> impl Iterator<Item = &'static str> {
    FORNOVO.into_iter().flatten()
}

#[test]
fn the_folder_contains_exactly_the_starter_armies() {
    let found: BTreeSet<_> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let lists = LISTS.into_iter().chain([EDGEHILL_ON_HEXES]);
    let ids = starters().chain(lists.flatten());
    let expected: BTreeSet<_> = ids.map(|id| format!("{id}.json")).collect();
    assert_eq!(found, expected);
}

#[test]
fn lists_of_charging_are_complete_and_name_their_guesses() {
    use drumhead_charging as charging;
    use drumhead_rules::list::{ListBook, check};
    for id in CHARGING {
        let file = with_texts(id);
        assert_eq!(file["book"], "charging", "{id}");
        let army: charging::Army = serde_json::from_value(file["army"].clone()).unwrap();
        check::<charging::Charging>(&army).unwrap();
        assert_eq!(
            charging::Charging::problems(
                &army,
                <charging::Charging as ListBook>::words(Language::ENGLISH)
            )
            .unwrap(),
            [],
            "{id}"
        );
        assert!(army.source.contains("Drumhead's suggestions"), "{id}");
        assert!(army.notes.contains("Our guesses: "), "{id}");
        for unit in &army.units {
            let notes = unit.notes.to_lowercase();
            assert!(notes.contains("our guess"), "{id}: {}", unit.name);
        }
    }
}

#[test]
fn lists_of_edgehill_and_naseby_are_placed_and_have_the_set_ups_guns() {
    use drumhead_edgehill_naseby::{Army, Battle, EdgehillNaseby, Setup};
    use drumhead_rules::list::{ListBook, check};
    use drumhead_rules::play::Game as _;
    for battle in [EDGEHILL_ON_HEXES, NASEBY_ON_HEXES] {
        let [one, other] = battle.map(|id| {
            let army: Army = serde_json::from_value(with_texts(id)["army"].clone()).unwrap();
            check::<EdgehillNaseby>(&army).unwrap();
            // Guns outside their hexes, or without infantry, would be reported here.
            assert_eq!(
                EdgehillNaseby::problems(
                    &army,
                    <EdgehillNaseby as ListBook>::words(Language::ENGLISH)
                )
                .unwrap(),
                [],
                "{id}"
            );
            assert!(
                army.source.ends_with('.') && army.notes.to_lowercase().contains("our guess"),
                "{id}"
            );
            assert!(
                army.units.iter().all(|unit| unit.of.strength.is_none()),
                "{id}"
            );
            assert!(army.own.profile.crt.is_none(), "{id}");
            army
        });
        assert_eq!(
            Battle::new(Setup::of(one, other).unwrap()).unwrap().turn(),
            1
        );
    }
}

#[test]
fn lists_of_stand_and_die_are_complete_and_placed_and_name_their_guesses() {
    use drumhead_rules::list::{ListBook, check};
    use drumhead_rules::play::Game as _;
    use drumhead_stand_and_die::{self as stand_and_die, Battle, Setup, StandAndDie};
    let [one, other] = STAND_AND_DIE.map(|id| {
        let file = with_texts(id);
        assert_eq!(file["book"], "stand_and_die", "{id}");
        let army: stand_and_die::Army = serde_json::from_value(file["army"].clone()).unwrap();
        check::<StandAndDie>(&army).unwrap();
        assert_eq!(
            StandAndDie::problems(&army, <StandAndDie as ListBook>::words(Language::ENGLISH))
                .unwrap(),
            [],
            "{id}"
        );
        assert!(army.source.ends_with('.') && army.notes.contains("Our guesses: "));
        for unit in &army.units {
            let notes = unit.notes.to_lowercase();
            assert!(notes.contains("our guess"), "{id}: {}", unit.name);
        }
        army
    });
    let battle = Battle::new(Setup::of(one, other).unwrap()).unwrap();
    assert_eq!(battle.turn(), 1);
    assert_eq!(battle.form().unwrap().problems, [""; 0]);
}

#[test]
fn a_starter_file_is_unchanged_when_written_again() {
    for id in starters() {
        let file = file(id);
        let written = read(file.to_string().as_bytes()).unwrap().army();
        assert_eq!(file.as_object().unwrap().len(), 4, "{id}");
        assert_eq!(file["drumhead"], "army", "{id}");
        assert_eq!(file["version"], 3, "{id}");
        assert_eq!(file["book"], "fornovo", "{id}");
        assert_eq!(json!(written)["army"], file["army"], "{id}");
    }
}

#[test]
fn each_starter_is_legal_without_warnings_and_correctly_priced() {
    for (id, points) in starters().zip(PRICES.into_iter().flatten()) {
        let army = fornovo(id);
        check(&army).unwrap_or_else(|e| panic!("{id}: {e}"));
        let rules = Rules::new(&army.interpretations).unwrap();
        let total = bill(&army, &rules).total;
        assert_eq!(total.0, points, "{id}");
        assert!(total <= army.limit.unwrap(), "{id}");
        let problems = problems(&army, &rules, total);
        assert!(problems.is_empty(), "{id}: {problems:?}");
    }
}

#[test]
fn starter_units_are_numbered_in_order_and_every_general_has_units() {
    for id in starters() {
        let army = fornovo(id);
        let numbers = army.units.iter().map(|unit| unit.number.0);
        assert!(
            numbers.eq(1..=u16::try_from(army.units.len()).unwrap()),
            "{id}"
        );
        for general in &army.generals {
            let his = |unit: &&Unit| unit.general == Some(general.id);
            assert!(army.units.iter().any(|unit| his(&unit)), "{}", general.name);
            for unit in army.units.iter().filter(his) {
                assert_eq!(unit.contingent, general.contingent, "{id}: {}", unit.name);
            }
        }
        for unit in &army.units {
            assert!(unit.general.is_some(), "{id}: {}", unit.name);
            let formed = unit.formation.front.is_some();
            assert_eq!(formed, unit.kind != Kind::Artillery, "{id}: {}", unit.name);
        }
    }
}

#[test]
fn both_sides_have_the_same_year_scale_and_points_limit() {
    for [one, other] in FORNOVO.map(|pair| pair.map(fornovo)) {
        assert_eq!(one.year, other.year);
        assert_eq!(one.scale, other.scale);
        assert_eq!(one.limit, other.limit);
        assert_ne!(one.name, other.name);
    }
}

#[test]
fn facts_have_a_source_and_guesses_are_marked() {
    for id in starters() {
        let army = fornovo(id);
        assert!(army.source.ends_with('.') && army.source.len() > 20, "{id}");
        assert!(army.notes.contains("Our guesses: "), "{id}");
        for unit in &army.units {
            let notes = unit.notes.to_lowercase();
            assert!(notes.contains("our guess"), "{id}: {}", unit.name);
        }
    }
}

#[test]
fn the_notes_of_a_starter_are_in_the_players_language() {
    let id = "lutzen-1632-stand_and_die-swedish";
    let unit = |language| json!(starter(id, language).unwrap().army())["army"]["units"][0].take();
    let (english, german) = (unit(Language::ENGLISH), unit("de".parse().unwrap()));
    assert_eq!(
        english["notes"],
        "Our guess: 9 figures for the two regiments together."
    );
    assert!(german["notes"].as_str().unwrap().starts_with("Geschätzt: "));
    assert_eq!(english["name"], german["name"]);
}

#[test]
fn every_text_of_a_starter_in_the_catalogues_is_in_its_army() {
    let ids = || starters().chain(LISTS.into_iter().chain([EDGEHILL_ON_HEXES]).flatten());
    for book in BookId::ALL {
        for key in book.words(Language::ENGLISH).ids() {
            let Some(rest) = key.strip_prefix("army-") else {
                continue;
            };
            // Some keys of Fornovo's screens begin with `army-` too.
            let Some(id) = ids().find(|id| rest.starts_with(&format!("{id}-"))) else {
                continue;
            };
            let army = with_texts(id)["army"].take();
            let text = book.words(Language::ENGLISH).find(key).unwrap();
            assert!(army.to_string().contains(&json!(text).to_string()), "{key}");
        }
    }
}
