//! What may be done in the Move phase: charges, moves, generals.

use drumhead_words::play::{
    Answer, Choice, Objection, Offer, OfferId, OfferKind, Question, Scalar, UnitRef,
};
use drumhead_words::{ClauseId, Length};

use super::super::super::army::Kind;
use super::super::super::tables::movement::Mover;
use super::super::command::Command;
use super::super::manoeuvres::{Manoeuvre, held_by_enemy};
use super::super::moves::{Crossed, MoveTold, SweepTold, Way};
use super::super::passage::Passage;
use super::super::say;
use super::super::state::*;
use super::super::table::Table;
use super::super::turn::Step;
use super::{ground, one_of, plain, question, unit_of, units_of};
use crate::battle::actions;

/// A normal move of this unit, with what is left of it.
pub(super) fn moves(table: Table<'_>, unit: UnitRef) -> Option<Offer<Command>> {
    if !table.may_yet_move(unit) {
        return None;
    }
    let (bought, live) = table.unit(unit)?;
    let foot = bought.kind == Kind::Infantry && !live.mounted;
    let distances = [
        ("stood", Moved::Stood, true),
        ("rotation", Moved::Rotation, foot && table.may_rotate(unit)),
        ("half", Moved::Half, table.is_fixed(unit).is_none()),
        ("full", Moved::Full, table.is_fixed(unit).is_none()),
    ];
    let distances: Vec<&str> = (distances.into_iter())
        .filter(|(_, moved, able)| *able && table.has_left(unit, *moved))
        .map(|(id, _, _)| id)
        .collect();
    let goes = distances.len() > 1;
    let mut questions = vec![question(
        "/moves/0/moved",
        "moved",
        one_of("moved", &distances),
    )];
    if goes {
        questions.extend(on_the_way(table, unit));
    }
    Some(Offer {
        kind: OfferKind::Move,
        clause: Some("F-7.13".to_owned()),
        unit: Some(unit),
        questions,
        against: against_leaving(table, unit),
        ..plain(
            "move",
            "move",
            say("offer.move", &[]),
            Command::Move(actions::Move {
                moves: vec![MoveTold {
                    deep: table.ranks(unit).is_none().then_some(USUAL_DEPTH),
                    ..MoveTold::stood(unit)
                }],
            }),
        )
    })
}

/// What speaks against a move from where it touches the enemy.
fn against_leaving(table: Table<'_>, unit: UnitRef) -> Vec<Objection> {
    let objection = held_by_enemy(table, unit, None);
    let of = |objection: Objection| Objection {
        id: format!("{}.{}.{}", objection.id, unit.side, unit.unit),
        ..objection
    };
    objection.map(of).into_iter().collect()
}

/// How deep a unit is taken to be until the player says so.
const USUAL_DEPTH: u16 = 2;

/// What only the table can tell of a move that goes anywhere.
fn on_the_way(table: Table<'_>, unit: UnitRef) -> Vec<Question> {
    let mut questions = Vec::new();
    let mut ask = |field: &str, answer: Answer| {
        questions.push(question(&format!("/moves/0/{field}"), field, answer));
    };
    let Some((bought, live)) = table.unit(unit) else {
        return questions;
    };
    if live.morale == Morale::Good {
        ask("advanced", Answer::YesNo);
    }
    ask("straight_run", Answer::YesNo);
    // Skirmishers and guns have no manoeuvres that would slow them.
    if !table.moves_freely(unit) && bought.kind != Kind::Artillery {
        let ways = Way::ALL.map(|way| Choice::text(way.id(), way_name(way)));
        let choices = ways.to_vec();
        ask("ways", Answer::Some { choices });
    }
    let crossed = Crossed::ALL.into_iter();
    let choices = crossed
        .filter(|crossed| table.may_enter(unit, *crossed))
        .map(|crossed| Choice::text(crossed.id(), crossed_name(crossed)))
        .collect();
    ask("over", Answer::Some { choices });
    if table.ranks(unit).is_none() {
        let most = i32::try_from(live.figures()).unwrap_or(i32::MAX);
        ask("deep", Answer::Number { least: 1, most });
    }
    let mut friends = units_of(table, unit.side, unit);
    friends.retain(|choice| {
        let barred = |friend| table.passage(unit, friend) == Passage::Barred;
        !unit_of(choice).is_some_and(barred)
    });
    if !friends.is_empty() {
        let answer = Answer::Some { choices: friends };
        questions.push(question("/moves/0/through", "passed", answer));
    }
    let mut ask = |field: &str, answer: Answer| {
        questions.push(question(&format!("/moves/0/{field}"), field, answer));
    };
    let causes = ["terrain", "manoeuvre", "formation"];
    let mut disorders = vec![Choice {
        value: Scalar::Nothing(()),
        label: say("answer.in_order", &[]),
    }];
    disorders.extend(causes.map(|cause| {
        let key = format!("answer.disordered.{cause}");
        Choice::text(cause, say(&key, &[]))
    }));
    ask("disordered", Answer::One { choices: disorders });
    let mut grounds = ground::places(table, unit);
    if !grounds.is_empty() {
        let open = Choice {
            value: Scalar::Nothing(()),
            label: say("answer.open_ground", &[]),
        };
        grounds.insert(0, open);
        ask("ground", Answer::One { choices: grounds });
    }
    questions
}

/// A way to go, in words.
pub(in super::super) fn way_name(way: Way) -> String {
    say(&format!("answer.ways.{}", way.id()), &[])
}

/// Ground that was crossed, in words.
pub(in super::super) fn crossed_name(crossed: Crossed) -> String {
    say(&format!("answer.over.{}", crossed.id()), &[])
}

/// How guns may be placed: off their limbers, as they will stand (F-7.33).
fn placing(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let what = Manoeuvre::Unlimber;
    if !table.could(unit, what) || !table.has_crew_for(unit, what) {
        return Vec::new();
    }
    let label = say("offer.placed_unlimbered", &[]);
    vec![of_manoeuvre(table, unit, what, label, None, Vec::new())]
}

/// Every manoeuvre that the unit may make now and has the move for, with what
/// it takes.
pub(super) fn manoeuvres(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let moving = table.state.now.step.moving_side(table.state.side_a);
    let Some((bought, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let able = live.on_table() && !live.routs() && live.pursuit.is_none() && live.debt == 0;
    if table.state.now.step == Step::SetUp {
        return placing(table, unit);
    }
    if moving != Some(unit.side) || !able || live.turn.moved == Moved::Charged {
        return Vec::new();
    }
    let most = i32::try_from(live.figures())
        .unwrap_or(i32::MAX)
        .min(MOST_FRONT);
    let front = live.formation.front.unwrap_or(1);
    let asked =
        |path: &str, key: &str| vec![question(path, key, Answer::Number { least: 1, most })];
    let turned = live.turn.moved >= Moved::Rotation;
    let faces = |what: Manoeuvre| {
        // Guns that have turned may turn on; there is nothing more to say.
        if what == Manoeuvre::TurnGuns {
            return !turned;
        }
        what != Manoeuvre::ChangeFacing || (table.faces_one_way(unit) && !table.moves_freely(unit))
    };
    let left = table.left_of_move(unit);
    let begun = live.turn.spent > Length::ZERO;
    let mut offers: Vec<Offer<Command>> = Manoeuvre::PLAIN
        .into_iter()
        .filter(|what| table.could(unit, *what) && table.has_crew_for(unit, *what))
        .filter(|what| faces(*what) && (!begun || table.cost(unit, *what).0 <= left))
        .map(|what| {
            let (cost, clause) = table.cost(unit, what);
            let named = say(&format!("manoeuvre.{}", what.id()), &[]);
            let label = if cost > Length::ZERO {
                let cost = cost.to_string();
                say("offer.manoeuvre", &[("what", &named), ("cost", &cost)])
            } else {
                named
            };
            of_manoeuvre(table, unit, what, label, clause, Vec::new())
        })
        .collect();
    // A new front may take more than one move, and is then owed: it is offered
    // to those who have done nothing else.
    if !begun && !live.square && !table.moves_freely(unit) && most > 1 {
        let change = match live.formation.front {
            Some(_) => (
                Manoeuvre::ChangeFront { front },
                asked("/what/front", "front"),
            ),
            None => (
                Manoeuvre::ChangeFrontBy { figures: 1 },
                asked("/what/figures", "front_by"),
            ),
        };
        let (what, questions) = change;
        if bought.kind != Kind::Artillery {
            let label = say("manoeuvre.change_front", &[]);
            let clause = table.cost(unit, what).1;
            offers.push(of_manoeuvre(table, unit, what, label, clause, questions));
        }
    }
    offers
}

/// The widest front that is asked for.
const MOST_FRONT: i32 = 100;

fn of_manoeuvre(
    table: Table<'_>,
    unit: UnitRef,
    what: Manoeuvre,
    label: String,
    clause: Option<ClauseId>,
    questions: Vec<Question>,
) -> Offer<Command> {
    Offer {
        clause: clause.map(|clause| clause.as_str().to_owned()),
        unit: Some(unit),
        questions,
        against: held_by_enemy(table, unit, Some(what)).into_iter().collect(),
        ..plain(
            format!("manoeuvre.{}", what.id()),
            "manoeuvre",
            label,
            Command::Manoeuvre(actions::Manoeuvre { unit, what }),
        )
    }
}

/// Horses that are held may be touched by enemies, at any time (F-7.34).
pub(super) fn horses(table: Table<'_>, unit: UnitRef) -> Option<Offer<Command>> {
    let (_, live) = table.unit(unit)?;
    let held = matches!(live.horses, Horses::Held { .. }) && live.on_table();
    held.then(|| Offer {
        kind: OfferKind::Move,
        clause: Some("F-7.34".to_owned()),
        unit: Some(unit),
        ..plain(
            "lose_horses",
            "move",
            say("offer.lose_horses", &[]),
            Command::LoseHorses(actions::LoseHorses { unit }),
        )
    })
}

/// A whole side's units that have not moved, in one sweep (F-6.09).
pub(super) fn sweeps(table: Table<'_>) -> Vec<Offer<Command>> {
    let Some(side) = table.state.now.step.moving_side(table.state.side_a) else {
        return Vec::new();
    };
    let idle = |unit: &UnitRef| unit.side == side && table.may_yet_move(*unit);
    let left: Vec<UnitRef> = table.state.units.keys().copied().filter(idle).collect();
    let advances = |unit: &UnitRef| {
        let live = table.state.units.get(unit);
        let good = live.is_some_and(|live| live.morale == Morale::Good);
        // Guns that moved do not fire: they are not swept along.
        let guns = table.mover(*unit) == Some(Mover::Guns);
        let touched = |live: &UnitState| !live.contacts.is_empty() || table.is_charged(*unit);
        let free = live.is_some_and(|live| !touched(live));
        good && free
            && !guns
            && table.is_fixed(*unit).is_none()
            && table.has_left(*unit, Moved::Full)
    };
    let ahead: Vec<UnitRef> = left.iter().copied().filter(advances).collect();
    let offer = |id: &str, units: &[UnitRef], told: SweepTold, distance: Option<Question>| {
        let choices = (units.iter())
            .map(|unit| Choice::unit(*unit, super::super::name(table, *unit)))
            .collect();
        let mut questions = vec![question("/units", "sweep", Answer::Some { choices })];
        questions.extend(distance);
        let units = units.to_vec();
        Offer {
            kind: OfferKind::Move,
            clause: Some("F-7.13".to_owned()),
            questions,
            ..plain(
                format!("sweep.{id}"),
                "move",
                say(&format!("offer.sweep.{id}"), &[]),
                Command::Sweep(actions::Sweep { side, units, told }),
            )
        }
    };
    let mut offers = Vec::new();
    if !left.is_empty() {
        offers.push(offer("stood", &left, SweepTold::default(), None));
    }
    if !ahead.is_empty() {
        let told = SweepTold {
            moved: Moved::Full,
            advanced: true,
        };
        let distance = question("/told/moved", "moved", one_of("moved", &["half", "full"]));
        offers.push(offer("advanced", &ahead, told, Some(distance)));
    }
    offers
}

/// Generals who may join the unit, or leave it (F-3.07).
pub(super) fn attach(table: Table<'_>, unit: UnitRef) -> Vec<Offer<Command>> {
    let Some((_, live)) = table.unit(unit) else {
        return Vec::new();
    };
    let moving = table.state.now.step.moving_side(table.state.side_a);
    // Of a sniper as a general's host nothing is said.
    if !live.on_table() || live.sniper || moving != Some(unit.side) {
        return Vec::new();
    }
    let mut offers = Vec::new();
    for (general, commander) in &table.state.generals {
        if general.side != unit.side {
            continue;
        }
        let name = super::super::general_name(table, *general);
        let (key, to) = match commander {
            Commander::Alone if table.state.general_with(unit).is_none() => ("attach", Some(unit)),
            Commander::With { unit: with } if *with == unit => ("detach", None),
            Commander::Alone | Commander::With { .. } | Commander::Lost => continue,
        };
        let against = to.and_then(|unit| table.not_his(*general, unit));
        offers.push(Offer {
            kind: OfferKind::General,
            clause: Some("F-3.07".to_owned()),
            unit: Some(unit),
            against: against.into_iter().collect(),
            ..plain(
                OfferId::new(key, general.general.0),
                "general",
                say(&format!("offer.{key}"), &[("general", &name)]),
                Command::Attach(actions::Attach {
                    general: *general,
                    unit: to,
                }),
            )
        });
    }
    offers
}
