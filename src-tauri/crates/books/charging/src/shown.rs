//! The battle on the screen.

use drumhead_rules::frame::{Message, Names as _, Pending, Shown, Sum, Value, bare, message};
use drumhead_words::ClauseId;
use drumhead_words::play::{
    self, Gauge, SideView, StepState, TableSnapshot, Tag, Tone, UnitCard, UnitRef,
};

use super::army::Arm;
use super::clauses::{COUNTER, FOLLOW, ROLL, ROUTING, SEQUENCE, WHO};
use super::factors::FACTORS;
use super::lists::about;
use super::state::{Morale, Step, UnitState, beaten};
use super::tables::FactorId;
use crate::charge::{is_melee, melees, must_answer};
use crate::turn::clause_of;
use crate::{Battle, Charging, panel, snapshot};

impl Shown for Charging {
    fn turn(battle: &Battle) -> u32 {
        battle.state.turn
    }

    fn track(battle: &Battle) -> Vec<play::Step> {
        Step::ALL.iter().map(|step| shown(battle, *step)).collect()
    }

    /// What to do now; in the melee step, the melees.
    fn now(battle: &Battle) -> Message {
        let state = &battle.state;
        let says = message(format!("now.{}", state.step.id()));
        let says = says.with("side", Value::Side(state.mover));
        if state.step != Step::Melee {
            return says;
        }
        match melees(state) {
            Some(list) => {
                let melees = message("melee.all").with("list", list);
                bare(Value::List(vec![melees, says], " "))
            }
            None => message("now.no_melee"),
        }
    }

    fn sides(battle: &Battle) -> Vec<SideView> {
        let sides = (0..).zip(&battle.state.sides);
        let sides = sides.map(|(side, units)| SideView {
            side,
            name: battle.side_name(side).to_owned(),
            tags: Vec::new(),
            units: units.iter().map(|unit| card(battle, side, unit)).collect(),
        });
        sides.collect()
    }

    fn over(battle: &Battle) -> Option<Message> {
        let side = Value::Side(beaten(&battle.state)?);
        Some(message("over.won").with("side", side))
    }

    fn snapshot(battle: &Battle, pending: &[Pending]) -> TableSnapshot {
        snapshot::snapshot(battle, pending)
    }

    fn panel(battle: &Battle, unit: UnitRef) -> Vec<Sum> {
        panel::panel(battle, unit)
    }
}

fn shown(battle: &Battle, step: Step) -> play::Step {
    let phase = match step {
        Step::Declare | Step::Test | Step::Move | Step::Surrender => "phase.charge",
        Step::Melee => "phase.after",
    };
    let label = message(format!("step.{}", step.id()));
    play::Step {
        id: step.id().to_owned(),
        phase: battle.say(&message(phase)),
        label: battle.say(&label),
        who: battle.side_name(battle.state.mover).to_owned(),
        clause: Some(clause_of(step).as_str().to_owned()),
        state: match step.cmp(&battle.state.step) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::Later,
        },
    }
}

fn card(battle: &Battle, side: u8, state: &UnitState) -> UnitCard {
    let unit = UnitRef::new(side, state.number);
    let say = |key: String| battle.say(&message(key));
    UnitCard {
        unit,
        name: state.named(battle.words),
        arm: match state.body().arm {
            Arm::Infantry => play::Arm::Foot,
            Arm::Cavalry => play::Arm::Horse,
            Arm::Artillery => play::Arm::Guns,
        },
        about: about(&state.kind(), battle.words),
        strength: Gauge {
            what: battle.say(&message("card.strength")),
            now: u32::from(state.strength),
            start: u32::from(state.start.max(state.strength)),
            marks: Vec::new(),
        },
        others: Vec::new(),
        morale: morale(battle, state.morale),
        tags: tags(battle, unit),
        owes: false,
        gone: state.away.map(|away| say(format!("away.{}", away.id()))),
    }
}

fn tag(
    battle: &Battle,
    label: &Message,
    about: Option<&Message>,
    clause: impl Into<Option<ClauseId>>,
    tone: Tone,
) -> Tag {
    Tag {
        label: battle.say(label),
        about: about.map(|about| battle.say(about)),
        clause: clause.into().map(|clause| clause.as_str().to_owned()),
        tone,
    }
}

fn morale(battle: &Battle, morale: Morale) -> Tag {
    let label = message(format!("morale.{}", morale.id()));
    match morale {
        Morale::Good => tag(battle, &label, None, None, Tone::Plain),
        Morale::Shaken => {
            let value = Value::Signed(battle.tables.factor(FactorId::Shaken));
            let about = message("tag.shaken_about").with("value", value);
            let clause = FACTORS.clause(FactorId::Shaken);
            tag(battle, &label, Some(&about), clause, Tone::Warn)
        }
        Morale::Routing => {
            let about = message("tag.routing_about");
            tag(battle, &label, Some(&about), ROUTING, Tone::Bad)
        }
    }
}

fn tags(battle: &Battle, unit: UnitRef) -> Vec<Tag> {
    let state = &battle.state;
    let mut tags = Vec::new();
    for charge in state.charges.iter().filter(|it| is_melee(state, it)) {
        if let Some(enemy) = charge.enemy_of(unit) {
            let label = message("tag.melee").with("unit", enemy);
            tags.push(tag(battle, &label, None, FOLLOW, Tone::Warn));
        }
    }
    // A charge that has ended or was dropped is not shown.
    if let Some(charge) = state.charge_due(unit) {
        let struck = message(format!("struck.{}", charge.struck.id()));
        let label = message("tag.charges").with("unit", charge.target);
        let about = message("tag.charges_about").with("inches", charge.inches);
        let about = about.with("struck", struck);
        tags.push(tag(battle, &label, Some(&about), WHO, Tone::Plain));
    }
    let charges = state.charges_on(unit).filter(|it| it.moved.is_none());
    let by: Vec<_> = charges.map(|charge| charge.charger).collect();
    if !by.is_empty() {
        let about = message("tag.charged_about").with("units", by);
        let label = message("tag.charged");
        tags.push(tag(battle, &label, Some(&about), SEQUENCE, Tone::Warn));
    }
    for (owed, key, clause) in [
        (must_answer(battle, unit), "tag.answer", COUNTER),
        (state.must_roll(unit), "tag.surrender", ROLL),
    ] {
        tags.extend(owed.then(|| tag(battle, &message(key), None, clause, Tone::Warn)));
    }
    tags
}
