//! The closed set of books. This crate alone knows them all, and no book
//! knows another.
//!
//! [`Army`], [`Edit`] and [`View`] are one book's value with the book's name
//! beside it: what travels in files, in the library and to the screen. A
//! [`Draft`] is an army with its book's tables under its own readings: what is
//! billed, checked, shown, printed and edited.

// Exact integers only; clippy.toml says what else is refused.
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
use drumhead_words::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Deserializer, Serialize};

pub use battle::{Bare, Battle, BattleSetup, Command, Event, StateRef, Story};
pub use drumhead_rules::armies::{BillLine, BillPart, BookError, Complaint, Facts, Mend, Severity};
pub use drumhead_rules::map::Brush;
pub use drumhead_rules::upcast::Row;
pub use labels::USUAL_BASE;
pub use rosters::facing_word_of;

/// What there is of every book, from the list of books: its id, and the enums that hold an army, an edit
/// or a view of any of them.
macro_rules! shelf {
    (() $($(#[$doc:meta])* $book:ident $marker:ty as $id:literal)*) => {
        /// A rule book.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum BookId {
            $($(#[$doc])* #[serde(rename = $id)] $book,)*
        }

        impl BookId {
            /// Every book.
            pub const ALL: &'static [Self] = &[$(Self::$book,)*];

            /// Its id in files: `fornovo`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$book => $id,)* }
            }

            /// Its title.
            pub const fn title(self) -> &'static str {
                match self { $(Self::$book => <$marker as ArmyBook>::TITLE,)* }
            }

            /// The author, for credits.
            pub const fn author(self) -> &'static str {
                match self { $(Self::$book => <$marker as ArmyBook>::AUTHOR,)* }
            }

            /// What the book is about, in a sentence.
            pub fn about(self, language: Language) -> &'static str {
                match self { $(Self::$book => <$marker as ArmyBook>::blurb(language),)* }
            }

            /// The catalogue of its sentences in a language.
            pub fn words(self, language: Language) -> &'static Catalogue {
                match self { $(Self::$book => <$marker as ArmyBook>::words(language),)* }
            }

            /// Whether its armies cost points; otherwise they are lists of units.
            pub const fn has_points(self) -> bool {
                match self { $(Self::$book => <$marker as ArmyBook>::HAS_POINTS,)* }
            }

            /// What can be painted on a map of this book, hexes first; nothing for a book
            /// whose map is the table.
            pub const fn brushes(self) -> &'static [Brush] {
                match self { $(Self::$book => <$marker as ArmyBook>::BRUSHES,)* }
            }

            /// The maps that the book comes with here, the usual one first.
            ///
            /// # Errors
            /// [`BookError::Tables`] if an embedded file does not read.
            pub fn starter_maps(self) -> Result<Vec<Map>, BookError> {
                match self { $(Self::$book => <$marker as ArmyBook>::starter_maps(),)* }
            }

            /// An army in which nothing has been chosen yet.
            pub fn new_army(self) -> Army {
                match self { $(Self::$book => Army::$book(<$marker>::new_army()),)* }
            }

            /// Reads an army of this book from a file.
            ///
            /// # Errors
            /// The deserializer's own, where the file is not of the army's shape.
            /// Whether what was read is sound is [`Draft::new`]'s business.
            pub fn read_army<'de, D: Deserializer<'de>>(self, file: D) -> Result<Army, D::Error> {
                match self { $(Self::$book => Deserialize::deserialize(file).map(Army::$book),)* }
            }
        }

        /// An army of some book, as it is kept and exported.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "book", content = "army")]
        pub enum Army {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as ArmyBook>::Army),)*
        }

        impl Army {
            /// Its book.
            pub const fn book(&self) -> BookId {
                match self { $(Self::$book(_) => BookId::$book,)* }
            }

            /// Gives it another name.
            pub fn rename(&mut self, name: String) {
                match self { $(Self::$book(army) => <$marker>::rename(army, name),)* }
            }

            /// An army with an ally beside it, for a side of more than one.
            ///
            /// # Errors
            /// [`BookError::Refused`] for armies of two books.
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

        /// An edit of an army of some book.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename = "BookEdit", tag = "book", content = "edit")]
        pub enum Edit {
            $($(#[$doc])* #[serde(rename = $id)] $book(<$marker as ArmyBook>::Edit),)*
        }

        impl Edit {
            /// What it is called, for undo and redo.
            pub fn label(&self, language: Language) -> String {
                match self { $(Self::$book(edit) => <$marker>::label(edit, language),)* }
            }
        }

        /// An army of some book on the screen.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "bindings", derive(specta::Type))]
        #[serde(rename = "BookView", tag = "book", content = "view")]
        pub enum View {
            $($(#[$doc])* #[serde(rename = $id)] $book(Box<<$marker as ArmyBook>::View>),)*
        }

        impl View {
            /// The army's name, or what stands for one.
            pub fn title(&self) -> &str {
                match self { $(Self::$book(view) => <$marker>::title_of(view),)* }
            }

            /// Every complaint, the army's first, then unit by unit.
            pub fn complaints(&self) -> Vec<Complaint> {
                match self { $(Self::$book(view) => <$marker>::complaints(view),)* }
            }
        }

        /// A book's tables under some readings. To read them takes longer than to check an army by
        /// them, so a caller that makes many drafts keeps them.
        #[derive(Clone, Debug)]
        pub struct Tables(Read);

        #[derive(Clone, Debug)]
        enum Read {
            $($book(<$marker as ArmyBook>::Tables),)*
        }

        impl Tables {
            /// Whether these are the tables by which the army is played.
            pub fn are_of(&self, army: &Army) -> bool {
                match (&self.0, army) {
                    $((Read::$book(tables), Army::$book(army)) => {
                        <$marker>::are_of(tables, army)
                    })*
                    _ => false,
                }
            }

            /// Whether these are the same book's tables under the same readings.
            pub fn are_like(&self, other: &Self) -> bool {
                match (&self.0, &other.0) {
                    $((Read::$book(one), Read::$book(other)) => <$marker>::are_like(one, other),)*
                    _ => false,
                }
            }
        }

        /// An army with its book's tables under its own readings, and the language that it is shown in:
        /// English, unless another is chosen.
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
            /// An army, checked to be sound, with its tables, which may be among these.
            ///
            /// # Errors
            /// [`BookError::Unsound`], [`BookError::Tables`].
            pub fn among(army: Army, kept: &[Tables]) -> Result<Self, BookError> {
                let kept = kept.iter().find(|tables| tables.are_of(&army));
                match army {
                    $(Army::$book(army) => {
                        <$marker>::check(&army)?;
                        let tables = match kept {
                            Some(Tables(Read::$book(tables))) => tables.clone(),
                            _ => <$marker>::tables(&army)?,
                        };
                        Ok(Self(Ruled::$book { army, tables }, Language::ENGLISH))
                    })*
                }
            }

            /// The same army, shown in this language.
            #[must_use]
            pub fn speaking(self, language: Language) -> Self {
                Self(self.0, language)
            }

            /// The language that it is shown in.
            pub const fn language(&self) -> Language {
                self.1
            }

            /// The tables that it is played by.
            pub fn tables(&self) -> Tables {
                Tables(match &self.0 {
                    $(Ruled::$book { tables, .. } => Read::$book(tables.clone()),)*
                })
            }

            /// The army, as it is kept and exported.
            pub fn army(&self) -> Army {
                match &self.0 { $(Ruled::$book { army, .. } => Army::$book(army.clone()),)* }
            }

            /// Its book.
            pub const fn book(&self) -> BookId {
                match &self.0 { $(Ruled::$book { .. } => BookId::$book,)* }
            }

            /// Whether the army has a unit of this number.
            pub fn has_unit(&self, number: u16) -> bool {
                match &self.0 { $(Ruled::$book { army, .. } => <$marker>::has_unit(army, number),)* }
            }

            /// What a library shows of it.
            pub fn facts(&self) -> Facts {
                match &self.0 {
                    $(Ruled::$book { army, tables } => <$marker>::facts(army, tables, self.1),)*
                }
            }

            /// The army's name, or what stands for one.
            pub fn title(&self) -> String {
                match &self.0 { $(Ruled::$book { army, .. } => <$marker>::title(army, self.1),)* }
            }

            /// The army on the screen, with the form of this unit.
            ///
            /// # Errors
            /// [`BookError::Tables`].
            pub fn view(&self, unit: Option<u16>) -> Result<View, BookError> {
                match &self.0 {
                    $(Ruled::$book { army, tables } => {
                        let view = <$marker as ArmyBook>::view(army, tables, unit, self.1)?;
                        Ok(View::$book(Box::new(view)))
                    })*
                }
            }

            /// Every line of what it costs, in words: the army's own, then unit by unit.
            ///
            /// # Errors
            /// [`BookError::Tables`].
            pub fn bill(&self) -> Result<Vec<BillPart>, BookError> {
                match &self.0 {
                    $(Ruled::$book { army, tables } => <$marker>::bill(army, tables, self.1),)*
                }
            }

            /// The army's roster, to be printed for this reader; a player's with its
            /// bill if that is wanted.
            ///
            /// # Errors
            /// [`BookError::Tables`].
            pub fn roster(&self, for_whom: RosterFor, bill: bool) -> Result<Sheet, BookError> {
                match &self.0 {
                    $(Ruled::$book { army, tables } => {
                        <$marker as ArmyBook>::roster(army, tables, for_whom, bill, self.1)
                    })*
                }
            }

            /// Carries out an edit: the army after it, and the unit the player now
            /// looks at, if the edit made or changed one.
            ///
            /// # Errors
            /// [`BookError::Refused`], [`BookError::Tables`].
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
    /// The rulebook used where none is named.
    pub const MAIN: Self = Self::ALL[0];

    /// The book of this id.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|book| book.id() == id)
    }
}

impl Draft {
    /// An army, checked to be sound, with the tables it is played by.
    ///
    /// # Errors
    /// [`BookError::Unsound`], [`BookError::Tables`].
    pub fn new(army: Army) -> Result<Self, BookError> {
        Self::among(army, &[])
    }
}
