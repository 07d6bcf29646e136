//! What is printed of a battle.

use std::collections::BTreeMap;

use drumhead_catalogue::Language;
use drumhead_words::play::{Arm, SetupForm, Trial, UnitRef};
use drumhead_words::sheet::{Fact, RosterFor, Sheet, Table};

use crate::armies::BookError;
use crate::data::TableError;
use crate::frame::{Battle, Shown};
use crate::report::Retelling;

/// What is asked of a roster.
#[derive(Clone, Copy, Debug)]
pub struct RosterAsked {
    /// Its reader.
    pub for_whom: RosterFor,
    /// With the bill, in a book that has one for each unit.
    pub bill: bool,
    /// With the book's tables, where they are few.
    pub tables: bool,
    /// As it is now, and not as it began.
    pub now: bool,
}

/// What the roster of a side counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// What was paid, whatever is lost.
    Paid,
    /// What most of its units have as strength.
    Strength,
    /// Its units, but for those of these arms.
    Units {
        /// Which are not counted.
        but: &'static [Arm],
    },
}

/// What a book prints of its battles.
pub trait Printed: Shown {
    /// How a battle is retold for a report.
    type Story: Retelling<Self>;

    /// Whether anything is decided by a test of one unit.
    const HAS_TESTS: bool = false;
    /// What its rosters count.
    const COUNTED: Counted;
    /// The part of its catalogue that has the words of a battle's papers.
    const PAPER_WORDS: &'static str = "sheet";
    /// Whether the states of a unit say where it is on the map.
    const STATES_TELL_PLACES: bool = false;

    /// The names of its playsheets where it has one for each of two figure scales, the larger first.
    const PLAYSHEETS: &'static [&'static str] = &[];

    /// The playsheet of the book under its default readings; with the smaller figures, in a book that
    /// has two scales.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not read.
    fn whole_playsheet(small_figures: bool, language: Language) -> Result<Sheet, BookError>;

    /// The set-up as a form, with what it says of both sides.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn form(battle: &Battle<Self>) -> Result<SetupForm, TableError>;

    /// The roster of a side.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn roster(battle: &Battle<Self>, side: u8, asked: RosterAsked) -> Result<Sheet, TableError>;

    /// The sheet of this battle, with what was agreed for it.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn playsheet(battle: &Battle<Self>) -> Result<Sheet, TableError>;

    /// The readings of this battle that differ from the default, each in a sentence.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn deviations(battle: &Battle<Self>) -> Result<Vec<String>, TableError>;

    /// What is left of the units of a side that have groups of their own, in words, by their numbers.
    fn groups_left(_battle: &Battle<Self>, _side: u8) -> BTreeMap<u16, String> {
        BTreeMap::new()
    }

    /// Whether a unit has states that a pen keeps.
    fn keeps_states(_battle: &Battle<Self>, _unit: UnitRef) -> bool {
        true
    }

    /// How wide a base of a unit is in millimetres, and how many stand side by side; none where the
    /// book has no bases.
    fn base(_battle: &Battle<Self>, _unit: UnitRef) -> Option<(u16, u16)> {
        None
    }

    /// What a player looks up of a unit, on the front of its card; nothing where that stands in the
    /// roster.
    fn card_front(_battle: &Battle<Self>, _unit: UnitRef) -> Vec<Fact> {
        Vec::new()
    }

    /// The tables on the back of a unit's card.
    fn card_back(battle: &Battle<Self>, unit: UnitRef) -> Vec<Table>;

    /// What a side is to do, in its player's words.
    fn objectives(_battle: &Battle<Self>, _side: u8) -> &str {
        ""
    }

    /// The test among these facts of a command that is given now, if one was taken.
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
    /// A [`TableError`] if an embedded file does not read.
    fn form() -> Result<SetupForm, TableError>;
    /// As [`Printed::roster`].
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn roster(side: u8, asked: RosterAsked) -> Result<Sheet, TableError>;
    /// As [`Printed::playsheet`].
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn playsheet() -> Result<Sheet, TableError>;
    /// As [`Printed::deviations`].
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
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
