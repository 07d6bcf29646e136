//! The battle on the screen.

use drumhead_rules::frame::{Pending, Shown};
use drumhead_rules::map::Map;
use drumhead_words::play::{
    self, BoardView, Gauge, GaugeMark, SideView, StepState, TableSnapshot, Tag, UnitCard,
};

use crate::actions::edge;
use crate::board::board;
use crate::ground::{booked, retires_at, until_retired};
use crate::panel::panel;
use crate::prelude::*;
use crate::snapshot::snapshot;
use crate::tags::{arm, states, tag};
use crate::turn::step_name;

/// Whether it is the commanders' step and the side's commander has no hex to return to
/// (D3-44).
fn is_shut_out(battle: &Battle) -> bool {
    let State { step, mover, .. } = battle.state;
    let commander = battle.state.commander(mover);
    let away = commander.filter(|(_, it)| it.away == Some(Away::Contacted));
    let moves = step == Step::Commander && !battle.state.is_over();
    moves && away.is_some_and(|(unit, _)| edge(battle, unit).is_empty())
}

impl Shown for D3Ecw {
    fn turn(battle: &Battle) -> u32 {
        battle.state.turn
    }

    /// The placing step is shown only while it lasts.
    fn track(battle: &Battle) -> Vec<play::Step> {
        let deploys = battle.state.step == Step::Deploy;
        let steps = Step::ALL.iter().copied();
        let steps = steps.filter(|step| deploys || *step != Step::Deploy);
        steps.map(|step| step_shown(battle, step)).collect()
    }

    fn now(battle: &Battle) -> Message {
        let state = &battle.state;
        match &state.exchange {
            Exchange::Trial(_) => return message("now.decide"),
            Exchange::Reply(_) => return message("now.reply"),
            Exchange::AtRest => {}
        }
        let activations = state.activations.clone().unwrap_or_default();
        let left = activations.total.saturating_sub(activations.used);
        let now = if is_shut_out(battle) {
            message("now.shut_out")
        } else {
            message(format!("now.{}", state.step.id()))
        };
        let base = message(format!("base.{}", base(battle, state.mover).id()));
        let now = now
            .with("side", Value::Side(state.mover))
            .with("base", base);
        now.with("left", left).with("total", activations.total)
    }

    fn sides(battle: &Battle) -> Vec<SideView> {
        let sides = (0..).zip(&battle.state.sides);
        let sides = sides.map(|(side, units)| SideView {
            side,
            name: battle.side_name(side).to_owned(),
            tags: of_side(battle, side),
            units: units.iter().map(|unit| card(battle, side, unit)).collect(),
        });
        sides.collect()
    }

    fn over(battle: &Battle) -> Option<Message> {
        let side = match battle.state.retired {
            [true, true] => return Some(message("over.both")),
            [true, false] => 0,
            [false, true] => 1,
            [false, false] => return None,
        };
        Some(message("over.retired").with("side", Value::Side(side)))
    }

    fn snapshot(battle: &Battle, pending: &[Pending]) -> TableSnapshot {
        snapshot(battle, pending)
    }

    fn panel(battle: &Battle, unit: UnitRef) -> Vec<Sum> {
        panel(battle, unit)
    }

    fn map(battle: &Battle) -> Option<&Map> {
        Some(map(battle))
    }

    fn board(battle: &Battle, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board(battle, of))
    }
}

/// A step of the turn.
fn step_shown(battle: &Battle, step: Step) -> play::Step {
    let (phase, clause) = match step {
        Step::Deploy => ("phase.before", SEQUENCE),
        Step::Count => ("phase.command", COUNT),
        Step::Activate => ("phase.units", ACTIVATE),
        Step::GiveGround => ("phase.units", GIVE_GROUND),
        Step::Commander => ("phase.command", RIDE),
    };
    play::Step {
        id: step.id().to_owned(),
        phase: battle.words.get(phase).to_owned(),
        label: battle.say(&step_name(step)),
        who: battle.side_name(battle.state.mover).to_owned(),
        clause: Some(clause.as_str().to_owned()),
        state: match step.cmp(&battle.state.step) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        },
    }
}

fn of_side(battle: &Battle, side: u8) -> Vec<Tag> {
    let state = &battle.state;
    let mut tags = Vec::new();
    if state.retired.get(usize::from(side)) == Some(&true) {
        tags.push(tag(battle, "retired", RESOLVE, Tone::Bad, &[]));
    }
    if let Some(activations) = state.activations.as_ref().filter(|_| state.mover == side) {
        let values = [
            ("used", activations.used.into()),
            ("total", activations.total.into()),
        ];
        tags.push(tag(battle, "activations", ACTIVATE, Tone::Plain, &values));
    }
    tags
}

fn card(battle: &Battle, side: u8, state: &UnitState) -> UnitCard {
    let unit = UnitRef::new(side, state.number);
    let kind = message(format!("type.{}", state.kind.id()));
    let about = match battle.state.place(unit) {
        Some(place) => {
            let key = if state.commands() {
                "card.at"
            } else {
                "card.about"
            };
            let about = message(key).with("type", kind).with("hex", place.hex);
            about.with("facing", place.facing)
        }
        None => kind,
    };
    let hits = u32::from(state.hits);
    let gone = state.away.map(|away| {
        let key = format!("away.{}", away.id());
        battle.words.get(&key).to_owned()
    });
    UnitCard {
        unit,
        name: state.named(battle.words),
        arm: arm(state.kind),
        about: battle.say(&about),
        strength: if state.commands() {
            resolve(battle, side, hits)
        } else {
            hits_left(battle, hits)
        },
        others: Vec::new(),
        morale: morale(battle, state),
        tags: states(battle, unit, state),
        owes: false,
        gone,
    }
}

/// The hits that a unit can still suffer.
fn hits_left(battle: &Battle, hits: u32) -> Gauge {
    let most = u32::from(readings(battle).rout_at.hits());
    Gauge {
        what: battle.words.get("card.hits_left").to_owned(),
        now: most.saturating_sub(hits),
        start: most,
        marks: vec![GaugeMark {
            lost: most,
            label: battle.words.get("card.routs").to_owned(),
        }],
    }
}

/// The number of further routs until an army retires, including routs still to be recorded:
/// their units no longer count as left (D3-11).
fn resolve(battle: &Battle, side: u8, hits: u32) -> Gauge {
    let all = battle.state.units();
    let all = all.filter(|(unit, it)| unit.side == side && !it.commands());
    let all = u32::try_from(all.count()).unwrap_or(u32::MAX);
    let routed = battle.state.unbooked.get(usize::from(side)).copied();
    let routed = booked(routed.unwrap_or(0), &battle.tables);
    let left = battle.state.left(side);
    let gone = battle.state.retired.get(usize::from(side)) == Some(&true);
    let what = if gone {
        "card.resolve_gone"
    } else {
        "card.resolve"
    };
    Gauge {
        what: battle.words.get(what).to_owned(),
        now: until_retired(hits.saturating_add(routed), left, &battle.tables),
        start: retires_at(all, &battle.tables),
        marks: Vec::new(),
    }
}

/// Being in melee is a tag of its own, so that hits are never hidden.
fn morale(battle: &Battle, state: &UnitState) -> Tag {
    let most = readings(battle).rout_at.hits();
    let values = [("hits", state.hits.into()), ("most", most.into())];
    let (id, clause) = if state.commands() {
        ("commander", RESOLVE)
    } else {
        ("steady", ROUT)
    };
    tag(battle, id, clause, Tone::Plain, &values)
}
