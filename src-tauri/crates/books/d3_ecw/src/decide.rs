//! What a command brings about. Legality is settled before a die is drawn.

mod given;
mod hand;
mod law;
mod moves;
mod set;
mod sight;

use drumhead_words::dice::{Bands, Dice, Pool};
use drumhead_words::play::{Refusal, UnitRef};

use super::army::UnitType;
use super::attack::{Action, Party, hits, modifiers, rerolls, routs, runs_out};
use super::battle::Battle;
use super::clauses::{ATTACHED, CONTACTED, GIVE_GROUND, GUNS_LOST};
use super::command::Command;
use super::event::Event;
use super::ground::{booked, retires};
use super::readings::{GunsCount, MeleeHits};
use super::state::{Away, Moved, Pair, Place, Reply, Step, Trial};
use super::tables::Tables;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::play::throw;
pub(super) use given::{here, impossible};
pub(super) use hand::MOST_HITS;
pub use law::may_initiate;
pub(super) use law::{debt_clause, debts, edge, moves_free, objections, returns_now};
pub(super) use moves::{Aim, Route, rear, rides, route, stands};
pub(super) use sight::{Noticed, blocked, noticed};

type Decided = Result<Vec<Event>, Refusal>;

/// What a command brings about.
pub(super) fn decide(
    battle: &Battle,
    command: &Command,
    overruled: &[String],
    dice: &mut dyn Dice,
) -> Decided {
    Refusal::unless(objections(battle, command)?, overruled)?;
    let state = &battle.state;
    match command {
        Command::Place { unit, hex, facing } => Ok(vec![Event::Placed {
            unit: *unit,
            place: Place {
                hex: *hex,
                facing: *facing,
            },
        }]),
        Command::Count { seen } => Ok(counted(battle, seen)),
        Command::March { unit, to, facing } => {
            let now = state.place(*unit).map_or(*facing, |place| place.facing);
            let way = route(battle, *unit, now, Aim::Ahead(*to));
            Ok(moved(battle, *unit, (*to, *facing), way, Moved::Ahead))
        }
        Command::Wheel { unit, way } => {
            let stays = state.place(*unit).is_some_and(|place| place.hex == way.to);
            let how = if stays { Moved::Turned } else { Moved::Ahead };
            let path = route(battle, *unit, way.facing, Aim::Ahead(way.to));
            Ok(moved(battle, *unit, (way.to, way.facing), path, how))
        }
        Command::Retire { unit, to } => {
            let now = state.place(*unit).map_or(Facing::N, |place| place.facing);
            let way = route(battle, *unit, now, Aim::Back(*to));
            Ok(moved(battle, *unit, (*to, now), way, Moved::Retired))
        }
        Command::Charge {
            unit,
            target,
            facing,
        } => charge(battle, *unit, *target, *facing),
        Command::Shoot { unit, target } => {
            let mut events = activates(battle, *unit);
            events.extend(attack(battle, Action::Shoot, (*unit, *target), None, dice)?);
            Ok(events)
        }
        Command::Fight { unit, target } => {
            let mut events = activates(battle, *unit);
            events.extend(attack(battle, Action::Melee, (*unit, *target), None, dice)?);
            Ok(events)
        }
        Command::Reroll { unit } => again(battle, *unit, dice),
        Command::Keep { unit } => keep(battle, *unit),
        Command::Reply { unit } => {
            let Some(reply) = state.reply else {
                return Err(impossible(battle, "no_reply", *unit));
            };
            attack(
                battle,
                Action::Melee,
                (reply.by, reply.at),
                Some(reply.hits),
                dice,
            )
        }
        Command::GiveGround { unit, to } => Ok(gives_ground(battle, *unit, *to)),
        Command::Ride { unit, to } => Ok(vec![rode(battle, *unit, *to, false)]),
        Command::Return { unit, to } => Ok(vec![rode(battle, *unit, *to, true)]),
        Command::End => Ok(ended(battle)),
        Command::Correct { unit, set } => Ok(set::corrected(battle, *unit, set)),
        Command::FromPaper { units } => Ok(set::from_paper(battle, units)),
    }
}

fn counted(battle: &Battle, seen: &[UnitRef]) -> Vec<Event> {
    let side = battle.state.mover;
    let counted = Event::Counted {
        side,
        seen: seen.to_vec(),
        activations: sight::counted(battle, side, seen),
    };
    let step = Step::Activate;
    vec![counted, Event::StepBegan { step }]
}

/// Uses an activation, unless the unit has had one or moves free of charge.
fn activates(battle: &Battle, unit: UnitRef) -> Vec<Event> {
    let state = &battle.state;
    let acted = state.unit(unit).is_some_and(|it| it.acted.activated);
    if acted || moves_free(battle, unit) {
        return Vec::new();
    }
    let used = state.activations.as_ref().map_or(0, |it| it.used);
    let used = used.saturating_add(1);
    vec![Event::Activated { unit, used }]
}

fn moved(
    battle: &Battle,
    unit: UnitRef,
    (hex, facing): (Cell, Facing),
    way: Route,
    how: Moved,
) -> Vec<Event> {
    let mut events = activates(battle, unit);
    let place = Place { hex, facing };
    events.push(Event::Moved {
        unit,
        place,
        path: way.path,
        how,
        own: true,
    });
    events
}

/// A unit goes into contact: a melee begins, guns are lost, a commander leaves the
/// table (D3-33, D3-39, D3-44).
fn charge(battle: &Battle, unit: UnitRef, target: UnitRef, facing: Facing) -> Decided {
    let state = &battle.state;
    let (Some(from), Some(to)) = (state.place(unit), state.place(target)) else {
        return Err(impossible(battle, "away", target));
    };
    let way = route(battle, unit, facing, Aim::Contact(to.hex));
    let next = battle.far(from.hex, to.hex) <= 1;
    let how = if next { Moved::Engaged } else { Moved::Charged };
    let hex = comes_to(&way, (from.hex, to.hex));
    let mut events = moved(battle, unit, (hex, facing), way, how);
    let met = here(battle, target)?;
    if met.commands() {
        if CONTACTED.stands() {
            events.push(leaves(target, Away::Contacted, false));
        }
    } else if met.kind == UnitType::Artillery && GUNS_LOST.stands() {
        let books = battle.readings().eliminated_guns_count_as_routed == GunsCount::Yes;
        events.push(leaves(target, Away::Eliminated, books));
        events.extend(bereft(battle, target));
    } else {
        let pair = Pair {
            one: unit,
            other: target,
        };
        events.push(Event::MeleeBegan { pair });
    }
    Ok(events)
}

/// The hex in which a way into contact ends, from here with whoever is there.
pub(super) fn comes_to(way: &Route, (from, to): (Cell, Cell)) -> Cell {
    // A way that the rules object to has no hexes but its end, where the target is.
    let last = way.path.iter().rev().find(|cell| **cell != to);
    last.copied().unwrap_or(from)
}

const fn leaves(unit: UnitRef, away: Away, books: bool) -> Event {
    Event::Left { unit, away, books }
}

/// The commander of a unit that is lost leaves the table too (D3-46).
fn bereft(battle: &Battle, unit: UnitRef) -> Option<Event> {
    let commander = battle.state.host(unit)?;
    let goes = ATTACHED.stands() && CONTACTED.stands();
    goes.then(|| leaves(commander, Away::Contacted, false))
}

/// One die of a unit, whose bands are its scores (D3-01). What it shows is the
/// score: a die that has each score of a D3 twice is one of three sides, and
/// whoever throws a die of six halves it.
fn die(battle: &Battle, unit: UnitRef, what: &str) -> Pool {
    let tables: &Tables = &battle.tables;
    let scores = [1, 2, 3, 4, 5, 6].map(|face| tables.score(face));
    let scores: &[u8] = if scores == [1, 1, 2, 2, 3, 3] {
        &[1, 2, 3]
    } else {
        &scores
    };
    let most = scores.iter().copied().max().unwrap_or(0);
    Pool {
        what: battle.words.fill(what, &[("unit", &battle.name(unit))]),
        side: Some(unit.side),
        dice: 1,
        bands: Bands {
            labels: (1..=most).map(|score| score.to_string()).collect(),
            of_face: scores.iter().map(|score| score.saturating_sub(1)).collect(),
            lowest: 1,
            best_first: false,
        },
    }
}

fn roll(battle: &Battle, unit: UnitRef, what: &str, dice: &mut dyn Dice) -> Result<u8, Refusal> {
    let band = throw(die(battle, unit, what), dice)?.counts.single();
    Ok(u8::try_from(band).unwrap_or(u8::MAX).saturating_add(1))
}

/// The die of an attack is rolled; where nobody may have it rolled again, that
/// settles it.
fn attack(
    battle: &Battle,
    action: Action,
    (by, at): (UnitRef, UnitRef),
    answers: Option<u8>,
    dice: &mut dyn Dice,
) -> Decided {
    let asked = battle.attack(action, by, at);
    let asked = asked.ok_or_else(|| impossible(battle, "away", at))?;
    let applied = modifiers(&asked, &battle.tables, battle.readings());
    let applied = applied.ok_or_else(|| impossible(battle, "no_attack", by))?;
    let what = match action {
        Action::Shoot => "die.shoot",
        Action::Melee => "die.melee",
    };
    let score = roll(battle, by, what, dice)?;
    let commander = battle.state.host(by).is_some();
    let trial = Trial {
        by,
        at,
        attack: asked,
        applied,
        first: score,
        score,
        asks: rerolls(&asked, commander, battle.readings()),
        answers,
    };
    let mut events = vec![Event::Rolled {
        trial: trial.clone(),
    }];
    if trial.asks.is_empty() {
        events.extend(settled(battle, &trial));
    }
    Ok(events)
}

/// The trial that waits, with the party that this unit stands for.
fn asked(battle: &Battle, unit: UnitRef) -> Result<(&Trial, Party), Refusal> {
    let trial = battle.state.trial.as_ref();
    let found = trial.and_then(|trial| {
        let party = trial
            .asks
            .iter()
            .find(|party| trial.party(**party) == unit)?;
        Some((trial, *party))
    });
    found.ok_or_else(|| impossible(battle, "no_decision", unit))
}

fn again(battle: &Battle, unit: UnitRef, dice: &mut dyn Dice) -> Decided {
    let (trial, party) = asked(battle, unit)?;
    let score = roll(battle, trial.by, "die.again", dice)?;
    let mut events = vec![Event::RolledAgain { party, unit, score }];
    let trial = Trial {
        score,
        ..trial.clone()
    };
    events.extend(settled(battle, &trial));
    Ok(events)
}

fn keep(battle: &Battle, unit: UnitRef) -> Decided {
    let (trial, party) = asked(battle, unit)?;
    let mut events = vec![Event::Kept { party, unit }];
    if trial.asks.len() <= 1 {
        events.extend(settled(battle, trial));
    }
    Ok(events)
}

/// What an attack comes to, once its score stands: its hits, or first the answer
/// of the unit that is attacked.
fn settled(battle: &Battle, trial: &Trial) -> Vec<Event> {
    let (by, at) = (trial.by, trial.at);
    let made = hits(trial.score, &trial.applied);
    let Some(unit) = battle.state.unit(by) else {
        return Vec::new();
    };
    let shot = trial.attack.action == Action::Shoot;
    let burns = shot && battle.tables.troop(unit.kind).ammunition;
    let last = burns && runs_out(trial.first, trial.score, &battle.tables, battle.readings());
    let gun = shot && unit.kind == UnitType::Artillery;
    let mut events = vec![Event::Settled {
        by,
        at,
        score: trial.score,
        hits: made,
        fired: if gun {
            Some(battle.state.turn)
        } else {
            unit.fired
        },
        out_of_ammunition: unit.out_of_ammunition || last,
    }];
    let both = battle.readings().melee_hits_by == MeleeHits::Both;
    if !shot && both && trial.answers.is_none() && replies(battle, at, by) {
        let (by, at) = (at, by);
        let reply = Reply { by, at, hits: made };
        events.push(Event::ReplyOwed { reply });
        return events;
    }
    events.extend(takes(battle, at, made));
    events.extend(
        trial
            .answers
            .into_iter()
            .flat_map(|hits| takes(battle, by, hits)),
    );
    events
}

/// Whether a unit attacked in melee can attack its attacker: it faces him.
pub(super) fn replies(battle: &Battle, by: UnitRef, at: UnitRef) -> bool {
    let (Some(from), Some(to)) = (battle.state.place(by), battle.state.place(at)) else {
        return false;
    };
    let attack = battle.attack(Action::Melee, by, at);
    let has = attack.and_then(|it| modifiers(&it, &battle.tables, battle.readings()));
    has.is_some() && battle.faces(from, to.hex)
}

/// A unit takes hits, and may rout (D3-42).
fn takes(battle: &Battle, unit: UnitRef, hits: u8) -> Vec<Event> {
    let now = battle.state.unit(unit).map_or(0, |unit| unit.hits);
    let total = now.saturating_add(hits);
    let mut events = vec![Event::Hit { unit, hits, total }];
    if routs(total.into(), battle.readings()) {
        events.push(leaves(unit, Away::Routed, true));
        events.extend(bereft(battle, unit));
    }
    events
}

/// What becomes of a unit that gives ground, or cannot (D3-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GaveGround {
    /// How many hexes it moved.
    pub moved: u32,
    /// How many hits it takes.
    pub hits: u8,
    /// Whether it is still in melee.
    pub in_melee: bool,
}

/// What becomes of a unit that has to give ground, if a hex behind it is free or
/// not (D3-41).
pub fn give_ground(free: bool, tables: &Tables) -> GaveGround {
    match (free, GIVE_GROUND.stands()) {
        (true, true) => GaveGround {
            moved: tables.moves.give_ground.into(),
            hits: 0,
            in_melee: false,
        },
        (false, true) => GaveGround {
            moved: 0,
            hits: tables.give_ground.hits,
            in_melee: true,
        },
        (_, false) => GaveGround {
            moved: 0,
            hits: 0,
            in_melee: true,
        },
    }
}

fn gives_ground(battle: &Battle, unit: UnitRef, to: Option<Cell>) -> Vec<Event> {
    let gave = give_ground(to.is_some(), &battle.tables);
    let place = battle.state.place(unit);
    match (to, place) {
        (Some(hex), Some(place)) if gave.moved > 0 => vec![
            Event::Moved {
                unit,
                place: Place { hex, ..place },
                path: vec![hex],
                how: Moved::Retired,
                own: false,
            },
            Event::MeleeLeft { unit },
        ],
        _ => {
            let mut events = vec![Event::Cornered { unit }];
            events.extend(takes(battle, unit, gave.hits));
            events
        }
    }
}

fn rode(battle: &Battle, unit: UnitRef, to: Cell, back: bool) -> Event {
    let host = battle.state.in_hex(to);
    let host = host.filter(|(host, it)| host.side == unit.side && !it.commands());
    let facing = battle.base(unit.side).ahead();
    Event::Rode {
        unit,
        place: Place { hex: to, facing },
        attached: host.map(|(host, _)| host.unit),
        back,
    }
}

/// What the end of the step brings.
fn ended(battle: &Battle) -> Vec<Event> {
    let state = &battle.state;
    let begins = |step| vec![Event::StepBegan { step }];
    match state.step {
        Step::Deploy => vec![Event::TurnBegan {
            turn: 1,
            mover: battle.setup().first,
        }],
        Step::Count if state.activations.is_none() => counted(battle, &[]),
        Step::Count => begins(Step::Activate),
        Step::Activate => {
            let mut next = state.clone();
            next.step = Step::GiveGround;
            if next.debts().is_empty() {
                begins(Step::Commander)
            } else {
                begins(Step::GiveGround)
            }
        }
        Step::GiveGround => begins(Step::Commander),
        Step::Commander => turn_ends(battle),
    }
}

/// Routed units are booked, both armies' resolve is tested, and the other side
/// has its turn (D3-11, D3-43).
fn turn_ends(battle: &Battle) -> Vec<Event> {
    let state = &battle.state;
    let mut events = Vec::new();
    for side in [0_u8, 1] {
        let routed = state.unbooked[usize::from(side)];
        let commander = state.commander(side);
        let before = commander.map_or(0, |(_, unit)| unit.hits);
        let added = u8::try_from(booked(routed, &battle.tables)).unwrap_or(u8::MAX);
        let hits = before.saturating_add(added);
        let left = state.left(side);
        if routed > 0 {
            events.push(Event::Booked {
                side,
                routed,
                commander: commander.map(|(unit, _)| unit),
                hits,
                left,
            });
        }
        if retires(hits.into(), left) && !state.retired[usize::from(side)] {
            events.push(Event::Retired { side });
        }
    }
    let mover = 1 - state.mover.min(1);
    let again = mover == battle.setup().first;
    events.push(Event::TurnBegan {
        turn: state.turn.saturating_add(u32::from(again)),
        mover,
    });
    events
}
