//! What was moved, in plain words.

use drumhead_words::Length;
use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::manoeuvres::Manoeuvre;
use super::super::moves::{MoveTold, SweepTold};
use super::super::offers::{crossed_name, way_name};
use super::super::state::*;
use super::super::table::Table;
use super::super::{name, say};
use super::told as line;

/// A manoeuvre, with what it took.
pub(super) fn manoeuvred(
    table: Table<'_>,
    unit: UnitRef,
    what: Manoeuvre,
    clause: Option<&String>,
    [cost, left]: [Length; 2],
    debt: u8,
) -> Option<LogLine> {
    let key = match (debt, cost > Length::ZERO) {
        (1.., _) => "log.manoeuvred_long",
        (0, true) => "log.manoeuvred",
        (0, false) => "log.manoeuvred_free",
    };
    let text = say(
        key,
        &[
            ("unit", &name(table, unit)),
            ("what", &say(&format!("manoeuvre.{}", what.id()), &[])),
            ("cost", &cost.to_string()),
            ("left", &left.to_string()),
            ("debt", &debt.to_string()),
        ],
    );
    let tone = if debt > 0 { Tone::Warn } else { Tone::Plain };
    line(
        text,
        vec![unit],
        tone,
        clause.cloned().into_iter().collect(),
    )
}

/// How far a unit went, in words.
fn distance(moved: Moved) -> String {
    let id = match moved {
        Moved::Stood => "stood",
        Moved::Rotation => "rotation",
        Moved::Half => "half",
        Moved::Full => "full",
        Moved::Charged => "charged",
    };
    say(&format!("log.moved.{id}"), &[])
}

/// A move, with the ways and the ground it led through.
pub(super) fn moved(table: Table<'_>, told: &MoveTold) -> Option<LogLine> {
    let ways = told.ways.iter().map(|way| way_name(*way));
    let over = told.over.iter().map(|over| crossed_name(*over));
    let through = told.through.iter().map(|friend| {
        let unit = name(table, *friend);
        say("log.moved_through", &[("unit", &unit)])
    });
    let how: Vec<String> = ways.chain(over).chain(through).collect();
    let key = if how.is_empty() {
        "log.moved_plain"
    } else {
        "log.moved_how"
    };
    let text = say(
        key,
        &[
            ("unit", &name(table, told.unit)),
            ("far", &distance(told.moved)),
            ("how", &how.join(", ")),
        ],
    );
    let mut units = vec![told.unit];
    units.extend(&told.through);
    line(text, units, Tone::Plain, vec!["F-7.13".to_owned()])
}

/// A sweep of a side.
pub(super) fn swept(table: Table<'_>, units: &[UnitRef], told: SweepTold) -> Option<LogLine> {
    if units.is_empty() {
        return line(
            say("log.swept_nobody", &[]),
            Vec::new(),
            Tone::Plain,
            Vec::new(),
        );
    }
    let names: Vec<String> = units.iter().map(|unit| name(table, *unit)).collect();
    let text = say(
        "log.swept",
        &[("units", &names.join(", ")), ("far", &distance(told.moved))],
    );
    line(text, units.to_vec(), Tone::Plain, vec!["F-7.13".to_owned()])
}

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
