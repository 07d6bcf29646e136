//! Orders that change nothing a player would read of, in plain words: what was
//! chosen, or what was settled by it.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::command::Command;
use super::super::duties::{clause_of, duty_label, striker_name};
use super::super::duty::Duty;
use super::super::event::Event;
use super::super::offers::by_group;
use super::super::table::Table;
use super::super::{name, say};
use super::told;
use crate::battle::actions;

/// What a unit did: the key of its sentence, the clause, and the others in it.
struct Deed {
    key: &'static str,
    clause: &'static str,
    unit: UnitRef,
    others: Vec<UnitRef>,
}

/// What was done, where events tell only what came of it.
fn done(command: &Command) -> Option<Deed> {
    let deed = |key, clause, unit: &UnitRef, others: &[UnitRef]| {
        Some(Deed {
            key,
            clause,
            unit: *unit,
            others: others.to_vec(),
        })
    };
    if let Command::Overrun(actions::Overrun { unit, by, .. }) = command {
        deed("overrun", "F-10.29", unit, &[*by])
    } else {
        None
    }
}

/// What units were seen to do, where events tell only what came of it.
pub(super) fn deed(table: Table<'_>, command: &Command) -> Option<LogLine> {
    let names = |units: &[UnitRef]| {
        let names: Vec<String> = units.iter().map(|unit| name(table, *unit)).collect();
        names.join(", ")
    };
    let Deed {
        key,
        clause,
        unit,
        others,
    } = done(command)?;
    let text = say(
        &format!("log.{key}"),
        &[("unit", &name(table, unit)), ("units", &names(&others))],
    );
    let units = std::iter::once(unit).chain(others).collect();
    told(text, units, Tone::Plain, vec![clause.to_owned()])
}

/// The line of an order whose events tell nothing.
pub(super) fn quiet(table: Table<'_>, events: &[Event]) -> Option<LogLine> {
    let settled = |event: &Event| {
        if let Event::Settled { duty } = event {
            Some(*duty)
        } else {
            None
        }
    };
    let duty = events.iter().find_map(settled)?;
    let unit = duty.unit();
    let who = unit.map(|unit| name(table, unit)).unwrap_or_default();
    let text = if let Duty::Divide { blow } = duty {
        let other = striker_name(table, blow);
        let how = divided(table, blow.target, events);
        say(
            "log.divided",
            &[("unit", &who), ("other", &other), ("how", &how)],
        )
    } else if let Duty::Recover { .. } = duty {
        say("log.still_disordered", &[("unit", &who)])
    } else {
        format!("{}.", duty_label(table, duty))
    };
    told(
        text,
        unit.into_iter().collect(),
        Tone::Plain,
        clause_of(table, duty)
            .map(|id| id.as_str().to_owned())
            .into_iter()
            .collect(),
    )
}

/// How the hits of a blow were divided among the troops of the unit.
fn divided(table: Table<'_>, unit: UnitRef, events: &[Event]) -> String {
    let settled = events.iter().find_map(|event| {
        if let Event::Blow { now, .. } = event {
            now.as_ref()?.divided.as_deref()
        } else {
            None
        }
    });
    match (table.unit(unit), settled) {
        (Some((bought, _)), Some(hits)) => by_group(bought, hits),
        (Some(_) | None, _) => String::new(),
    }
}
