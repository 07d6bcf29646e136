//! The beginning and the end of a battle.

use drumhead_rules::battles::lists::ListBattle;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::{ByHand, Field, Message, bare, message};
use drumhead_rules::outcome::{Coin, Fate};
use drumhead_vocabulary::play::UnitRef;

use crate::place::beaten;
use crate::state::{State, UnitState};
use crate::{
    Army, Battle, Command, Event, Setup, StandAndDie, Tables, fields, outcome, setup, story,
};

impl ListBattle for StandAndDie {
    type Setup = Setup;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type ReportEvents = story::ReportEvents;

    const FIELDS: &'static [&'static dyn Field<Self>] = fields::FIELDS;
    const ENGINE: &'static str = env!("ENGINE");
    const TABLES: &'static str = "numbers.toml";
    const LOST_IN: &'static [Coin] = &[Coin::Figures, Coin::Guns];

    fn standard() -> Result<&'static Tables, TableError> {
        Tables::standard()
    }

    fn between(first: Army, second: Army) -> Result<Setup, TableError> {
        Setup::of(first, second)
    }

    fn first_state(setup: &Setup) -> State {
        setup::first_state(setup)
    }

    fn put_right(before: &Battle, battle: &Battle, unit: UnitRef, by_hand: &ByHand) -> Vec<Event> {
        fields::put_right(before, battle, unit, by_hand)
    }

    fn place_of(battle: &Battle, unit: UnitRef) -> Message {
        let hex = battle.state.unit(unit).and_then(UnitState::place);
        hex.map_or_else(|| message("place.off"), bare)
    }

    fn beaten(battle: &Battle) -> Vec<u8> {
        beaten(battle)
    }

    fn fate(battle: &Battle, _: UnitRef, group: &UnitState) -> Fate {
        outcome::fate(battle, group)
    }
}
