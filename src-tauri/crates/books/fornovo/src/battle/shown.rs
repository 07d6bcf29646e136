//! The battle, as shown on screen.

use drumhead_rules::frame::{Pending, Shown};
use drumhead_vocabulary::play::{self, SideView, TableSnapshot};

use super::prelude::*;
use super::{panel, snapshot, view};
use crate::interpretations::LostTo;

impl Shown for Fornovo {
    fn turn(battle: &Battle) -> u32 {
        battle.state.now.turn.into()
    }

    fn track(battle: &Battle) -> Vec<play::Step> {
        view::track(position(battle))
    }

    fn now(battle: &Battle) -> Message {
        let step = battle.state.now.step;
        // Under one option of D-185, a unit loses its round if it loses against any one enemy.
        let any = battle.tables.rules.choices.lost_to == LostTo::Any;
        if step == Step::LoserTests && any {
            message("step.loser_tests.now_any")
        } else {
            message(format!("step.{}.now", step.id()))
        }
    }

    fn sides(battle: &Battle) -> Vec<SideView> {
        [0, 1].map(|side| view::side_view(battle, side)).into()
    }

    fn over(battle: &Battle) -> Option<Message> {
        match *view::beaten(position(battle)) {
            [] => None,
            [side] => Some(message("over.won").with("side", Value::Side(side))),
            _ => Some(message("over.both")),
        }
    }

    fn snapshot(battle: &Battle, pending: &[Pending]) -> TableSnapshot {
        snapshot::snapshot(position(battle), pending)
    }

    fn panel(battle: &Battle, unit: UnitRef) -> Vec<Sum> {
        panel::panel(position(battle), unit)
    }
}
