//! Commands from outside: read whole, and nothing in them passed over.
//!
//! A command is written again and compared with its text: `deny_unknown_fields` alone is not enough, as
//! serde ignores fields of variants without fields wherever an enum is tagged.

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::Command;
use serde_json::Value;

use crate::file::misread;
use crate::{Code, DeskError, Result};

/// A command as it was written.
///
/// # Errors
/// [`BadFile`](crate::Code::BadFile) for what is none, with the place in it, and for one that says
/// more than such a command can: a field that is not read is a mistake.
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

/// The first field that was written and not read. What says nothing is not written again, and is
/// no mistake.
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
                    None => (!says_nothing(value)).then(|| field.clone()),
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

fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) => false,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(values) => values.is_empty(),
        Value::Object(fields) => fields.is_empty(),
    }
}
