//! The subjects of a scene's facts, such as units, sides and the table.

use std::collections::BTreeMap;

use drumhead_rules::catalogue::{Message, message};
use drumhead_vocabulary::play::{Facts, Subject};

/// The facts of every subject on the table.
pub(super) type Table = BTreeMap<Subject, Facts>;

/// Returns the facts of a subject.
///
/// # Errors
/// A message that lists the known subjects, if there is no such subject.
pub(super) fn known(table: &Table, subject: Subject) -> Result<&Facts, Message> {
    table.get(&subject).ok_or_else(|| {
        let like = |other: &&Subject| match (subject, other) {
            (Subject::Unit(one), Subject::Unit(other)) => one.side == other.side,
            _ => std::mem::discriminant(&subject) == std::mem::discriminant(other),
        };
        let some: Vec<String> = table.keys().filter(like).map(ToString::to_string).collect();
        let some = if some.is_empty() {
            "none".to_owned()
        } else {
            some.join(", ")
        };
        message("scene.no_subject")
            .with("subject", subject.to_string())
            .with("some", some.to_string())
    })
}
