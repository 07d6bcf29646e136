//! The battle as it is shown.

use drumhead_words::ClauseId;
use drumhead_words::play::{
    self, BattleView, Gauge, Pending, SideView, StepState, Tag, Tone, UnitCard, UnitRef,
};

use super::army::Arm;
use super::battle::Battle;
use super::clauses::{COUNTER, FOLLOW, ROLL, ROUTING, SEQUENCE, WHO, YIELD};
use super::decide::debt_clause;
use super::melees::{is_melee, melees};
use super::offers::obligation;
use super::state::{Debt, Morale, Standing, State, Step};
use super::tables::FactorId;
use super::view::about;
use drumhead_rules::data::catalogue::signed;

/// The battle as it is shown.
pub(super) fn view(battle: &Battle) -> BattleView {
    let state = &battle.state;
    let due = state.due();
    BattleView {
        turn: state.turn,
        track: Step::ALL.iter().map(|step| shown(battle, *step)).collect(),
        now: now(battle),
        sides: (0..)
            .zip(&state.sides)
            .map(|(side, units)| SideView {
                side,
                name: battle.side_name(side).to_owned(),
                tags: Vec::new(),
                units: units.iter().map(|unit| card(battle, side, unit)).collect(),
            })
            .collect(),
        pending: due
            .into_iter()
            .map(|(unit, debt)| Pending {
                id: obligation(unit, debt),
                unit: Some(unit),
                label: owed_name(battle, unit, debt),
                clause: Some(debt_clause(debt).as_str().to_owned()),
            })
            .collect(),
        over: over(battle),
    }
}

/// What is to be done now; in the step of the melees, which they are.
fn now(battle: &Battle) -> String {
    let (state, words) = (&battle.state, battle.words);
    let mover = battle.side_name(state.mover);
    let says = words.fill(&format!("now.{}", state.step.id()), &[("side", mover)]);
    let melees = melees(battle).filter(|_| state.step == Step::Melee);
    melees.map_or_else(|| says.clone(), |melees| format!("{melees} {says}"))
}

/// What a debt is called: a router that is charged does not test, but rolls (C-11).
pub(super) fn owed_name(battle: &Battle, unit: UnitRef, debt: Debt) -> String {
    let rolls = debt == Debt::Test && battle.state.is_routing(unit);
    let called = if rolls { Debt::Surrender } else { debt };
    let key = format!("owed.{}", called.id());
    battle.words.get(&key).to_owned()
}

/// The clause that has the step.
pub(super) const fn clause_of(step: Step) -> ClauseId {
    match step {
        Step::Declare => WHO,
        Step::Test => SEQUENCE,
        Step::Move | Step::Melee => FOLLOW,
        Step::Surrender => YIELD,
    }
}

fn shown(battle: &Battle, step: Step) -> play::Step {
    let words = battle.words;
    let now = battle.state.step;
    let phase = match step {
        Step::Declare | Step::Test | Step::Move | Step::Surrender => "phase.charge",
        Step::Melee => "phase.after",
    };
    play::Step {
        id: step.id().to_owned(),
        phase: words.get(phase).to_owned(),
        label: words.get(&format!("step.{}", step.id())).to_owned(),
        who: battle.side_name(battle.state.mover).to_owned(),
        clause: Some(clause_of(step).as_str().to_owned()),
        state: match step.cmp(&now) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        },
    }
}

fn card(battle: &Battle, side: u8, standing: &Standing) -> UnitCard {
    let words = battle.words;
    let unit = UnitRef::new(side, standing.number);
    let body = standing.body();
    let gone = standing.away.map(|away| {
        let key = format!("away.{}", away.id());
        words.get(&key).to_owned()
    });
    UnitCard {
        unit,
        name: standing.named(),
        arm: match body.arm {
            Arm::Infantry => play::Arm::Foot,
            Arm::Cavalry => play::Arm::Horse,
            Arm::Artillery => play::Arm::Guns,
        },
        about: about(
            standing.arm,
            standing.order,
            standing.mounted,
            standing.basic_morale,
            words,
        ),
        strength: Gauge {
            what: words.get("card.strength").to_owned(),
            now: u32::from(standing.strength),
            start: u32::from(standing.start.max(standing.strength)),
            marks: Vec::new(),
        },
        others: Vec::new(),
        morale: morale(battle, standing.morale),
        tags: tags(battle, unit),
        owes: battle.state.due().iter().any(|(owing, _)| *owing == unit),
        gone,
    }
}

fn morale(battle: &Battle, morale: Morale) -> Tag {
    let words = battle.words;
    let tag = |about: Option<String>, clause: Option<ClauseId>, tone| Tag {
        label: words.get(&format!("morale.{}", morale.id())).to_owned(),
        about,
        clause: clause.map(|clause| clause.as_str().to_owned()),
        tone,
    };
    match morale {
        Morale::Good => tag(None, None, Tone::Plain),
        Morale::Shaken => {
            let value = signed(battle.tables.factor(FactorId::Shaken));
            let about = words.fill("tag.shaken_about", &[("value", &value)]);
            tag(Some(about), Some(FactorId::Shaken.clause()), Tone::Warn)
        }
        Morale::Routing => {
            let about = words.get("tag.routing_about").to_owned();
            tag(Some(about), Some(ROUTING), Tone::Bad)
        }
    }
}

fn tags(battle: &Battle, unit: UnitRef) -> Vec<Tag> {
    let words = battle.words;
    let state = &battle.state;
    let mut tags = Vec::new();
    for charge in &state.charges {
        let other = match unit {
            it if it == charge.charger => charge.target,
            it if it == charge.target => charge.charger,
            _ => continue,
        };
        if is_melee(battle, charge) {
            let other = battle.name(other);
            tags.push(Tag {
                label: words.fill("tag.melee", &[("unit", &other)]),
                about: None,
                clause: Some(FOLLOW.as_str().to_owned()),
                tone: Tone::Warn,
            });
        }
    }
    // A charge that has ended is none any more.
    if let Some(charge) = state.charge(unit).filter(|it| it.moved.is_none()) {
        let inches = charge.inches.to_string();
        let struck = words
            .get(&format!("struck.{}", charge.struck.id()))
            .to_owned();
        let target = battle.name(charge.target);
        tags.push(Tag {
            label: words.fill("tag.charges", &[("unit", &target)]),
            about: Some(words.fill(
                "tag.charges_about",
                &[("inches", &inches), ("struck", &struck)],
            )),
            clause: Some(WHO.as_str().to_owned()),
            tone: Tone::Plain,
        });
    }
    let by: Vec<_> = state
        .charges_on(unit)
        .filter(|charge| charge.moved.is_none())
        .map(|charge| battle.name(charge.charger))
        .collect();
    if !by.is_empty() {
        let units = by.join(", ");
        tags.push(Tag {
            label: words.get("tag.charged").to_owned(),
            about: Some(words.fill("tag.charged_about", &[("units", &units)])),
            clause: Some(SEQUENCE.as_str().to_owned()),
            tone: Tone::Warn,
        });
    }
    let mut owed = |debt: Debt, clause: ClauseId| {
        if state.debts().contains(&(unit, debt)) {
            tags.push(Tag {
                label: owed_name(battle, unit, debt),
                about: None,
                clause: Some(clause.as_str().to_owned()),
                tone: Tone::Warn,
            });
        }
    };
    owed(Debt::Answer, COUNTER);
    owed(Debt::Surrender, ROLL);
    tags
}

/// The side that has no unit left on the table.
pub(super) fn beaten(state: &State) -> Option<u8> {
    let gone = |units: &[Standing]| !units.is_empty() && units.iter().all(|unit| !unit.is_here());
    let mut sides = (0..).zip(&state.sides);
    sides.find_map(|(side, units)| gone(units).then_some(side))
}

fn over(battle: &Battle) -> Option<String> {
    let side = battle.side_name(beaten(&battle.state)?);
    Some(battle.words.fill("over.won", &[("side", side)]))
}
