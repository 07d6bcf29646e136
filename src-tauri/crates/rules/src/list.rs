//! Lists of units, for rulebooks without points. The structure, the edits and the views are shared;
//! each rulebook defines its own units ([`ListBook::Kind`]).

mod edit;
mod field;
pub mod paper;
pub mod setup;
mod shown;
pub mod sides;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use drumhead_catalogue::{self as catalogue, Catalogue, Language, Message};
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::play::{LogLine, Tone, UnitRef};
use drumhead_vocabulary::sheet::{RosterFor, Sheet};
use serde::{Deserialize, Serialize};

use crate::data::catalogue::Form;
use crate::data::switches::{Interpretation, Switches};
use crate::data::{TableError, is_default};
use crate::map::{BadMap, Brush, Map};

pub use crate::frame::MOST_NAME;
pub use edit::{Change, Edit, EditError, UnitChange, edit, label};
pub use field::{Field, FieldSet, Row, written_hex};
pub use shown::{subtitle, title, view};

/// The maximum length of notes or of a source, in characters.
pub const MOST_NOTES: usize = 100_000;
/// The maximum number of units in a list.
pub const MOST_UNITS: usize = 500;
/// The highest unit number.
pub const MOST_NUMBER: u16 = 9_999;

/// Returns the problems that make a list illegal, as log lines for row 0 of a battle. Units are
/// named as in the battle.
pub fn illegal_lines(
    words: &Catalogue,
    problems: Vec<ListProblem>,
    side: u8,
    name: impl Fn(UnitRef) -> String,
) -> Vec<LogLine> {
    let illegal = problems.into_iter().filter(|problem| problem.illegal);
    let line = |problem: ListProblem| {
        let unit = problem.unit.map(|unit| UnitRef::new(side, unit));
        let (title, detail) = (problem.title.as_str(), problem.detail.as_str());
        let text = match unit.map(&name) {
            Some(unit) => {
                let values = [
                    ("unit", unit.as_str()),
                    ("title", title),
                    ("detail", detail),
                ];
                words.fill("list.problem_of", &values)
            }
            None => problem_line(words, &problem),
        };
        LogLine {
            text,
            details: Vec::new(),
            clauses: problem.clause.into_iter().collect(),
            units: unit.into_iter().collect(),
            tone: Tone::Warn,
        }
    };
    illegal.map(line).collect()
}

/// Returns a problem as one line: its title, then its detail.
fn problem_line(words: &Catalogue, problem: &ListProblem) -> String {
    let (title, detail) = (problem.heading.as_str(), problem.detail.as_str());
    words.fill("list.problem", &[("title", title), ("detail", detail)])
}

/// Returns a problem that makes a unit or the whole list illegal. Its title and its detail are the
/// texts `fault.ID.title` and `fault.ID.detail` of the rulebook's catalogue, filled with these
/// values. The title also has a form for the start of a line.
pub fn illegal(
    words: &Catalogue,
    unit: Option<u16>,
    id: &str,
    values: &[(&str, &str)],
) -> ListProblem {
    ListProblem {
        illegal: true,
        ..warning(words, unit, id, values)
    }
}

/// Returns a warning about an unusual but legal choice, for a unit or the whole list; see
/// [`illegal`].
pub fn warning(
    words: &Catalogue,
    unit: Option<u16>,
    id: &str,
    values: &[(&str, &str)],
) -> ListProblem {
    let title = format!("fault.{id}.title");
    ListProblem {
        unit,
        illegal: false,
        title: words.fill(&title, values),
        heading: words.fill(&Form::Start.key(&title), values),
        detail: words.fill(&format!("fault.{id}.detail"), values),
        clause: None,
    }
}

/// The new numbers of an ally's units, by their former numbers.
pub type NewNumbers = BTreeMap<u16, u16>;

/// A rulebook whose armies are lists.
pub trait ListBook: Sized {
    /// The choices of a unit, in addition to its number, name and notes.
    type Kind: Clone + Debug + Default + PartialEq + 'static;
    /// The choices of a list, in addition to its units.
    type Own: Clone + Debug + Default + PartialEq + 'static;
    /// The rulebook's interpretations.
    type Interpretations: Switches + Clone + Debug + PartialEq;

    /// The rulebook's title.
    const TITLE: &'static str;
    /// The author, for credits.
    const AUTHOR: &'static str;
    /// The year of a new list.
    const YEAR: u16;

    /// Returns the register of the rulebook's interpretations.
    ///
    /// # Errors
    /// Returns a [`TableError`] if the embedded file does not parse.
    fn register() -> Result<&'static [Interpretation], TableError>;

    /// The fields of a unit, in addition to its name and notes.
    const KIND_FIELDS: &'static [&'static dyn Field<Self::Kind>];
    /// The fields of a list that only this rulebook has.
    const OWN_FIELDS: &'static [&'static dyn Field<Self::Own>] = &[];

    /// Returns the catalogue of the rulebook's sentences in a language.
    fn words(language: Language) -> &'static Catalogue;

    /// Checks that a unit is usable.
    ///
    /// # Errors
    /// Returns an [`Unsound`] with the field's place in the unit's kind, and its allowed values.
    fn check_kind(_kind: &Self::Kind) -> Result<(), Unsound> {
        Ok(())
    }

    /// Checks that the list's own fields are usable.
    ///
    /// # Errors
    /// Returns an [`Unsound`] with the field's place in the list's own fields, and its allowed
    /// values.
    fn check_own(_own: &Self::Own) -> Result<(), Unsound> {
        Ok(())
    }

    /// Adapts an ally's unit to the army that the ally joins. References to the ally's units get
    /// the new numbers. A value that depends on the ally's own fields is stored in the unit, so
    /// that it stays the same.
    fn joins(kind: &mut Self::Kind, ally: &Self::Own, numbers: &NewNumbers);

    /// Returns a unit's description, in one line.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn what(
        unit: &Unit<Self::Kind>,
        words: &'static Catalogue,
        form: Form,
    ) -> Result<String, TableError>;

    /// Returns a list's description, in one line.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn about(army: &ListArmy<Self>, words: &'static Catalogue) -> Result<String, TableError>;

    /// Returns every problem with a list: first the problems of the list itself, then the problems
    /// of each unit.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn problems(
        army: &ListArmy<Self>,
        words: &'static Catalogue,
    ) -> Result<Vec<ListProblem>, TableError>;

    /// Returns the roster of a list, with the tables that its player looks up.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn roster(
        army: &ListArmy<Self>,
        for_whom: RosterFor,
        words: &'static Catalogue,
    ) -> Result<Sheet, TableError>;

    /// The brushes of the rulebook's map editor, hexes first; empty in a rulebook without maps.
    const BRUSHES: &'static [Brush] = &[];

    /// Returns the rulebook's starter maps, the default first.
    ///
    /// # Errors
    /// Returns a [`TableError`] if an embedded file does not parse.
    fn starter_maps() -> Result<Vec<Map>, TableError> {
        Ok(Vec::new())
    }
}

/// The army of a rulebook.
pub type ListArmy<B> =
    Army<<B as ListBook>::Kind, <B as ListBook>::Interpretations, <B as ListBook>::Own>;

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
    /// The player's name for the list.
    pub name: String,
    /// The nation.
    pub nation: String,
    /// The year of the game; no rule uses it.
    pub year: u16,
    /// The interpretations that differ from the defaults.
    pub interpretations: R,
    /// The fields that only this rulebook has.
    #[serde(skip_serializing_if = "is_default")]
    pub own: A,
    /// The units, in the player's order.
    pub units: Vec<Unit<K>>,
    /// The player's notes.
    pub notes: String,
    /// The source of the list, and the parts of the list that are guesses.
    pub source: String,
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
    /// The unit's number, unique in the army.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The fields that only this rulebook has.
    pub of: K,
    /// The player's notes.
    pub notes: String,
}

impl<K> Unit<K> {
    /// Returns the unit's name or a placeholder.
    pub fn named(&self, words: &Catalogue) -> String {
        named(words, self.number, &self.name)
    }
}

/// Returns the name, or a placeholder with the number if the name is blank.
pub fn named(words: &Catalogue, number: u16, name: &str) -> String {
    if name.trim().is_empty() {
        words.fill("list.unit", &[("number", &number.to_string())])
    } else {
        name.to_owned()
    }
}

impl<K, R, A> Army<K, R, A> {
    /// Returns the unit with this number.
    pub fn unit(&self, number: u16) -> Option<&Unit<K>> {
        self.units.iter().find(|unit| unit.number == number)
    }
}

/// Returns the number of a new unit: the number after the highest in use or, if that would be too
/// high, the lowest free number.
pub fn new_number(used: impl Iterator<Item = u16>) -> u16 {
    let used: BTreeSet<u16> = used.collect();
    let next = used.last().map_or(1, |most| most.saturating_add(1));
    let free = || (1..=MOST_NUMBER).find(|number| !used.contains(number));
    match next <= MOST_NUMBER {
        true => next,
        false => free().unwrap_or(next),
    }
}

/// Adds an ally's army. Each unit of the ally keeps its number if the number is free. Otherwise it
/// gets a new number.
#[must_use]
pub fn join<B: ListBook>(mut army: ListArmy<B>, ally: ListArmy<B>) -> ListArmy<B> {
    let own = army.units.len();
    let mut numbers = NewNumbers::new();
    for unit in ally.units {
        let number = match army.unit(unit.number) {
            None => unit.number,
            Some(_) => new_number(army.units.iter().map(|unit| unit.number)),
        };
        numbers.insert(unit.number, number);
        army.units.push(Unit { number, ..unit });
    }
    for unit in army.units.iter_mut().skip(own) {
        B::joins(&mut unit.of, &ally.own, &numbers);
    }
    army
}

/// Returns an empty list.
pub fn new_army<B: ListBook>() -> ListArmy<B> {
    Army {
        name: String::new(),
        nation: String::new(),
        year: B::YEAR,
        interpretations: B::Interpretations::default(),
        own: B::Own::default(),
        units: Vec::new(),
        notes: String::new(),
        source: String::new(),
    }
}

/// The reason why an army or a set-up is unusable, and the place of the problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}", problem.key())]
pub struct Unsound {
    /// The path of the value in the army or the set-up.
    pub place: String,
    /// The problem and the allowed values.
    pub problem: Message,
}

impl Unsound {
    /// Returns an error at this place.
    pub fn at(place: impl Into<String>, problem: Message) -> Self {
        Self {
            place: place.into(),
            problem,
        }
    }

    /// Nests the place inside another.
    #[must_use]
    pub fn within(self, place: &str) -> Self {
        Self {
            place: format!("{place}.{}", self.place),
            ..self
        }
    }
}

/// The reason why a battle between unit lists cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A value of an army, or a choice, is out of bounds.
    #[error(transparent)]
    Unsound(#[from] Unsound),
    /// A value of the map is out of bounds.
    #[error("map.{0}")]
    Map(#[from] BadMap),
    /// The embedded tables do not parse.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Checks the length of the text.
///
/// # Errors
/// Returns an [`Unsound`] if it is longer than `most`.
pub fn bounded(place: &str, text: &str, most: usize) -> Result<(), Unsound> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(Unsound::at(
        place,
        catalogue::message("unsound.characters").with("most", most.to_string()),
    ))
}

/// Checks that a list is within the bounds that make it usable.
///
/// # Errors
/// Returns an [`Unsound`] for the first value out of bounds.
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
