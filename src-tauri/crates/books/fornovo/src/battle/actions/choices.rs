//! Units, the sides of a unit and distances as answers.

use drumhead_words::Length;
use drumhead_words::play::Scalar;

use super::super::super::terrain::{self, FeatureKind};
use super::super::prelude::*;

/// The units of a side that are on the table.
fn on_side(position: Position<'_>, side: u8) -> impl Iterator<Item = UnitRef> {
    let units = position.state.units.iter();
    units.filter_map(move |(unit, state)| (unit.side == side && state.on_table()).then_some(*unit))
}

/// The other units of its side that are on the table.
pub(super) fn friends(position: Position<'_>, unit: UnitRef) -> Vec<UnitRef> {
    on_side(position, unit.side)
        .filter(|friend| *friend != unit)
        .collect()
}

/// The question for the friends that the unit may interpenetrate, in any kind of move (F-7.30 to
/// F-7.32); none if there are none.
pub(super) fn asks_passed(position: Position<'_>, unit: UnitRef, path: &str) -> Option<Question> {
    let mut open = friends(position, unit);
    open.retain(|friend| position.may_pass(unit, *friend));
    (!open.is_empty()).then(|| asks(path, "passed", some_of(open)))
}

/// The units of the other side that are on the table.
pub(super) fn enemies(position: Position<'_>, unit: UnitRef) -> Vec<UnitRef> {
    on_side(position, 1 - unit.side.min(1)).collect()
}

/// Any of these units.
pub(super) fn some_of(units: impl IntoIterator<Item = UnitRef>) -> Answer {
    let units = units.into_iter();
    Answer::Some(units.map(|unit| unit_choice(unit, unit)).collect())
}

/// The sides of this enemy that may be struck: only the front if it is in square or in a block.
pub(super) fn sides_of(position: Position<'_>, enemy: UnitRef) -> &'static [&'static str] {
    if position.is_all_front(enemy) {
        &["front"]
    } else {
        &["front", "flank", "rear"]
    }
}

/// The distance of a charge, in whole inches of the game's scale up to its full reach; it need not
/// be measured (F-8.28).
pub(super) fn distance(path: &str, reach: Option<Length>) -> Question {
    let inches = |length: Length| {
        let label = message("ask.distance.inches").with("inches", length.to_string());
        choice(Scalar::Number(length.as_32nds()), label)
    };
    let reach = reach.unwrap_or(Length::ZERO);
    let whole = (1..)
        .map(Length::inches)
        .take_while(|so_far| *so_far < reach);
    let all = (reach > Length::ZERO).then_some(reach);
    let open = choice(Scalar::Nothing(()), message("ask.distance.open"));
    let choices = std::iter::once(open).chain(whole.chain(all).map(inches));
    Question {
        // Another charge comes from another place.
        remember: None,
        ..asks(path, "distance", Answer::One(choices.collect()))
    }
}

/// The question with a hint about what makes an enemy visible.
pub(super) fn in_sight(position: Position<'_>, asked: Question) -> Question {
    let about: Vec<FeatureKind> = (position.state.ground.values())
        .map(|site| site.feature.kind)
        .collect();
    let lines = terrain::sight(&about, position.setup.scale, position.rules);
    let lines = lines.iter().map(|line| {
        let inches = line.inches.map(|inches| inches.to_string());
        message(format!("sight.{}", line.id)).with("inches", inches.unwrap_or_default())
    });
    let hints: Vec<Message> = asked.hint.into_iter().chain(lines).collect();
    Question {
        hint: Some(bare(Value::List(hints, " "))),
        ..asked
    }
}
