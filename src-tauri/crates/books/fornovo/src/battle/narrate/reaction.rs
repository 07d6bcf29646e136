//! Reaction tests told whole: the die, each modifier with its reason, and what
//! becomes of the unit.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::super::reaction::{Outcome, Predicate, Test};
use super::super::super::words::Words;
use super::super::duties::test_name;
use super::super::event::Modifier;
use super::super::table::Table;
use super::super::{name, outcome_text, say};
use super::told;

/// What a modifier is for, as it stands within a sentence.
fn reason(table: Table<'_>, modifier: &Modifier) -> String {
    let row = Predicate::ALL.iter().find(|row| row.id() == modifier.row);
    let words = Words::english().ok();
    let label = row.zip(words).map_or_else(
        || modifier.row.clone(),
        |(row, words)| row.label(table.setup.scale, table.rules, words),
    );
    let mut letters = label.chars();
    match letters.next() {
        // A grade keeps its letter.
        Some(first) if !letters.as_str().starts_with('-') => {
            first.to_lowercase().chain(letters).collect()
        }
        Some(_) | None => label,
    }
}

/// A unit has tested.
pub(super) fn tested(
    table: Table<'_>,
    unit: UnitRef,
    (test, modifiers): (Test, &[Modifier]),
    face: u8,
    (passed, outcome): (bool, Outcome),
) -> Option<LogLine> {
    let total: i32 = modifiers.iter().map(|modifier| modifier.value).sum();
    let counted = modifiers.iter().filter(|modifier| modifier.value != 0);
    let lines = counted.map(|it| format!("{:+} {}", it.value, reason(table, it)));
    let mut sum: Vec<String> = std::iter::once(face.to_string()).chain(lines).collect();
    if sum.len() > 1 {
        let score = i32::from(face).saturating_add(total).to_string();
        sum.push(say("log.in_all", &[("score", &score)]));
    }
    let text = say(
        "log.tested",
        &[
            ("unit", &name(table, unit)),
            ("test", &test_name(table, unit, test)),
            ("sum", &sum.join(", ")),
            ("result", &outcome_text(outcome)),
        ],
    );
    let clauses = modifiers.iter().map(|modifier| modifier.clause.clone());
    let tone = if passed { Tone::Good } else { Tone::Bad };
    told(text, vec![unit], tone, clauses.collect())
}

/// A unit need not test.
pub(super) fn not_tested(
    table: Table<'_>,
    unit: UnitRef,
    why: &str,
    clause: &str,
) -> Option<LogLine> {
    let text = say(
        "log.not_tested",
        &[
            ("unit", &name(table, unit)),
            ("why", &say(&format!("reaction.not_due.{why}"), &[])),
        ],
    );
    told(text, vec![unit], Tone::Plain, vec![clause.to_owned()])
}
