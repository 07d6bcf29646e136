//! The books whose armies are lists of units: what they share with each other and
//! with no other book, said once for all of them.

use drumhead_words::list::{ListComplaint, ListView};
use drumhead_words::sheet::{RosterFor, Sheet};

use super::{
    Army, BookError, BookId, Complaint, Edit, Facts, Severity, View, charging, d3_ecw,
    edgehill_naseby, stand_and_die,
};
use drumhead_rules::list::{self, EditError, SetupError, Unsound};
use drumhead_rules::map::BadMap;

/// Hands every list book to a macro, after what it is given: its name in the
/// enums, which is that of its marker, and its module.
macro_rules! list_books {
    ($then:ident! $given:tt) => {
        $then! { $given (Charging, charging) (D3Ecw, d3_ecw) (StandAndDie, stand_and_die) (EdgehillNaseby, edgehill_naseby) }
    };
}

macro_rules! listed {
    (() $(($book:ident, $module:ident))*) => {
        /// A list with its book.
        #[derive(Clone, Debug)]
        pub(super) enum Listed { $($book($module::Army),)* }

        impl Listed {
            /// A list, checked to be sound.
            pub(super) fn new(army: Army) -> Result<Self, BookError> {
                match army {
                    $(Army::$book(army) => {
                        list::check::<$module::$book>(&army)?;
                        Ok(Self::$book(army))
                    })*
                    Army::Fornovo(_) => Err(BookError::OtherBook(BookId::Fornovo)),
                }
            }

            /// Its book.
            pub(super) const fn book(&self) -> BookId {
                match self { $(Self::$book(_) => BookId::$book,)* }
            }

            /// The army, as it is kept and exported.
            pub(super) fn army(&self) -> Army {
                match self { $(Self::$book(army) => Army::$book(army.clone()),)* }
            }

            /// Whether it has a unit of this number.
            pub(super) fn has_unit(&self, number: u16) -> bool {
                match self { $(Self::$book(army) => army.unit(number).is_some(),)* }
            }

            /// The list on the screen, with the form of this unit.
            fn shown(&self, unit: Option<u16>) -> Result<ListView<Edit>, BookError> {
                match self {
                    $(Self::$book(army) => {
                        let view = list::view::<$module::$book>(army, unit)?;
                        Ok(view.within(EDIT, Edit::$book))
                    })*
                }
            }

            /// The same with its book.
            pub(super) fn view(&self, unit: Option<u16>) -> Result<View, BookError> {
                let view = Box::new(self.shown(unit)?);
                Ok(match self { $(Self::$book(_) => View::$book(view),)* })
            }

            /// What a library shows of it.
            pub(super) fn facts(&self) -> Facts {
                // A view is made of the embedded tables alone, which a test shows to read.
                let (breaches, warnings) =
                    self.shown(None).map_or((0, 0), |view| (view.breaches, view.warnings));
                match self {
                    $(Self::$book(army) => Facts {
                        book: self.book(),
                        name: army.name.clone(),
                        nation: army.nation.clone(),
                        year: army.year,
                        scale: String::new(),
                        points: None,
                        limit: None,
                        breaches,
                        warnings,
                        units: u32::try_from(army.units.len()).unwrap_or(u32::MAX),
                        notes: army.notes.clone(),
                        source: army.source.clone(),
                    },)*
                }
            }

            /// Its roster.
            pub(super) fn roster(&self, for_whom: RosterFor) -> Result<Sheet, BookError> {
                match self { $(Self::$book(army) => Ok($module::roster(army, for_whom, true)?),)* }
            }

            /// Carries out an edit; see [`list::edit`].
            pub(super) fn edit(&self, edit: &Edit) -> Result<(Self, Option<u16>), BookError> {
                match (self, edit) {
                    $((Self::$book(army), Edit::$book(edit)) => {
                        let mut changed = army.clone();
                        let unit = list::edit::<$module::$book>(&mut changed, edit)?;
                        Ok((Self::$book(changed), unit))
                    })*
                    _ => Err(BookError::OtherBook(self.book())),
                }
            }
        }
    };
}

/// The key under which an edit of a book stands in an [`Edit`].
const EDIT: &str = "edit";

list_books! { listed! () }

/// A complaint, which nothing mends but the player's own hand.
pub(super) fn complaint(row: &ListComplaint) -> Complaint {
    Complaint {
        severity: if row.breach {
            Severity::Breach
        } else {
            Severity::Warning
        },
        unit: row.unit,
        title: row.title.clone(),
        detail: row.detail.clone(),
        clause: row.clause.clone().unwrap_or_default(),
        section: String::new(),
        mends: Vec::new(),
    }
}

impl From<Unsound> for BookError {
    fn from(Unsound { place, problem }: Unsound) -> Self {
        Self::Unsound { place, problem }
    }
}

impl From<EditError> for BookError {
    fn from(error: EditError) -> Self {
        match error {
            // A place in a file means nothing to the player who typed a number.
            EditError::Unsound(unsound) => Self::Refused(unsound.problem),
            EditError::Missing(_)
            | EditError::Reading { .. }
            | EditError::Full
            | EditError::Refused(_) => Self::Refused(error.to_string()),
        }
    }
}

impl From<SetupError> for BookError {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Unsound(unsound) => unsound.into(),
            SetupError::Map(map) => map.into(),
            SetupError::Table(error) => error.into(),
        }
    }
}

impl From<BadMap> for BookError {
    fn from(BadMap { place, problem }: BadMap) -> Self {
        Self::Unsound {
            place: format!("map.{place}"),
            problem,
        }
    }
}
