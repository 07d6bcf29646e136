//! *Charging*'s own types as the plain data of every book.

use super::charging::{self, Army};
use super::{BookId, Complaint, Facts, Severity};

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
