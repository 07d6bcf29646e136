//! The closed set of rulebooks. Apart from the tests, only this crate depends on all of them, and
//! no rulebook's crate depends on another.
//!
//! [`Army`], [`Edit`] and [`View`] each contain a value of one rulebook and the rulebook's name:
//! the form used in files, in the library and on the screen. A [`Draft`] is an army with its
//! rulebook's tables under its own interpretations: it can be costed, checked, shown, printed and
//! edited.
//!
//! ```
//! use drumhead_shelf::{BookId, Draft};
//!
//! for book in BookId::ALL {
//!     let draft = Draft::new(book.new_army())?;
//!     assert_eq!(draft.book(), *book);
//!     assert_eq!(draft.facts().points.is_some(), book.has_points());
//! }
//! # Ok::<(), drumhead_shelf::BookError>(())
//! ```

// Exact integers only; see clippy.toml for the other bans.
#![deny(clippy::float_arithmetic)]

#[macro_use]
mod over;

mod battle;
mod decks;
mod labels;
mod maps;
mod rosters;
mod upcast;

use drumhead_rules::armies::ArmyBook;
use drumhead_rules::catalogue::{self, Catalogue, Language};
use drumhead_rules::map::Map;
use drumhead_vocabulary::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Deserializer, Serialize};

pub use battle::{Bare, Battle, BattleSetup, Command, Event, StateRef, Story};
pub use drumhead_rules::armies::{BillLine, BillPart, BookError, Facts, Fix, Problem, Severity};
pub use drumhead_rules::map::Brush;
pub use drumhead_rules::upcast::{ArmyVersion, Row};
pub use labels::USUAL_BASE;
pub use rosters::facing_word_of;

/// Defines the ids of all rulebooks, and the enums over their armies, edits and views.
macro_rules! shelf {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        /// A rulebook.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum BookId {
            $($(#[$doc])* #[serde(rename = $id)] $book,)*
        }

        impl BookId {
            /// Every rulebook.
            pub const ALL: &'static [Self] = &[$(Self::$book,)*];

            /// Returns the rulebook's id in files: `fornovo`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$book => $id,)* }
            }

            /// Returns the title.
            pub const fn title(self) -> &'static str {
                match self { $(Self::$book => <$marker as ArmyBook>::TITLE,)* }
            }

            /// Returns the author, for credits.
            pub const fn author(self) -> &'static str {
                match self { $(Self::$book => <$marker as ArmyBook>::AUTHOR,)* }
            }

            /// Returns the subject of the rulebook, in one sentence.
            pub fn about(self, language: Language) -> &'static str {
                match self { $(Self::$book => <$marker as ArmyBook>::blurb(language),)* }
            }

            /// Returns the catalogue of the rulebook's sentences in a language.
            pub fn words(self, language: Language) -> &'static Catalogue {
                match self { $(Self::$book => <$marker as ArmyBook>::words(language),)* }
            }

            /// Whether armies cost points; otherwise they are plain lists of units.
            pub const fn has_points(self) -> bool {
                match self { $(Self::$book => <$marker as ArmyBook>::HAS_POINTS,)* }
            }

            /// Returns the brushes of the rulebook's map editor, hexes first; empty for a rulebook
            /// without maps.
            pub const fn brushes(self) -> &'static [Brush] {
                match self { $(Self::$book => <$marker as ArmyBook>::BRUSHES,)* }
            }

            /// Returns the rulebook's starter maps, the default first.
            ///
            /// # Errors
            /// [`BookError::Tables`] if an embedded file does not parse.
            pub fn starter_maps(self) -> Result<Vec<Map>, BookError> {
                match self { $(Self::$book => <$marker as ArmyBook>::starter_maps(),)* }
            }

            /// Returns an empty army.
            pub fn new_army(self) -> Army {
                match self { $(Self::$book => Army::$book(<$marker>::new_army()),)* }
            }

            /// Reads an army of this rulebook from a file. [`Draft::new`] checks whether the army
            /// is valid.
            ///
            /// # Errors
            /// The errors of the deserialiser, if the file does not have the form of an army.
            pub fn read_army<'de, D: Deserializer<'de>>(self, file: D) -> Result<Army, D::Error> {
                match self { $(Self::$book => Deserialize::deserialize(file).map(Army::$book),)* }
            }
        }

        /// An army of any rulebook, as stored and exported.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "book", content = "army")]
        pub enum Army {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as ArmyBook>::Army),)*
        }

        impl Army {
            /// Returns the rulebook.
            pub const fn book(&self) -> BookId {
                match self { $(Self::$book(_) => BookId::$book,)* }
            }

            /// Renames the army.
            pub fn rename(&mut self, name: String) {
                match self { $(Self::$book(army) => <$marker>::rename(army, name),)* }
            }

            /// Adds an ally's army, for a side of several armies.
            ///
            /// # Errors
            /// [`BookError::Refused`] for armies of two rulebooks.
            pub fn join(self, ally: Self) -> Result<Self, BookError> {
                match (self, ally) {
                    $((Self::$book(army), Self::$book(ally)) => {
                        Ok(Self::$book(<$marker as ArmyBook>::join(army, ally)))
                    })*
                    _ => {
                        let why = catalogue::message("unsound.two_books");
                        Err(BookError::Refused(why))
                    }
                }
            }
        }

        /// An edit to an army of any rulebook.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename = "BookEdit", tag = "book", content = "edit")]
        pub enum Edit {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as ArmyBook>::Edit),)*
        }

        impl Edit {
            /// Returns the edit's label for undo and redo.
            pub fn label(&self, language: Language) -> String {
                match self { $(Self::$book(edit) => <$marker>::label(edit, language),)* }
            }
        }

        /// An army of any rulebook, as shown on the screen.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename = "BookView", tag = "book", content = "view")]
        pub enum View {
            $($(#[$doc])* #[serde(rename = $id)] $book(Box<<$marker as ArmyBook>::View>),)*
        }

        impl View {
            /// Returns the army's name or a placeholder.
            pub fn title(&self) -> &str {
                match self { $(Self::$book(view) => <$marker>::title_of(view),)* }
            }

            /// Returns every problem: first the army's, then unit by unit.
            pub fn problems(&self) -> Vec<Problem> {
                match self { $(Self::$book(view) => <$marker>::problems(view),)* }
            }
        }

        /// A rulebook's tables under some interpretations. Reading them takes longer than checking
        /// an army, so a caller that makes many drafts caches them.
        #[derive(Clone, Debug)]
        pub struct Tables(Read);

        #[derive(Clone, Debug)]
        enum Read {
            $($book(<$marker as ArmyBook>::Tables),)*
        }

        impl Tables {
            /// Whether these tables belong to the army.
            pub fn are_of(&self, army: &Army) -> bool {
                match (&self.0, army) {
                    $((Read::$book(tables), Army::$book(army)) => {
                        <$marker>::are_of(tables, army)
                    })*
                    _ => false,
                }
            }

            /// Whether the other tables belong to the same rulebook, under the same
            /// interpretations.
            pub fn are_like(&self, other: &Self) -> bool {
                match (&self.0, &other.0) {
                    $((Read::$book(one), Read::$book(other)) => <$marker>::are_like(one, other),)*
                    _ => false,
                }
            }
        }

        /// An army with its rulebook's tables under its own interpretations, and its language:
        /// English by default.
        #[derive(Clone, Debug)]
        pub struct Draft(Ruled, Language);

        #[derive(Clone, Debug)]
        enum Ruled {
            $($book {
                army: <$marker as ArmyBook>::Army,
                tables: <$marker as ArmyBook>::Tables,
            },)*
        }

        impl Draft {
            /// Checks an army and returns its draft, with cached tables if possible.
            ///
            /// # Errors
            /// [`BookError::Unsound`] for an unusable army, [`BookError::Tables`] if an embedded
            /// file does not parse.
            pub fn with_cached(army: Army, cached: &[Tables]) -> Result<Self, BookError> {
                let cached = cached.iter().find(|tables| tables.are_of(&army));
                match army {
                    $(Army::$book(army) => {
                        <$marker>::check(&army)?;
                        let tables = match cached {
                            Some(Tables(Read::$book(tables))) => tables.clone(),
                            _ => <$marker>::tables(&army)?,
                        };
                        Ok(Self(Ruled::$book { army, tables }, Language::ENGLISH))
                    })*
                }
            }

            /// Returns this draft in a language.
            #[must_use]
            pub fn speaking(self, language: Language) -> Self {
                Self(self.0, language)
            }

            /// Returns the language.
            pub const fn language(&self) -> Language {
                self.1
            }

            /// Returns the tables.
            pub fn tables(&self) -> Tables {
                Tables(match &self.0 {
                    $(Ruled::$book { tables, .. } => Read::$book(tables.clone()),)*
                })
            }

            /// Returns the army, as stored and exported.
            pub fn army(&self) -> Army {
                match &self.0 { $(Ruled::$book { army, .. } => Army::$book(army.clone()),)* }
            }

            /// Returns the rulebook.
            pub const fn book(&self) -> BookId {
                match &self.0 { $(Ruled::$book { .. } => BookId::$book,)* }
            }

            /// Whether the army has a unit with this number.
            pub fn has_unit(&self, number: u16) -> bool {
                match &self.0 { $(Ruled::$book { army, .. } => <$marker>::has_unit(army, number),)* }
            }

            /// Returns the army's summary for the library.
            pub fn facts(&self) -> Facts {
                match &self.0 {
                    $(Ruled::$book { army, tables } => <$marker>::facts(army, tables, self.1),)*
                }
            }

            /// Returns the army's name or a placeholder.
            pub fn title(&self) -> String {
                match &self.0 { $(Ruled::$book { army, .. } => <$marker>::title(army, self.1),)* }
            }

            /// Returns the army as shown on the screen, with the form of this unit.
            ///
            /// # Errors
            /// [`BookError::Tables`] if an embedded file does not parse.
            pub fn view(&self, unit: Option<u16>) -> Result<View, BookError> {
                match &self.0 {
                    $(Ruled::$book { army, tables } => {
                        let view = <$marker as ArmyBook>::view(army, tables, unit, self.1)?;
                        Ok(View::$book(Box::new(view)))
                    })*
                }
            }

            /// Returns every line of the bill, in words: first the army's own, then unit by unit.
            ///
            /// # Errors
            /// [`BookError::Tables`] if an embedded file does not parse.
            pub fn bill(&self) -> Result<Vec<BillPart>, BookError> {
                match &self.0 {
                    $(Ruled::$book { army, tables } => <$marker>::bill(army, tables, self.1),)*
                }
            }

            /// Returns the army's roster for this reader. The player's own roster contains the
            /// bill on request.
            ///
            /// # Errors
            /// [`BookError::Tables`] if an embedded file does not parse.
            pub fn roster(&self, for_whom: RosterFor, bill: bool) -> Result<Sheet, BookError> {
                match &self.0 {
                    $(Ruled::$book { army, tables } => {
                        <$marker as ArmyBook>::roster(army, tables, for_whom, bill, self.1)
                    })*
                }
            }

            /// Carries out an edit. Returns the new army, and the unit to show next, if there is
            /// one.
            ///
            /// # Errors
            /// [`BookError::Refused`] for an edit that is not possible, [`BookError::OtherBook`]
            /// for an edit of another rulebook, [`BookError::Tables`] if an embedded file does not
            /// parse.
            pub fn edit(&self, edit: &Edit) -> Result<(Self, Option<u16>), BookError> {
                match (&self.0, edit) {
                    $((Ruled::$book { army, tables }, Edit::$book(edit)) => {
                        let mut army = army.clone();
                        let unit = <$marker as ArmyBook>::edit(&mut army, edit)?;
                        let tables = if <$marker>::are_of(tables, &army) {
                            tables.clone()
                        } else {
                            <$marker>::tables(&army)?
                        };
                        Ok((Self(Ruled::$book { army, tables }, self.1), unit))
                    })*
                    _ => Err(BookError::OtherBook(self.book().title())),
                }
            }
        }
    };
}

books! { shelf! () }

impl BookId {
    /// The default rulebook.
    pub const MAIN: Self = Self::ALL[0];

    /// Returns the rulebook with this id.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|book| book.id() == id)
    }
}

impl Draft {
    /// Checks an army and returns its draft.
    ///
    /// # Errors
    /// [`BookError::Unsound`] for an unusable army, [`BookError::Tables`] if an embedded file does
    /// not parse.
    pub fn new(army: Army) -> Result<Self, BookError> {
        Self::with_cached(army, &[])
    }
}
