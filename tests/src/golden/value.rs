//! Compares a case's expected values with the rules' answers.

use drumhead_vocabulary::Length;
use serde_json::Value;

use super::Trouble;

/// Compares every expected value with the answer of the same name. A name without an answer
/// is a failure, and so is a case without expected values.
pub(super) fn compare(
    expected: &Value,
    place: &str,
    answer: impl Fn(&str) -> Option<Value>,
) -> Vec<Trouble> {
    let Some(expected) = expected.as_object().filter(|map| !map.is_empty()) else {
        return super::unread(format!("{place}expected results are missing"));
    };
    let mut troubles = Vec::new();
    for (key, wanted) in expected {
        let place = format!("{place}{key}");
        match answer(key) {
            None => troubles.push(Trouble::Unread(format!("{place}: there is no such result"))),
            Some(got) if same(wanted, &got) => {}
            Some(got) => troubles.push(Trouble::Differs {
                place,
                expected: wanted.to_string(),
                got: got.to_string(),
            }),
        }
    }
    troubles
}

/// Whether two values are equal; `4` equals `4.0`.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        _ => a == b,
    }
}

/// Returns a length as written in the cases: in inches, with decimals if needed. Every
/// thirty-second of an inch is exact in a double.
pub(super) fn inches(length: Length) -> Value {
    let thirty_seconds = length.as_32nds();
    if thirty_seconds % Length::PER_INCH == 0 {
        Value::from(thirty_seconds / Length::PER_INCH)
    } else {
        Value::from(f64::from(thirty_seconds) / f64::from(Length::PER_INCH))
    }
}
