//! Orders that change nothing a player would read of, in plain words: what was
//! chosen, or what was settled by it.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::duties::{clause_of, duty_label, striker_name};
use super::super::duty::Duty;
use super::super::event::Event;
use super::super::offers::by_group;
use super::super::table::Table;
use super::super::{name, say};
use super::told;

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
