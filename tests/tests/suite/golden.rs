//! Every golden case of the project passes, and errors in a case are found.

use std::path::Path;

use drumhead_tests::golden::{Trouble, run_case, run_folder, run_text};
use serde_json::{Value, json};

#[test]
fn every_golden_case_passes() {
    let reports = run_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("golden"));
    assert!(reports.iter().map(|report| report.passed).sum::<usize>() > 0);
    for report in reports {
        assert_eq!(report.failed, [], "{}", report.name);
    }
}

fn threshold() -> Value {
    json!({
        "id": "t", "category": "threshold", "title": "", "rules": [], "reading": null,
        "discrepancies": [], "inputs": {"start": 24},
        "expected": {"exhausted_at_losses": 12, "figures_left_when_shattered": 6},
    })
}

#[test]
fn a_wrong_answer_is_reported_with_its_location() {
    assert_eq!(run_case(&threshold(), ""), []);
    let mut case = threshold();
    case["expected"]["exhausted_at_losses"] = json!(13);
    let differs = Trouble::Differs {
        place: "exhausted_at_losses".to_owned(),
        expected: "13".to_owned(),
        got: "12".to_owned(),
    };
    assert_eq!(run_case(&case, ""), [differs]);
}

#[test]
fn malformed_cases_are_failures() {
    let changes: [fn(&mut Value); 7] = [
        |case| case["category"] = json!("sorcery"),
        |case| case["inputs"]["wings"] = json!(2),
        |case| case["expected"]["wings"] = json!(2),
        |case| case["extra"] = json!(null),
        |case| case["expected"] = json!({}),
        |case| case["inputs"] = json!(null),
        |case| case["inputs"]["start"] = json!(-1),
    ];
    for change in changes {
        let mut case = threshold();
        change(&mut case);
        assert_ne!(run_case(&case, ""), [], "{case}");
    }
    assert_ne!(run_case(&json!({"id": "x", "fn": "roll"}), ""), []);
    assert_ne!(run_case(&json!({"id": "x"}), ""), []);
}

#[test]
fn a_misspelt_system_is_a_failure() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/charging.json");
    let text = std::fs::read_to_string(path).unwrap();
    let spelt = text.replace("\"charging\"", "\"chargin\"");
    let report = run_text(String::new(), &spelt);
    assert_eq!(report.passed, 0);
    assert!(report.failed.iter().all(|(_, why)| why.len() == 1));
}

#[test]
fn a_file_without_cases_is_a_failure() {
    for text in ["", "{}", "[]", r#"{"cases": 3}"#] {
        assert_eq!(run_text(String::new(), text).failed.len(), 1, "{text}");
    }
}

/// Returns the errors in a case about an army's total.
fn case(inputs: Value, expected: Value) -> Vec<Trouble> {
    let case = json!({
        "id": "t", "category": "army_total", "title": "",
        "inputs": inputs, "expected": expected,
    });
    run_case(&case, "")
}

#[test]
fn each_contingent_may_have_a_commander() {
    let three = [
        json!({"cc": 3, "contingents": 3}),
        json!({"cc": 3, "allies": 2}),
        json!({"cc": 3, "nation": "Venice", "allies": ["Milan", {"nation": "Mantua"}]}),
        json!({"cc": 3, "contingents": ["Venice", "Milan", "Mantua"]}),
        json!({"cc": 3, "contingents": ["Venice", "Milan"], "allies": "Mantua"}),
    ];
    for inputs in three {
        let legal = json!({"legal": true, "generals": 600});
        assert_eq!(case(inputs.clone(), legal), [], "{inputs}");
        let mut four = inputs;
        four["cc"] = json!(4);
        let reasons = json!([{"rule": "F-2.38"}]);
        let illegal = json!({"legal": false, "reasons": reasons});
        assert_eq!(case(four.clone(), illegal), [], "{four}");
    }
    assert_ne!(
        case(json!({"allies": {"wings": 2}}), json!({"legal": true})),
        []
    );
}

#[test]
fn mounted_infantry_has_the_points_of_infantry_with_horses() {
    let unit = json!({"kind": "mounted_infantry", "groups": [{"count": 10}]});
    let expected = json!({"figure_costs": [7], "command": 10, "total": 80});
    assert_eq!(case(json!({"unit": unit}), expected), []);
}
