//! Orders that change nothing a player would read of, in plain words: what was
//! chosen, or what was settled by it.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::charges::Reply;
use super::super::command::{Command, FleeWay};
use super::super::duties::{clause_of, duty_label, striker_name};
use super::super::duty::Duty;
use super::super::event::{Change, Event};
use super::super::offers::by_group;
use super::super::table::Table;
use super::super::{name, say};
use super::told;

/// What units were seen to do, where events tell only what came of it.
pub(super) fn deed(table: Table<'_>, command: &Command, events: &[Event]) -> Option<LogLine> {
    let names = |units: &[UnitRef]| {
        let names: Vec<String> = units.iter().map(|unit| name(table, *unit)).collect();
        names.join(", ")
    };
    let (key, clause, values, units) = if let Command::Flee { unit, way, .. } = command {
        // What becomes of it tells the others.
        if *way != FleeWay::OnTable {
            return None;
        }
        let through: Vec<UnitRef> = events.iter().flat_map(through).collect();
        let key = match through.as_slice() {
            [] => "battle.log.flees",
            _ => "battle.log.flees_through",
        };
        let values = [("unit", name(table, *unit)), ("units", names(&through))];
        let units = std::iter::once(*unit).chain(through).collect();
        (key, "F-7.51", values, units)
    } else if let Command::Overrun { unit, by, .. } = command {
        let values = [("unit", name(table, *unit)), ("units", name(table, *by))];
        ("battle.log.overrun", "F-10.29", values, vec![*unit, *by])
    } else if let Command::Reply {
        unit,
        charger,
        how: Reply::Evades,
    } = command
    {
        let values = [
            ("unit", name(table, *unit)),
            ("units", name(table, *charger)),
        ];
        ("battle.log.evades", "F-7.47", values, vec![*unit, *charger])
    } else {
        return None;
    };
    let values: Vec<(&str, &str)> = values.iter().map(|(key, value)| (*key, &**value)).collect();
    told(
        say(key, &values),
        units,
        Tone::Plain,
        vec![clause.to_owned()],
    )
}

/// The friends whom a router burst through; those it flowed round are told by
/// its path.
fn through(event: &Event) -> Vec<UnitRef> {
    if let Event::Unit {
        now: Change::Path(path),
        ..
    } = event
    {
        path.through.iter().copied().collect()
    } else {
        Vec::new()
    }
}

/// The line of an order whose events tell nothing.
pub(super) fn quiet(table: Table<'_>, command: &Command, events: &[Event]) -> Option<LogLine> {
    if let Command::Reply { unit, charger, how } = command {
        let key = match how {
            Reply::Stands => "stands",
            Reply::Countercharges { .. } => "countercharges",
            Reply::Evades => "evades",
            Reply::FormsSquare => "squares",
        };
        let text = say(
            &format!("battle.offer.reply.{key}"),
            &[
                ("unit", &name(table, *unit)),
                ("other", &name(table, *charger)),
            ],
        );
        let clause = "F-6.07".to_owned();
        return told(
            format!("{text}."),
            vec![*unit, *charger],
            Tone::Plain,
            vec![clause],
        );
    }
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
            "battle.log.divided",
            &[("unit", &who), ("other", &other), ("how", &how)],
        )
    } else if let Duty::Recover { .. } = duty {
        say("battle.log.still_disordered", &[("unit", &who)])
    } else {
        format!("{}.", duty_label(table, duty))
    };
    told(
        text,
        unit.into_iter().collect(),
        Tone::Plain,
        clause_of(table, duty).into_iter().collect(),
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
