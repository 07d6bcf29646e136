//! Text that players write in armies and maps, and that is in no catalogue: names, and the notes of
//! maps.

use drumhead_desk::{DeskError, Language, starter, starters};
use serde_json::{Value, json};

/// The fields of armies that contain names.
const NAMES: &[&str] = &["name", "nation", "label"];
/// The fields of maps that contain names or notes.
const MAP: &[&str] = &["name", "label", "notes"];

/// Adds the names in an army, a line for each.
pub fn add_names(army: &Value, names: &mut String) {
    add(army, NAMES, names);
}

/// Adds the names and the notes in a map, a line for each.
pub fn add_map(map: &Value, names: &mut String) {
    add(map, MAP, names);
}

fn add(value: &Value, wanted: &[&str], names: &mut String) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| add(item, wanted, names)),
        Value::Object(fields) => {
            for (field, value) in fields {
                match value.as_str().filter(|_| wanted.contains(&field.as_str())) {
                    Some(text) => *names += &format!("{text}\n"),
                    None => add(value, wanted, names),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Returns the names in the ready-made armies.
///
/// # Errors
/// An error if a ready-made army cannot be read.
pub fn of_starters() -> Result<String, DeskError> {
    let mut names = String::new();
    for starter_row in starters(Language::ENGLISH)? {
        add_names(
            &json!(starter(&starter_row.id, Language::ENGLISH)?.army()),
            &mut names,
        );
    }
    Ok(names)
}
