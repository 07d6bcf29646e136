//! The beginning and the end of a battle.

use drumhead_rules::battles::lists::ListBattle;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::{ByHand, Field};
use drumhead_rules::outcome::{Coin, Fate};
use drumhead_vocabulary::play::UnitRef;

use crate::state::{State, UnitState, beaten};
use crate::{Army, Battle, Charging, Command, Event, Setup, Tables, fields, outcome, rout, setup};

impl ListBattle for Charging {
    type Setup = Setup;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type ReportEvents = ();

    const FIELDS: &'static [&'static dyn Field<Self>] = fields::FIELDS;
    const ENGINE: &'static str = env!("ENGINE");
    const TABLES: &'static str = "factors.toml";
    const LOST_IN: &'static [Coin] = &[Coin::Strength];
    const LOW_DICE_ARE_GOOD: bool = true;

    fn standard() -> Result<&'static Tables, TableError> {
        Tables::standard()
    }

    fn between(first: Army, second: Army) -> Result<Setup, TableError> {
        Ok(Setup::of(first, second))
    }

    fn first_state(setup: &Setup) -> State {
        setup::first_state(setup)
    }

    fn put_right(before: &Battle, battle: &Battle, unit: UnitRef, _: &ByHand) -> Vec<Event> {
        let broke = rout::broke(before, battle, unit).into_iter();
        broke
            .chain(rout::struck_again(before, battle, unit))
            .collect()
    }

    fn beaten(battle: &Battle) -> Vec<u8> {
        beaten(&battle.state)
    }

    fn fate(_: &Battle, _: UnitRef, unit: &UnitState) -> Fate {
        outcome::fate(unit)
    }
}
