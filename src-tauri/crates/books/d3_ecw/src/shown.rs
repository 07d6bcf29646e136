//! The display of a battle.

use std::collections::BTreeMap;

use drumhead_rules::battles::lists::{ListBattle as _, ListShown};
use drumhead_rules::frame::{Pending, gauge, tag_in};
use drumhead_vocabulary::play::{
    self, BoardView, Facts, Gauge, GaugeMark, StepState, Subject, Tag, UnitSnapshot,
};

use crate::actions::{edge, is_awaited};
use crate::ground::{booked, retires_at, until_retired};
use crate::prelude::*;
use crate::turn::step_name;
use crate::{board, panel, snapshot, tags};

impl ListShown for D3Ecw {
    /// Returns the steps of the turn. The placement step is shown only while it lasts.
    fn track(battle: &Battle) -> Vec<play::Step> {
        let deploys = battle.state.step == Step::Deploy;
        let steps = Step::ALL
            .iter()
            .copied()
            .filter(|step| deploys || *step != Step::Deploy);
        steps.map(|step| step_shown(battle, step)).collect()
    }

    /// Returns the work to be done now.
    fn now(battle: &Battle) -> Message {
        let state = &battle.state;
        match &state.exchange {
            Exchange::Trial(_) => return message("now.decide"),
            Exchange::Reply(_) => return message("now.reply"),
            Exchange::AtRest => {}
        }
        let activations = state.activations.clone().unwrap_or_default();
        let left = activations.total.saturating_sub(activations.used);
        let now = match commander_now(battle) {
            Some(key) => message(key),
            None => message(format!("now.{}", state.step.id())),
        };
        let base = message(format!("base.{}", base(battle, state.mover).id()));
        now.with("side", Value::Side(state.mover))
            .with("base", base)
            .with("left", left)
            .with("total", activations.total)
    }

    /// Returns the tags of a side: whether it has retired, and its activations.
    fn side_tags(battle: &Battle, side: u8) -> Vec<Tag> {
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

    fn arm(unit: &UnitState) -> play::Arm {
        tags::arm(unit.kind)
    }

    /// Returns the unit's type, and its position on the table.
    fn about_unit(battle: &Battle, unit: UnitRef, state: &UnitState, form: Form) -> String {
        let kind = message(state.kind.key(form));
        let Some(place) = battle.state.place(unit) else {
            return battle.say(&kind);
        };
        let key = if state.commands() {
            "card.at"
        } else {
            "card.about"
        };
        let about = message(key).with("type", kind).with("hex", place.hex);
        battle.say(&about.with("facing", place.facing))
    }

    /// Returns the hits that the unit can still suffer. For a commander: the routs until his army
    /// retires.
    fn strength(battle: &Battle, unit: UnitRef, state: &UnitState) -> Gauge {
        let hits = u32::from(state.hits);
        if state.commands() {
            resolve(battle, unit.side, hits)
        } else {
            hits_left(battle, hits)
        }
    }

    /// Returns the unit's hits in place of its morale. Being in melee is a separate tag, so that
    /// hits are never hidden.
    fn morale(battle: &Battle, _: UnitRef, state: &UnitState, form: Form) -> Tag {
        let most = interpretations(battle).rout_at.hits();
        let values = [("hits", state.hits.into()), ("most", most.into())];
        let (id, clause) = if state.commands() {
            ("commander", RESOLVE)
        } else {
            ("steady", ROUT)
        };
        tag_in(battle, form, id, clause, Tone::Plain, &values)
    }

    fn tags(battle: &Battle, unit: UnitRef, of: &UnitState) -> Vec<Tag> {
        tags::states(battle, unit, of)
    }

    fn over(battle: &Battle) -> Option<Message> {
        match *Self::beaten(battle) {
            [] => None,
            [side] => Some(message("over.retired").with("side", Value::Side(side))),
            _ => Some(message("over.both")),
        }
    }

    fn step(state: &State) -> (&'static str, Option<u8>) {
        (state.step.id(), Some(state.mover))
    }

    fn unit_facts(battle: &Battle, unit: UnitRef, of: &UnitState) -> UnitSnapshot {
        snapshot::of(&battle.state, unit, of)
    }

    fn facts(battle: &Battle, _: &[Pending]) -> BTreeMap<Subject, Facts> {
        snapshot::facts(&battle.state)
    }

    fn panel(battle: &Battle, unit: UnitRef, of: &UnitState) -> Vec<Sum> {
        panel::panel(battle, unit, of)
    }

    fn board(battle: &Battle, of: Option<UnitRef>) -> Option<BoardView> {
        Some(board::board(battle, of))
    }
}

/// Returns the message about a side without a commander on the table, in the count and in the
/// commander's step: he may return, or the players can only end the step (D3-09, D3-44).
fn commander_now(battle: &Battle) -> Option<&'static str> {
    let State { step, mover, .. } = battle.state;
    let commander = battle.state.commander(mover);
    let here = commander.is_some_and(|(_, it)| it.is_here());
    if here || battle.state.is_over() {
        return None;
    }
    let contacted = commander.filter(|(_, it)| it.away == Some(Away::Contacted));
    let returns = contacted.is_some_and(|(unit, _)| is_awaited(battle, unit));
    let shut_out = contacted.is_some_and(|(unit, _)| edge(battle, unit).is_empty());
    match step {
        Step::Count | Step::Commander if returns => Some("now.returns"),
        Step::Count => Some("now.no_commander"),
        Step::Commander if shut_out => Some("now.shut_out"),
        Step::Commander => Some("now.book"),
        Step::Deploy | Step::Activate | Step::GiveGround => None,
    }
}

/// Returns a step of the turn for display.
pub(super) fn step_shown(battle: &Battle, step: Step) -> play::Step {
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
        state: StepState::of(step, battle.state.step),
    }
}

/// Returns the hits that a unit can still suffer.
fn hits_left(battle: &Battle, hits: u32) -> Gauge {
    let most = u32::from(interpretations(battle).rout_at.hits());
    let word = |key: &str| battle.words.get(key).to_owned();
    Gauge {
        noun: Some(word("card.hits")),
        marks: vec![GaugeMark {
            lost: most,
            label: word("card.routs"),
        }],
        ..gauge(
            battle.words,
            "card.hits_left",
            most.saturating_sub(hits),
            most,
        )
    }
}

/// Returns a gauge of the further routs until an army retires, counting the routs still to be
/// recorded. The units that routed no longer count as units left (D3-11). For an army that has
/// retired, the number is not written in words, because the commander's tag says that it retired.
fn resolve(battle: &Battle, side: u8, hits: u32) -> Gauge {
    let all = battle
        .state
        .units()
        .filter(|(unit, it)| unit.side == side && !it.commands());
    let all = drumhead_vocabulary::count(all.count());
    let routed = battle.state.unbooked.get(usize::from(side)).copied();
    let routed = booked(routed.unwrap_or(0), &battle.tables);
    let left = battle.state.left(side);
    let gone = battle.state.retired.get(usize::from(side)) == Some(&true);
    let now = until_retired(hits.saturating_add(routed), left, &battle.tables);
    let start = retires_at(all, &battle.tables);
    let mut resolve = gauge(battle.words, "card.resolve", now, start);
    if gone {
        resolve.left.clear();
    }
    resolve
}
