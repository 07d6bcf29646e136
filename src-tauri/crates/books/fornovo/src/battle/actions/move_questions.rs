//! The questions about a normal move, limited by the distance left.

use drumhead_vocabulary::play::Scalar;

use super::choices::asks_passed;
use crate::army::Kind;
use crate::battle::liberty::{Deed, contact_objection};
use crate::battle::moves::{Crossed, MoveObservations, Way};
use crate::battle::prelude::*;

/// Whether contact with the enemy, or a charger that has reached the unit, is an objection to a
/// move.
pub(super) fn is_barred_by_contact(battle: &Battle, unit: UnitRef) -> bool {
    contact_objection(position(battle), unit, Deed::Move).is_some()
}

/// Returns a question about a move by a single unit.
pub(super) fn asks_of(field: &str, name: &'static str, answer: Answer) -> Question {
    asks(&format!("moves/0/{field}"), name, answer)
}

/// Returns the questions about a move that changes the unit's place. The questions that limit
/// others come first.
pub(super) fn on_the_way(battle: &Battle, observed: &MoveObservations) -> Vec<Question> {
    let (position, unit) = (position(battle), observed.unit);
    let mut questions = Vec::new();
    let Some((bought, state)) = position.unit(unit) else {
        return questions;
    };
    if !observed.away {
        questions.push(asks_of("advanced", "advanced", Answer::YesNo));
        // A unit cannot run straight into terrain that is closed to it.
        let runs = MoveObservations {
            straight_run: true,
            ..observed.clone()
        };
        if position.closed_ahead(&runs).is_none() {
            questions.push(asks_of("straight_run", "straight_run", Answer::YesNo));
        }
    }
    // Skirmishers and guns have no manoeuvres that slow them.
    if !position.moves_freely(unit) && bought.kind != Kind::Artillery {
        questions.push(asks_ways(observed));
    }
    if position.ranks(unit).is_none() {
        let most = deepest(battle, observed, state.figures());
        let most = i32::from(most);
        let ranks = Answer::Number { least: 1, most };
        questions.push(asks_of("deep", "deep", ranks).by(FENCES));
    }
    let ends = ends(battle, observed);
    if ends.iter().any(Option::is_some) {
        let ends = ends.into_iter().map(|end| place_choice(battle, end));
        let place = Answer::One(ends.collect());
        questions.push(asks_of("ground", "ground", place));
    }
    questions.extend(asks_over(battle, observed));
    questions.extend(asks_passed(position, unit, "moves/0/through"));
    questions
}

/// Returns the question about the ways of moving, other than straight ahead.
pub(super) fn asks_ways(observed: &MoveObservations) -> Question {
    let may = |way: &Way| match observed.moved {
        Moved::Rotation => *way == Way::Retire,
        Moved::Stood | Moved::Half | Moved::Full | Moved::Charged => {
            !(observed.away && way.is_forward())
        }
    };
    let ways = Way::ALL
        .into_iter()
        .filter(may)
        .map(|way| named(way.id(), way_words(way)));
    asks_of("ways", "ways", Answer::Some(ways.collect()))
}

/// Returns the question about the terrain that the move could have crossed with the distance left.
/// For a unit that did not move, the only possible answers are that it left its block (F-11.14), and
/// the ford or bridge of a river in front of it.
pub(super) fn asks_over(battle: &Battle, observed: &MoveObservations) -> Option<Question> {
    let (position, unit) = (position(battle), observed.unit);
    let (stood, in_block) = (
        observed.moved == Moved::Stood,
        position.garrisons_block(unit),
    );
    let column = position.too_wide_for_bridge(unit);
    let asked = |it: Crossed| {
        // A move out of a block that the unit occupies always includes the exit.
        if it == Crossed::OutOfBlock {
            return stood == in_block && !(stood && is_barred_by_contact(battle, unit));
        }
        let too_wide = it == Crossed::Bridge && column.is_some();
        let passage = matches!(it, Crossed::Ford | Crossed::Bridge)
            && position.must_turn_aside(observed)
            && position.passes_by(observed, it);
        let no_wagons = it == Crossed::OwnWagons && !position.has_wagons();
        (!stood || passage) && !too_wide && !no_wagons
    };
    let fits = |it: Crossed| {
        let mut over = observed.over.clone();
        over.retain(|other| *other != it);
        over.push(it);
        let observed = MoveObservations {
            over,
            ..observed.clone()
        };
        position.has_left(&observed)
    };
    let over: Vec<Choice> = Crossed::ALL
        .into_iter()
        .filter(|it| asked(*it) && position.may_enter(unit, *it) && fits(*it))
        .map(|it| named(it.id(), crossed_words(it)))
        .collect();
    if over.is_empty() {
        return None;
    }
    let over = asks_of("over", "over", Answer::Some(over));
    let of_bridge = column
        .filter(|_| !stood)
        .map(|most| message("ask.over_bridge").with("most", most));
    Some(match of_bridge {
        Some(hint) => over.hint(hint),
        None => over,
    })
}

/// Returns the question whether terrain, a manoeuvre or the formation disordered the unit (F-5.02),
/// or whether it is still on a bridge that has no name (F-11.13).
pub(super) fn asks_disorder(battle: &Battle, observed: &MoveObservations) -> Question {
    let position = position(battle);
    let before = position.unit(observed.unit).and_then(|(_, it)| it.disorder);
    let by_bridge = before.is_some_and(|disorder| disorder.cause == DisorderCause::Bridge);
    let unnamed = position.comes_through(observed) != Some(Crossed::Bridge);
    let moves = observed.moved != Moved::Stood;
    let asks_bridge = moves && unnamed && (by_bridge || observed.over.contains(&Crossed::Bridge));
    let bridge = asks_bridge.then_some("bridge");
    let causes = ["terrain", "manoeuvre", "formation"]
        .into_iter()
        .chain(bridge);
    let causes = causes.map(|cause| named(cause, message(format!("answer.disordered.{cause}"))));
    let in_order = choice(Scalar::Nothing(()), message("answer.in_order"));
    let all = std::iter::once(in_order).chain(causes);
    asks_of("disordered", "disordered", Answer::One(all.collect()))
}

/// Returns the maximum number of ranks with which the unit can still move this far: some terrain
/// costs more for each rank.
fn deepest(battle: &Battle, observed: &MoveObservations, figures: u32) -> u16 {
    let can_end = |deep: &u16| {
        let observed = MoveObservations {
            deep: Some(*deep),
            ..observed.clone()
        };
        !ends(battle, &observed).is_empty()
    };
    let figures = u16::try_from(figures).unwrap_or(u16::MAX);
    (1..=figures).rev().find(can_end).unwrap_or(1)
}

/// Returns the places where a move of this distance can end if it crosses nothing else: in the
/// open, or at a feature.
pub(super) fn ends(battle: &Battle, observed: &MoveObservations) -> Vec<Option<u16>> {
    let (position, unit) = (position(battle), observed.unit);
    let fits = |ground: &Option<u16>| {
        let observed = MoveObservations {
            ground: *ground,
            over: Vec::new(),
            ..observed.clone()
        };
        position.has_left(&observed)
    };
    let places = places(battle, unit).map(Some);
    let all = std::iter::once(None).chain(places);
    all.filter(fits).collect()
}

/// Returns the features that the unit may enter in a move if it takes the usual position there.
fn places(battle: &Battle, unit: UnitRef) -> impl Iterator<Item = u16> {
    let position = position(battle);
    let there = position.unit(unit).and_then(|(_, state)| state.ground);
    let enters = move |id: &u16| {
        let observed = MoveObservations {
            ground: Some(*id),
            ..MoveObservations::stood(unit)
        };
        let is_there = there.is_some_and(|spot| spot.feature == *id);
        let through = position.comes_through(&observed).filter(|_| !is_there);
        let open = through.is_none_or(|it| position.may_enter(unit, it));
        let spot = position.usual_spot(*id);
        open && spot.is_some_and(|spot| position.against_standing(unit, spot).is_empty())
    };
    battle.state.ground.keys().copied().filter(enters)
}

/// Returns the choice of a place where a move ends.
fn place_choice(battle: &Battle, place: Option<u16>) -> Choice {
    let site = place.and_then(|id| Some((id, battle.state.ground.get(&id)?)));
    match site {
        None => choice(Scalar::Nothing(()), message("answer.open_ground")),
        Some((id, site)) => {
            let name = bare(position(battle).called_first(site));
            choice(Scalar::Number(i32::from(id)), name)
        }
    }
}

/// Returns the name of a way of moving.
pub(super) fn way_words(way: Way) -> Message {
    message(format!("answer.ways.{}", way.id()))
}

/// Returns the name of terrain that a move crosses.
pub(super) fn crossed_words(crossed: Crossed) -> Message {
    message(format!("answer.over.{}", crossed.id()))
}

/// Returns the words for the distance that a unit moved.
pub(super) fn distance_words(moved: Moved) -> Message {
    message(match moved {
        Moved::Stood => "log.moved.stood",
        Moved::Rotation => "log.moved.rotation",
        Moved::Half => "log.moved.half",
        Moved::Full => "log.moved.full",
        Moved::Charged => "log.moved.charged",
    })
}
