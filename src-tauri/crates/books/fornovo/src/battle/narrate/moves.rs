//! What was moved, in plain words.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::state::*;
use super::super::table::Table;
use super::super::{name, say};
use super::told as line;

/// A charge declared.
pub(super) fn charges(table: Table<'_>, unit: UnitRef, charge: &Charge) -> Option<LogLine> {
    let (key, clause) = match (charge.counter, charge.shoots) {
        _ if charge.crash_in => ("log.crashes", "F-7.59"),
        (true, true) => ("log.countercharges_shooting", "F-7.41"),
        (true, false) => ("log.countercharges", "F-7.46"),
        (false, true) => ("log.charges_shooting", "F-7.41"),
        (false, false) => ("log.charges", "F-7.37"),
    };
    // Whoever keeps the other board needs both.
    let onto = match charge.onto {
        Facing::Front => String::new(),
        Facing::Flank => say("log.onto.flank", &[]),
        Facing::Rear => say("log.onto.rear", &[]),
    };
    let over = charge.distance.map(|distance| {
        let inches = distance.to_string();
        say("log.onto.over", &[("inches", &inches)])
    });
    let text = say(
        key,
        &[
            ("unit", &name(table, unit)),
            ("target", &name(table, charge.target)),
            ("how", &(onto + &over.unwrap_or_default())),
        ],
    );
    let units = vec![unit, charge.target];
    line(text, units, Tone::Plain, vec![clause.to_owned()])
}

/// Friends that a router flowed round; those it burst through are told by
/// their disorder.
pub(super) fn path(table: Table<'_>, unit: UnitRef, path: &Path) -> Option<LogLine> {
    if path.round.is_empty() {
        return None;
    }
    let names: Vec<String> = path.round.iter().map(|unit| name(table, *unit)).collect();
    let text = say(
        "log.flows_round",
        &[("unit", &name(table, unit)), ("units", &names.join(", "))],
    );
    line(text, vec![unit], Tone::Plain, vec!["F-7.52".to_owned()])
}
