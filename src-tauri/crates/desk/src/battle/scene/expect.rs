//! Expectations of a scene: facts by subject and name, as text.

use std::collections::BTreeMap;
use std::fmt;

use drumhead_rules::catalogue::{Message, message};
use drumhead_rules::play::Game as _;
use drumhead_shelf::Battle;
use drumhead_vocabulary::play::{Fact, Facts, Subject};

use super::order::verbs;
use super::subjects::{Table, known};

use crate::words::verbatim;

/// Facts of one subject that hold now: `A3 strength 18 4, morale shaken`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expect {
    /// The subject of the facts; `None` for the expectation that nothing has changed.
    pub subject: Option<Subject>,
    /// The facts, as the scene writes them.
    pub facts: Vec<(String, String)>,
}

/// The text of an expectation that nothing has changed.
const NO_CHANGE: &str = "no change";

/// The fact that lists the orders open to a unit. The fact is computed only if a scene states it.
const MAY: &str = "may";

/// Orders that only enter or correct the state of the tabletop. They are not part of play, so the
/// fact `may` omits them.
const NOT_PLAY: [&str; 2] = ["correct", "from_paper"];

impl Expect {
    /// Returns the expectation that nothing has changed.
    pub const fn no_change() -> Self {
        Self {
            subject: None,
            facts: Vec::new(),
        }
    }

    /// Reads the text after `expect`: facts that are the same for one or more subjects.
    pub(super) fn read(text: &str) -> Result<Vec<Self>, Message> {
        if text.trim() == NO_CHANGE {
            return Ok(vec![Self::no_change()]);
        }
        let mut subjects: Vec<Subject> = Vec::new();
        let mut rest = text.trim();
        loop {
            let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            match word.parse() {
                Ok(subject) => subjects.push(subject),
                Err(unknown) if subjects.is_empty() => return Err(verbatim(unknown)),
                Err(_) => break,
            }
            rest = after.trim_start();
        }
        if rest.is_empty() {
            return Err(message("scene.expect"));
        }
        let fact = |fact: &str| {
            let fact = fact.trim();
            let parts = fact
                .split_once(char::is_whitespace)
                .map(|(name, value)| (name.to_owned(), one_spaced(value)));
            parts.ok_or_else(|| message("scene.no_fact").with("fact", fact.to_string()))
        };
        let facts: Vec<_> = rest.split(',').map(fact).collect::<Result<_, _>>()?;
        let of = |subject| Self {
            subject: Some(subject),
            facts: facts.clone(),
        };
        Ok(subjects.into_iter().map(of).collect())
    }
}

/// Returns a value's words with one space between them.
fn one_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl fmt::Display for Expect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(subject) = self.subject else {
            return f.write_str(NO_CHANGE);
        };
        write!(f, "{subject} ")?;
        let facts = self
            .facts
            .iter()
            .map(|(name, value)| format!("{name} {value}"));
        f.write_str(&facts.collect::<Vec<_>>().join(", "))
    }
}

/// Returns a fact of the table as text.
///
/// # Errors
/// A message that lists the known subjects or facts, if there is no such subject or fact.
fn found(battle: &Battle, table: &Table, subject: Subject, name: &str) -> Result<String, Message> {
    let facts = known(table, subject)?;
    if let (MAY, Subject::Unit(unit)) = (name, subject) {
        let offers = battle.offers(Some(unit));
        let verbs = verbs(&offers, |offer| {
            offer.unit == Some(unit) && offer.against.is_empty()
        })
        .into_iter()
        .filter(|verb| !NOT_PLAY.contains(&verb.as_str()));
        return Ok(Fact::ids(verbs).to_string());
    }
    let fact = facts.get(name).ok_or_else(|| {
        let some: Vec<&str> = facts.keys().copied().collect();
        message("scene.unknown_fact")
            .with("subject", subject.to_string())
            .with("name", name.to_string())
            .with("some", some.join(", "))
            .with("may", MAY.to_string())
    })?;
    Ok(fact.to_string())
}

/// Whether two facts are equal. A blank fact may be written in several ways: `0`, `no` and `none`
/// are equal.
fn same(expected: &str, found: &str) -> bool {
    let blank = |text: &str| {
        text.split(' ')
            .all(|word| matches!(word, "0" | "no" | "none"))
    };
    expected == found || (blank(expected) && blank(found))
}

/// Follows the table from one group of expectations to the next.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// The facts at the last call, without blank facts.
    known: BTreeMap<Subject, BTreeMap<&'static str, String>>,
}

impl Watch {
    /// Returns the changes since the last call, as expectations; at the first call, every fact
    /// that is not blank.
    pub fn changes(&mut self, battle: &Battle) -> Vec<Expect> {
        let now = stated(&battle.snapshot().facts());
        let nothing = BTreeMap::new();
        let mut changes = Vec::new();
        for subject in now
            .keys()
            .chain(self.known.keys().filter(|it| !now.contains_key(it)))
        {
            let (was, is) = (self.known.get(subject), now.get(subject));
            let (was, is) = (was.unwrap_or(&nothing), is.unwrap_or(&nothing));
            let set = is
                .iter()
                .filter(|(name, value)| was.get(*name) != Some(*value));
            let blank = was.keys().filter(|name| !is.contains_key(*name));
            let facts: Vec<(String, String)> = set
                .map(|(name, value)| ((*name).to_owned(), value.clone()))
                .chain(blank.map(|name| ((*name).to_owned(), "none".to_owned())))
                .collect();
            if !facts.is_empty() {
                let subject = Some(*subject);
                changes.push(Expect { subject, facts });
            }
        }
        self.known = now;
        if changes.is_empty() {
            changes.push(Expect::no_change());
        }
        changes
    }
}

/// Returns the facts that are not blank, as text.
fn stated(table: &Table) -> BTreeMap<Subject, BTreeMap<&'static str, String>> {
    let facts = |facts: &Facts| {
        let some = facts.iter().filter(|(_, fact)| !fact.is_blank());
        some.map(|(name, fact)| (*name, fact.to_string())).collect()
    };
    let all = table.iter().map(|(subject, of)| (*subject, facts(of)));
    all.collect()
}

/// The comparison of an expectation with the table: the differences, and the expectation with the
/// table's facts.
pub(super) struct Compared {
    pub(super) differences: Vec<Message>,
    pub(super) now: Expect,
}

/// Compares an expectation with the table.
///
/// # Errors
/// A message that lists the known subjects or facts, if there is no such subject or fact.
pub(super) fn compare(
    battle: &Battle,
    table: &Table,
    expect: &Expect,
) -> Result<Compared, Message> {
    let mut differences = Vec::new();
    let mut now = expect.clone();
    let Some(subject) = expect.subject else {
        return Ok(Compared { differences, now });
    };
    for (name, value) in &mut now.facts {
        let found = found(battle, table, subject, name)?;
        if !same(value, &found) {
            differences.push(
                message("scene.differs")
                    .with("subject", subject.to_string())
                    .with("name", name.to_string())
                    .with("found", found.to_string())
                    .with("value", value.to_string()),
            );
            *value = found;
        }
    }
    Ok(Compared { differences, now })
}

/// Returns a message for each changed fact that no expectation in `stated` contains.
pub(super) fn unstated(changes: &[Expect], stated: &[&Expect]) -> Vec<Message> {
    let is_stated = |subject: Option<Subject>, name: &str| {
        let mut some = stated.iter().filter(|expect| expect.subject == subject);
        some.any(|expect| expect.facts.iter().any(|(stated, _)| stated == name))
    };
    let mut missing = Vec::new();
    for change in changes {
        for (name, value) in &change.facts {
            if let Some(subject) = change.subject.filter(|_| !is_stated(change.subject, name)) {
                missing.push(
                    message("scene.unstated")
                        .with("subject", subject.to_string())
                        .with("name", name.to_string())
                        .with("value", value.to_string()),
                );
            }
        }
    }
    missing
}
