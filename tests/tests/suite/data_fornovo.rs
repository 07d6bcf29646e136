//! The tables of *Fornovo to Sedgemoor* are consistent where no type enforces it: clauses are in
//! order and have sentences, interpretations patch existing values, and lengths for the smaller
//! figure scale are three quarters of those for the larger.

use std::collections::BTreeSet;
use std::path::Path;

use drumhead_fornovo::Words;
use drumhead_rules::catalogue::Language;
use drumhead_rules::data::switches::key;
use drumhead_vocabulary::Length;
use toml::{Table, Value};

/// The files of tables whose lengths, prices and saves are checked.
const TABLES: [&str; 6] = [
    "points",
    "movement",
    "shooting",
    "combat",
    "reactions",
    "thresholds",
];

const GREATER: &str = "25-30";
const LESSER: &str = "15-20";

fn load(name: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../data/fornovo")
        .join(name)
        .with_extension("toml");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
    text.parse().unwrap_or_else(|e| panic!("{path:?}: {e}"))
}

fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row.get(key)
        .and_then(Value::as_str)
        .unwrap_or_else(|| panic!("{row} has no text {key}"))
}

fn rows<'a>(row: &'a Value, key: &str) -> &'a [Value] {
    row.get(key)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

/// Returns the chapter and number of a clause: `F-2.02` is (2, 2).
fn place(id: &str) -> (u32, u32) {
    let (chapter, number) = id
        .strip_prefix("F-")
        .and_then(|rest| rest.split_once('.'))
        .unwrap_or_else(|| panic!("{id} is not a clause"));
    assert_eq!(
        number.len(),
        2,
        "{id} does not have two digits after the point"
    );
    (chapter.parse().unwrap(), number.parse().unwrap())
}

/// Calls `seen` with every value of a table and its path. A row of a list is identified by its
/// `id`, as in an interpretation's patch.
fn walk(value: &Value, path: &str, seen: &mut dyn FnMut(&str, &Value)) {
    seen(path, value);
    if let Some(table) = value.as_table() {
        for (key, inner) in table {
            walk(inner, &format!("{path}.{key}"), seen);
        }
    } else if let Some(list) = value.as_array() {
        for (n, inner) in list.iter().enumerate() {
            let name = inner
                .get("id")
                .and_then(Value::as_str)
                .map_or_else(|| n.to_string(), ToOwned::to_owned);
            walk(inner, &format!("{path}.{name}"), seen);
        }
    }
}

fn each_table_value(mut seen: impl FnMut(&str, &Value)) {
    for name in TABLES {
        walk(&Value::Table(load(name)), name, &mut seen);
    }
}

#[test]
fn clauses_are_unique_in_order_and_not_empty() {
    let file = Value::Table(load("clauses"));
    let clauses = rows(&file, "clause");
    let places: Vec<_> = clauses.iter().map(|c| place(text(c, "id"))).collect();
    assert!(
        places.is_sorted_by(|a, b| a < b),
        "clauses are out of order"
    );
    for chapter in 1..=11 {
        assert!(
            places.iter().any(|p| p.0 == chapter),
            "chapter {chapter} has no clause"
        );
    }
    let words = Words::speak(Language::ENGLISH);
    for clause in clauses {
        let id = text(clause, "id");
        assert!(!text(clause, "section").is_empty(), "{id} has no section");
        let sentence = words.get(&format!("clause.{id}"));
        assert!(
            (10..=140).contains(&sentence.chars().count()),
            "{id}: a sentence for a playsheet has 10 to 140 characters: {sentence}"
        );
    }
}

/// The prices in the tables cite every clause of the points chart that has a price, and no clause
/// of another chapter.
#[test]
fn every_clause_of_the_points_chart_has_a_price() {
    let mut cited = BTreeSet::new();
    walk(
        &Value::Table(load("points")),
        "points",
        &mut |path, value| {
            if let Some(row) = value.as_table()
                && row.contains_key("points")
            {
                let id = row
                    .get("clause")
                    .and_then(Value::as_str)
                    .unwrap_or_else(|| panic!("{path} has no clause"));
                assert_eq!(
                    place(id).0,
                    4,
                    "{path} cites {id}, a clause of another chapter"
                );
                cited.insert(place(id).1);
            }
        },
    );
    // 4.38, the shallow formation, has no price; 4.39 lists the free items.
    assert_eq!(cited, (1..=37).collect());
}

#[test]
fn lengths_are_exact_and_the_smaller_scale_is_three_quarters_of_the_larger() {
    let mut pairs = 0;
    each_table_value(|path, value| {
        let (Some(greater), Some(lesser)) = (value.get(GREATER), value.get(LESSER)) else {
            return;
        };
        // Bases are whole millimetres and have no fixed ratio (F-1.06).
        let (Some(greater), Some(lesser)) = (greater.as_str(), lesser.as_str()) else {
            assert!(path.starts_with("movement.bases."), "{path}");
            return;
        };
        let inches = |text: &str| {
            Length::parse_inches(text).unwrap_or_else(|| panic!("{path}: {text} is not a length"))
        };
        assert_eq!(
            inches(greater).times(3),
            inches(lesser).times(4),
            "{path}: {greater} ({lesser})"
        );
        pairs += 1;
    });
    assert!(pairs > 80, "only {pairs} lengths were found");
}

#[test]
fn a_save_is_a_number_from_3_to_7_or_none() {
    let mut saves = 0;
    each_table_value(|path, value| {
        let (true, Some(cell)) = (path.contains(".saves."), value.as_str()) else {
            return;
        };
        if !path.ends_with(".clause") {
            assert!(
                ["-", "3", "4", "5", "6", "7"].contains(&cell),
                "{path}: {cell}"
            );
            saves += 1;
        }
    });
    assert_eq!(saves, (4 + 2) * 4);
}

/// Follows a patch's path into a file's tables.
fn follow<'a>(tables: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(tables, |at, step| {
        if let Some(list) = at.as_array() {
            list.iter()
                .find(|row| row.get("id").and_then(Value::as_str) == Some(step))
        } else {
            at.get(step)
        }
    })
}

#[test]
fn an_interpretation_has_one_default_and_patches_existing_values() {
    let interpretations = Value::Table(load("interpretations"));
    let words = Words::speak(Language::ENGLISH);
    let mut ids = BTreeSet::new();
    for interpretation in rows(&interpretations, "interpretation") {
        let id = text(interpretation, "id");
        assert!(ids.insert(id), "{id} is duplicated");
        assert!(words.get(&key(id, "title")).ends_with('?'), "{id}");
        assert!(!rows(interpretation, "clauses").is_empty(), "{id}");
        let options = rows(interpretation, "option");
        // An interpretation that asks for a number accepts any number as its alternative.
        let asks = interpretation.get("ask").is_some();
        assert!(options.len() > 1 || asks, "{id} offers no choice");
        let defaults = options
            .iter()
            .filter(|o| o.get("default").and_then(Value::as_bool) == Some(true));
        assert_eq!(defaults.count(), 1, "{id}");
        for option in options {
            let name = format!("{id} {}", text(option, "id"));
            let patches = rows(option, "patch");
            let is_default = option.get("default").is_some();
            let asks = interpretation.get("ask").is_some();
            assert_eq!(
                text(interpretation, "kind") == "number" && !is_default && !asks,
                !patches.is_empty(),
                "{name}: a number interpretation patches the tables, and only beside the default"
            );
            for patch in patches {
                let tables = Value::Table(load(text(patch, "file")));
                let path = text(patch, "path");
                let old = follow(&tables, path)
                    .unwrap_or_else(|| panic!("{name} patches {path}, which does not exist"));
                let new = patch.get("value").unwrap();
                assert!(
                    old.same_type(new),
                    "{name} changes the type of {path}, which is {old}"
                );
                assert_ne!(old, new, "{name}: {path} changes nothing");
            }
        }
    }
    assert!(!ids.is_empty());
}
