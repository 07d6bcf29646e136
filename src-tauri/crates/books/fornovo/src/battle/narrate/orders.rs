//! Orders that change nothing a player would read of, in plain words: what was
//! chosen, or what was settled by it.

use drumhead_words::play::{LogLine, Tone, UnitRef};

use super::super::actions::{FleeWay, PursueWay, RecoilWay};
use super::super::charge_tests::ChargeEnd;
use super::super::charges::Reply;
use super::super::command::Command;
use super::super::duties::{clause_of, duty_label, striker_name};
use super::super::duty::Duty;
use super::super::event::{Change, Event};
use super::super::offers::by_group;
use super::super::state::Morale;
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
fn done(table: Table<'_>, command: &Command, events: &[Event]) -> Option<Deed> {
    let deed = |key, clause, unit: &UnitRef, others: &[UnitRef]| {
        Some(Deed {
            key,
            clause,
            unit: *unit,
            others: others.to_vec(),
        })
    };
    if let Command::Flee(actions::Flee { unit, way, .. }) = command {
        // What becomes of it tells the other ways.
        if *way != FleeWay::OnTable {
            return None;
        }
        let through: Vec<UnitRef> = events.iter().flat_map(through).collect();
        let morale = table.unit(*unit)?.1.morale;
        let first = matches!(morale, Morale::Routed { moves: 0, .. });
        match (through.is_empty(), first) {
            (true, _) => deed("flees", "F-7.51", unit, &[]),
            (false, true) => deed("flees_through", "F-7.53", unit, &through),
            (false, false) => deed("flees_through", "F-7.52", unit, &through),
        }
    } else if let Command::Overrun(actions::Overrun { unit, by, .. }) = command {
        deed("overrun", "F-10.29", unit, &[*by])
    } else if let Command::Reply(actions::Reply {
        unit,
        charger,
        how: Reply::Evades,
    }) = command
    {
        // All whose charge came to nothing by it, whoever was answered.
        let mut chargers = vec![*charger];
        for event in events {
            if let Event::Unit {
                unit: other,
                now: Change::Charge(Some(charge)),
            } = event
                && charge.target == *unit
                && !chargers.contains(other)
            {
                chargers.push(*other);
            }
        }
        deed("evades", "F-7.47", unit, &chargers)
    } else if let Command::Complete(actions::Complete {
        unit,
        how: ChargeEnd::Into { enemy, .. },
    }) = command
    {
        deed("charges_on", "F-7.49", unit, &[*enemy])
    } else if let Command::Recoil(actions::Recoil {
        unit,
        way,
        through,
        followed,
        stay,
    }) = command
    {
        let followed = *followed && !followers(table, *unit, stay).is_empty();
        let key = match (way, through.is_empty(), followed) {
            (RecoilWay::Blocked, true, _) => "recoil_blocked",
            (RecoilWay::Blocked, false, _) => "recoil_blocked_through",
            (RecoilWay::Clear, true, false) => "recoils_back",
            (RecoilWay::Clear, false, false) => "recoils_through",
            (RecoilWay::Clear, true, true) => "recoils_followed",
            (RecoilWay::Clear, false, true) => "recoils_through_followed",
        };
        deed(key, "F-7.42", unit, through)
    } else {
        None
    }
}

/// What units were seen to do, where events tell only what came of it.
pub(super) fn deed(table: Table<'_>, command: &Command, events: &[Event]) -> Option<LogLine> {
    let names = |units: &[UnitRef]| {
        let names: Vec<String> = units.iter().map(|unit| name(table, *unit)).collect();
        names.join(", ")
    };
    let Deed {
        key,
        clause,
        unit,
        others,
    } = done(table, command, events)?;
    let enemies = if let Command::Recoil(actions::Recoil { stay, .. }) = command {
        followers(table, unit, stay)
    } else {
        Vec::new()
    };
    let text = say(
        &format!("log.{key}"),
        &[
            ("unit", &name(table, unit)),
            ("units", &names(&others)),
            ("enemies", &names(&enemies)),
        ],
    );
    let units = std::iter::once(unit).chain(others).collect();
    told(text, units, Tone::Plain, vec![clause.to_owned()])
}

/// Those who may follow a unit that recoils, but for those who stay (F-7.61).
fn followers(table: Table<'_>, unit: UnitRef, stay: &[UnitRef]) -> Vec<UnitRef> {
    let mut enemies = table.could_follow(unit);
    enemies.retain(|enemy| !stay.contains(enemy));
    enemies
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
    if let Command::Reply(actions::Reply { unit, charger, how }) = command {
        let key = match how {
            Reply::Stands => "stands",
            Reply::Countercharges { .. } => "countercharges",
            Reply::Evades => "evades",
            Reply::FormsSquare => "squares",
        };
        let text = say(
            &format!("offer.reply.{key}"),
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
    if let Command::Pursue(actions::Pursue {
        unit,
        way: PursueWay::Stopped,
    }) = command
    {
        let text = say("log.pursuit_ends", &[("unit", &name(table, *unit))]);
        let clauses = vec!["F-7.57".to_owned()];
        return told(text, vec![*unit], Tone::Plain, clauses);
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
