//! Complaints in words, with their mends.

use super::super::breach::Severity;
use super::super::breach::{Breach, Subject};
use super::super::clauses::clause;
use super::super::edit::label;
use super::super::mends::{Mend, Mender};
use super::types::{ComplaintView, MendView};
use super::{Seen, capital};

/// For how many breaches, and for how many warnings, mends are looked for. A
/// player mends one at a time, and the next are then among the first.
const MENDED: usize = 200;

/// Every complaint; the first breaches and the first warnings with their mends.
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

/// A complaint in one sentence: whose it is, what is wrong and why.
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

/// The section of the book a complaint rests on.
pub(crate) fn section(breach: &Breach) -> &'static str {
    let id = breach.fault.clause();
    id.and_then(|id| clause(id.as_str()))
        .map_or("", |clause| clause.section)
}

/// What is wrong, without whose it is.
pub(crate) fn title(seen: &Seen<'_>, breach: &Breach) -> String {
    let key = format!("fault.{}.title", breach.fault.key());
    let title = seen.words.say(&key, &breach.fault.args());
    if breach.subject == Subject::Army {
        capital(&title)
    } else {
        title
    }
}

/// Why a choice that would bring this complaint is closed: what it needs, where
/// the catalogue has a sentence for that, or else what would be wrong.
pub(crate) fn closing(seen: &Seen<'_>, breach: &Breach) -> String {
    let key = format!("closed.{}", breach.fault.key());
    if seen.words.has(&key) {
        seen.words.say(&key, &breach.fault.args())
    } else {
        title(seen, breach)
    }
}

/// The arithmetic, or why.
pub(crate) fn detail(seen: &Seen<'_>, breach: &Breach) -> String {
    let key = format!("fault.{}.detail", breach.fault.key());
    seen.words.say(&key, &breach.fault.args())
}

/// Whose complaint it is: `5 Stradiots: `; nothing for the army's own.
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
