//! *Toy Soldiers*: a book with two kinds of unit, an order to advance, a shot and the end
//! of the turn. Only the tests have it. A new book is no more than this crate, its data,
//! and one line in the list of books.

// Exact integers only.
#![deny(clippy::float_arithmetic)]

pub mod actions;
mod army;
mod battles;
mod outcome;
mod printed;
mod shown;
mod state;
mod story;
mod tables;

use drumhead_rules::frame::{self, Answer, Book, Field};
use drumhead_rules::list::SetupError;
use drumhead_rules::list::sides::{Sides as _, called};
use drumhead_rules::unit_field;
use drumhead_words::play::UnitRef;

pub use actions::{Command, Event};
pub use army::{Arm, Army, Kind, Toy};
pub use state::{Setup, SideSetup, Soldiers, State};
pub use tables::{Readings, Tables, Wheels};

/// A battle.
pub type Battle = frame::Battle<Toy>;

impl Book for Toy {
    type Setup = Setup;
    type SetupError = SetupError;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type Deeds = Vec<[UnitRef; 2]>;

    const FIELDS: &'static [&'static dyn Field<Self>] = &[
        &unit_field!(Self: "figures", |_, _| Answer::up_to(army::MOST), figures).on_paper(
            |battle: &Battle, unit| {
                let start = battle.state.unit(unit)?.start;
                Some(Answer::left(start.into(), army::MOST.into()))
            },
        ),
    ];

    fn begin(setup: Setup) -> Result<Battle, SetupError> {
        state::begin(setup)
    }

    fn units(battle: &Battle) -> Vec<UnitRef> {
        battle.state.sides.units().map(|(unit, _)| unit).collect()
    }

    fn unit_name(battle: &Battle, unit: UnitRef) -> String {
        let name = battle.state.unit(unit).map(|it| it.name.as_str());
        called(battle.words, unit, name, Self::side_name(battle, unit.side))
    }

    fn side_name(battle: &Battle, side: u8) -> &str {
        let side = battle.setup.sides.get(usize::from(side));
        side.map_or("", |side| side.name.as_str())
    }
}
