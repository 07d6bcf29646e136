//! The battle as it is shown.

use drumhead_words::ClauseId;
use drumhead_words::play::{
    self, BattleView, Gauge, GaugeMark, Pending, SideView, StepState, Tag, Tone, UnitCard, UnitRef,
};

use super::battle::Battle;
use super::clauses::{
    ACTIVATE, AMMUNITION, ATTACHED, COUNT, EMPLACED, GIVE_GROUND, GUNS, LOCKED, RESOLVE, RIDE,
    ROUT, SEQUENCE,
};
use super::decide::{debt_clause, debts};
use super::ground::{booked, next_shot, retires_at, until_retired};
use super::offers::{arm, obligation};
use super::state::{Standing, Step};
use drumhead_rules::map::words::facing_word;

/// The battle as it is shown.
pub(super) fn view(battle: &Battle) -> BattleView {
    let state = &battle.state;
    let words = battle.words;
    let mover = battle.side_name(state.mover);
    BattleView {
        turn: state.turn,
        track: steps(battle).map(|step| shown(battle, step)).collect(),
        now: now(battle, mover),
        sides: (0..)
            .zip(&state.sides)
            .map(|(side, units)| SideView {
                side,
                name: battle.side_name(side).to_owned(),
                tags: side_tags(battle, side),
                units: units.iter().map(|unit| card(battle, side, unit)).collect(),
            })
            .collect(),
        pending: (debts(battle).into_iter())
            .map(|(unit, debt)| Pending {
                id: obligation(unit, debt),
                unit: Some(unit),
                label: words.get(&format!("owed.{}", debt.id())).to_owned(),
                clause: Some(debt_clause(debt).as_str().to_owned()),
            })
            .collect(),
        over: over(battle),
    }
}

/// The steps that are shown: placing units only while it is done.
fn steps(battle: &Battle) -> impl Iterator<Item = Step> {
    let deploys = battle.state.step == Step::Deploy;
    Step::ALL
        .into_iter()
        .filter(move |step| deploys || *step != Step::Deploy)
}

fn now(battle: &Battle, mover: &str) -> String {
    let words = battle.words;
    let state = &battle.state;
    if state.trial.is_some() {
        return words.get("now.decide").to_owned();
    }
    if state.reply.is_some() {
        return words.get("now.reply").to_owned();
    }
    let activations = state.activations.clone().unwrap_or_default();
    let left = activations
        .total
        .saturating_sub(activations.used)
        .to_string();
    let total = activations.total.to_string();
    let values = [("side", mover), ("left", &left), ("total", &total)];
    words.fill(&format!("now.{}", state.step.id()), &values)
}

fn shown(battle: &Battle, step: Step) -> play::Step {
    let words = battle.words;
    let (phase, clause) = match step {
        Step::Deploy => ("phase.before", SEQUENCE),
        Step::Count => ("phase.command", COUNT),
        Step::Activate => ("phase.units", ACTIVATE),
        Step::GiveGround => ("phase.units", GIVE_GROUND),
        Step::Commander => ("phase.command", RIDE),
    };
    play::Step {
        id: step.id().to_owned(),
        phase: words.get(phase).to_owned(),
        label: words.get(&format!("step.{}", step.id())).to_owned(),
        who: battle.side_name(battle.state.mover).to_owned(),
        clause: Some(clause.as_str().to_owned()),
        state: match step.cmp(&battle.state.step) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        },
    }
}

fn tag(battle: &Battle, id: &str, clause: ClauseId, tone: Tone, values: &[(&str, &str)]) -> Tag {
    let words = battle.words;
    Tag {
        label: words.fill(&format!("tag.{id}"), values),
        about: Some(words.fill(&format!("tag.{id}_about"), values)),
        clause: Some(clause.as_str().to_owned()),
        tone,
    }
}

fn side_tags(battle: &Battle, side: u8) -> Vec<Tag> {
    let state = &battle.state;
    let mut tags = Vec::new();
    if state.retired[usize::from(side).min(1)] {
        tags.push(tag(battle, "retired", RESOLVE, Tone::Bad, &[]));
    }
    if let Some(activations) = state.activations.as_ref().filter(|_| state.mover == side) {
        let (used, total) = (activations.used.to_string(), activations.total.to_string());
        let values = [("used", &*used), ("total", &*total)];
        tags.push(tag(battle, "activations", ACTIVATE, Tone::Plain, &values));
    }
    tags
}

fn card(battle: &Battle, side: u8, standing: &Standing) -> UnitCard {
    let words = battle.words;
    let unit = UnitRef::new(side, standing.number);
    let most = u32::from(battle.readings().rout_at.hits());
    let hits = u32::from(standing.hits);
    let commander = standing.commands();
    let kind = words
        .get(&format!("type.{}", standing.kind.id()))
        .to_owned();
    let about = match standing.place.filter(|_| standing.is_here()) {
        Some(place) if !commander => words.fill(
            "card.about",
            &[
                ("type", &kind),
                ("hex", &battle.hex(place.hex)),
                ("facing", facing_word(place.facing)),
            ],
        ),
        Some(place) => words.fill(
            "card.at",
            &[("type", &kind), ("hex", &battle.hex(place.hex))],
        ),
        None => kind.clone(),
    };
    UnitCard {
        unit,
        name: standing.named(),
        arm: arm(standing.kind),
        about,
        strength: if commander {
            let all = battle.state.units();
            let all = all.filter(|(unit, it)| unit.side == side && !it.commands());
            let all = u32::try_from(all.count()).unwrap_or(u32::MAX);
            let left = battle.state.left(side);
            Gauge {
                what: words.get("card.resolve").to_owned(),
                now: until_retired(counted(battle, side, hits), left, &battle.tables),
                start: retires_at(all, &battle.tables),
                marks: Vec::new(),
            }
        } else {
            Gauge {
                what: words.get("card.hits_left").to_owned(),
                now: most.saturating_sub(hits),
                start: most,
                marks: vec![GaugeMark {
                    lost: most,
                    label: words.get("card.routs").to_owned(),
                }],
            }
        },
        others: Vec::new(),
        morale: morale(battle, standing),
        tags: states(battle, unit, standing),
        owes: debts(battle).iter().any(|(owing, _)| *owing == unit),
        gone: standing.away.map(|away| {
            let key = format!("away.{}", away.id());
            words.get(&key).to_owned()
        }),
    }
}

/// The hits of a side's commander with those of the routs that the end of the
/// turn will book (D3-11): the units that routed are not left already.
fn counted(battle: &Battle, side: u8, hits: u32) -> u32 {
    let routed = battle.state.unbooked[usize::from(side).min(1)];
    hits.saturating_add(booked(routed, &battle.tables))
}

fn morale(battle: &Battle, standing: &Standing) -> Tag {
    let hits = standing.hits.to_string();
    let most = battle.readings().rout_at.hits().to_string();
    let values = [("hits", &*hits), ("most", &*most)];
    if standing.commands() {
        return tag(battle, "commander", RESOLVE, Tone::Plain, &values);
    }
    // That it is in melee is a tag of its own: its hits are never hidden.
    tag(battle, "steady", ROUT, Tone::Plain, &values)
}

/// What else is true of a unit and must be seen at a glance.
pub(super) fn states(battle: &Battle, unit: UnitRef, standing: &Standing) -> Vec<Tag> {
    let state = &battle.state;
    let mut tags = Vec::new();
    if standing.out_of_ammunition {
        tags.push(tag(battle, "ammunition", AMMUNITION, Tone::Warn, &[]));
    }
    if let Some(fired) = standing.fired {
        tags.push(tag(battle, "emplaced", EMPLACED, Tone::Plain, &[]));
        let next = next_shot(fired, &battle.tables);
        if next > state.turn {
            let turn = next.to_string();
            tags.push(tag(battle, "loading", GUNS, Tone::Warn, &[("turn", &turn)]));
        }
    }
    if state.in_melee(unit) {
        let others: Vec<_> = state.opponents(unit).map(|it| battle.placed(it)).collect();
        let units = others.join(", ");
        tags.push(tag(
            battle,
            "fights",
            LOCKED,
            Tone::Warn,
            &[("units", &units)],
        ));
    }
    if let Some(host) = standing.attached {
        let name = battle.name(UnitRef::new(unit.side, host));
        tags.push(tag(
            battle,
            "attached",
            ATTACHED,
            Tone::Plain,
            &[("unit", &name)],
        ));
    }
    if state.host(unit).is_some() {
        tags.push(tag(battle, "host", ATTACHED, Tone::Good, &[]));
    }
    if standing.acted.activated && unit.side == state.mover {
        tags.push(tag(battle, "activated", ACTIVATE, Tone::Plain, &[]));
    }
    tags
}

fn over(battle: &Battle) -> Option<String> {
    let state = &battle.state;
    let words = battle.words;
    let side = |side: u8| battle.side_name(side).to_owned();
    match state.retired {
        [true, true] => Some(words.get("over.both").to_owned()),
        [true, false] => Some(words.fill("over.retired", &[("side", &side(0))])),
        [false, true] => Some(words.fill("over.retired", &[("side", &side(1))])),
        [false, false] => None,
    }
}
