//! Armies: how a rulebook makes, checks, prices, shows, prints and edits an army. A rulebook whose
//! armies are lists gets all of this from [`ListBook`].

use std::fmt::Debug;

use drumhead_catalogue::{self as catalogue, Catalogue, Language, Message};
use drumhead_vocabulary::list::{ListProblem, ListView};
use drumhead_vocabulary::sheet::{RosterFor, Sheet};
use drumhead_vocabulary::{Points, count};
use serde::Serialize;

use crate::data::TableError;
use crate::list::{self, ListArmy, ListBook, Unsound};
use crate::map::{Brush, Map};

/// The part of a rulebook that concerns armies.
pub trait ArmyBook: Sized {
    /// The title of the rulebook.
    const TITLE: &'static str;
    /// The author, for credits.
    const AUTHOR: &'static str;
    /// Whether armies cost points. Without points, an army is a plain list of units.
    const HAS_POINTS: bool;

    /// An army: the player's choices.
    type Army: Clone + Debug + PartialEq;
    /// An edit to an army.
    type Edit;
    /// An army on the builder's screen.
    type View;
    /// The tables that check and price an army under the army's interpretations.
    type Tables: Clone + Debug;

    /// Returns the catalogue of the rulebook's sentences in a language.
    fn words(language: Language) -> &'static Catalogue;

    /// Returns a line about the contents of the rulebook.
    fn blurb(language: Language) -> &'static str {
        Self::words(language).get("book.about")
    }

    /// Returns an empty army.
    fn new_army() -> Self::Army;

    /// Renames an army.
    fn rename(army: &mut Self::Army, name: String);

    /// Checks that an army is within the bounds that make it usable.
    ///
    /// # Errors
    /// Returns [`BookError::Unsound`] if a value is out of bounds.
    fn check(army: &Self::Army) -> Result<(), BookError>;

    /// Returns the tables of an army.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if the tables do not parse.
    fn tables(army: &Self::Army) -> Result<Self::Tables, BookError>;

    /// Returns whether `tables` are the tables of this army.
    fn are_of(tables: &Self::Tables, army: &Self::Army) -> bool;

    /// Returns whether both sets of tables use the same interpretations.
    fn are_like(one: &Self::Tables, other: &Self::Tables) -> bool;

    /// Returns whether the army has a unit with this number.
    fn has_unit(army: &Self::Army, number: u16) -> bool;

    /// Returns the library's summary of an army.
    fn facts(army: &Self::Army, tables: &Self::Tables, language: Language) -> Facts;

    /// Returns the army's name, or a placeholder if the name is blank.
    fn title(army: &Self::Army, language: Language) -> String;

    /// Returns the army for display, with the form of this unit, if the army has it.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if the tables do not parse.
    fn view(
        army: &Self::Army,
        tables: &Self::Tables,
        unit: Option<u16>,
        language: Language,
    ) -> Result<Self::View, BookError>;

    /// Returns the displayed title of an army.
    fn title_of(view: &Self::View) -> &str;

    /// Returns every problem with a displayed army: first the problems of the army itself, then the
    /// problems of each unit.
    fn problems(view: &Self::View) -> Vec<Problem>;

    /// Returns every line of the bill: first the lines for the army itself, then the lines for each
    /// unit. Empty in a rulebook without points.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if the tables do not parse.
    fn bill(
        _army: &Self::Army,
        _tables: &Self::Tables,
        _language: Language,
    ) -> Result<Vec<BillPart>, BookError> {
        Ok(Vec::new())
    }

    /// Returns the army's roster for this reader. The player's own roster contains the bill on
    /// request.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if the tables do not parse.
    fn roster(
        army: &Self::Army,
        tables: &Self::Tables,
        for_whom: RosterFor,
        bill: bool,
        language: Language,
    ) -> Result<Sheet, BookError>;

    /// Carries out an edit. Returns the unit to show next, if the edit added, changed or removed a
    /// unit.
    ///
    /// # Errors
    /// Returns [`BookError::Refused`] if the edit is not allowed; [`BookError::Tables`] if the
    /// tables do not parse. After an error, discard the army.
    fn edit(army: &mut Self::Army, edit: &Self::Edit) -> Result<Option<u16>, BookError>;

    /// Returns the edit's label for undo and redo.
    fn label(edit: &Self::Edit, language: Language) -> String;

    /// Adds an ally's army, for a side with several armies.
    fn join(army: Self::Army, ally: Self::Army) -> Self::Army;

    /// The brushes of the rulebook's map editor, hexes first; empty in a rulebook without maps.
    const BRUSHES: &'static [Brush] = &[];

    /// Returns the rulebook's starter maps, the default first.
    ///
    /// # Errors
    /// Returns [`BookError::Tables`] if the embedded maps do not parse.
    fn starter_maps() -> Result<Vec<Map>, BookError> {
        Ok(Vec::new())
    }
}

impl<B: ListBook> ArmyBook for B {
    const TITLE: &'static str = B::TITLE;
    const AUTHOR: &'static str = B::AUTHOR;
    const HAS_POINTS: bool = false;

    type Army = ListArmy<B>;
    type Edit = list::Edit;
    type View = ListView<list::Edit>;
    /// No army has tables of its own: all use the same ones.
    type Tables = ();

    fn words(language: Language) -> &'static Catalogue {
        <B as ListBook>::words(language)
    }

    fn new_army() -> ListArmy<B> {
        list::new_army::<B>()
    }

    fn rename(army: &mut ListArmy<B>, name: String) {
        army.name = name;
    }

    fn check(army: &ListArmy<B>) -> Result<(), BookError> {
        Ok(list::check::<B>(army)?)
    }

    fn tables(_: &ListArmy<B>) -> Result<(), BookError> {
        Ok(())
    }

    fn are_of((): &(), _: &ListArmy<B>) -> bool {
        true
    }

    fn are_like((): &(), (): &()) -> bool {
        true
    }

    fn has_unit(army: &ListArmy<B>, number: u16) -> bool {
        army.unit(number).is_some()
    }

    fn facts(army: &ListArmy<B>, (): &(), language: Language) -> Facts {
        // Only the embedded tables are used; a test checks that they parse.
        let words = <B as ListBook>::words(language);
        let problems = B::problems(army, words).unwrap_or_default();
        let all = problems.len();
        let bad = problems.iter().filter(|it| it.illegal).count();
        Facts {
            name: army.name.clone(),
            nation: army.nation.clone(),
            year: army.year,
            scale: String::new(),
            points: None,
            limit: None,
            illegal: count(bad),
            warnings: count(all - bad),
            units: count(army.units.len()),
            notes: army.notes.clone(),
            source: army.source.clone(),
        }
    }

    fn title(army: &ListArmy<B>, language: Language) -> String {
        list::title(<B as ListBook>::words(language), army)
    }

    fn view(
        army: &ListArmy<B>,
        (): &(),
        unit: Option<u16>,
        language: Language,
    ) -> Result<ListView<list::Edit>, BookError> {
        let words = <B as ListBook>::words(language);
        Ok(list::view::<B>(words, army, unit)?)
    }

    fn title_of(view: &ListView<list::Edit>) -> &str {
        &view.title
    }

    fn problems(view: &ListView<list::Edit>) -> Vec<Problem> {
        view.problems.iter().map(Problem::from).collect()
    }

    fn roster(
        army: &ListArmy<B>,
        (): &(),
        for_whom: RosterFor,
        _bill: bool,
        language: Language,
    ) -> Result<Sheet, BookError> {
        Ok(B::roster(army, for_whom, <B as ListBook>::words(language))?)
    }

    fn edit(army: &mut ListArmy<B>, edit: &list::Edit) -> Result<Option<u16>, BookError> {
        Ok(list::edit::<B>(army, edit)?)
    }

    fn label(edit: &list::Edit, language: Language) -> String {
        list::label(<B as ListBook>::words(language), edit)
    }

    fn join(army: ListArmy<B>, ally: ListArmy<B>) -> ListArmy<B> {
        list::join::<B>(army, ally)
    }

    const BRUSHES: &'static [Brush] = B::BRUSHES;

    fn starter_maps() -> Result<Vec<Map>, BookError> {
        Ok(B::starter_maps()?)
    }
}

/// The reason why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// The army or the set-up is unusable: a value out of bounds, a duplicate id or an unknown
    /// interpretation.
    #[error("{place}: {}", problem.key())]
    Unsound {
        /// The place in the army or the set-up: `units[3].groups[0].count`.
        place: String,
        /// The problem and the allowed values.
        problem: Message,
    },
    /// The request cannot be carried out: for example, an edit, or a battle between these armies.
    #[error("{}", .0.key())]
    Refused(Message),
    /// The edit is for another rulebook. The value is the title of the army's rulebook.
    #[error("{0}")]
    OtherBook(&'static str),
    /// The embedded tables do not parse.
    #[error("{0}")]
    Tables(String),
}

impl BookError {
    /// Returns the reason, for the player.
    pub fn message(&self) -> Message {
        match self {
            Self::Unsound { place, problem } => {
                let at = catalogue::message("unsound.at").with("place", place.as_str());
                at.with("problem", problem.clone())
            }
            Self::Refused(why) => why.clone(),
            Self::OtherBook(title) => {
                catalogue::message("unsound.other_book").with("title", *title)
            }
            Self::Tables(error) => {
                catalogue::message("unsound.tables").with("error", error.as_str())
            }
        }
    }
}

impl From<TableError> for BookError {
    fn from(error: TableError) -> Self {
        Self::Tables(error.to_string())
    }
}

impl From<Unsound> for BookError {
    fn from(Unsound { place, problem }: Unsound) -> Self {
        Self::Unsound { place, problem }
    }
}

impl From<list::EditError> for BookError {
    fn from(error: list::EditError) -> Self {
        Self::Refused(error.message())
    }
}

impl From<list::SetupError> for BookError {
    fn from(error: list::SetupError) -> Self {
        match error {
            list::SetupError::Unsound(unsound) => unsound.into(),
            list::SetupError::Map(map) => Self::Unsound {
                place: format!("map.{}", map.place),
                problem: map.problem,
            },
            list::SetupError::Table(error) => error.into(),
        }
    }
}

/// The library's summary of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The name as the player wrote it. May be empty.
    pub name: String,
    /// The nation of the army, or of its first contingent. May be empty.
    pub nation: String,
    /// The year.
    pub year: u16,
    /// The figure scale. Empty in a rulebook without scales.
    pub scale: String,
    /// The price. `None` in a rulebook without points.
    pub points: Option<Points>,
    /// The agreed limit, in points.
    pub limit: Option<Points>,
    /// The number of problems that make the army illegal.
    pub illegal: u32,
    /// The number of warnings.
    pub warnings: u32,
    /// The number of units.
    pub units: u32,
    /// The player's notes.
    pub notes: String,
    /// The source of the list.
    pub source: String,
}
/// The part of a bill for one unit, or for the army itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BillPart {
    /// The unit's number; `None` for the army's own lines.
    pub unit: Option<u16>,
    /// The unit's name or a placeholder. Empty for the army's own lines.
    pub name: String,
    /// The total, in points.
    pub total: Points,
    /// The lines.
    pub lines: Vec<BillLine>,
}

/// A line of a bill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BillLine {
    /// The item: `heavy armour`.
    pub text: String,
    /// The arithmetic: `32 at +2`. May be empty.
    pub arithmetic: String,
    /// The points of this line.
    pub total: Points,
    /// The clause's id.
    pub clause: String,
    /// The section of the clause.
    pub section: String,
}

/// The severity of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Against the rules.
    Illegal,
    /// Unusual, early or wasteful, but legal.
    Warning,
}

/// A problem with an army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The severity: illegal, or only unusual.
    pub severity: Severity,
    /// The unit. `None` for a problem with the whole army.
    pub unit: Option<u16>,
    /// The problem.
    pub title: String,
    /// The arithmetic or the reason.
    pub detail: String,
    /// The clause's id. Empty if no clause is behind the problem, as for an agreement between the
    /// players.
    pub clause: String,
    /// The section of the clause. Always empty for a list.
    pub section: String,
    /// Fixes, the smallest change in price first; changes to the whole army come last. Empty for a
    /// list.
    pub fixes: Vec<Fix>,
}

/// A fix for a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fix {
    /// The button's label.
    pub label: String,
    /// The change in the army's price, in points.
    pub change: Points,
}

impl From<&ListProblem> for Problem {
    /// Converts a problem with a list. Lists have no automatic fixes.
    fn from(row: &ListProblem) -> Self {
        Self {
            severity: if row.illegal {
                Severity::Illegal
            } else {
                Severity::Warning
            },
            unit: row.unit,
            title: row.title.clone(),
            detail: row.detail.clone(),
            clause: row.clause.clone().unwrap_or_default(),
            section: String::new(),
            fixes: Vec::new(),
        }
    }
}
