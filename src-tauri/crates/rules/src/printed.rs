//! Prints of a battle.

use std::collections::BTreeMap;

use drumhead_catalogue::Language;
use drumhead_words::play::{Arm, SetupForm, Trial, UnitRef};
use drumhead_words::sheet::{Fact, RosterFor, Sheet, Table};

use crate::armies::BookError;
use crate::data::TableError;
use crate::frame::{Battle, Shown};
use crate::report::Retelling;

/// Options of a roster.
#[derive(Clone, Copy, Debug)]
pub struct RosterAsked {
    /// The reader.
    pub for_whom: RosterFor,
    /// Includes the bill, in a book with a bill per unit.
    pub bill: bool,
    /// Includes the book's tables, where they are short.
    pub tables: bool,
    /// The current state instead of the initial one.
    pub now: bool,
}

/// What the total of a side's roster counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The price, whatever has been lost.
    Paid,
    /// The strength of most of its units.
    Strength,
    /// The units, except for these arms.
    Units {
        /// The arms not counted.
        but: &'static [Arm],
    },
}

/// The prints that a book provides of its battles.
pub trait Printed: Shown {
    /// The report's narrator.
    type Story: Retelling<Self>;

    /// Whether the rules have tests of single units.
    const HAS_TESTS: bool = false;
    /// What its rosters count.
    const COUNTED: Counted;
    /// The prefix of the catalogue's keys for printed sheets.
    const PAPER_WORDS: &'static str = "sheet";
    /// Whether a unit's states include its place on the map.
    const STATES_TELL_PLACES: bool = false;

    /// The names of its playsheets in a book with one for each of two figure scales, the
    /// larger first.
    const PLAYSHEETS: &'static [&'static str] = &[];

    /// The playsheet under the default interpretations; with the smaller figures in a book
    /// with two scales.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    fn whole_playsheet(small_figures: bool, language: Language) -> Result<Sheet, BookError>;

    /// The set-up as a form, with both sides' options.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn form(battle: &Battle<Self>) -> Result<SetupForm, TableError>;

    /// The roster of a side.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn roster(battle: &Battle<Self>, side: u8, asked: RosterAsked) -> Result<Sheet, TableError>;

    /// The playsheet of this battle, with its agreements.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn playsheet(battle: &Battle<Self>) -> Result<Sheet, TableError>;

    /// The sentences of the interpretations that differ from the default.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn deviations(battle: &Battle<Self>) -> Result<Vec<String>, TableError>;

    /// The remaining groups of a side's units, in words, by unit number.
    fn groups_left(_battle: &Battle<Self>, _side: u8) -> BTreeMap<u16, String> {
        BTreeMap::new()
    }

    /// Whether a unit has states that players tick on paper.
    fn keeps_states(_battle: &Battle<Self>, _unit: UnitRef) -> bool {
        true
    }

    /// The base width of a unit in millimetres, and the number of bases abreast; `None` in a
    /// book without bases.
    fn base(_battle: &Battle<Self>, _unit: UnitRef) -> Option<(u16, u16)> {
        None
    }

    /// The facts on the front of a unit's card; empty if the roster shows them.
    fn card_front(_battle: &Battle<Self>, _unit: UnitRef) -> Vec<Fact> {
        Vec::new()
    }

    /// The tables on the back of a unit's card.
    fn card_back(battle: &Battle<Self>, unit: UnitRef) -> Vec<Table>;

    /// A side's objectives, in its player's words.
    fn objectives(_battle: &Battle<Self>, _side: u8) -> &str {
        ""
    }

    /// The test among the facts of the command just carried out, if any.
    fn trial(_battle: &Battle<Self>, _facts: &[Self::Fact]) -> Option<Trial> {
        None
    }
}

macro_rules! forward {
    ($($(#[$meta:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $returns:ty;)*) => {
        impl<B: Printed> Battle<B> {
            $($(#[$meta])*
            pub fn $name(&self, $($arg: $type),*) -> $returns {
                B::$name(self, $($arg),*)
            })*
        }
    };
}
forward! {
    /// As [`Printed::form`].
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn form() -> Result<SetupForm, TableError>;
    /// As [`Printed::roster`].
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn roster(side: u8, asked: RosterAsked) -> Result<Sheet, TableError>;
    /// As [`Printed::playsheet`].
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn playsheet() -> Result<Sheet, TableError>;
    /// As [`Printed::deviations`].
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not parse.
    fn deviations() -> Result<Vec<String>, TableError>;
    /// As [`Printed::groups_left`].
    fn groups_left(side: u8) -> BTreeMap<u16, String>;
    /// As [`Printed::keeps_states`].
    fn keeps_states(unit: UnitRef) -> bool;
    /// As [`Printed::base`].
    fn base(unit: UnitRef) -> Option<(u16, u16)>;
    /// As [`Printed::card_front`].
    fn card_front(unit: UnitRef) -> Vec<Fact>;
    /// As [`Printed::card_back`].
    fn card_back(unit: UnitRef) -> Vec<Table>;
    /// As [`Printed::objectives`].
    fn objectives(side: u8) -> &str;
    /// As [`Printed::trial`].
    fn trial(facts: &[B::Fact]) -> Option<Trial>;
}
