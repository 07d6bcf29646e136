//! The questions about a normal move: what only the players can observe, as far as its distance allows.

use drumhead_rules::data::catalogue::capital;
use drumhead_words::play::Scalar;

use super::super::super::army::Kind;
use super::super::liberty::{Deed, held};
use super::super::moves::{Crossed, MoveTold, Way};
use super::super::passage::Passage;
use super::super::prelude::*;

/// Whether only the enemy may hold the unit from moving.
pub(super) fn is_held(battle: &Battle, unit: UnitRef) -> bool {
    held(table(battle), unit, Deed::Move).is_some()
}

/// A question about the only unit that moves.
pub(super) fn asks_of(field: &str, name: &'static str, answer: Answer) -> Question {
    asks(&format!("moves/0/{field}"), name, answer)
}

/// What only the players can observe of a move that goes anywhere, what limits the rest first.
pub(super) fn on_the_way(battle: &Battle, told: &MoveTold) -> Vec<Question> {
    let (table, unit) = (table(battle), told.unit);
    let mut questions = Vec::new();
    let mut ask = |field: &str, name: &'static str, answer: Answer| {
        questions.push(asks_of(field, name, answer));
    };
    let Some((bought, live)) = table.unit(unit) else {
        return questions;
    };
    if !told.away {
        ask("advanced", "advanced", Answer::YesNo);
        ask("straight_run", "straight_run", Answer::YesNo);
    }
    // Skirmishers and guns have no manoeuvres that would slow them.
    if !table.moves_freely(unit) && bought.kind != Kind::Artillery {
        let may = |way: &Way| match told.moved {
            Moved::Rotation => *way == Way::Retire,
            Moved::Stood | Moved::Half | Moved::Full | Moved::Charged => {
                !(told.away && way.is_forward())
            }
        };
        let ways = Way::ALL.into_iter().filter(may);
        let ways = ways.map(|way| named(way.id(), way_words(way)));
        ask("ways", "ways", Answer::Some(ways.collect()));
    }
    if table.ranks(unit).is_none() {
        let most = deepest(battle, told, live.figures());
        let most = i32::from(most);
        ask("deep", "deep", Answer::Number { least: 1, most });
    }
    let ends = ends(battle, told);
    if ends.iter().any(Option::is_some) {
        let ends = ends.into_iter().map(|end| place_choice(battle, end));
        ask("ground", "ground", Answer::One(ends.collect()));
    }
    questions.extend(asks_over(battle, told));
    let friends = others_on_table(battle, unit);
    let friends = friends.filter(|it| {
        let barred = table.passage(unit, *it) == Passage::Barred;
        !barred && !table.passes_no_stander(unit, *it)
    });
    let friends: Vec<Choice> = friends.map(|it| unit_choice(it, it)).collect();
    if !friends.is_empty() {
        questions.push(asks_of("through", "passed", Answer::Some(friends)));
    }
    questions
}

/// The ground that the move may have crossed: as much as is left of it. Of a unit that stood, only
/// whether it came out of the block that it holds (F-11.14).
pub(super) fn asks_over(battle: &Battle, told: &MoveTold) -> Option<Question> {
    let (table, unit) = (table(battle), told.unit);
    let (stood, holds) = (told.moved == Moved::Stood, table.holds_block(unit));
    let column = table.too_wide_for_bridge(unit);
    let asked = |it: Crossed| {
        // Out of a block that it holds a move leads of itself.
        if it == Crossed::OutOfBlock {
            return stood == holds && !(stood && is_held(battle, unit));
        }
        let too_wide = it == Crossed::Bridge && column.is_some();
        let no_wagons = it == Crossed::OwnWagons && !table.has_wagons();
        !stood && !too_wide && !no_wagons
    };
    let fits = |it: Crossed| {
        let mut over = told.over.clone();
        over.retain(|other| *other != it);
        over.push(it);
        let told = MoveTold {
            over,
            ..told.clone()
        };
        table.has_left(unit, told.moved, table.taken_of(&told))
    };
    let over = Crossed::ALL.into_iter();
    let over = over.filter(|it| asked(*it) && table.may_enter(unit, *it) && fits(*it));
    let over: Vec<Choice> = over.map(|it| named(it.id(), crossed_words(it))).collect();
    if over.is_empty() {
        return None;
    }
    let over = asks_of("over", "over", Answer::Some(over));
    let of_bridge = column.filter(|_| !stood);
    let of_bridge = of_bridge.map(|most| message("ask.over_bridge").with("most", most));
    Some(match of_bridge {
        Some(hint) => over.hint(hint),
        None => over,
    })
}

/// Whether the ground or a manoeuvre has put it in disorder (F-5.02).
pub(super) fn asks_disorder() -> Question {
    let causes = ["terrain", "manoeuvre", "formation"];
    let causes = causes.map(|cause| named(cause, message(format!("answer.disordered.{cause}"))));
    let in_order = choice(Scalar::Nothing(()), message("answer.in_order"));
    let all = std::iter::once(in_order).chain(causes);
    asks_of("disordered", "disordered", Answer::One(all.collect()))
}

/// The other units of its side that are on the table.
fn others_on_table(battle: &Battle, unit: UnitRef) -> impl Iterator<Item = UnitRef> {
    let units = battle.state.units.iter();
    let others = units
        .filter(move |(other, live)| other.side == unit.side && **other != unit && live.on_table());
    others.map(|(other, _)| *other)
}

/// The most ranks in which the unit can still move so far: leaving a block takes more of the move for each
/// rank.
fn deepest(battle: &Battle, told: &MoveTold, figures: u32) -> u16 {
    let can_end = |deep: &u16| {
        let told = MoveTold {
            deep: Some(*deep),
            ..told.clone()
        };
        !ends(battle, &told).is_empty()
    };
    let figures = u16::try_from(figures).unwrap_or(u16::MAX);
    (1..=figures).rev().find(can_end).unwrap_or(1)
}

/// Where a move that goes so far may end, if it crosses nothing else: in the open, or at a feature.
pub(super) fn ends(battle: &Battle, told: &MoveTold) -> Vec<Option<u16>> {
    let (table, unit) = (table(battle), told.unit);
    let fits = |ground: &Option<u16>| {
        let told = MoveTold {
            ground: *ground,
            over: Vec::new(),
            ..told.clone()
        };
        table.has_left(unit, told.moved, table.taken_of(&told))
    };
    let places = places(battle, unit).map(Some);
    let all = std::iter::once(None).chain(places);
    all.filter(fits).collect()
}

/// Where the unit may go in a move: every feature at which nothing keeps it out, in the usual way.
fn places(battle: &Battle, unit: UnitRef) -> impl Iterator<Item = u16> {
    let table = table(battle);
    let there = table.unit(unit).and_then(|(_, live)| live.ground);
    let enters = move |id: &u16| {
        let told = MoveTold {
            ground: Some(*id),
            ..MoveTold::stood(unit)
        };
        let is_there = there.is_some_and(|spot| spot.feature == *id);
        let through = table.comes_through(&told).filter(|_| !is_there);
        let open = through.is_none_or(|it| table.may_enter(unit, it));
        let spot = table.usual_spot(*id);
        open && spot.is_some_and(|spot| table.against_standing(unit, spot).is_empty())
    };
    battle.state.ground.keys().copied().filter(enters)
}

/// A place where a move ends, as an answer.
fn place_choice(battle: &Battle, place: Option<u16>) -> Choice {
    let site = place.and_then(|id| Some((id, battle.state.ground.get(&id)?)));
    match site {
        None => choice(Scalar::Nothing(()), message("answer.open_ground")),
        Some((id, site)) => {
            let name = bare(capital(&site.feature.name));
            choice(Scalar::Number(i32::from(id)), name)
        }
    }
}

/// A way to go, in words.
pub(super) fn way_words(way: Way) -> Message {
    message(format!("answer.ways.{}", way.id()))
}

/// Ground that is crossed, in words.
pub(super) fn crossed_words(crossed: Crossed) -> Message {
    message(format!("answer.over.{}", crossed.id()))
}

/// How far a unit went, in words.
pub(super) fn distance_words(moved: Moved) -> Message {
    message(match moved {
        Moved::Stood => "log.moved.stood",
        Moved::Rotation => "log.moved.rotation",
        Moved::Half => "log.moved.half",
        Moved::Full => "log.moved.full",
        Moved::Charged => "log.moved.charged",
    })
}
