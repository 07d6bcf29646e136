//! The beginning and the end of a battle.

use drumhead_rules::battles::lists::ListBattle;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::{ByHand, Field};
use drumhead_rules::list::SetupError;
use drumhead_rules::outcome::{Coin, Fate};

use crate::army::Arm;
use crate::prelude::*;
use crate::{Army, Command, Setup, Tables, fields, outcome, setup, story};

impl ListBattle for EdgehillNaseby {
    type Setup = Setup;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type ReportEvents = story::ReportEvents;

    const FIELDS: &'static [&'static dyn Field<Self>] = fields::FIELDS;
    const ENGINE: &'static str = env!("ENGINE");
    const TABLES: &'static str = "numbers.toml";
    const LOST_IN: &'static [Coin] = &[Coin::Unit];

    fn standard() -> Result<&'static Tables, TableError> {
        Tables::standard()
    }

    fn between(first: Army, second: Army) -> Result<Setup, TableError> {
        Setup::of(first, second)
    }

    fn check_setup(setup: &Setup) -> Result<(), SetupError> {
        setup.check()
    }

    fn first_state(setup: &Setup) -> State {
        setup::first_state(setup)
    }

    fn begins(battle: &mut Battle) -> Result<(), SetupError> {
        setup::begins(battle)
    }

    fn put_right(before: &Battle, battle: &Battle, unit: UnitRef, _: &ByHand) -> Vec<Event> {
        let points = fields::put_right(before, battle, unit);
        points.into_iter().collect()
    }

    /// Returns the name with the hex: `3 Rupert (0813)`.
    fn unit_placed(battle: &Battle, unit: UnitRef) -> String {
        let name = battle.unit_name(unit);
        match battle.state.unit(unit).and_then(Standing::place) {
            Some(hex) => format!("{name} ({})", battle.hex_name(hex)),
            None => name,
        }
    }

    fn is_person(unit: &Standing) -> bool {
        unit.arm == Arm::Leader
    }

    fn place_of(battle: &Battle, unit: UnitRef) -> Message {
        let hex = battle.state.unit(unit).and_then(|unit| unit.hex);
        hex.map_or_else(|| message("place.unplaced"), bare)
    }

    /// Returns the result of a combat of the base game, if its effect is unknown.
    fn left_open(fact: &Event) -> Option<&str> {
        let Event::Fought(fought) = fact else {
            return None;
        };
        (!fought.known).then_some(fought.result.as_str())
    }

    fn beaten(battle: &Battle) -> Vec<u8> {
        beaten(&battle.state)
    }

    fn fate(_: &Battle, unit: UnitRef, of: &Standing) -> Fate {
        outcome::fate(unit.side, of)
    }
}
