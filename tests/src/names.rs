//! Text that players write in armies and maps: names and notes, which are in no catalogue.

use drumhead_desk::{DeskError, starter, starters};
use serde_json::{Value, json};

/// The fields of armies and maps in which players write text.
const FIELDS: [&str; 7] = [
    "name",
    "nation",
    "notes",
    "source",
    "colours",
    "objectives",
    "label",
];

/// Adds the players' text in an army or a map, a line for each field.
pub fn add_names(value: &Value, names: &mut String) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| add_names(item, names)),
        Value::Object(fields) => {
            for (field, value) in fields {
                match value.as_str().filter(|_| FIELDS.contains(&field.as_str())) {
                    Some(text) => *names += &format!("{text}\n"),
                    None => add_names(value, names),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Returns the names and notes in the ready-made armies.
///
/// # Errors
/// An error if a ready-made army cannot be read.
pub fn of_starters() -> Result<String, DeskError> {
    let mut names = String::new();
    for starter_row in starters()? {
        add_names(&json!(starter(&starter_row.id)?.army()), &mut names);
    }
    Ok(names)
}
