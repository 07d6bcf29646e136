//! Battles: how a rulebook begins and stores a battle. Views and prints are elsewhere.

pub mod lists;

use drumhead_catalogue::Language;

use crate::armies::{ArmyBook, BookError};
use crate::frame::Battle;
use crate::outcome::{GeneralRef, Outcome};
use crate::printed::Printed;
use crate::upcast::Upcast;

/// The part of a rulebook that concerns battles.
pub trait BattleBook: ArmyBook + Upcast + Printed<SetupError: Into<BookError>> {
    /// The fingerprint of the sources and data that decide battles: `env!("ENGINE")`, which the
    /// crate's build script sets. An order that another engine carried out might have a different
    /// result in this one.
    const ENGINE: &'static str;

    /// Whether low dice are good for the side that rolls. Used only for rows that do not record
    /// this, in journals from earlier versions.
    const LOW_DICE_ARE_GOOD: bool = false;

    /// Returns the set-up of a battle between these two armies, with the usual choices and the
    /// first army's interpretations.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if the embedded map does not parse.
    fn between(first: Self::Army, second: Self::Army) -> Result<Self::Setup, BookError>;

    /// Returns the army of each side in a set-up.
    fn armies(setup: &Self::Setup) -> [&Self::Army; 2];

    /// Returns each unit's fate and the side that holds the field. For a battle in progress: the
    /// current state.
    fn outcome(battle: &Battle<Self>) -> Outcome;

    /// Returns the name of a general who is not a unit.
    fn general_name(_battle: &Battle<Self>, _general: GeneralRef) -> String {
        String::new()
    }

    /// Returns the action that leads from the set-up to the first turn. `None` if the turn has
    /// begun, if other work must be done first, or if the rulebook does not define the action.
    fn first_action(_battle: &Battle<Self>) -> Option<Self::Action> {
        None
    }

    /// Returns the result of a fact, if only the players can apply this result. Outcomes with
    /// different results then count as different, although their states are equal.
    fn left_open(_fact: &Self::Fact) -> Option<&str> {
        None
    }

    /// Returns the names of the table files that have changed since the battle began. The battle
    /// still uses the tables with which it began.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if the embedded tables do not parse.
    fn outdated(battle: &Battle<Self>) -> Result<Vec<&str>, BookError>;
}

impl<B: BattleBook> Battle<B> {
    /// Sets the language of the battle's sentences.
    pub fn speak(&mut self, language: Language) {
        self.words = B::words(language);
    }
}

/// Returns the file name if the battle's table differs from the rulebook's.
pub fn changed<T: PartialEq>(of_battle: &T, of_book: &T, file: &'static str) -> Vec<&'static str> {
    (of_battle != of_book).then_some(file).into_iter().collect()
}
