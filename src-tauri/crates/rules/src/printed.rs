//! Prints of a battle.

use std::collections::BTreeMap;

use drumhead_catalogue::Language;
use drumhead_vocabulary::play::{Arm, SetupForm, Trial, UnitRef};
use drumhead_vocabulary::sheet::{Fact, RosterFor, Sheet, Table};

use crate::armies::BookError;
use crate::data::TableError;
use crate::frame::{Battle, Shown};
use crate::report::Narrator;

/// The options of a roster.
#[derive(Clone, Copy, Debug)]
pub struct RosterAsked {
    /// The reader.
    pub for_whom: RosterFor,
    /// Whether to include the bill, in a rulebook with a bill per unit.
    pub bill: bool,
    /// Whether to include the rulebook's tables, if they are short.
    pub tables: bool,
    /// Whether to show the current state instead of the initial state.
    pub now: bool,
}

/// The quantity that a side's roster counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The price, regardless of losses.
    Paid,
    /// The strength, in the measure that most units use.
    Strength,
    /// The units, except units of certain arms.
    Units {
        /// The arms whose units are not counted.
        but: &'static [Arm],
    },
}

/// The prints that a rulebook provides of its battles.
pub trait Printed: Shown {
    /// The report's narrator.
    type Story: Narrator<Self>;

    /// Whether individual units take tests under the rules.
    const HAS_TESTS: bool = false;
    /// The quantity that rosters count.
    const COUNTED: Counted;
    /// The prefix of the catalogue's keys for printed sheets.
    const PAPER_WORDS: &'static str = "sheet";
    /// Whether a unit's states include its place on the map.
    const STATES_TELL_PLACES: bool = false;

    /// The names of the playsheets in a rulebook that has one for each of its two figure scales,
    /// the larger scale first.
    const PLAYSHEETS: &'static [&'static str] = &[];

    /// Returns the playsheet under the default interpretations. With two figure scales,
    /// `small_figures` selects the smaller.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if an embedded file does not parse.
    fn whole_playsheet(small_figures: bool, language: Language) -> Result<Sheet, BookError>;

    /// Returns the set-up as a form, with the options of both sides.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn form(battle: &Battle<Self>) -> Result<SetupForm, TableError>;

    /// Returns the roster of a side.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn roster(battle: &Battle<Self>, side: u8, asked: RosterAsked) -> Result<Sheet, TableError>;

    /// Returns the playsheet of this battle, including its agreements.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn playsheet(battle: &Battle<Self>) -> Result<Sheet, TableError>;

    /// Returns the sentences of the interpretations that differ from the default.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn deviations(battle: &Battle<Self>) -> Result<Vec<String>, TableError>;

    /// Returns descriptions of the remaining groups in a side's units, by unit number: only for
    /// units with several groups and with losses.
    fn groups_left(_battle: &Battle<Self>, _side: u8) -> BTreeMap<u16, String> {
        BTreeMap::new()
    }

    /// Returns whether a unit has states that players tick on paper.
    fn keeps_states(_battle: &Battle<Self>, _unit: UnitRef) -> bool {
        true
    }

    /// Returns the width of each of a unit's bases in millimetres, and the number of bases abreast.
    /// `None` in a rulebook without bases, or if the unit does not exist.
    fn base(_battle: &Battle<Self>, _unit: UnitRef) -> Option<(u16, u16)> {
        None
    }

    /// Returns the facts on the front of a unit's card. If empty, the card shows the facts of the
    /// roster.
    fn card_front(_battle: &Battle<Self>, _unit: UnitRef) -> Vec<Fact> {
        Vec::new()
    }

    /// Returns the tables on the back of a unit's card.
    fn card_back(battle: &Battle<Self>, unit: UnitRef) -> Vec<Table>;

    /// Returns a side's objectives, in the player's words.
    fn objectives(_battle: &Battle<Self>, _side: u8) -> &str {
        ""
    }

    /// Returns whether a unit on the map occupies its hex for its side.
    fn occupies(_battle: &Battle<Self>, _unit: UnitRef) -> bool {
        true
    }

    /// Returns the test among the facts of the command just carried out, if there is one.
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
    /// See [`Printed::form`].
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn form() -> Result<SetupForm, TableError>;
    /// See [`Printed::roster`].
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn roster(side: u8, asked: RosterAsked) -> Result<Sheet, TableError>;
    /// See [`Printed::playsheet`].
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn playsheet() -> Result<Sheet, TableError>;
    /// See [`Printed::deviations`].
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn deviations() -> Result<Vec<String>, TableError>;
    /// See [`Printed::groups_left`].
    fn groups_left(side: u8) -> BTreeMap<u16, String>;
    /// See [`Printed::keeps_states`].
    fn keeps_states(unit: UnitRef) -> bool;
    /// See [`Printed::base`].
    fn base(unit: UnitRef) -> Option<(u16, u16)>;
    /// See [`Printed::card_front`].
    fn card_front(unit: UnitRef) -> Vec<Fact>;
    /// See [`Printed::card_back`].
    fn card_back(unit: UnitRef) -> Vec<Table>;
    /// See [`Printed::objectives`].
    fn objectives(side: u8) -> &str;
    /// See [`Printed::occupies`].
    fn occupies(unit: UnitRef) -> bool;
    /// See [`Printed::trial`].
    fn trial(facts: &[B::Fact]) -> Option<Trial>;
}
