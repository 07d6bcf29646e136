//! *Fornovo to Sedgemoor*'s own types as the plain data of every book.

use super::fornovo::view::{ComplaintView, LineView, PartView};
use super::fornovo::{self, Army, EditError, ReadingError, Rules, TableError, Unsound};
use super::{BillLine, BillPart, BookError, BookId, Complaint, Facts, Mend, Severity};

/// What a library shows of an army.
pub(super) fn facts(army: &Army, rules: &Rules) -> Facts {
    let total = fornovo::bill(army, rules).total;
    let breaches = fornovo::breaches(army, rules, total);
    let count = |severity| {
        let found = breaches.iter().filter(|b| b.fault.severity() == severity);
        u32::try_from(found.count()).unwrap_or(u32::MAX)
    };
    let nation = army.contingents.first().map_or("", |c| c.nation.as_str());
    Facts {
        book: BookId::Fornovo,
        name: army.name.clone(),
        nation: nation.to_owned(),
        year: army.year,
        scale: fornovo::Words::english()
            .map_or("", |words| words.word(army.scale.id()))
            .to_owned(),
        points: Some(total),
        limit: army.limit,
        breaches: count(fornovo::Severity::Breach),
        warnings: count(fornovo::Severity::Warning),
        units: u32::try_from(army.units.len()).unwrap_or(u32::MAX),
        notes: army.notes.clone(),
        source: army.source.clone(),
    }
}

/// A unit's part of a bill, or the army's own.
pub(super) fn part(view: PartView) -> BillPart {
    BillPart {
        unit: view.unit.map(|number| number.0),
        name: view.name,
        total: view.total,
        lines: view.lines.into_iter().map(line).collect(),
    }
}

fn line(view: LineView) -> BillLine {
    BillLine {
        text: view.text,
        arithmetic: view.arithmetic,
        total: view.total,
        clause: view.clause,
        section: view.section,
    }
}

/// A complaint with its mends.
pub(super) fn complaint(view: &ComplaintView) -> Complaint {
    let mends = view.mends.iter().map(|mend| Mend {
        label: mend.label.clone(),
        change: mend.change,
    });
    Complaint {
        severity: match view.severity {
            fornovo::Severity::Breach => Severity::Breach,
            fornovo::Severity::Warning => Severity::Warning,
        },
        unit: view.unit.map(|number| number.0),
        title: view.title.clone(),
        detail: view.detail.clone(),
        clause: view.clause.clone(),
        section: view.section.clone(),
        mends: mends.collect(),
    }
}

impl From<Unsound> for BookError {
    fn from(Unsound { place, problem }: Unsound) -> Self {
        Self::Unsound { place, problem }
    }
}

impl From<fornovo::battle::SetupError> for BookError {
    fn from(error: fornovo::battle::SetupError) -> Self {
        match error {
            fornovo::battle::SetupError::Unsound(unsound) => unsound.into(),
            fornovo::battle::SetupError::Readings(reading) => reading.into(),
        }
    }
}

impl From<ReadingError> for BookError {
    fn from(error: ReadingError) -> Self {
        match error {
            ReadingError::Table(error) => error.into(),
            ReadingError::Unknown(_) | ReadingError::Option { .. } => Self::Unsound {
                place: "readings".to_owned(),
                problem: error.to_string(),
            },
        }
    }
}

impl From<TableError> for BookError {
    fn from(error: TableError) -> Self {
        Self::Tables(error.to_string())
    }
}

impl From<EditError> for BookError {
    fn from(error: EditError) -> Self {
        match error {
            // A place in a file means nothing to the player who typed a number.
            EditError::Unsound(unsound) => Self::Refused(unsound.problem),
            EditError::Reading(ReadingError::Table(error)) => error.into(),
            EditError::Missing { .. }
            | EditError::NumberTaken(_)
            | EditError::Full(_)
            | EditError::LastContingent
            | EditError::ContingentInUse
            | EditError::Reading(_)
            | EditError::Template(_) => Self::Refused(error.to_string()),
        }
    }
}
