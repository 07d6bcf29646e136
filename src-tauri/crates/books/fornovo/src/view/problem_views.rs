//! Problems in words, with their fixes.

use super::Seen;
use super::types::{FixView, ProblemView};
use crate::clauses::clause;
use crate::edit::button;
use crate::fixes::{Fix, Fixer};
use crate::problems::Severity;
use crate::problems::{Problem, Subject};

/// The maximum number of illegal problems, and of warnings, that are shown with fixes. Players fix
/// one at a time, and the next ones then move up.
const FIXED: usize = 200;

/// Returns every problem. Only the first [`FIXED`] illegal problems and the first [`FIXED`]
/// warnings have fixes.
pub(crate) fn all(seen: &Seen<'_>) -> Vec<ProblemView> {
    let mut fixer = Fixer::new(seen.army, seen.rules, &seen.bill);
    let (mut problems, mut warnings) = (0, 0);
    let problems = seen.problems.iter().map(|problem| {
        let met = match problem.fault.severity() {
            Severity::Illegal => &mut problems,
            Severity::Warning => &mut warnings,
        };
        *met += 1;
        let fixes = if *met <= FIXED {
            fixer.fixes(problem)
        } else {
            Vec::new()
        };
        view(seen, problem, fixes)
    });
    problems.collect()
}

/// Returns a problem in one line: its subject, the fault and the reason.
pub(crate) fn sentence(seen: &Seen<'_>, problem: &Problem) -> String {
    let values = [
        ("title", full_title(seen, problem)),
        ("detail", detail(seen, problem)),
    ];
    seen.fill("view.problem", &values)
}

fn view(seen: &Seen<'_>, problem: &Problem, fixes: Vec<Fix>) -> ProblemView {
    let fixes = fixes.into_iter().map(|fix| FixView {
        label: button(&fix.edit, seen.words),
        change: fix.change,
        edit: fix.edit,
    });
    ProblemView {
        severity: problem.fault.severity(),
        unit: problem.subject.unit(),
        title: full_title(seen, problem),
        detail: detail(seen, problem),
        clause: problem
            .fault
            .clause()
            .map_or("", |id| id.as_str())
            .to_owned(),
        section: section(problem).to_owned(),
        fixes: fixes.collect(),
    }
}

/// Returns the section of the rules behind a problem.
pub(crate) fn section(problem: &Problem) -> &'static str {
    let id = problem.fault.clause();
    id.and_then(|id| clause(id.as_str()))
        .map_or("", |clause| clause.section)
}

/// Returns the fault without its subject, for use on its own. Warnings about a unit have no such
/// title.
pub(crate) fn title(seen: &Seen<'_>, problem: &Problem) -> String {
    let key = format!("fault.{}.title", problem.fault.key());
    seen.words.say(&key, &problem.fault.args())
}

/// Returns the fault of a contingent or a unit as a phrase that follows the name.
fn phrase(seen: &Seen<'_>, problem: &Problem) -> String {
    let key = format!("fault.{}.of", problem.fault.key());
    seen.words.say(&key, &problem.fault.args())
}

/// Returns the reason why a choice that would cause this problem is closed: the requirement, if the
/// catalogue has a sentence for it, otherwise the fault.
pub(crate) fn closing(seen: &Seen<'_>, problem: &Problem) -> String {
    let key = format!("closed.{}", problem.fault.key());
    if seen.words.has(&key) {
        seen.words.say(&key, &problem.fault.args())
    } else {
        phrase(seen, problem)
    }
}

/// Returns the arithmetic or the reason.
pub(crate) fn detail(seen: &Seen<'_>, problem: &Problem) -> String {
    let key = format!("fault.{}.detail", problem.fault.key());
    seen.words.say(&key, &problem.fault.args())
}

/// Returns the fault after the name of its subject, `5 Stradiots: stakes without bows`; alone if it
/// concerns the army itself.
fn full_title(seen: &Seen<'_>, problem: &Problem) -> String {
    let contingents = &seen.army.contingents;
    match problem.subject {
        Subject::Army => title(seen, problem),
        Subject::Contingent(id) => {
            let contingent = contingents.iter().find(|contingent| contingent.id == id);
            let name = contingent.map(|contingent| seen.contingent_name(contingent));
            let values = [
                ("contingent", name.unwrap_or_default()),
                ("title", phrase(seen, problem)),
            ];
            seen.fill("view.problem_of_contingent", &values)
        }
        Subject::Unit(number) | Subject::Group(number, _) => {
            let name = seen.unit(number).map(|unit| seen.unit_name(unit));
            let values = [
                ("number", number.0.to_string()),
                ("unit", name.unwrap_or_default()),
                ("title", phrase(seen, problem)),
            ];
            seen.fill("view.problem_of_unit", &values)
        }
    }
}
