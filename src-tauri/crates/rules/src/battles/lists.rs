//! Battles of rulebooks whose armies are lists: the parts that a rulebook defines, and the parts
//! that follow from them.

mod begun;
mod printed;
mod shown;

use std::fmt::Debug;

use drumhead_vocabulary::play::{UnitRef, other};

use crate::data::TableError;
use crate::frame::{
    ActionSet, Battle, ByHand, Corrected, EnteredFromPaper, FactSet, Field, Message, Names as _,
    bare,
};
use crate::list::sides::{ListState, ListUnit as _, called};
use crate::list::{ListArmy, ListBook, SetupError};
use crate::map::Map;
use crate::outcome::{Coin, Fate};
use crate::report::within;
use crate::upcast::Upcast;

pub use printed::ListPrinted;
pub use shown::ListShown;

/// A set-up, implemented by [`list_setup!`](crate::list_setup).
pub trait ListSetup<B: ListBattle>: Clone + Debug {
    /// Returns the names of both sides; either can be blank.
    fn names(&self) -> [&str; 2];

    /// Returns the armies of both sides.
    fn armies(&self) -> [&ListArmy<B>; 2];

    /// Returns the number of the side that begins.
    fn first(&self) -> u8;

    /// Returns the interpretations.
    fn interpretations(&self) -> &B::Interpretations;

    /// Returns the map. `None` if the rules are played on a table without hexes.
    fn map(&self) -> Option<&Map>;

    /// Returns the tables saved in the set-up. `None` in a new set-up: its battle begins with the
    /// embedded tables, which are then saved.
    fn tables(&mut self) -> &mut Option<B::Tables>;
}

/// Implements [`ListSetup`] for a set-up with the fields `sides` (each with `name` and `army`),
/// `first`, `interpretations`, `tables` and, if listed, `map`.
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

            fn interpretations(&self) -> &<$book as $crate::list::ListBook>::Interpretations {
                &self.interpretations
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

/// The type of a rulebook's units in a battle.
pub type UnitOf<B> = <<B as ListBattle>::State as ListState>::Unit;

/// The battles of a rulebook whose armies are lists. The framework derives
/// [`Book`](crate::frame::Book) from this trait, and
/// [`BattleBook`](crate::battles::BattleBook) from [`ListPrinted`], which extends it.
pub trait ListBattle: ListBook + Upcast + Clone + Debug + 'static {
    /// The set-up with which a battle begins.
    type Setup: ListSetup<Self>;
    /// The tables that a battle uses.
    type Tables: Clone + Debug + PartialEq + 'static;
    /// The state of a battle.
    type State: ListState;
    /// The facts: everything that can happen.
    type Fact: FactSet<Self> + From<Corrected> + From<EnteredFromPaper>;
    /// The actions: everything that players can do.
    type Action: ActionSet<Self>;
    /// The events in one part of a report, collected from that part's facts.
    type ReportEvents: Default + Debug;

    /// The fields of a unit that can be set by hand, in the order offered.
    const FIELDS: &'static [&'static dyn Field<Self>];
    /// The fingerprint of the sources and data that decide battles: `env!("ENGINE")`.
    const ENGINE: &'static str;
    /// The file name of the tables.
    const TABLES: &'static str;
    /// The measures in which losses are counted, such as figures or guns.
    const LOST_IN: &'static [Coin];
    /// Whether low dice are good for the side that rolls. Used only for rows that do not record
    /// this.
    const LOW_DICE_ARE_GOOD: bool = false;

    /// Returns the embedded tables.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn standard() -> Result<&'static Self::Tables, TableError>;

    /// Returns the set-up of a battle between these two armies, with the usual choices and the
    /// first army's interpretations.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded map does not parse.
    fn between(first: ListArmy<Self>, second: ListArmy<Self>) -> Result<Self::Setup, TableError>;

    /// Checks the choices that only this rulebook has. The armies, the map and the first side are
    /// already checked.
    ///
    /// # Errors
    /// Returns a [`SetupError`] if a choice is out of bounds.
    fn check_setup(_setup: &Self::Setup) -> Result<(), SetupError> {
        Ok(())
    }

    /// Returns the state before the first fact.
    fn first_state(setup: &Self::Setup) -> Self::State;

    /// Carries out everything that happens automatically when a battle begins.
    ///
    /// # Errors
    /// Returns a [`SetupError`] if the set-up does not allow it.
    fn begins(_battle: &mut Battle<Self>) -> Result<(), SetupError> {
        Ok(())
    }

    /// See [`Book::consequences`](crate::frame::Book::consequences).
    fn consequences(_battle: &Battle<Self>, _fact: &Self::Fact) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// See [`Book::put_right`](crate::frame::Book::put_right).
    fn put_right(
        _before: &Battle<Self>,
        _battle: &Battle<Self>,
        _unit: UnitRef,
        _by_hand: &ByHand,
    ) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// Returns the name of a unit with its position. By default: only its name.
    fn unit_placed(battle: &Battle<Self>, unit: UnitRef) -> String {
        name_of(battle, unit)
    }

    /// Returns whether a unit is a person, such as a commander.
    fn is_person(_of: &UnitOf<Self>) -> bool {
        false
    }

    /// Returns the position of a unit, for the log of corrections. Empty without a map.
    fn place_of(_battle: &Battle<Self>, _unit: UnitRef) -> Message {
        bare("")
    }

    /// Returns the result of a fact, if only the players can apply this result.
    fn left_open(_fact: &Self::Fact) -> Option<&str> {
        None
    }

    /// Returns the sides that have lost. Empty during play.
    fn beaten(battle: &Battle<Self>) -> Vec<u8>;

    /// Returns a unit's fate.
    fn fate(battle: &Battle<Self>, unit: UnitRef, of: &UnitOf<Self>) -> Fate;
}

/// Returns a unit's number with its name, or with its side if the name is blank. The side is added
/// to the name if the enemy has a unit with the same number and name.
fn name_of<B: ListBattle>(battle: &Battle<B>, unit: UnitRef) -> String {
    let named = |unit| battle.state.find(unit).map(|it| it.name());
    let side = battle.side_name(unit.side);
    let label = |unit| called(battle.words, unit, named(unit), side);
    let (own, enemy) = (label(unit), UnitRef::new(other(unit.side), unit.unit));
    if named(enemy).is_none_or(|name| name.trim().is_empty()) || label(enemy) != own {
        return own;
    }
    let ordinal = format!("side.{}", unit.side);
    let key = match battle.words.get(&ordinal) == side {
        true => format!("list.unit_shared.{}", unit.side),
        false => "list.unit_shared".to_owned(),
    };
    let side = within(battle.words, side);
    let values = [("unit", own.as_str()), ("side", &side)];
    battle.words.fill(&key, &values)
}
