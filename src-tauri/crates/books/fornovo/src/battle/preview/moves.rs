//! What a move comes to: a sum with its reasons.

use drumhead_words::play::{Column, Entry, Preview, UnitRef};
use drumhead_words::{ClauseId, Length};

use super::super::allowance::Line;
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
