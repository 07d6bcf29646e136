//! Armies: the implementation of the shared interface for lists.

use drumhead_rules::catalogue::{Catalogue, Language};
use std::sync::Arc;

use drumhead_rules::armies::{
    ArmyBook, BillLine, BillPart, BookError, Facts, Fix, Problem, Severity as Grave,
};
use drumhead_vocabulary::count;
use drumhead_vocabulary::sheet::{RosterFor, Sheet};

use super::battle::{Fornovo, SetupError, join};
use super::view::{LineView, PartView, ProblemView, priced, title};
use super::{
    Army, Edit, EditError, InterpretationError, Interpretations, RosterOptions, Rules, Severity,
    UnitNumber, Unsound, View, Words, bill, check, edit, label, problems, roster, view,
};

/// The tables under some interpretations, cached because reading them takes longer than checking an
/// army.
#[derive(Clone, Debug)]
pub struct Read {
    interpretations: Interpretations,
    rules: Arc<Rules>,
}

impl ArmyBook for Fornovo {
    const TITLE: &'static str = "Fornovo to Sedgemoor";
    const AUTHOR: &'static str = "Wes Rogers";
    const HAS_POINTS: bool = true;

    type Army = Army;
    type Edit = Edit;
    type View = View;
    type Tables = Read;

    fn words(language: Language) -> &'static Catalogue {
        Words::speak(language).catalogue()
    }

    fn new_army() -> Army {
        Army::default()
    }

    fn rename(army: &mut Army, name: String) {
        army.name = name;
    }

    fn check(army: &Army) -> Result<(), BookError> {
        Ok(check(army)?)
    }

    fn tables(army: &Army) -> Result<Read, BookError> {
        Ok(Read {
            interpretations: army.interpretations.clone(),
            rules: Arc::new(Rules::new(&army.interpretations)?),
        })
    }

    fn are_of(tables: &Read, army: &Army) -> bool {
        tables.interpretations == army.interpretations
    }

    fn are_like(one: &Read, other: &Read) -> bool {
        one.interpretations == other.interpretations
    }

    fn has_unit(army: &Army, number: u16) -> bool {
        army.unit(UnitNumber(number)).is_some()
    }

    fn facts(army: &Army, tables: &Read, language: Language) -> Facts {
        let total = bill(army, &tables.rules).total;
        let problems = problems(army, &tables.rules, total);
        let of = |severity| {
            let found = problems.iter().filter(|b| b.fault.severity() == severity);
            count(found.count())
        };
        let nation = army.contingents.first().map_or("", |c| c.nation.as_str());
        let scale = Words::speak(language).word(army.scale.id());
        Facts {
            name: army.name.clone(),
            nation: nation.to_owned(),
            year: army.year,
            scale: scale.to_owned(),
            points: Some(total),
            limit: army.limit,
            illegal: of(Severity::Illegal),
            warnings: of(Severity::Warning),
            units: count(army.units.len()),
            notes: army.notes.clone(),
            source: army.source.clone(),
        }
    }

    fn title(army: &Army, language: Language) -> String {
        title(army, Words::speak(language))
    }

    fn view(
        army: &Army,
        tables: &Read,
        unit: Option<u16>,
        language: Language,
    ) -> Result<View, BookError> {
        let words = Words::speak(language);
        Ok(view(army, &tables.rules, unit.map(UnitNumber), words)?)
    }

    fn title_of(view: &View) -> &str {
        &view.title
    }

    fn problems(view: &View) -> Vec<Problem> {
        view.problems.iter().map(problem).collect()
    }

    fn bill(army: &Army, tables: &Read, language: Language) -> Result<Vec<BillPart>, BookError> {
        let parts = priced(army, &tables.rules, Words::speak(language));
        Ok(parts.into_iter().map(part).collect())
    }

    fn roster(
        army: &Army,
        tables: &Read,
        for_whom: RosterFor,
        bill: bool,
        language: Language,
    ) -> Result<Sheet, BookError> {
        let options = RosterOptions { for_whom, bill };
        let words = Words::speak(language);
        Ok(roster(army, &tables.rules, options, words)?)
    }

    fn edit(army: &mut Army, of: &Edit) -> Result<Option<u16>, BookError> {
        let unit = edit(army, of)?;
        Ok(unit.map(|number| number.0))
    }

    fn label(edit: &Edit, language: Language) -> String {
        label(edit, Words::speak(language))
    }

    fn join(army: Army, ally: Army) -> Army {
        join(army, ally)
    }
}

/// Returns the part of a bill for one unit, or for the army itself.
fn part(view: PartView) -> BillPart {
    let line = |view: LineView| BillLine {
        text: view.text,
        arithmetic: view.arithmetic,
        total: view.total,
        clause: view.clause,
        section: view.section,
    };
    BillPart {
        unit: view.unit.map(|number| number.0),
        name: view.name,
        total: view.total,
        lines: view.lines.into_iter().map(line).collect(),
    }
}

/// Returns a problem with its fixes.
fn problem(view: &ProblemView) -> Problem {
    let fixes = view.fixes.iter().map(|fix| Fix {
        label: fix.label.clone(),
        change: fix.change,
    });
    Problem {
        severity: match view.severity {
            Severity::Illegal => Grave::Illegal,
            Severity::Warning => Grave::Warning,
        },
        unit: view.unit.map(|number| number.0),
        title: view.title.clone(),
        detail: view.detail.clone(),
        clause: view.clause.clone(),
        section: view.section.clone(),
        fixes: fixes.collect(),
    }
}

impl From<Unsound> for BookError {
    fn from(Unsound { place, problem }: Unsound) -> Self {
        Self::Unsound { place, problem }
    }
}

impl From<SetupError> for BookError {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Unsound(unsound) => unsound.into(),
            SetupError::Interpretations(interpretation) => interpretation.into(),
        }
    }
}

impl From<InterpretationError> for BookError {
    fn from(error: InterpretationError) -> Self {
        match error {
            InterpretationError::Table(error) => error.into(),
            InterpretationError::Unknown(_) | InterpretationError::Option { .. } => Self::Unsound {
                place: "interpretations".to_owned(),
                problem: error.message(),
            },
        }
    }
}

impl From<EditError> for BookError {
    fn from(error: EditError) -> Self {
        match error {
            EditError::Interpretation(InterpretationError::Table(error)) => error.into(),
            other @ (EditError::Missing { .. }
            | EditError::NumberTaken(_)
            | EditError::Full(_)
            | EditError::LastContingent
            | EditError::ContingentInUse
            | EditError::Unsound(_)
            | EditError::Interpretation(_)
            | EditError::Template(_)) => Self::Refused(other.message()),
        }
    }
}
