//! The battle on the screen.

use drumhead_rules::battles::lists::ListShown;
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::frame::{Message, Names as _, Sum, Value, gauge, message};
use drumhead_vocabulary::play::{
    self, Fact, Gauge, Step, StepState, Tag, Tone, UnitRef, UnitSnapshot,
};

use crate::actions::shot;
use crate::tables::TURN;
use crate::{Arm, Battle, Soldiers, State, Toy};

impl ListShown for Toy {
    fn track(battle: &Battle) -> Vec<Step> {
        let label = battle.say(&message("step.orders"));
        vec![Step {
            id: "orders".to_owned(),
            phase: label.clone(),
            label,
            who: battle.side_name(battle.state.mover).to_owned(),
            clause: Some(TURN.as_str().to_owned()),
            state: StepState::Now,
        }]
    }

    fn now(battle: &Battle) -> Message {
        message("now.orders").with("side", Value::Side(battle.state.mover))
    }

    fn arm(unit: &Soldiers) -> play::Arm {
        match unit.arm {
            Arm::Soldiers => play::Arm::Foot,
            Arm::Gun => play::Arm::Guns,
        }
    }

    fn about_unit(battle: &Battle, _: UnitRef, unit: &Soldiers, form: Form) -> String {
        battle.say(&message(form.key(&format!("arm.{}", unit.arm.id()))))
    }

    fn strength(battle: &Battle, _: UnitRef, unit: &Soldiers) -> Gauge {
        let start = unit.start.max(unit.figures);
        gauge(
            battle.words,
            "card.figures",
            unit.figures.into(),
            start.into(),
        )
    }

    fn morale(battle: &Battle, _: UnitRef, unit: &Soldiers, form: Form) -> Tag {
        let near = if unit.near { "card.near" } else { "card.fresh" };
        Tag {
            label: battle.say(&message(form.key(near))),
            about: None,
            clause: None,
            tone: Tone::Plain,
        }
    }

    fn tags(_: &Battle, _: UnitRef, _: &Soldiers) -> Vec<Tag> {
        Vec::new()
    }

    fn step(state: &State) -> (&'static str, Option<u8>) {
        ("orders", Some(state.mover))
    }

    fn unit_facts(_: &Battle, _: UnitRef, unit: &Soldiers) -> UnitSnapshot {
        UnitSnapshot {
            strength: vec![unit.figures.into()],
            others: [
                ("near", Fact::Flag(unit.near)),
                ("done", Fact::Flag(unit.done)),
            ]
            .into(),
            ..UnitSnapshot::default()
        }
    }

    fn panel(battle: &Battle, _: UnitRef, unit: &Soldiers) -> Vec<Sum> {
        vec![shot(battle, unit)]
    }
}
