//! Screen and roster in words: every text comes from the catalogue, no placeholder is
//! unfilled, no label is empty.

use std::path::Path;

use drumhead_fornovo::templates::templates;
use drumhead_fornovo::*;
use drumhead_vocabulary::sheet::RosterFor;
use serde_json::Value;

fn starters() -> Vec<(String, Army)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/armies");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let read = |path: &Path| {
        let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let army = || serde_json::from_value(file["army"].clone()).unwrap();
        (file["book"] == "fornovo").then(army)
    };
    let name = |path: &Path| path.file_stem().unwrap().display().to_string();
    paths
        .iter()
        .filter_map(|path| Some((name(path), read(path)?)))
        .collect()
}

/// Fields that must never be empty when shown.
const NEVER_EMPTY: [&str; 3] = ["label", "title", "text"];

/// Whether the text contains a catalogue key without a sentence:
/// `view.ranks` and the like.
fn has_key(text: &str) -> bool {
    let headings = [
        "fault.", "item.", "word.", "plural.", "edit.", "view.", "row.", "choice.", "number.",
        "text.", "closed.", "action.", "group.", "roster.", "save.", "gloss.",
    ];
    let mut words = text.split(|c: char| c.is_whitespace() || ",;:()".contains(c));
    words.any(|word| {
        // A label that begins a button has a capital.
        let word = word.to_ascii_lowercase();
        headings
            .iter()
            .filter_map(|heading| word.strip_prefix(heading))
            .any(|key| !key.is_empty())
    })
}

/// Checks every text shown, and collects the edits offered.
fn look(value: &Value, place: &str, edits: &mut Vec<Edit>) {
    match value {
        Value::String(text) => {
            assert!(!has_key(text), "{place}: {text:?} has no sentence");
            assert!(
                !text.contains(['{', '}']),
                "{place}: {text:?} is not filled"
            );
            let name = place.rsplit('.').next().unwrap();
            let shown = !NEVER_EMPTY.contains(&name) || !text.trim().is_empty();
            assert!(shown, "{place} is empty");
        }
        Value::Array(items) => {
            for item in items {
                look(item, place, edits);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                if key == "edit" {
                    edits.push(serde_json::from_value(field.clone()).unwrap());
                } else {
                    look(field, &format!("{place}.{key}"), edits);
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Returns the edits that the screen offers for this unit and for the problems.
fn offered(army: &Army, unit: UnitNumber, place: &str) -> Vec<Edit> {
    let rules = Rules::new(&army.interpretations).unwrap();
    let view = serde_json::to_value(
        view(
            army,
            &rules,
            Some(unit),
            Words::speak(drumhead_rules::catalogue::Language::ENGLISH),
        )
        .unwrap(),
    )
    .unwrap();
    look(&view, place, &mut Vec::new());
    let mut edits = Vec::new();
    look(&view["unit"], place, &mut edits);
    look(&view["problems"], place, &mut edits);
    edits
}

#[test]
fn every_starter_and_unit_is_shown_in_words() {
    for (id, army) in starters() {
        for unit in &army.units {
            let place = format!("{id}.{}", unit.number.0);
            assert!(!offered(&army, unit.number, &place).is_empty(), "{place}");
        }
    }
}

#[test]
fn every_choice_is_shown_in_words_whether_legal_or_not() {
    let mut chosen = 0;
    for id in ["swedish_brigade", "stradiots", "medium_battery"] {
        let template = templates().unwrap().iter().find(|t| t.id == id).unwrap();
        let number = UnitNumber(1);
        let unit = Unit {
            number,
            ..template.unit.clone()
        };
        let army = Army {
            year: 1525,
            units: vec![unit],
            ..Army::default()
        };
        for change in offered(&army, number, id) {
            let mut changed = army.clone();
            if edit(&mut changed, &change).is_ok() {
                let left = changed.units.first().map_or(number, |unit| unit.number);
                offered(&changed, left, &format!("{id} after {change:?}"));
                chosen += 1;
            }
        }
    }
    assert!(chosen > 100, "{chosen} choices were followed");
}

#[test]
fn every_starter_prints_its_roster_in_words() {
    for (id, army) in starters() {
        let rules = Rules::new(&army.interpretations).unwrap();
        let sheet = roster(
            &army,
            &rules,
            RosterOptions {
                for_whom: RosterFor::Organiser,
                bill: true,
            },
            Words::speak(drumhead_rules::catalogue::Language::ENGLISH),
        )
        .unwrap();
        // The debug format of the non-breaking space contains braces.
        let shown = format!("{sheet:?}").replace("\\u{a0}", " ");
        let texts = shown.split('"').skip(1).step_by(2);
        for text in texts {
            assert!(!has_key(text), "{id}: {text:?} has no sentence");
            // Page numbers are filled in when the number of pages is known.
            let laid_out = ["{page}", "{heading}", "{caption}"];
            let filled =
                laid_out.iter().any(|value| text.contains(value)) || !text.contains(['{', '}']);
            assert!(filled, "{id}: {text:?} is not filled");
        }
        for unit in &army.units {
            assert!(shown.contains(&unit.name), "{id}: {}", unit.name);
        }
    }
}
