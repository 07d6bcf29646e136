//! Printed rosters and cards of a battle's armies.

use drumhead_rules::data::catalogue::signed;
use std::collections::BTreeMap;

use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::sheet::{self, Align, Sheet};

use super::aims::{Aim, aims, aims_while, targets};
use super::panel::expected;
use super::position::Position;
use super::state::{Arm, State};
use super::{Battle, group_name};
use crate::army::{Army, Kind};
use crate::reaction::{Test, Tester};
use crate::sheet::{RosterOptions, roster};
use crate::tables::TableError;
use crate::tables::shooting::GunClass;
use crate::words::Words;

/// Returns a side's roster with this battle's interpretations, scale and year; the roster of an
/// empty army if the side does not exist.
///
/// # Errors
/// A [`TableError`] if an embedded file does not parse.
pub(super) fn of_side(
    battle: &Battle,
    side: u8,
    options: RosterOptions,
) -> Result<Sheet, TableError> {
    let words = Words::of(battle.words);
    roster(&army(battle, side), &battle.tables.rules, options, words)
}

/// Returns the army of a side in this battle.
fn army(battle: &Battle, side: u8) -> Army {
    let setup = &battle.setup;
    Army {
        scale: setup.scale,
        year: setup.year,
        interpretations: setup.interpretations.clone(),
        ..setup.army(side).cloned().unwrap_or_default()
    }
}

/// Returns the base width of a unit's figures or models in millimetres, and how many of them are
/// side by side (F-1.06); `None` if the unit does not exist.
pub(super) fn base(battle: &Battle, unit: UnitRef) -> Option<(u16, u16)> {
    let bought = battle.tables.field.unit(unit)?;
    let bases = &battle.tables.rules.movement.bases;
    let width = bases.width(bought, battle.setup.scale);
    let front = match bought.kind {
        Kind::Artillery => Some(1),
        Kind::Infantry | Kind::Cavalry => bought.formation.front,
    };
    Some((
        width,
        u16::try_from(front.map_or_else(|| bought.figures(), u32::from)).unwrap_or(u16::MAX),
    ))
}

/// Returns the snipers of a side.
fn snipers(battle: &Battle, side: u8) -> impl Iterator<Item = UnitRef> {
    let units = battle.state.of_side(side);
    let snipers = units.filter(|(_, state)| state.sniper);
    snipers.map(|(unit, _)| *unit)
}

/// Returns the remaining figures, group by group, of a side's units that began with several groups
/// and have suffered losses.
pub(super) fn left(battle: &Battle, side: u8) -> BTreeMap<u16, String> {
    let units = battle.state.of_side(side);
    let ours = units.filter(|(_, state)| state.lost() > 0 && state.groups.len() > 1);
    let lines = ours.filter_map(|(unit, state)| {
        let bought = battle.tables.field.unit(*unit)?;
        let groups: Vec<_> = state
            .groups
            .iter()
            .enumerate()
            .map(|(index, left)| {
                let (left, group) = (left.to_string(), group_name(battle.words, bought, index));
                let values = [("left", &*left), ("group", &*group)];
                battle.words.fill("roster.left_of", &values)
            })
            .collect();
        Some((
            unit.unit,
            battle
                .words
                .fill("roster.left_groups", &[("groups", &groups.join(", "))]),
        ))
    });
    lines.collect()
}

/// Returns the back of a unit's card: for each test, its sum and lowest passing roll by state, and
/// the unit's scores to hit. All values apply at the start, without a general.
pub(super) fn card_back(battle: &Battle, unit: UnitRef) -> Vec<sheet::Table> {
    let snipers = [0, 1].into_iter().flat_map(|side| snipers(battle, side));
    let fresh = State::new(&battle.tables.field, &snipers.collect());
    let position = Position {
        rules: &battle.tables.rules,
        setup: &battle.tables.field,
        state: &fresh,
        words: battle.words,
    };
    let tested = (!position.is_sniper(unit)).then_some(unit);
    let tests = tested.and_then(|unit| tests_by_state(position, unit));
    let mut tables: Vec<_> = tests.into_iter().collect();
    tables.extend(hits_on(position, unit));
    tables
}

/// Returns a table with a row for each arm and range. Its columns are for targets in the open, and
/// for each other kind of target against which any score differs.
fn hits_on(position: Position<'_>, unit: UnitRef) -> Option<sheet::Table> {
    let mut aims = aims(position, unit);
    if aims.is_empty() {
        return None;
    }
    // A note that applies to all aims is above the table.
    let lessened = aims.iter().all(|aim| aim.lessened);
    if lessened {
        for aim in &mut aims {
            aim.label.clone_from(&aim.reaches);
        }
    }
    let unsteady = unsteady_aims(position, unit, &mut aims);
    let score = |aim: &Aim, key: &str| {
        let found = aim.against.iter().find(|(of, _)| *of == key);
        found.map_or_else(|| aim.plain.clone(), |(_, needs)| needs.clone())
    };
    let kinds: Vec<_> = targets()
        .map(|(key, _)| key)
        .filter(|key| aims.iter().any(|aim| score(aim, key) != aim.plain))
        .collect();
    let column = |head: String, align| sheet::Column {
        head,
        align,
        share: u32::from(align == Align::Left),
    };
    let mut columns = vec![column(String::new(), Align::Left)];
    columns.extend(
        std::iter::once("open")
            .chain(kinds.iter().copied())
            .map(|key| {
                column(
                    position.say(&format!("card.target.{key}"), &[]),
                    Align::Right,
                )
            }),
    );
    // If all guns are of one class, the front of the card names it.
    let alike = |aim: &Aim| class(aim.arm) == aims.first().and_then(|first| class(first.arm));
    let one_kind = aims.iter().all(alike);
    let label = |aim: &Aim| match aim.arm {
        Arm::Guns { ball, .. } if one_kind => position.say(
            if ball { "card.ball" } else { "card.hail" },
            &[("inches", &aim.reach.to_string())],
        ),
        Arm::Guns { .. } | Arm::Group { .. } => aim.label.clone(),
    };
    let rows = aims
        .iter()
        .map(|aim| {
            let scores = kinds.iter().map(|key| score(aim, key));
            [label(aim), aim.plain.clone()]
                .into_iter()
                .chain(scores)
                .collect::<Vec<String>>()
        })
        .chain(both_ranges(position, &unsteady, &kinds, score));
    Some(sheet::Table {
        caption: if lessened {
            position.say("card.hits_lessened", &[])
        } else {
            position.say("card.hits", &[])
        },
        columns,
        rows: rows.collect(),
    })
}

/// Labels the arms that fire better while steady, and returns their aims while unsteady; empty for
/// a sniper (F-2.51).
fn unsteady_aims(position: Position<'_>, unit: UnitRef, aims: &mut [Aim]) -> Vec<Aim> {
    if position.is_sniper(unit) {
        return Vec::new();
    }
    let mut arms = Vec::new();
    for aim in aims.iter_mut().filter(|aim| aim.steady) {
        arms.push(aim.arm);
        aim.label = position.say("card.steady", &[("arm", &aim.label)]);
    }
    let mut unsteady = aims_while(position, unit, false);
    unsteady.retain(|aim| arms.contains(&aim.arm));
    unsteady
}

/// Returns a row for each arm of the unsteady unit, with both ranges: a card has no room for
/// separate rows.
fn both_ranges<'a>(
    position: Position<'a>,
    aims: &'a [Aim],
    kinds: &'a [&'static str],
    score: impl Fn(&Aim, &str) -> String + Copy + 'a,
) -> impl Iterator<Item = Vec<String>> + 'a {
    let arms = aims.chunk_by(|one, other| one.arm == other.arm);
    arms.map(move |ranges| {
        let beside = |of: &dyn Fn(&Aim) -> String| {
            let each = ranges.iter().map(of);
            each.collect::<Vec<_>>().join("\u{a0}/\u{a0}")
        };
        let reach = beside(&|aim| format!("{}″", aim.reach));
        let label = position.say("card.not_steady", &[("reach", &reach)]);
        let scores = kinds.iter().map(|key| beside(&|aim| score(aim, key)));
        [label, beside(&|aim| aim.plain.clone())]
            .into_iter()
            .chain(scores)
            .collect()
    })
}

/// Returns the class of the guns; `None` for figures.
const fn class(arm: Arm) -> Option<GunClass> {
    match arm {
        Arm::Guns { class, .. } => Some(class),
        Arm::Group { .. } => None,
    }
}

/// Returns a table with a row for each of the six tests, and a column for each combination of the
/// two states that affect all tests: shaken and exhausted.
fn tests_by_state(position: Position<'_>, unit: UnitRef) -> Option<sheet::Table> {
    let tester = position.tester(unit)?;
    let states = [(false, false), (true, false), (false, true), (true, true)];
    let testers = states.map(|(shaken, exhausted)| Tester {
        shaken,
        exhausted,
        ..tester
    });
    let column = |head: String, align| sheet::Column {
        head,
        align,
        share: u32::from(align == Align::Left),
    };
    let mut columns = vec![column(String::new(), Align::Left)];
    columns.extend(
        ["plain", "shaken", "exhausted", "both"]
            .map(|key| column(position.say(&format!("card.{key}"), &[]), Align::Right)),
    );
    let rows = Test::ALL.into_iter().map(|test| {
        let (facts, label) = expected(position, unit, test);
        let cells = testers.iter().map(|tester| {
            // An exhausted unit does not test to rally (F-5.05).
            if test == Test::Rally && tester.exhausted {
                return position.say("card.no_test", &[]);
            }
            let tally = facts.tally(tester, position.rules);
            let needs = match tally.passing_faces() {
                0 => position.say("card.never", &[]),
                6 => position.say("card.always", &[]),
                faces => format!("{}+", 7 - faces),
            };
            let sum = signed(tally.total());
            position.say("card.sum", &[("sum", &sum), ("needs", &needs)])
        });
        std::iter::once(label).chain(cells).collect()
    });
    Some(sheet::Table {
        caption: position.say("card.tests", &[]),
        columns,
        rows: rows.collect(),
    })
}
