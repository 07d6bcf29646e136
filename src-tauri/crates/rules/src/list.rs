//! Lists of units, for the books that have no points: what a list is, how it
//! changes and how it is shown is the same for all of them; what a unit is, is
//! each book's own ([`ListBook::Kind`]).

mod edit;
mod field;
pub mod paper;
pub mod setup;
mod shown;
pub mod sides;

use std::collections::BTreeSet;
use std::fmt::Debug;

use drumhead_catalogue::{self as catalogue, Catalogue, Language, Message};
use drumhead_words::list::ListComplaint;
use drumhead_words::play::{LogLine, Tone, UnitRef};
use drumhead_words::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Serialize};

use crate::data::TableError;
use crate::data::switches::{Reading, Switches};
use crate::map::{BadMap, Brush, Map};

pub use crate::frame::MOST_NAME;
pub use edit::{Change, Edit, EditError, UnitChange, edit, label};
pub use field::{Field, FieldSet, Row, written_hex};
pub use shown::{subtitle, title, view};

/// Whether a unit can be called so: something to read, and not too long.
pub fn names_a_unit(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= MOST_NAME
}

/// The most characters of notes.
pub const MOST_NOTES: usize = 100_000;
/// The most units of a list.
pub const MOST_UNITS: usize = 500;
/// The highest number of a unit.
pub const MOST_NUMBER: u16 = 9_999;

/// What is against the rules in a list, as lines of a battle's row 0; a unit is
/// named as the battle names it.
pub fn breach_lines(
    complaints: Vec<ListComplaint>,
    side: u8,
    name: impl Fn(UnitRef) -> String,
) -> Vec<LogLine> {
    let breaches = complaints.into_iter().filter(|complaint| complaint.breach);
    let line = |complaint: ListComplaint| {
        let unit = complaint.unit.map(|unit| UnitRef::new(side, unit));
        let who = unit.map_or_else(String::new, |unit| format!("{}: ", name(unit)));
        LogLine {
            text: format!("{who}{}. {}", complaint.title, complaint.detail),
            clauses: complaint.clause.into_iter().collect(),
            units: unit.into_iter().collect(),
            tone: Tone::Warn,
        }
    };
    breaches.map(line).collect()
}

/// A book whose armies are lists.
pub trait ListBook: Sized {
    /// What a unit is, beside its number, name and notes.
    type Kind: Clone + Debug + Default + PartialEq + 'static;
    /// What a list has beside its units.
    type Own: Clone + Debug + Default + PartialEq + 'static;
    /// The book's readings.
    type Readings: Switches + Clone + Debug + PartialEq;

    /// The book's title.
    const TITLE: &'static str;
    /// The author, for credits.
    const AUTHOR: &'static str;
    /// The year a new list stands in.
    const YEAR: u16;

    /// The register of the book's readings.
    ///
    /// # Errors
    /// A [`TableError`] if the embedded file does not read.
    fn register() -> Result<&'static [Reading], TableError>;

    /// What is asked of a unit beside its name and notes.
    const KIND_FIELDS: &'static [&'static dyn Field<Self::Kind>];
    /// What is asked of a list beside what is asked of any.
    const OWN_FIELDS: &'static [&'static dyn Field<Self::Own>];

    /// The catalogue of the book's sentences in a language.
    fn words(language: Language) -> &'static Catalogue;

    /// Whether a unit can be held: else the field and what it may be.
    ///
    /// # Errors
    /// An [`Unsound`] whose place is within the unit's kind.
    fn check_kind(kind: &Self::Kind) -> Result<(), Unsound>;

    /// Whether what a list has can be held.
    ///
    /// # Errors
    /// An [`Unsound`] whose place is within it.
    fn check_own(own: &Self::Own) -> Result<(), Unsound>;

    /// What a unit is, in one line.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn what(unit: &Unit<Self::Kind>, words: &'static Catalogue) -> Result<String, TableError>;

    /// What a list is as a whole, in one line.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn about(army: &ListArmy<Self>, words: &'static Catalogue) -> Result<String, TableError>;

    /// Every complaint about a list: its own first, then unit by unit.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn complaints(
        army: &ListArmy<Self>,
        words: &'static Catalogue,
    ) -> Result<Vec<ListComplaint>, TableError>;

    /// The roster of a list, with what its players look up.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn roster(
        army: &ListArmy<Self>,
        for_whom: RosterFor,
        words: &'static Catalogue,
    ) -> Result<Sheet, TableError>;

    /// What can be painted on a map of the book, hexes first; nothing where the table is the map.
    const BRUSHES: &'static [Brush] = &[];

    /// The maps that the book comes with, the usual one first.
    ///
    /// # Errors
    /// A [`TableError`] if an embedded file does not read.
    fn starter_maps() -> Result<Vec<Map>, TableError> {
        Ok(Vec::new())
    }
}

/// The army of a book.
pub type ListArmy<B> = Army<<B as ListBook>::Kind, <B as ListBook>::Readings, <B as ListBook>::Own>;

/// A list of units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        bound = "K: schemars::JsonSchema + Serialize + Default, R: schemars::JsonSchema + Serialize + Default, A: schemars::JsonSchema + Serialize + Default + PartialEq"
    )
)]
#[serde(
    rename = "ListArmy",
    default,
    deny_unknown_fields,
    bound(
        serialize = "K: Serialize, R: Serialize, A: Serialize + Default + PartialEq",
        deserialize = "K: Deserialize<'de> + Default, R: Deserialize<'de> + Default, A: Deserialize<'de> + Default"
    )
)]
pub struct Army<K, R, A> {
    /// What the player calls it.
    pub name: String,
    /// Its nation.
    pub nation: String,
    /// The year of the game; no rule asks for it.
    pub year: u16,
    /// Readings of the book that differ from the defaults.
    pub readings: R,
    /// What the book's lists have beside.
    #[serde(skip_serializing_if = "is_default")]
    pub own: A,
    /// Its units, in the order the player keeps them.
    pub units: Vec<Unit<K>>,
    /// The player's notes.
    pub notes: String,
    /// Where its facts come from and what is a guess.
    pub source: String,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A unit of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(bound = "K: schemars::JsonSchema + Serialize + Default")
)]
#[serde(
    rename = "ListUnit",
    default,
    deny_unknown_fields,
    bound(deserialize = "K: Deserialize<'de> + Default")
)]
pub struct Unit<K> {
    /// Its number in the army.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// What it is.
    pub of: K,
    /// The player's notes.
    pub notes: String,
}

impl<K> Unit<K> {
    /// Its name, or what stands for one.
    pub fn named(&self, words: &Catalogue) -> String {
        named(words, self.number, &self.name)
    }
}

/// A number with a name, or what stands for one.
pub fn named(words: &Catalogue, number: u16, name: &str) -> String {
    if name.trim().is_empty() {
        words.fill("list.unit", &[("number", &number.to_string())])
    } else {
        name.to_owned()
    }
}

impl<K, R, A> Army<K, R, A> {
    /// The unit of this number.
    pub fn unit(&self, number: u16) -> Option<&Unit<K>> {
        self.units.iter().find(|unit| unit.number == number)
    }

    /// An army with an ally beside it: the ally's units keep their numbers
    /// where those are free and get the next free ones where they are not.
    #[must_use]
    pub fn join(mut self, ally: Self) -> Self {
        for unit in ally.units {
            let number = match self.unit(unit.number) {
                None => unit.number,
                Some(_) => {
                    let most = self.units.iter().map(|unit| unit.number).max();
                    most.unwrap_or(0).saturating_add(1)
                }
            };
            self.units.push(Unit { number, ..unit });
        }
        self
    }
}

/// A list in which nothing has been chosen yet.
pub fn new_army<B: ListBook>() -> ListArmy<B> {
    Army {
        name: String::new(),
        nation: String::new(),
        year: B::YEAR,
        readings: B::Readings::default(),
        own: B::Own::default(),
        units: Vec::new(),
        notes: String::new(),
        source: String::new(),
    }
}

/// What makes an army impossible to hold, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}", problem.key())]
pub struct Unsound {
    /// The place in the army, as a path into the file.
    pub place: String,
    /// What is wrong and what is allowed.
    pub problem: Message,
}

impl Unsound {
    /// What is wrong in this place.
    pub fn at(place: impl Into<String>, problem: Message) -> Self {
        Self {
            place: place.into(),
            problem,
        }
    }

    /// The same, within another place.
    #[must_use]
    pub fn within(self, place: &str) -> Self {
        Self {
            place: format!("{place}.{}", self.place),
            ..self
        }
    }
}

/// Why a battle of lists on a map cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// An army, or a choice, is out of all bounds.
    #[error(transparent)]
    Unsound(#[from] Unsound),
    /// The map is.
    #[error("map.{0}")]
    Map(#[from] BadMap),
    /// The book's own tables do not read.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Holds a text to a length.
///
/// # Errors
/// An [`Unsound`] for a longer one.
pub fn bounded(place: &str, text: &str, most: usize) -> Result<(), Unsound> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(Unsound::at(
        place,
        catalogue::message("unsound.characters").with("most", most.to_string()),
    ))
}

/// Holds a list to the bounds within which anything can be done with it.
///
/// # Errors
/// The first thing that is [`Unsound`].
pub fn check<B: ListBook>(army: &ListArmy<B>) -> Result<(), Unsound> {
    bounded("name", &army.name, MOST_NAME)?;
    bounded("nation", &army.nation, MOST_NAME)?;
    bounded("notes", &army.notes, MOST_NOTES)?;
    bounded("source", &army.source, MOST_NOTES)?;
    B::check_own(&army.own).map_err(|unsound| unsound.within("own"))?;
    if army.units.len() > MOST_UNITS {
        return Err(Unsound::at(
            "units",
            catalogue::message("unsound.units").with("most_units", MOST_UNITS.to_string()),
        ));
    }
    let mut numbers = BTreeSet::new();
    for (index, unit) in army.units.iter().enumerate() {
        let place = format!("units[{index}]");
        bounded(&format!("{place}.name"), &unit.name, MOST_NAME)?;
        bounded(&format!("{place}.notes"), &unit.notes, MOST_NOTES)?;
        if !(1..=MOST_NUMBER).contains(&unit.number) {
            let problem = catalogue::message("unsound.unit_number")
                .with("most_number", MOST_NUMBER.to_string());
            return Err(Unsound::at(format!("{place}.number"), problem));
        }
        if !numbers.insert(unit.number) {
            let problem =
                catalogue::message("unsound.same_number").with("number", unit.number.to_string());
            return Err(Unsound::at(format!("{place}.number"), problem));
        }
        B::check_kind(&unit.of).map_err(|unsound| unsound.within(&format!("{place}.of")))?;
    }
    Ok(())
}
