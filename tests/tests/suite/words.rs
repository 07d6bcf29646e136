//! Screen and roster in words: no text is missing, no label is empty, every unit is named.

use drumhead_fornovo::templates::templates;
use drumhead_fornovo::*;
use drumhead_rules::catalogue::Language;
use drumhead_tests::armies::{FORNOVO, fornovo};
use drumhead_vocabulary::sheet::RosterFor;
use serde_json::Value;

/// Fields that must never be empty when shown.
const NEVER_EMPTY: [&str; 3] = ["label", "title", "text"];

/// Checks every label shown, and collects the edits offered.
fn look(value: &Value, place: &str, edits: &mut Vec<Edit>) {
    match value {
        Value::String(text) => {
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

fn english() -> Words {
    Words::speak(Language::ENGLISH)
}

/// Returns the edits that the screen offers for this unit and for the problems.
fn offered(army: &Army, unit: UnitNumber, place: &str) -> Vec<Edit> {
    let rules = Rules::new(&army.interpretations).unwrap();
    let view = view(army, &rules, Some(unit), english()).unwrap();
    let view = serde_json::to_value(view).unwrap();
    look(&view, place, &mut Vec::new());
    let mut edits = Vec::new();
    look(&view["unit"], place, &mut edits);
    look(&view["problems"], place, &mut edits);
    edits
}

#[test]
fn every_unit_of_the_starters_is_shown_and_on_the_roster() {
    for id in FORNOVO.as_flattened() {
        let army = fornovo(id);
        let rules = Rules::new(&army.interpretations).unwrap();
        let options = RosterOptions {
            for_whom: RosterFor::Organiser,
            bill: true,
        };
        let roster = format!("{:?}", roster(&army, &rules, options, english()).unwrap());
        let roster = roster.replace("\\u{a0}", " ");
        for unit in &army.units {
            let place = format!("{id}.{}", unit.number.0);
            assert!(!offered(&army, unit.number, &place).is_empty(), "{place}");
            assert!(roster.contains(&unit.name), "{place}");
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
