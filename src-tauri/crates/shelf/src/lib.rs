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
mod from_fornovo;
mod labels;
mod listed;
mod maps;
mod plain;
mod playsheets;
mod rosters;

use std::sync::Arc;

use drumhead_charging as charging;
use drumhead_d3_ecw as d3_ecw;
use drumhead_edgehill_naseby as edgehill_naseby;
use drumhead_fornovo as fornovo;
use drumhead_stand_and_die as stand_and_die;
use drumhead_words::list::ListView;
use drumhead_words::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Deserializer, Serialize};

use drumhead_rules::list::{Edit as ListEdit, new_army};
use listed::Listed;

pub use battle::{Bare, Battle, BattleSetup, Command, Event, StateRef, Story};
pub use labels::USUAL_BASE;
pub use maps::Brush;
pub use plain::{BillLine, BillPart, Complaint, Facts, Mend, Severity};
pub use playsheets::playsheet;

/// A rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BookId {
    /// *Fornovo to Sedgemoor*.
    Fornovo,
    /// *Charging*.
    Charging,
    /// *D3 English Civil War*, on hexes.
    D3Ecw,
    /// *Stand and Die!*, on hexes.
    StandAndDie,
    /// The optional rules for *Edgehill* and *Naseby*.
    EdgehillNaseby,
}

impl BookId {
    /// The rulebook used where none is named.
    pub const MAIN: Self = Self::Fornovo;

    /// Every book.
    pub const ALL: &'static [Self] = &[
        Self::Fornovo,
        Self::Charging,
        Self::D3Ecw,
        Self::StandAndDie,
        Self::EdgehillNaseby,
    ];

    /// The book of this id.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|book| book.id() == id)
    }

    /// Its id in files: `fornovo`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fornovo => "fornovo",
            Self::Charging => "charging",
            Self::D3Ecw => "d3_ecw",
            Self::StandAndDie => "stand_and_die",
            Self::EdgehillNaseby => "edgehill_naseby",
        }
    }

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Fornovo => "Fornovo to Sedgemoor",
            Self::Charging => "Charging",
            Self::D3Ecw => "D3 English Civil War",
            Self::StandAndDie => "Stand and Die!",
            Self::EdgehillNaseby => "Edgehill and Naseby",
        }
    }

    /// Who wrote it.
    pub const fn author(self) -> &'static str {
        match self {
            Self::Fornovo => "Wes Rogers",
            Self::Charging => "Will of the blog Fire at Will",
            Self::D3Ecw => {
                "Peter of the blog Grid based wargaming - but not always; for hexes, the blog Horse and Musket Gaming"
            }
            Self::StandAndDie => "the blog Group Think Rules",
            Self::EdgehillNaseby => "Roberto Chiavini",
        }
    }

    /// Whether its armies cost points; otherwise they are lists of units.
    pub const fn has_points(self) -> bool {
        match self {
            Self::Fornovo => true,
            Self::Charging | Self::D3Ecw | Self::StandAndDie | Self::EdgehillNaseby => false,
        }
    }

    /// An army in which nothing has been chosen yet.
    pub fn new_army(self) -> Army {
        match self {
            Self::Fornovo => Army::Fornovo(fornovo::Army::default()),
            Self::Charging => Army::Charging(new_army::<charging::Charging>()),
            Self::D3Ecw => Army::D3Ecw(new_army::<d3_ecw::D3Ecw>()),
            Self::StandAndDie => Army::StandAndDie(new_army::<stand_and_die::StandAndDie>()),
            Self::EdgehillNaseby => {
                Army::EdgehillNaseby(new_army::<edgehill_naseby::EdgehillNaseby>())
            }
        }
    }

    /// Reads an army of this book from a file.
    ///
    /// # Errors
    /// The deserializer's own, where the file is not of the army's shape.
    /// Whether what was read is sound is [`Draft::new`]'s business.
    pub fn read_army<'de, D: Deserializer<'de>>(self, file: D) -> Result<Army, D::Error> {
        match self {
            Self::Fornovo => fornovo::Army::deserialize(file).map(Army::Fornovo),
            Self::Charging => charging::Army::deserialize(file).map(Army::Charging),
            Self::D3Ecw => d3_ecw::Army::deserialize(file).map(Army::D3Ecw),
            Self::StandAndDie => stand_and_die::Army::deserialize(file).map(Army::StandAndDie),
            Self::EdgehillNaseby => {
                edgehill_naseby::Army::deserialize(file).map(Army::EdgehillNaseby)
            }
        }
    }
}

/// An army of some book, as it is kept and exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "book", content = "army", rename_all = "snake_case")]
pub enum Army {
    /// Of *Fornovo to Sedgemoor*.
    Fornovo(fornovo::Army),
    /// Of *Charging*.
    Charging(charging::Army),
    /// Of *D3 English Civil War*.
    D3Ecw(d3_ecw::Army),
    /// Of *Stand and Die!*.
    StandAndDie(stand_and_die::Army),
    /// Of the optional rules for *Edgehill* and *Naseby*.
    EdgehillNaseby(edgehill_naseby::Army),
}

impl Army {
    /// Gives it another name.
    pub fn rename(&mut self, name: String) {
        match self {
            Self::Fornovo(army) => army.name = name,
            Self::Charging(army) => army.name = name,
            Self::D3Ecw(army) => army.name = name,
            Self::StandAndDie(army) => army.name = name,
            Self::EdgehillNaseby(army) => army.name = name,
        }
    }
}

/// An edit of an army of some book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "BookEdit",
    tag = "book",
    content = "edit",
    rename_all = "snake_case"
)]
pub enum Edit {
    /// Of *Fornovo to Sedgemoor*.
    Fornovo(fornovo::Edit),
    /// Of *Charging*.
    Charging(ListEdit),
    /// Of *D3 English Civil War*.
    D3Ecw(ListEdit),
    /// Of *Stand and Die!*.
    StandAndDie(ListEdit),
    /// Of the optional rules for *Edgehill* and *Naseby*.
    EdgehillNaseby(ListEdit),
}

/// An army of some book on the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "BookView",
    tag = "book",
    content = "view",
    rename_all = "snake_case"
)]
pub enum View {
    /// Of *Fornovo to Sedgemoor*.
    Fornovo(Box<fornovo::View>),
    /// Of *Charging*.
    Charging(Box<ListView<Edit>>),
    /// Of *D3 English Civil War*.
    D3Ecw(Box<ListView<Edit>>),
    /// Of *Stand and Die!*.
    StandAndDie(Box<ListView<Edit>>),
    /// Of the optional rules for *Edgehill* and *Naseby*.
    EdgehillNaseby(Box<ListView<Edit>>),
}

impl View {
    /// The army's name, or what stands for one.
    pub fn title(&self) -> &str {
        match self {
            Self::Fornovo(view) => &view.title,
            Self::Charging(view)
            | Self::D3Ecw(view)
            | Self::StandAndDie(view)
            | Self::EdgehillNaseby(view) => &view.title,
        }
    }

    /// Every complaint, the army's first, then unit by unit.
    pub fn complaints(&self) -> Vec<Complaint> {
        match self {
            Self::Fornovo(view) => view
                .complaints
                .iter()
                .map(from_fornovo::complaint)
                .collect(),
            Self::Charging(view)
            | Self::D3Ecw(view)
            | Self::StandAndDie(view)
            | Self::EdgehillNaseby(view) => view.complaints.iter().map(listed::complaint).collect(),
        }
    }
}

/// Why a book did not do what it was asked; nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// The army cannot be held at all: a number out of all bounds, an id given
    /// twice, a reading that the book does not have.
    #[error("{place}: {problem}")]
    Unsound {
        /// The place in the army: `units[3].groups[0].count`.
        place: String,
        /// What is wrong and what is allowed.
        problem: String,
    },
    /// The edit cannot be carried out.
    #[error("{0}")]
    Refused(String),
    /// The edit is of another book's army.
    #[error("this is an army of {}", .0.title())]
    OtherBook(BookId),
    /// The book's own tables do not read.
    #[error("the book's own tables cannot be used: {0}")]
    Tables(String),
}

/// An army with its book's tables under its own readings.
#[derive(Clone, Debug)]
pub struct Draft(Ruled);

#[derive(Clone, Debug)]
enum Ruled {
    Fornovo {
        army: fornovo::Army,
        rules: Arc<fornovo::Rules>,
    },
    List(Listed),
}

/// A book's tables under some readings. To read them takes longer than to
/// check an army by them, so whoever makes many drafts keeps them.
#[derive(Clone, Debug)]
pub struct Tables(Read);

#[derive(Clone, Debug)]
enum Read {
    Fornovo {
        readings: fornovo::Readings,
        rules: Arc<fornovo::Rules>,
    },
}

impl Tables {
    /// Whether these are the tables by which the army is played.
    pub fn are_of(&self, army: &Army) -> bool {
        match (&self.0, army) {
            (Read::Fornovo { readings, .. }, Army::Fornovo(army)) => *readings == army.readings,
            (Read::Fornovo { .. }, _) => false,
        }
    }

    /// Whether these are the same book's tables under the same readings.
    pub fn are_like(&self, other: &Self) -> bool {
        let (
            Read::Fornovo { readings, .. },
            Read::Fornovo {
                readings: others, ..
            },
        ) = (&self.0, &other.0);
        readings == others
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

    /// The same, with the tables among these if they are there.
    ///
    /// # Errors
    /// Those of [`Draft::new`].
    pub fn among(army: Army, kept: &[Tables]) -> Result<Self, BookError> {
        let kept = kept.iter().find(|tables| tables.are_of(&army));
        match army {
            Army::Fornovo(army) => {
                fornovo::check(&army)?;
                let rules = match kept {
                    Some(Tables(Read::Fornovo { rules, .. })) => Arc::clone(rules),
                    None => Arc::new(fornovo::Rules::new(&army.readings)?),
                };
                Ok(Self(Ruled::Fornovo { army, rules }))
            }
            Army::Charging(_) | Army::D3Ecw(_) | Army::StandAndDie(_) | Army::EdgehillNaseby(_) => {
                Ok(Self(Ruled::List(Listed::new(army)?)))
            }
        }
    }

    /// The tables it is played by; none where the book has the same for every
    /// army.
    pub fn tables(&self) -> Option<Tables> {
        match &self.0 {
            Ruled::Fornovo { army, rules } => Some(Tables(Read::Fornovo {
                readings: army.readings.clone(),
                rules: Arc::clone(rules),
            })),
            Ruled::List(_) => None,
        }
    }

    /// Its book.
    pub const fn book(&self) -> BookId {
        match &self.0 {
            Ruled::Fornovo { .. } => BookId::Fornovo,
            Ruled::List(list) => list.book(),
        }
    }

    /// The army, as it is kept and exported.
    pub fn army(&self) -> Army {
        match &self.0 {
            Ruled::Fornovo { army, .. } => Army::Fornovo(army.clone()),
            Ruled::List(list) => list.army(),
        }
    }

    /// Whether the army has a unit of this number.
    pub fn has_unit(&self, number: u16) -> bool {
        match &self.0 {
            Ruled::Fornovo { army, .. } => army.unit(fornovo::UnitNumber(number)).is_some(),
            Ruled::List(list) => list.has_unit(number),
        }
    }

    /// What a library shows of it.
    pub fn facts(&self) -> Facts {
        match &self.0 {
            Ruled::Fornovo { army, rules } => from_fornovo::facts(army, rules),
            Ruled::List(list) => list.facts(),
        }
    }

    /// The army's name, or what stands for one.
    ///
    /// # Errors
    /// [`BookError::Tables`].
    pub fn title(&self) -> Result<String, BookError> {
        match &self.0 {
            Ruled::Fornovo { army, .. } => Ok(fornovo::view::title(army)?),
            Ruled::List(_) => Ok(self.view(None)?.title().to_owned()),
        }
    }

    /// The army on the screen, with the form of this unit.
    ///
    /// # Errors
    /// [`BookError::Tables`].
    pub fn view(&self, unit: Option<u16>) -> Result<View, BookError> {
        match &self.0 {
            Ruled::Fornovo { army, rules } => {
                let view = fornovo::view(army, rules, unit.map(fornovo::UnitNumber))?;
                Ok(View::Fornovo(Box::new(view)))
            }
            Ruled::List(list) => list.view(unit),
        }
    }

    /// Every line of what it costs, in words: the army's own, then unit by unit.
    ///
    /// # Errors
    /// [`BookError::Tables`].
    pub fn bill(&self) -> Result<Vec<BillPart>, BookError> {
        match &self.0 {
            Ruled::Fornovo { army, rules } => {
                let parts = fornovo::view::priced(army, rules)?;
                Ok(parts.into_iter().map(from_fornovo::part).collect())
            }
            // The books have no points.
            Ruled::List(_) => Ok(Vec::new()),
        }
    }

    /// The army's roster, to be printed for this reader; a player's with its
    /// bill if that is wanted.
    ///
    /// # Errors
    /// [`BookError::Tables`].
    pub fn roster(&self, for_whom: RosterFor, bill: bool) -> Result<Sheet, BookError> {
        match &self.0 {
            Ruled::Fornovo { army, rules } => {
                let options = fornovo::RosterOptions { for_whom, bill };
                Ok(fornovo::roster(army, rules, options)?)
            }
            Ruled::List(list) => list.roster(for_whom),
        }
    }

    /// Carries out an edit: the army after it, and the unit the player now
    /// looks at, if the edit made or changed one.
    ///
    /// # Errors
    /// [`BookError::Refused`], [`BookError::Tables`].
    pub fn edit(&self, edit: &Edit) -> Result<(Self, Option<u16>), BookError> {
        match (&self.0, edit) {
            (Ruled::Fornovo { army, rules }, Edit::Fornovo(edit)) => {
                let mut changed = army.clone();
                let unit = fornovo::edit(&mut changed, edit)?;
                let rules = if changed.readings == army.readings {
                    Arc::clone(rules)
                } else {
                    Arc::new(fornovo::Rules::new(&changed.readings)?)
                };
                let draft = Self(Ruled::Fornovo {
                    army: changed,
                    rules,
                });
                Ok((draft, unit.map(|number| number.0)))
            }
            (Ruled::List(list), edit) => {
                let (list, unit) = list.edit(edit)?;
                Ok((Self(Ruled::List(list)), unit))
            }
            _ => Err(BookError::OtherBook(self.book())),
        }
    }
}

impl Edit {
    /// What the edit is called, for undo and redo.
    ///
    /// # Errors
    /// [`BookError::Tables`].
    pub fn label(&self) -> Result<String, BookError> {
        match self {
            Self::Fornovo(edit) => Ok(fornovo::label(edit, fornovo::Words::english()?)),
            Self::Charging(edit) => Ok(drumhead_rules::list::label::<charging::Charging>(edit)),
            Self::D3Ecw(edit) => Ok(drumhead_rules::list::label::<d3_ecw::D3Ecw>(edit)),
            Self::StandAndDie(edit) => Ok(
                drumhead_rules::list::label::<stand_and_die::StandAndDie>(edit),
            ),
            Self::EdgehillNaseby(edit) => {
                Ok(drumhead_rules::list::label::<edgehill_naseby::EdgehillNaseby>(edit))
            }
        }
    }
}
