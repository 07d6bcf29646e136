//! Checks of the register against the code: every procedure interpretation has its options, and the
//! one interpretation that asks for a number accepts one.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use drumhead_rules::catalogue::Language;

use super::super::tables::Rules;
use super::*;

#[test]
fn a_procedure_interpretation_has_the_options_of_its_enum() {
    for (id, options) in RULE_CHOICES {
        let reading = reading(id).unwrap();
        assert_eq!(reading.kind, ReadingKind::Procedure, "{id}");
        let found: Vec<_> = reading.options.iter().map(|o| o.id.as_str()).collect();
        assert_eq!(found, *options, "{id}");
    }
}

#[test]
fn every_option_of_every_interpretation_gives_valid_rules() {
    for reading in register().unwrap() {
        assert!(reading.default_option().is_some(), "{}", reading.id);
        for option in &reading.options {
            let mut readings = Readings::default();
            readings.set(&reading.id, Some(&option.id)).unwrap();
            Rules::new(&readings).unwrap();
            assert_eq!(readings.is_default(), option.default, "{}", reading.id);
        }
    }
}

#[test]
fn the_players_enter_the_price_of_a_shallow_formation() {
    let price = |readings: &Readings| RuleChoices::new(readings).unwrap().shallow_price;
    let words = super::super::words::Words::speak(Language::ENGLISH);
    let mut readings = Readings::default();
    assert_eq!(price(&readings), None);
    for (answer, points) in [("0", 0), ("1", 1), ("100", 100)] {
        readings.set("D-54", Some(answer)).unwrap();
        assert_eq!(price(&readings), Some(points));
        readings.check().unwrap();
    }
    for answer in ["-1", "101", "1.5", "agreed", ""] {
        let error = readings.set("D-54", Some(answer)).unwrap_err();
        let shown = words.catalogue().say(&error.message());
        assert!(shown.contains("a number"), "{shown}");
        assert_eq!(price(&readings), Some(100), "the choices do not change");
    }
    for none in [None, Some("unset")] {
        readings.set("D-54", Some("2")).unwrap();
        readings.set("D-54", none).unwrap();
        assert_eq!(price(&readings), None);
        assert!(readings.is_default());
    }
}
