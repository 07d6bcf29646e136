//! The beginning and the outcome of a battle between armies that are lists.

use std::sync::Arc;

use drumhead_catalogue::Language;
use drumhead_vocabulary::play::UnitRef;

use super::{ListBattle, ListPrinted, ListSetup as _, name_of};
use crate::armies::BookError;
use crate::battles::{BattleBook, changed};
use crate::frame::{Battle, Book, ByHand, Field, Message};
use crate::hex::Cell;
use crate::list::setup::check_setup;
use crate::list::sides::ListState as _;
use crate::list::{ListArmy, ListBook, SetupError};
use crate::outcome::Outcome;
use crate::play::BadFact;

impl<B: ListBattle> Book for B {
    type Setup = <B as ListBattle>::Setup;
    type SetupError = SetupError;
    type Tables = <B as ListBattle>::Tables;
    type State = <B as ListBattle>::State;
    type Fact = <B as ListBattle>::Fact;
    type Action = <B as ListBattle>::Action;
    type ReportEvents = <B as ListBattle>::ReportEvents;

    const FIELDS: &'static [&'static dyn Field<Self>] = <B as ListBattle>::FIELDS;

    fn begin(mut setup: <B as ListBattle>::Setup) -> Result<Battle<B>, SetupError> {
        check_setup::<B>(setup.armies(), setup.map(), setup.first())?;
        B::check_setup(&setup)?;
        let tables = match setup.tables().take() {
            Some(tables) => tables,
            None => B::standard()?.clone(),
        };
        *setup.tables() = Some(tables.clone());
        let mut battle = Battle {
            state: B::first_state(&setup),
            setup: Arc::new(setup),
            tables: Arc::new(tables),
            words: <B as ListBook>::words(Language::ENGLISH),
        };
        B::begins(&mut battle)?;
        Ok(battle)
    }

    fn units(battle: &Battle<B>) -> Vec<UnitRef> {
        battle.state.all().map(|(unit, _)| unit).collect()
    }

    fn consequences(
        battle: &Battle<B>,
        fact: &<B as ListBattle>::Fact,
    ) -> Vec<<B as ListBattle>::Fact> {
        <B as ListBattle>::consequences(battle, fact)
    }

    fn put_right(
        before: &Battle<B>,
        battle: &Battle<B>,
        unit: UnitRef,
        by_hand: &ByHand,
    ) -> Result<Vec<<B as ListBattle>::Fact>, BadFact> {
        Ok(<B as ListBattle>::put_right(before, battle, unit, by_hand))
    }

    fn unit_name(battle: &Battle<B>, unit: UnitRef) -> String {
        name_of(battle, unit)
    }

    fn unit_placed(battle: &Battle<B>, unit: UnitRef) -> String {
        <B as ListBattle>::unit_placed(battle, unit)
    }

    fn side_names(setup: &<B as ListBattle>::Setup) -> [&str; 2] {
        setup.names()
    }

    fn hex_name(battle: &Battle<B>, hex: Cell) -> String {
        let map = battle.setup.map();
        map.map_or_else(|| hex.to_string(), |map| map.grid.name(hex))
    }

    fn is_person(battle: &Battle<B>, unit: UnitRef) -> bool {
        battle.state.find(unit).is_some_and(B::is_person)
    }

    fn place_of(battle: &Battle<B>, unit: UnitRef) -> Message {
        <B as ListBattle>::place_of(battle, unit)
    }
}

impl<B: ListPrinted> BattleBook for B {
    const ENGINE: &'static str = <B as ListBattle>::ENGINE;
    const LOW_DICE_ARE_GOOD: bool = <B as ListBattle>::LOW_DICE_ARE_GOOD;

    fn between(
        first: ListArmy<B>,
        second: ListArmy<B>,
    ) -> Result<<B as ListBattle>::Setup, BookError> {
        Ok(<B as ListBattle>::between(first, second)?)
    }

    fn armies(setup: &<B as ListBattle>::Setup) -> [&ListArmy<B>; 2] {
        setup.armies()
    }

    fn outcome(battle: &Battle<B>) -> Outcome {
        let units = battle.state.all();
        let fates = units.map(|(unit, it)| (unit, B::fate(battle, unit, it)));
        Outcome::new(B::LOST_IN, fates, &B::beaten(battle))
    }

    fn left_open(fact: &<B as ListBattle>::Fact) -> Option<&str> {
        <B as ListBattle>::left_open(fact)
    }

    fn outdated(battle: &Battle<B>) -> Result<Vec<&str>, BookError> {
        Ok(changed(
            battle.tables(),
            B::standard()?,
            <B as ListBattle>::TABLES,
        ))
    }
}
