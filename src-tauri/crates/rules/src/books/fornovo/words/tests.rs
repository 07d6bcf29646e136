//! The catalogue against the code: no sentence is missing, none is spare,
//! and every place of a sentence has its value.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use super::super::breach::Fault;
use super::super::weapons::Weapon;
use super::*;

/// Items of a bill, and whether a word goes into the line.
const ITEMS: [(&str, bool); 28] = [
    ("grade_infantry", true),
    ("grade_cavalry", true),
    ("grade_artillery", true),
    ("armour", true),
    ("gunner", false),
    ("weapon", true),
    ("lance_and_pistols", false),
    ("shield", false),
    ("noble", false),
    ("barded", false),
    ("false_rout", false),
    ("salvee", false),
    ("training", true),
    ("shallow", false),
    ("irregular", false),
    ("unpaid", false),
    ("unsupplied", false),
    ("minimum", false),
    ("horse", false),
    ("bayonet", true),
    ("stakes", false),
    ("model", true),
    ("command", true),
    ("general", true),
    ("sniper", false),
    ("ditch", false),
    ("light_fieldworks", false),
    ("heavy_fieldworks", false),
];

/// Ids that are shown by a word, weapons apart.
const WORDS: [&str; 49] = [
    "scale_25_30",
    "scale_15_20",
    "commander_in_chief",
    "short_commander_in_chief",
    "subgeneral",
    "short_subgeneral",
    "infantry",
    "cavalry",
    "artillery",
    "mounted_infantry",
    "foot",
    "horse",
    "guns",
    "regular",
    "irregular",
    "A",
    "B",
    "C",
    "D",
    "close",
    "skirmish",
    "trot",
    "gallop",
    "pike_and_shot",
    "bill_and_bow",
    "light",
    "medium",
    "heavy",
    "armoured",
    "plug",
    "ring",
    "matchlock",
    "firelock",
    "very_light_gun",
    "light_gun",
    "medium_gun",
    "organ_gun",
    "heavy_gun",
    "limber",
    "wagon",
    "war_wagon",
    "carriage",
    "on_wagon",
    "on_war_wagon",
    "sniper",
    "ditch",
    "light_fieldworks",
    "heavy_fieldworks",
    "wagons",
];

fn words() -> &'static Words {
    Words::english().unwrap()
}

/// The keys under a heading, without it.
fn keys(heading: &str) -> BTreeSet<&'static str> {
    let prefix = format!("{heading}.");
    let keys = words().0.keys();
    keys.filter_map(|key| key.strip_prefix(&prefix)).collect()
}

/// The `{name}` places of a sentence.
fn places(text: &str) -> BTreeSet<&str> {
    let parts = text.split('{').skip(1);
    parts
        .map(|part| part.split_once('}').expect("a place is closed").0)
        .collect()
}

#[test]
fn every_fault_has_a_title_and_a_detail_for_exactly_its_values() {
    let mut expected = BTreeSet::new();
    for (key, values) in Fault::KEYS {
        let [title, detail] = ["title", "detail"].map(|part| format!("{key}.{part}"));
        let text = |part: &str| words().get(&format!("fault.{part}")).to_owned();
        let both = format!("{} {}", text(&title), text(&detail));
        let values: BTreeSet<&str> = values.iter().copied().collect();
        assert_eq!(places(&both), values, "{key}: {both}");
        expected.extend([title, detail]);
    }
    let expected: BTreeSet<&str> = expected.iter().map(String::as_str).collect();
    assert_eq!(keys("fault"), expected);
}

#[test]
fn a_title_goes_on_from_a_name_and_a_detail_is_a_sentence() {
    for (key, _) in Fault::KEYS {
        let title = words().get(&format!("fault.{key}.title")).to_owned();
        let first = title.chars().next().unwrap();
        assert!(!first.is_uppercase(), "{title}: begins small");
        assert!(!title.ends_with('.'), "{title}: no stop");
        assert!(title.chars().count() <= 64, "{title}: short");
        let detail = words().get(&format!("fault.{key}.detail")).to_owned();
        let first = detail.chars().next().unwrap();
        assert!(!first.is_lowercase(), "{detail}: begins with a capital");
        assert!(detail.ends_with('.'), "{detail}: a stop");
    }
}

#[test]
fn every_item_of_a_bill_has_its_words() {
    let expected: BTreeSet<&str> = ITEMS.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys("item"), expected);
    for (key, word) in ITEMS {
        let text = words().get(&format!("item.{key}")).to_owned();
        let wanted = if word {
            BTreeSet::from(["what"])
        } else {
            BTreeSet::new()
        };
        assert_eq!(places(&text), wanted, "{key}: {text}");
    }
}

#[test]
fn every_id_has_its_word_and_its_plural() {
    let weapons = Weapon::ALL.map(Weapon::id);
    let mut expected: BTreeSet<&str> = WORDS.into_iter().chain(weapons).collect();
    expected.insert("war_wagons");
    assert_eq!(keys("word"), expected);
    let figures = ["infantry", "cavalry", "artillery", "gunner"];
    let models = WORDS.into_iter().filter(|id| id.ends_with("_gun"));
    let drawn = ["limber", "wagon", "war_wagon"];
    let expected: BTreeSet<&str> = figures
        .into_iter()
        .chain(weapons)
        .chain(models)
        .chain(drawn)
        .collect();
    assert_eq!(keys("plural"), expected);
}

#[test]
fn a_gloss_explains_a_word() {
    assert!(keys("gloss").is_subset(&keys("word")));
}

#[test]
fn places_are_filled_and_unknown_ones_stay_to_be_seen() {
    let args = [("over", Arg::Number(12))];
    assert_eq!(
        words().say("fault.over_limit.title", &args),
        "over the agreed limit by 12"
    );
    assert_eq!(
        words().say("fault.over_limit.detail", &args),
        "{total} points of {limit}."
    );
    let args = [("weapon", Arg::Word(Weapon::SelfBow.id()))];
    let said = words().say("fault.foreign_shot.title", &args);
    assert!(said.ends_with("self-bow"), "{said}");
}
