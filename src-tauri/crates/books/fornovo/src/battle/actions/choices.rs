//! Possible answers: units, the sides of a unit, and distances.

use drumhead_vocabulary::Length;
use drumhead_vocabulary::play::{Scalar, other};

use crate::battle::prelude::*;
use crate::terrain::{self, FeatureKind, SightLine};

/// Returns a side's units on the table.
fn on_side(position: Position<'_>, side: u8) -> impl Iterator<Item = UnitRef> {
    let units = position.state.of_side(side);
    units.filter_map(|(unit, state)| state.on_table().then_some(*unit))
}

/// Returns the unit's friends on the table.
pub(super) fn friends(position: Position<'_>, unit: UnitRef) -> Vec<UnitRef> {
    on_side(position, unit.side)
        .filter(|friend| *friend != unit)
        .collect()
}

/// Returns the question about the friends that a move of any kind may interpenetrate (F-7.30 to
/// F-7.32); `None` if there are no such friends.
pub(super) fn asks_passed(position: Position<'_>, unit: UnitRef, path: &str) -> Option<Question> {
    let mut open = friends(position, unit);
    open.retain(|friend| position.may_pass(unit, *friend));
    (!open.is_empty()).then(|| asks(path, "passed", some_of(open)))
}

/// Returns the unit's enemies on the table.
pub(super) fn enemies(position: Position<'_>, unit: UnitRef) -> Vec<UnitRef> {
    on_side(position, other(unit.side)).collect()
}

/// Returns an answer that selects any number of these units.
pub(super) fn some_of(units: impl IntoIterator<Item = UnitRef>) -> Answer {
    Answer::Some(
        units
            .into_iter()
            .map(|unit| unit_choice(unit, unit))
            .collect(),
    )
}

/// Returns a question about a fact of a test.
pub(super) fn of_fact(field: &'static str) -> Question {
    asks(&format!("facts/{field}"), field, Answer::YesNo)
}

/// Returns the sides of this enemy that may be struck: only the front if the enemy is in square or
/// in a block.
pub(super) fn sides_of(position: Position<'_>, enemy: UnitRef) -> &'static [&'static str] {
    if position.is_all_front(enemy) {
        &["front"]
    } else {
        &["front", "flank", "rear"]
    }
}

/// Returns the sides of an enemy that terrain does not close to this unit.
pub(super) fn open_sides(
    position: Position<'_>,
    unit: UnitRef,
    enemy: UnitRef,
) -> Vec<&'static str> {
    let sides = [
        ("front", Facing::Front),
        ("flank", Facing::Flank),
        ("rear", Facing::Rear),
    ];
    let there = sides_of(position, enemy);
    let open = |onto| position.may_not_attack(unit, enemy, onto).is_none();
    sides
        .into_iter()
        .filter(|(id, onto)| there.contains(id) && open(*onto))
        .map(|(id, _)| id)
        .collect()
}

/// Returns the question about the length of a charge: whole inches of the game's scale below the
/// full reach, and the full reach itself. Players need not measure the charge (F-8.28).
pub(super) fn distance(path: &str, reach: Option<Length>) -> Question {
    measured(path, "distance", reach).by(STOPPED)
}

/// Returns a question about a length that players may measure: whole inches of the game's scale
/// below the greatest length, and the greatest length itself.
pub(super) fn measured(path: &str, ask: &'static str, most: Option<Length>) -> Question {
    let inches = |length: Length| {
        let label = message("ask.distance.inches").with("inches", length.to_string());
        choice(Scalar::Number(length.as_32nds()), label)
    };
    let most = most.unwrap_or(Length::ZERO);
    let full_inches = (1..)
        .map(Length::inches)
        .take_while(|so_far| *so_far < most);
    let all = (most > Length::ZERO).then_some(most);
    let open = choice(Scalar::Nothing(()), message("ask.distance.open"));
    let choices = std::iter::once(open).chain(full_inches.chain(all).map(inches));
    Question {
        // The answer is not remembered, because the next charge can have a different length.
        remember: None,
        ..asks(path, ask, Answer::One(choices.collect()))
    }
}

/// A unit that looks for enemies, the enemies among which it chooses, and whether it charges them.
pub(super) struct Looks<'a> {
    pub(super) unit: UnitRef,
    pub(super) at: &'a [UnitRef],
    pub(super) charges: bool,
}

/// Adds a hint to the question: the conditions under which an enemy is visible. The hint mentions
/// woods only for units in them, and a line of sight past friends only for chargers.
pub(super) fn in_sight(position: Position<'_>, looks: &Looks<'_>, asked: Question) -> Question {
    let sites = position.state.ground.values();
    let woods = [FeatureKind::LightWood, FeatureKind::HeavyWood];
    let open = sites.map(|site| site.feature.kind);
    let open = open.filter(|kind| !woods.contains(kind));
    let units = looks.at.iter().copied().chain([looks.unit]);
    let places = units.filter_map(|unit| position.at(unit));
    let about: Vec<FeatureKind> = open
        .chain(places.map(|(site, _)| site.feature.kind))
        .collect();
    let mut lines = terrain::sight(&about, position.setup.scale, position.rules);
    lines.retain(|line| looks.charges || !line.past_friends);
    let line = |line: &SightLine| {
        let inches = line.inches.map(|inches| inches.to_string());
        message(format!("sight.{}", line.id)).with("inches", inches.unwrap_or_default())
    };
    also_hinted(asked, lines.iter().map(line))
}

/// Adds these hints to the question's own hints.
pub(super) fn also_hinted(asked: Question, more: impl IntoIterator<Item = Message>) -> Question {
    let usual = asked.hint.clone();
    let hints = usual.into_iter().chain(more).collect();
    asked.hint(bare(Value::List(hints, " ")))
}
