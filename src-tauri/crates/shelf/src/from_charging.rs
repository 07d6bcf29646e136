//! *Charging*'s own types as the plain data of every book.

use super::charging::{self, Army, EditError, SetupError, Unsound};
use super::{BookError, BookId, Complaint, Facts, Severity};

/// What a library shows of an army.
pub(super) fn facts(army: &Army) -> Facts {
    // A view is made of the embedded tables alone, which a test shows to read.
    let (breaches, warnings) =
        charging::view(army, None).map_or((0, 0), |view| (view.breaches, view.warnings));
    Facts {
        book: BookId::Charging,
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
    }
}

/// A complaint, which nothing mends but the player's own hand.
pub(super) fn complaint(row: &charging::ComplaintRow) -> Complaint {
    Complaint {
        severity: if row.breach {
            Severity::Breach
        } else {
            Severity::Warning
        },
        unit: Some(row.unit),
        title: row.headed(),
        detail: row.detail.clone(),
        clause: String::new(),
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
            EditError::Missing(_) | EditError::Reading { .. } | EditError::Full => {
                Self::Refused(error.to_string())
            }
        }
    }
}

impl From<SetupError> for BookError {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Unsound(unsound) => unsound.into(),
            SetupError::Table(error) => error.into(),
        }
    }
}
