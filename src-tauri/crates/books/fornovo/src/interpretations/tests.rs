//! Checks of the register against the code: the register has the options of every enum, all options
//! give valid rules, and the one interpretation that asks for a number accepts one.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use drumhead_rules::catalogue::Language;

use super::*;
use crate::tables::Rules;

#[test]
fn a_procedure_interpretation_has_the_options_of_its_enum() {
    for (id, options) in RULE_CHOICES {
        let interpretation = interpretation(id).unwrap();
        assert_eq!(interpretation.kind, InterpretationKind::Procedure, "{id}");
        let found: Vec<_> = interpretation
            .options
            .iter()
            .map(|o| o.id.as_str())
            .collect();
        assert_eq!(found, *options, "{id}");
    }
}

#[test]
fn every_option_of_every_interpretation_gives_valid_rules() {
    for interpretation in register().unwrap() {
        assert!(
            interpretation.default_option().is_some(),
            "{}",
            interpretation.id
        );
        for option in &interpretation.options {
            let mut interpretations = Interpretations::default();
            interpretations
                .set(&interpretation.id, Some(&option.id))
                .unwrap();
            Rules::new(&interpretations).unwrap();
            assert_eq!(
                interpretations.is_default(),
                option.default,
                "{}",
                interpretation.id
            );
        }
    }
}

#[test]
fn the_players_enter_the_price_of_a_shallow_formation() {
    let price = |interpretations: &Interpretations| {
        RuleChoices::new(interpretations).unwrap().shallow_price
    };
    let words = super::super::words::Words::speak(Language::ENGLISH);
    let mut interpretations = Interpretations::default();
    assert_eq!(price(&interpretations), None);
    for (answer, points) in [("0", 0), ("1", 1), ("100", 100)] {
        interpretations.set("D-54", Some(answer)).unwrap();
        assert_eq!(price(&interpretations), Some(points));
        interpretations.check().unwrap();
    }
    for answer in ["-1", "101", "1.5", "agreed", ""] {
        let error = interpretations.set("D-54", Some(answer)).unwrap_err();
        let shown = words.catalogue().say(&error.message());
        assert!(
            shown.ends_with("(options: unset, a number from 0 to 100)"),
            "{shown}"
        );
        assert_eq!(
            price(&interpretations),
            Some(100),
            "the choices do not change"
        );
    }
    for none in [None, Some("unset")] {
        interpretations.set("D-54", Some("2")).unwrap();
        interpretations.set("D-54", none).unwrap();
        assert_eq!(price(&interpretations), None);
        assert!(interpretations.is_default());
    }
}
