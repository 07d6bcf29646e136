//! The display of a battle.

use drumhead_rules::battles::lists::ListShown;
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::frame::{Message, Names as _, Sum, Value, bare, gauge, message, tag};
use drumhead_vocabulary::play::{self, Gauge, StepState, Tag, Tone, UnitRef, UnitSnapshot};

use crate::actions::answered_under;
use crate::army::Arm;
use crate::charge::{is_melee, melees, must_answer};
use crate::clauses::{FOLLOW, ROLL, ROUTING, SEQUENCE, WHO};
use crate::factors::FACTORS;
use crate::lists::about;
use crate::state::{Morale, State, Step, UnitState};
use crate::tables::FactorId;
use crate::turn::clause_of;
use crate::{Battle, Charging, panel, snapshot};

impl ListShown for Charging {
    fn track(battle: &Battle) -> Vec<play::Step> {
        let steps = Step::ALL.iter();
        steps.map(|step| shown(battle, *step)).collect()
    }

    /// Returns the work to be done now. In the melee step, this text also lists the melees, or says
    /// that there are none.
    fn now(battle: &Battle) -> Message {
        let state = &battle.state;
        let sentence =
            message(format!("now.{}", state.step.id())).with("side", Value::Side(state.mover));
        if state.step != Step::Melee {
            return sentence;
        }
        match melees(state) {
            Some(list) => {
                let melees = message("melee.all").with("list", list);
                bare(Value::List(vec![melees, sentence], " "))
            }
            None => message("now.no_melee"),
        }
    }

    fn arm(unit: &UnitState) -> play::Arm {
        shape(unit.body().arm)
    }

    fn about_unit(battle: &Battle, _: UnitRef, unit: &UnitState, form: Form) -> String {
        about(&unit.kind(), battle.words, form)
    }

    /// Returns the unit's strength points.
    fn strength(battle: &Battle, _: UnitRef, state: &UnitState) -> Gauge {
        let [now, start] = [state.strength, state.start.max(state.strength)].map(u32::from);
        gauge(battle.words, "card.strength", now, start)
    }

    /// Returns the morale.
    fn morale(battle: &Battle, _: UnitRef, unit: &UnitState, form: Form) -> Tag {
        let (about, clause, tone) = match unit.morale {
            Morale::Good => (None, None, Tone::Plain),
            Morale::Shaken => {
                let value = Value::Signed(battle.tables.factor(FactorId::Shaken));
                let about = message("tag.shaken_about").with("value", value);
                (Some(about), FACTORS.clause(FactorId::Shaken), Tone::Warn)
            }
            Morale::Routing => (Some(message("tag.routing_about")), Some(ROUTING), Tone::Bad),
        };
        Tag {
            label: battle.say(&message(form.key(&format!("morale.{}", unit.morale.id())))),
            about: about.map(|about| battle.say(&about)),
            clause: clause.map(|clause| clause.as_str().to_owned()),
            tone,
        }
    }

    /// Returns the unit's melees, its charge, the charges on the unit, and whether it must answer a
    /// charge or roll for surrender.
    fn tags(battle: &Battle, unit: UnitRef, _: &UnitState) -> Vec<Tag> {
        let state = &battle.state;
        let mut tags = Vec::new();
        let mut add = |id, clause, tone, values: &[_]| {
            tags.push(tag(battle, id, clause, tone, values));
        };
        for charge in state.charges.iter().filter(|it| is_melee(state, it)) {
            if let Some(enemy) = charge.enemy_of(unit) {
                add("melee", FOLLOW, Tone::Warn, &[("unit", enemy.into())]);
            }
        }
        // A charge that has ended or been dropped is not shown.
        if let Some(charge) = state.charge_due(unit) {
            let struck = message(format!("struck.{}", charge.struck.id()));
            let values = [
                ("unit", charge.target.into()),
                ("inches", charge.inches.into()),
                ("struck", struck.into()),
            ];
            add("charges", WHO, Tone::Plain, &values);
        }
        let charges = state.charges_on(unit).filter(|it| it.moved.is_none());
        let by: Vec<_> = charges.map(|charge| charge.charger).collect();
        if !by.is_empty() {
            add("charged", SEQUENCE, Tone::Warn, &[("units", by.into())]);
        }
        if must_answer(battle, unit) {
            add("answer", answered_under(battle, unit), Tone::Warn, &[]);
        }
        if state.must_roll(unit) {
            add("surrender", ROLL, Tone::Warn, &[]);
        }
        tags
    }

    fn step(state: &State) -> (&'static str, Option<u8>) {
        (state.step.id(), Some(state.mover))
    }

    fn unit_facts(battle: &Battle, unit: UnitRef, of: &UnitState) -> UnitSnapshot {
        snapshot::of(battle, unit, of)
    }

    fn panel(battle: &Battle, _: UnitRef, unit: &UnitState) -> Vec<Sum> {
        vec![panel::own(battle, unit), panel::tests(battle, unit)]
    }
}

/// Returns a step of the turn for display.
pub(super) fn shown(battle: &Battle, step: Step) -> play::Step {
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
        state: StepState::of(step, battle.state.step),
    }
}

/// Returns the arm that determines the shape of a unit's counter.
pub(super) const fn shape(arm: Arm) -> play::Arm {
    match arm {
        Arm::Infantry => play::Arm::Foot,
        Arm::Cavalry => play::Arm::Horse,
        Arm::Artillery => play::Arm::Guns,
    }
}
