//! The battle on the screen.

use drumhead_rules::frame::{Message, Names as _, Pending, Shown, Sum, Value, message};
use drumhead_rules::list::named;
use drumhead_rules::list::sides::Sides as _;
use drumhead_words::play::{
    self, Fact, Gauge, SideView, Step, StepState, Subject, TableSnapshot, Tag, Tone, UnitCard,
    UnitRef, UnitSnapshot,
};

use crate::actions::shot;
use crate::state::beaten;
use crate::tables::TURN;
use crate::{Arm, Battle, Soldiers, Toy};

impl Shown for Toy {
    fn turn(battle: &Battle) -> u32 {
        battle.state.turn
    }

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

    fn snapshot(battle: &Battle, _: &[Pending]) -> TableSnapshot {
        let units = battle.state.sides.units().map(|(unit, it)| {
            let snapshot = UnitSnapshot {
                gone: (it.figures == 0).then(|| "gone".to_owned()),
                strength: vec![it.figures.into()],
                others: [("near", Fact::Flag(it.near)), ("done", Fact::Flag(it.done))].into(),
                ..UnitSnapshot::default()
            };
            (unit, snapshot)
        });
        TableSnapshot {
            turn: battle.state.turn,
            step: "orders".to_owned(),
            mover: Some(battle.state.mover),
            beaten: beaten(&battle.state).into_iter().collect(),
            units: units.collect(),
            others: [(Subject::Table, [].into())].into(),
        }
    }

    fn panel(battle: &Battle, unit: UnitRef) -> Vec<Sum> {
        let unit = battle.state.unit(unit);
        unit.map(|it| shot(battle, it)).into_iter().collect()
    }
}

fn card(battle: &Battle, side: u8, unit: &Soldiers) -> UnitCard {
    let say = |key: &str| battle.say(&message(key.to_owned()));
    let near = if unit.near { "card.near" } else { "card.fresh" };
    UnitCard {
        unit: UnitRef::new(side, unit.number),
        name: named(battle.words, unit.number, &unit.name),
        arm: match unit.arm {
            Arm::Soldiers => play::Arm::Foot,
            Arm::Gun => play::Arm::Guns,
        },
        about: say(&format!("arm.{}", unit.arm.id())),
        strength: Gauge {
            what: say("card.figures"),
            now: unit.figures.into(),
            start: unit.start.max(unit.figures).into(),
            marks: Vec::new(),
        },
        others: Vec::new(),
        morale: Tag {
            label: say(near),
            about: None,
            clause: None,
            tone: Tone::Plain,
        },
        tags: Vec::new(),
        owes: false,
        gone: (unit.figures == 0).then(|| say("card.gone")),
    }
}
