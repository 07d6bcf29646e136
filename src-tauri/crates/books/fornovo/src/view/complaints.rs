//! Problems in words, with their fixes.

use super::super::breach::Severity;
use super::super::breach::{Breach, Subject};
use super::super::clauses::clause;
use super::super::edit::label;
use super::super::mends::{Mend, Mender};
use super::types::{ComplaintView, MendView};
use super::{Seen, capital};

/// The numbers of illegal points and of warnings with fixes. A player fixes one at a time,
/// and the next are then among the first.
const MENDED: usize = 200;

/// Every problem; the first illegal points and the first warnings with their fixes.
pub(crate) fn all(seen: &Seen<'_>) -> Vec<ComplaintView> {
    let mut mender = Mender::new(seen.army, seen.rules, &seen.bill);
    let (mut breaches, mut warnings) = (0, 0);
    let complaints = seen.breaches.iter().map(|breach| {
        let met = match breach.fault.severity() {
            Severity::Breach => &mut breaches,
            Severity::Warning => &mut warnings,
        };
        *met += 1;
        let mends = if *met <= MENDED {
            mender.mends(breach)
        } else {
            Vec::new()
        };
        view(seen, breach, mends)
    });
    complaints.collect()
}

/// A problem in one sentence: its subject, the fault and the reason.
pub(crate) fn sentence(seen: &Seen<'_>, breach: &Breach) -> String {
    let (whose, what) = (subject(seen, breach.subject), title(seen, breach));
    format!("{whose}{what}. {}", detail(seen, breach))
}

fn view(seen: &Seen<'_>, breach: &Breach, mends: Vec<Mend>) -> ComplaintView {
    let mends = mends.into_iter().map(|mend| MendView {
        label: capital(&label(&mend.edit, seen.words)),
        change: mend.change,
        edit: mend.edit,
    });
    ComplaintView {
        severity: breach.fault.severity(),
        unit: breach.subject.unit(),
        title: format!("{}{}", subject(seen, breach.subject), title(seen, breach)),
        detail: detail(seen, breach),
        clause: breach
            .fault
            .clause()
            .map_or("", |id| id.as_str())
            .to_owned(),
        section: section(breach).to_owned(),
        mends: mends.collect(),
    }
}

/// The section of the book behind a problem.
pub(crate) fn section(breach: &Breach) -> &'static str {
    let id = breach.fault.clause();
    id.and_then(|id| clause(id.as_str()))
        .map_or("", |clause| clause.section)
}

/// The fault, without its subject.
pub(crate) fn title(seen: &Seen<'_>, breach: &Breach) -> String {
    let key = format!("fault.{}.title", breach.fault.key());
    let title = seen.words.say(&key, &breach.fault.args());
    if breach.subject == Subject::Army {
        capital(&title)
    } else {
        title
    }
}

/// Why a choice that would cause this problem is closed: its requirement, if the catalogue
/// has a sentence for it, otherwise the fault.
pub(crate) fn closing(seen: &Seen<'_>, breach: &Breach) -> String {
    let key = format!("closed.{}", breach.fault.key());
    if seen.words.has(&key) {
        seen.words.say(&key, &breach.fault.args())
    } else {
        title(seen, breach)
    }
}

/// The arithmetic or the reason.
pub(crate) fn detail(seen: &Seen<'_>, breach: &Breach) -> String {
    let key = format!("fault.{}.detail", breach.fault.key());
    seen.words.say(&key, &breach.fault.args())
}

/// The subject of a problem: `5 Stradiots: `; empty for the army's own.
pub(crate) fn subject(seen: &Seen<'_>, subject: Subject) -> String {
    match subject {
        Subject::Army => String::new(),
        Subject::Contingent(id) => {
            let contingent = seen.army.contingents.iter().find(|c| c.id == id);
            contingent.map_or(String::new(), |c| {
                let name = if c.name.is_empty() {
                    &c.nation
                } else {
                    &c.name
                };
                format!("{name}: ")
            })
        }
        Subject::Unit(number) | Subject::Group(number, _) => {
            let unit = seen.unit(number);
            unit.map_or(String::new(), |unit| {
                format!("{} {}: ", number.0, seen.unit_name(unit))
            })
        }
    }
}
