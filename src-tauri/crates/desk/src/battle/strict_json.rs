//! Commands from outside: every field must be read.
//!
//! A command that was read is written again and compared with the original JSON.
//! `deny_unknown_fields` alone is not enough: serde ignores fields of unit variants in tagged
//! enums.

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::Command;
use serde_json::Value;

use crate::file::misread;
use crate::{Code, DeskError, Result};

/// Reads a command from JSON.
///
/// # Errors
/// [`BadFile`](crate::Code::BadFile) with the location of the error, for a value that is not a
/// command and for a field that is not read: such a field is a mistake.
pub(super) fn command(value: &Value) -> Result<Command> {
    let refuse = |problem: Message| {
        DeskError::new(
            Code::BadFile,
            message("desk.command.none").with("problem", problem),
            message("desk.command.none_fix"),
        )
    };
    let command: Command =
        serde_path_to_error::deserialize(value).map_err(|error| refuse(misread(&error)))?;
    let read = serde_json::to_value(&command).map_err(DeskError::internal)?;
    match passed_over(value, &read) {
        Some(path) => Err(refuse(
            message("desk.command.spare").with("path", path.to_string()),
        )),
        None => Ok(command),
    }
}

/// Returns the path of the first field that was written but not read. A blank field may be missing
/// from the rewritten JSON: that is not a mistake.
fn passed_over(written: &Value, read: &Value) -> Option<String> {
    match (written, read) {
        (Value::Object(written), Value::Object(read)) => {
            written
                .iter()
                .find_map(|(field, value)| match read.get(field) {
                    Some(read) => passed_over(value, read).map(|rest| match rest.as_str() {
                        "" => field.clone(),
                        rest => format!("{field}.{rest}"),
                    }),
                    None => (!is_blank(value)).then(|| field.clone()),
                })
        }
        (Value::Array(written), Value::Array(read)) => {
            let mut pairs = written.iter().zip(read).enumerate();
            pairs.find_map(|(place, (written, read))| {
                passed_over(written, read).map(|rest| format!("{place}.{rest}"))
            })
        }
        _ => None,
    }
}

fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) => false,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(values) => values.is_empty(),
        Value::Object(fields) => fields.is_empty(),
    }
}
