//! Battles of lists: what a book says of its own, and what follows for every book whose armies are lists.

mod begun;
mod printed;
mod shown;

use std::fmt::Debug;

use drumhead_words::play::UnitRef;

use crate::data::TableError;
use crate::frame::{
    ActionSet, Battle, ByHand, Corrected, EnteredFromPaper, FactSet, Field, Message, bare,
};
use crate::list::sides::{ListState, ListUnit as _, called};
use crate::list::{ListArmy, ListBook, SetupError};
use crate::map::Map;
use crate::outcome::{Coin, Fate};
use crate::upcast::Upcast;

pub use printed::ListPrinted;
pub use shown::ListShown;

/// A set-up; [`list_setup!`](crate::list_setup) implements it.
pub trait ListSetup<B: ListBattle>: Clone + Debug {
    /// The names of both sides.
    fn names(&self) -> [&str; 2];

    /// The armies of both sides.
    fn armies(&self) -> [&ListArmy<B>; 2];

    /// The side that begins.
    fn first(&self) -> u8;

    /// The interpretations.
    fn readings(&self) -> &B::Readings;

    /// The map; none where the table is the map.
    fn map(&self) -> Option<&Map>;

    /// The tables that it saves; none for the book's own.
    fn tables(&mut self) -> &mut Option<B::Tables>;
}

/// Makes a set-up that has `sides`, each with `name` and `army`, `first`, `readings` and `tables` known
/// to the framework, and its `map`, if it has one.
///
/// `list_setup!(Setup of MyBook, map);`
#[macro_export]
macro_rules! list_setup {
    ($setup:ident of $book:ident $(, $map:ident)?) => {
        impl $crate::battles::lists::ListSetup<$book> for $setup {
            fn names(&self) -> [&str; 2] {
                self.sides.each_ref().map(|side| side.name.as_str())
            }

            fn armies(&self) -> [&$crate::list::ListArmy<$book>; 2] {
                self.sides.each_ref().map(|side| &side.army)
            }

            fn first(&self) -> u8 {
                self.first
            }

            fn readings(&self) -> &<$book as $crate::list::ListBook>::Readings {
                &self.readings
            }

            fn map(&self) -> Option<&$crate::map::Map> {
                None$(.or(Some(&self.$map)))?
            }

            fn tables(
                &mut self,
            ) -> &mut Option<<$book as $crate::battles::lists::ListBattle>::Tables> {
                &mut self.tables
            }
        }
    };
}

/// A unit in a battle of a book.
pub type UnitOf<B> = <<B as ListBattle>::State as ListState>::Unit;

/// A book whose armies are lists, as far as the course of its battles goes. The framework derives from
/// it [`Book`](crate::frame::Book) and [`BattleBook`](crate::battles::BattleBook).
pub trait ListBattle: ListBook + Upcast + Clone + Debug + 'static {
    /// What a battle is begun with.
    type Setup: ListSetup<Self>;
    /// The tables that it is played by.
    type Tables: Clone + Debug + PartialEq + 'static;
    /// What changes in a battle.
    type State: ListState;
    /// What can happen.
    type Fact: FactSet<Self> + From<Corrected> + From<EnteredFromPaper>;
    /// What players can do.
    type Action: ActionSet<Self>;
    /// What happened in a part of a report.
    type Deeds: Default + Debug;

    /// What can be set by hand of a unit, in the order in which it is offered.
    const FIELDS: &'static [&'static dyn Field<Self>];
    /// The fingerprint of what decides its battles: `env!("ENGINE")`.
    const ENGINE: &'static str;
    /// The name of the file of its tables.
    const TABLES: &'static str;
    /// What losses are counted in.
    const LOST_IN: &'static [Coin];
    /// Whether low dice are good for the thrower, in rows that do not say so.
    const LOW_DICE_ARE_GOOD: bool = false;

    /// The book's own tables.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn standard() -> Result<&'static Self::Tables, TableError>;

    /// A battle of these two armies with the usual set-up, in the first army's interpretations.
    ///
    /// # Errors
    /// A [`TableError`] if the book's own map does not parse.
    fn between(first: ListArmy<Self>, second: ListArmy<Self>) -> Result<Self::Setup, TableError>;

    /// Checks the book's own choices of a set-up; armies, map and first side are sound.
    ///
    /// # Errors
    /// A [`SetupError`].
    fn check_setup(_setup: &Self::Setup) -> Result<(), SetupError> {
        Ok(())
    }

    /// The state before anything happens.
    fn first_state(setup: &Self::Setup) -> Self::State;

    /// What happens of itself when a battle begins.
    ///
    /// # Errors
    /// A [`SetupError`] if the set-up does not allow it.
    fn begins(_battle: &mut Battle<Self>) -> Result<(), SetupError> {
        Ok(())
    }

    /// As [`Book::consequences`](crate::frame::Book::consequences).
    fn consequences(_battle: &Battle<Self>, _fact: &Self::Fact) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// As [`Book::put_right`](crate::frame::Book::put_right).
    fn put_right(
        _before: &Battle<Self>,
        _battle: &Battle<Self>,
        _unit: UnitRef,
        _by_hand: &ByHand,
    ) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// The name of a unit with its place: its name alone, unless the book says.
    fn unit_placed(battle: &Battle<Self>, unit: UnitRef) -> String {
        name_of(battle, unit)
    }

    /// Where a unit is, for the log of corrections; nothing where the table is the map.
    fn place_of(_battle: &Battle<Self>, _unit: UnitRef) -> Message {
        bare("")
    }

    /// The open result of a fact that only the players can interpret.
    fn left_open(_fact: &Self::Fact) -> Option<&str> {
        None
    }

    /// The sides that have lost: none during play.
    fn beaten(battle: &Battle<Self>) -> Vec<u8>;

    /// What became of a unit.
    fn fate(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>) -> Fate;
}

/// A unit's number with its name, or with its side.
fn name_of<B: ListBattle>(battle: &Battle<B>, unit: UnitRef) -> String {
    let of = battle.state.find(unit);
    let side = battle.setup.names();
    let side = side.get(usize::from(unit.side)).copied();
    called(
        battle.words,
        unit,
        of.map(|it| it.name()),
        side.unwrap_or_default(),
    )
}
