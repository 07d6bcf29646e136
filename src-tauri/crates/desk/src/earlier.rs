//! Data from earlier versions of the program, in files and in the library. This module converts it
//! before it is read; the stored data does not change.

use std::borrow::Cow;

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::{ArmyVersion, BookId, Row};
use serde_json::Value;

/// The version of an army as this program writes it, in a file and in the library.
pub(crate) const ARMY: u32 = ArmyVersion::NOW.0;

/// Converts an army of this version, as text without its rulebook.
pub(crate) fn army(book: BookId, version: u32, army: &str) -> Cow<'_, str> {
    if version >= ARMY {
        return Cow::Borrowed(army);
    }
    let mut parsed = parsed(army);
    book.upcast_army(ArmyVersion(version), &mut parsed);
    converted(army, &parsed)
}

/// Converts an army, with its rulebook, from this version.
pub(crate) fn army_of_book(version: u32, written: &mut Value) {
    let book = written["book"].as_str().and_then(BookId::of);
    if let Some(book) = book
        && let Some(army) = written.get_mut("army")
    {
        book.upcast_army(ArmyVersion(version), army);
    }
}

/// Converts the text of a set-up from this version of its row.
pub(crate) fn setup(book: BookId, version: u32, written: &str) -> Cow<'_, str> {
    if version >= book.version() {
        return Cow::Borrowed(written);
    }
    let mut parsed = parsed(written);
    if let Some(setup) = parsed.get_mut("setup") {
        book.upcast_setup(version, setup);
    }
    converted(written, &parsed)
}

/// Converts a command (with the objections allowed anyway) and its events, both as text, from a row
/// of this version.
pub(crate) fn row<'a>(
    book: BookId,
    version: u32,
    written: &'a str,
    events: &'a str,
) -> (Cow<'a, str>, Cow<'a, str>) {
    if version >= book.version() {
        return (Cow::Borrowed(written), Cow::Borrowed(events));
    }
    let (mut command, mut came) = (parsed(written), parsed(events));
    let facts = came
        .as_array_mut()
        .into_iter()
        .flatten()
        .filter_map(|event| event.get_mut("event"))
        .collect();
    let (mut action, mut overruled) = (None, Vec::new());
    for (field, value) in command.as_object_mut().into_iter().flatten() {
        match field.as_str() {
            "command" => action = value.get_mut("command"),
            "overruled" => overruled = value.as_array_mut().into_iter().flatten().collect(),
            _ => {}
        }
    }
    if let Some(action) = action {
        let row = Row {
            action,
            overruled,
            facts,
        };
        book.upcast_row(version, row);
    }
    (converted(written, &command), converted(events, &came))
}

/// Returns the reason why data from this version cannot be read by a program that knows
/// versions up to `known`.
pub(crate) fn newer(version: u32, known: u32) -> Option<Message> {
    (version > known).then(|| {
        message("desk.newer")
            .with("version", version)
            .with("known", known)
    })
}

/// Returns the converted text; the original text if nothing had to be converted.
fn converted<'a>(written: &'a str, now: &Value) -> Cow<'a, str> {
    if *now == parsed(written) {
        Cow::Borrowed(written)
    } else {
        Cow::Owned(now.to_string())
    }
}

/// Parses text as JSON. Text that is not JSON becomes null: its reader reports the error.
fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}
