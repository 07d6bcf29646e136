//! The display of a battle between armies that are lists.

use std::collections::BTreeMap;

use drumhead_vocabulary::play::{
    Arm, BoardView, Facts, Gauge, PrintedCard, SideView, Step, Subject, TableSnapshot, Tag,
    UnitCard, UnitRef, UnitSnapshot,
};

use super::{ListBattle, ListSetup as _, UnitOf};
use crate::data::catalogue::Form;
use crate::frame::{Battle, Message, Names as _, Pending, Shown, Sum, Value, message};
use crate::list::named;
use crate::list::sides::{ListState as _, ListUnit as _};
use crate::map::Map;

/// The display of battles of a rulebook whose armies are lists. The framework derives [`Shown`]
/// from this trait.
pub trait ListShown: ListBattle {
    /// Returns the steps of this turn, in order.
    fn track(battle: &Battle<Self>) -> Vec<Step>;

    /// Returns the work to be done now.
    fn now(battle: &Battle<Self>) -> Message;

    /// Returns the tags of a whole side.
    fn side_tags(_battle: &Battle<Self>, _side: u8) -> Vec<Tag> {
        Vec::new()
    }

    /// Returns the arm, which determines the shape of the unit's counter.
    fn arm(of: &UnitOf<Self>) -> Arm;

    /// Returns a unit's description, in a few words.
    fn about_unit(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>, form: Form) -> String;

    /// Returns a unit's strength.
    fn strength(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>) -> Gauge;

    /// Returns a unit's other gauges.
    fn gauges(_battle: &Battle<Self>, _of: &UnitOf<Self>) -> Vec<Gauge> {
        Vec::new()
    }

    /// Returns a unit's morale, or the value that replaces it in these rules.
    fn morale(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>, form: Form) -> Tag;

    /// Returns a unit's other tags.
    fn tags(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>) -> Vec<Tag>;

    /// Returns how the battle ended: `over.won` with the side that lost, `over.both` if both did.
    /// `None` during play.
    fn over(battle: &Battle<Self>) -> Option<Message> {
        match *Self::beaten(battle) {
            [] => None,
            [side] => Some(message("over.won").with("side", Value::Side(side))),
            _ => Some(message("over.both")),
        }
    }

    /// Returns the id of the step, and the side to act (`None` for both sides).
    fn step(state: &Self::State) -> (&'static str, Option<u8>);

    /// Returns a unit as plain facts. The framework adds pending work and the reason why a unit is
    /// gone.
    fn unit_facts(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>) -> UnitSnapshot;

    /// Returns other facts about the table and the sides.
    fn facts(_battle: &Battle<Self>, _pending: &[Pending]) -> BTreeMap<Subject, Facts> {
        [(Subject::Table, Facts::new())].into()
    }

    /// Returns a unit's current numbers, such as its moves and the scores that it needs.
    fn panel(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>) -> Vec<Sum>;

    /// Returns the board, marked for this unit. `None` without a map.
    fn board(_battle: &Battle<Self>, _of: Option<UnitRef>) -> Option<BoardView> {
        None
    }
}

impl<B: ListShown> Shown for B {
    fn turn(battle: &Battle<B>) -> u32 {
        battle.state.turn()
    }

    fn track(battle: &Battle<B>) -> Vec<Step> {
        <B as ListShown>::track(battle)
    }

    fn now(battle: &Battle<B>) -> Message {
        <B as ListShown>::now(battle)
    }

    fn sides(battle: &Battle<B>) -> Vec<SideView> {
        let cards = |side| {
            let units = battle
                .state
                .all()
                .filter(move |(unit, _)| unit.side == side);
            units.map(|(unit, it)| card(battle, unit, it)).collect()
        };
        let view = |side| SideView {
            side,
            name: battle.side_name(side).to_owned(),
            tags: B::side_tags(battle, side),
            units: cards(side),
        };
        [0, 1].map(view).into()
    }

    fn over(battle: &Battle<B>) -> Option<Message> {
        <B as ListShown>::over(battle)
    }

    /// Lists the work to be done now, but not work that waits.
    fn snapshot(battle: &Battle<B>, pending: &[Pending]) -> TableSnapshot {
        let now = pending.iter().filter(|it| !it.waits).cloned();
        let pending: Vec<Pending> = now.collect();
        let (step, mover) = B::step(&battle.state);
        let of_unit = |(unit, it): (UnitRef, &UnitOf<B>)| {
            let own = pending
                .iter()
                .map(|it| &it.obligation)
                .filter(|it| it.unit == Some(unit));
            let snapshot = UnitSnapshot {
                gone: it.away().map(str::to_owned),
                pending: own.map(|it| it.name.to_owned()).collect(),
                ..B::unit_facts(battle, unit, it)
            };
            (unit, snapshot)
        };
        TableSnapshot {
            turn: battle.state.turn(),
            step: step.to_owned(),
            mover,
            beaten: B::beaten(battle),
            units: battle.state.all().map(of_unit).collect(),
            others: B::facts(battle, &pending),
        }
    }

    fn panel(battle: &Battle<B>, unit: UnitRef) -> Vec<Sum> {
        let of = battle.state.find(unit);
        of.map_or_else(Vec::new, |it| <B as ListShown>::panel(battle, unit, it))
    }

    fn map(battle: &Battle<B>) -> Option<&Map> {
        battle.setup.map()
    }

    fn board(battle: &Battle<B>, of: Option<UnitRef>) -> Option<BoardView> {
        <B as ListShown>::board(battle, of)
    }
}

fn card<B: ListShown>(battle: &Battle<B>, unit: UnitRef, of: &UnitOf<B>) -> UnitCard {
    let gone = |form: Form| {
        let key = form.key(&format!("away.{}", of.away()?));
        Some(battle.words.get(&key).to_owned())
    };
    let printed = PrintedCard {
        about: B::about_unit(battle, unit, of, Form::Start),
        state: gone(Form::Start).unwrap_or_else(|| B::morale(battle, unit, of, Form::Start).label),
    };
    UnitCard {
        unit,
        name: named(battle.words, unit.unit, of.name()),
        arm: B::arm(of),
        about: B::about_unit(battle, unit, of, Form::Within),
        strength: B::strength(battle, unit, of),
        others: B::gauges(battle, of),
        morale: B::morale(battle, unit, of, Form::Within),
        tags: B::tags(battle, unit, of),
        to_do: false,
        gone: gone(Form::Within),
        printed,
    }
}
