//! The beginning and the end of a battle.

use drumhead_rules::battles::lists::ListBattle;
use drumhead_rules::data::TableError;
use drumhead_rules::frame::{ByHand, Field};
use drumhead_rules::list::SetupError;
use drumhead_rules::outcome::{Coin, Fate};

use crate::prelude::*;
use crate::{
    Army, Command, Setup, Tables, activation, exchange, fields, losses, outcome, setup, story,
};

impl ListBattle for D3Ecw {
    type Setup = Setup;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type ReportEvents = story::ReportEvents;

    const FIELDS: &'static [&'static dyn Field<Self>] = fields::FIELDS;
    const ENGINE: &'static str = env!("ENGINE");
    const TABLES: &'static str = "tables.toml";
    const LOST_IN: &'static [Coin] = &[Coin::Hits];

    fn standard() -> Result<&'static Tables, TableError> {
        Tables::standard()
    }

    fn between(first: Army, second: Army) -> Result<Setup, TableError> {
        Setup::of(first, second)
    }

    fn first_state(setup: &Setup) -> State {
        setup::first_state(setup)
    }

    fn begins(battle: &mut Battle) -> Result<(), SetupError> {
        setup::place_all(battle);
        Ok(())
    }

    fn consequences(battle: &Battle, fact: &Event) -> Vec<Event> {
        losses::consequences(battle, fact)
    }

    fn put_right(before: &Battle, battle: &Battle, unit: UnitRef, by_hand: &ByHand) -> Vec<Event> {
        let mut facts = losses::put_right(before, battle, unit, by_hand);
        facts.extend(exchange::lapsed(before, battle, unit, &facts));
        facts.extend(activation::recounted(before, battle, unit));
        facts
    }

    /// Returns the name, with the hex if the unit is on the table: `4 Lifeguard (H3)`.
    fn unit_placed(battle: &Battle, unit: UnitRef) -> String {
        let name = battle.unit_name(unit);
        match battle.state.place(unit) {
            Some(place) => format!("{name} ({})", battle.hex_name(place.hex)),
            None => name,
        }
    }

    fn is_person(unit: &UnitState) -> bool {
        unit.commands()
    }

    fn place_of(battle: &Battle, unit: UnitRef) -> Message {
        let place = battle.state.unit(unit).and_then(|unit| unit.place);
        place.map_or_else(|| bare(""), |place| bare(place.hex))
    }

    /// Returns the armies that have retired, and so leave the field to the enemy (D3-43).
    fn beaten(battle: &Battle) -> Vec<u8> {
        let retired = battle.state.retired;
        (0..2).filter(|side| retired[usize::from(*side)]).collect()
    }

    fn fate(battle: &Battle, _: UnitRef, unit: &UnitState) -> Fate {
        outcome::fate(unit, interpretations(battle).rout_at.hits())
    }
}
