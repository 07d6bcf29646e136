//! What a move comes to: a sum with its reasons.

use drumhead_words::play::{Column, Entry, Preview, UnitRef};
use drumhead_words::{ClauseId, Length};

use super::super::allowance::Line;
use super::super::charge_tests::ChargeEnd;
use super::super::charges::ChargeTold;
use super::super::duty::Duty;
use super::super::manoeuvres::Manoeuvre;
use super::super::moves::MoveTold;
use super::super::passage::Passage;
use super::super::table::Table;
use super::super::{name, say};

pub(super) fn inches(length: Length) -> String {
    say("preview.inches", &[("n", &length.to_string())])
}

pub(super) fn entry(label: String, clause: Option<ClauseId>, value: String, told: bool) -> Entry {
    Entry {
        label,
        clause: clause.map(|clause| clause.as_str().to_owned()),
        value,
        told,
    }
}

/// A length that is taken away.
fn less(length: Length) -> String {
    inches(Length::ZERO.minus(length))
}

/// A move: what is left of it, and how far that goes.
pub(super) fn a_move(table: Table<'_>, told: &MoveTold) -> Preview {
    let Some(allowance) = table.allowance(told) else {
        return Preview::default();
    };
    let line_label = |line: &Line| say(&format!("preview.move.{}", line.what), &[]);
    let mut entries = vec![entry(
        say("preview.move.whole", &[]),
        None,
        inches(allowance.whole),
        false,
    )];
    if allowance.spent > Length::ZERO {
        let label = say("preview.move.spent", &[]);
        entries.push(entry(label, None, less(allowance.spent), false));
    }
    entries.extend(
        allowance
            .takings
            .iter()
            .map(|line| entry(line_label(line), Some(line.clause), less(line.length), true)),
    );
    let mut columns = vec![Column {
        heading: say("preview.move.left", &[]),
        entries,
        total: Some(inches(allowance.left)),
    }];
    if !allowance.slower.is_empty() {
        columns.push(Column {
            heading: say("preview.move.slower", &[]),
            entries: (allowance.slower.iter())
                .map(|line| {
                    entry(
                        line_label(line),
                        Some(line.clause),
                        inches(line.length),
                        true,
                    )
                })
                .collect(),
            total: None,
        });
    }
    let disordered: Vec<String> = (told.through.iter())
        .filter(|friend| table.passage(told.unit, **friend) == Passage::InDisorder)
        .map(|friend| name(table, *friend))
        .collect();
    let disorders = (!disordered.is_empty()).then(|| {
        let units = disordered.join(", ");
        say("preview.move.disorders", &[("units", &units)])
    });
    let spread = table.moves_freely(told.unit).then(|| {
        let spread = &table.rules.movement.distance.skirmish_spread;
        let length = spread.length.at(table.setup.scale).to_string();
        say("preview.move.spread", &[("n", &length)])
    });
    Preview {
        title: say("preview.moves", &[("unit", &name(table, told.unit))]),
        columns,
        needs: disorders.or(spread),
        ..Preview::default()
    }
}

/// A manoeuvre: what it takes and leaves, and what it would owe. `after` is
/// what the unit has left when it is done: on foot, say, another move is
/// shared out.
pub(super) fn manoeuvre(
    table: Table<'_>,
    unit: UnitRef,
    what: Manoeuvre,
    after: Option<Length>,
) -> Preview {
    let (cost, clause) = table.cost(unit, what);
    let whole = table.normal_move(unit).unwrap_or(Length::ZERO);
    let left = table.left_of_move(unit);
    let named = say(&format!("manoeuvre.{}", what.id()), &[]);
    let mut entries = vec![
        entry(say("preview.move.left", &[]), None, inches(left), false),
        entry(named, clause, less(cost), true),
    ];
    let rest = left.minus(cost).max(Length::ZERO);
    let after = after.unwrap_or(rest);
    if after != rest {
        let label = say("preview.move.rescaled", &[]);
        entries.push(entry(label, None, inches(after.minus(rest)), true));
    }
    let moves = cost.sections(whole);
    let needs = (moves > 1).then(|| {
        let owed = moves - 1;
        say("preview.move.debt", &[("n", &owed.to_string())])
    });
    // Held horses stay where they were left (F-7.34).
    let at_horses = (what == Manoeuvre::Mount).then(|| say("preview.move.at_horses", &[]));
    Preview {
        title: say("preview.moves", &[("unit", &name(table, unit))]),
        columns: vec![Column {
            heading: String::new(),
            entries,
            total: Some(inches(after)),
        }],
        needs: needs.or(at_horses),
        ..Preview::default()
    }
}

/// A countercharge: how far it reaches.
pub(super) fn countercharge(
    table: Table<'_>,
    unit: UnitRef,
    charger: UnitRef,
    told: &ChargeTold,
) -> Preview {
    let both = [
        ("unit", &*name(table, unit)),
        ("target", &*name(table, charger)),
    ];
    Preview {
        title: say("preview.countercharges", &both),
        ..charge(table, unit, charger, told)
    }
}

/// A charge: how far it reaches, and with whom it shares the enemy's front.
pub(super) fn charge(
    table: Table<'_>,
    unit: UnitRef,
    target: UnitRef,
    told: &ChargeTold,
) -> Preview {
    let Some(reach) = table.charge_reach(unit, told) else {
        return Preview::default();
    };
    let mut entries = vec![entry(
        say("preview.charge.normal", &[]),
        Some(ClauseId::new("F-7.40")),
        inches(reach.normal),
        false,
    )];
    let bonus = if told.shoots {
        ("preview.charge.shoots", "F-7.41")
    } else {
        ("preview.charge.bonus", "F-7.40")
    };
    entries.push(entry(
        say(bonus.0, &[]),
        Some(ClauseId::new(bonus.1)),
        inches(reach.bonus),
        false,
    ));
    let others = table.shares_charge_with(unit, target);
    let spread = (!others.is_empty()).then(|| {
        let names: Vec<String> = others.iter().map(|other| name(table, *other)).collect();
        say("preview.charge.spread", &[("units", &names.join(", "))])
    });
    Preview {
        title: say(
            "preview.charges",
            &[
                ("unit", &name(table, unit)),
                ("target", &name(table, target)),
            ],
        ),
        columns: vec![Column {
            heading: say("preview.charge.reach", &[]),
            entries,
            total: Some(inches(reach.total())),
        }],
        needs: Some(spread.unwrap_or_else(|| say("preview.charge.contact", &[]))),
        ..Preview::default()
    }
}

/// A charge that lost its target runs on: what comes of it (F-7.49, F-8.25).
pub(super) fn completion(table: Table<'_>, unit: UnitRef, how: ChargeEnd) -> Preview {
    let who = name(table, unit);
    let (title, needs) = match how {
        ChargeEnd::Missed => (
            say("preview.completion.missed", &[("unit", &who)]),
            say("preview.completion.disordered", &[]),
        ),
        ChargeEnd::Into { enemy, .. } => {
            let routs = table.unit(enemy).is_some_and(|(_, live)| live.routs());
            let then = if routs { "ridden_into" } else { "tests" };
            let both = [("unit", &*who), ("target", &*name(table, enemy))];
            (
                say("preview.completion.into", &both),
                say(&format!("preview.completion.{then}"), &both),
            )
        }
    };
    Preview {
        title,
        needs: Some(needs),
        ..Preview::default()
    }
}

/// An evasion: how far it goes.
pub(super) fn evasion(table: Table<'_>, unit: UnitRef) -> Preview {
    let Some(reach) = table.evasion_reach(unit) else {
        return Preview::default();
    };
    let clause = Some(table.rules.movement.evasion.clause);
    let ends = [("least", reach.least), ("most", reach.most)];
    Preview {
        title: say("preview.evades", &[("unit", &name(table, unit))]),
        columns: vec![Column {
            heading: say("preview.evasion.reach", &[]),
            entries: ends
                .map(|(key, length)| {
                    let label = say(&format!("preview.evasion.{key}"), &[]);
                    entry(label, clause, inches(length), false)
                })
                .to_vec(),
            total: None,
        }],
        needs: Some(say("preview.evasion.away", &[])),
        ..Preview::default()
    }
}

/// A rout or a pursuit: how far it goes, and whom the pursuer meets.
pub(super) fn flight(table: Table<'_>, unit: UnitRef) -> Preview {
    let Some(whole) = table.flight_reach(unit) else {
        return Preview::default();
    };
    // Who breaks under fire makes half a move at once (F-6.11).
    let half = table
        .state
        .duties
        .contains(&Duty::Flee { unit, half: true });
    let (length, reach, clause) = if half {
        (whole.part(2), "preview.flight.half", "F-6.11")
    } else {
        (whole, "preview.flight.reach", "F-7.51")
    };
    let names = |units: Vec<UnitRef>| {
        let names: Vec<String> = units.iter().map(|unit| name(table, *unit)).collect();
        names.join(", ")
    };
    let (crash, past) = (table.crashes_into(unit), table.flows_past(unit));
    let needs = if !crash.is_empty() {
        Some(say("preview.flight.crash", &[("units", &names(crash))]))
    } else if !past.is_empty() {
        Some(say("preview.flight.past", &[("units", &names(past))]))
    } else {
        None
    };
    Preview {
        title: say("preview.flees", &[("unit", &name(table, unit))]),
        columns: vec![Column {
            heading: String::new(),
            entries: vec![entry(
                say(reach, &[]),
                Some(ClauseId::new(clause)),
                inches(length),
                false,
            )],
            total: None,
        }],
        needs,
        ..Preview::default()
    }
}
