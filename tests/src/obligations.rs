//! The obligations of the players during a battle: a table per rulebook in
//! `docs/obligations`.
//!
//! `BOOK.toml` describes each obligation. `runner obligations` writes `BOOK.md` from it, in the
//! order of the rulebook's actions. The random walks check every pending obligation against its
//! description.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use drumhead_rules::frame::{ActionSet as _, Book, Pending};
use serde::Deserialize;

use crate::proofs::root;

/// An obligation, as `BOOK.toml` describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Description {
    /// The label for the player.
    pub called: String,
    /// The clauses that require the obligation; empty if the rulebook presupposes another set of
    /// rules.
    pub clauses: Vec<String>,
    /// The side that has to fulfil the obligation.
    pub side: Side,
    /// The obligations to fulfil first.
    #[serde(default)]
    pub waits_for: Vec<String>,
    /// The obligations whose order relative to this one may change the result, each with the clause
    /// that says so.
    #[serde(default)]
    pub ordered: BTreeMap<String, String>,
    /// The event from which the obligation arises.
    pub arises: String,
    /// The event that cancels the obligation.
    pub falls_away: String,
    /// The consequence if the step ends while the obligation is unfulfilled.
    pub skipped: String,
}

/// The side that has to fulfil an obligation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side of the unit concerned.
    Owner,
    /// The enemy of the unit concerned.
    Enemy,
    /// A side as a whole.
    Side,
}

/// The descriptions of a rulebook's obligations, by name.
#[derive(Clone, Debug)]
pub struct Descriptions(BTreeMap<String, Description>);

fn path(book: &str, kind: &str) -> PathBuf {
    root().join(format!("docs/obligations/{book}.{kind}"))
}

impl Descriptions {
    /// Returns the descriptions of a rulebook.
    ///
    /// # Errors
    /// A message if the file cannot be read, or does not describe exactly the obligations of the
    /// rulebook's actions.
    pub fn of<B: Book>(book: &str) -> Result<Self, String> {
        let path = path(book, "toml");
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let all: BTreeMap<String, Description> =
            toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        let names = B::Action::obligations();
        let unknown = |name: &&String| !names.contains(&name.as_str());
        let others = |it: &Description| {
            let ordered = it.ordered.keys().cloned();
            ordered.chain(it.waits_for.clone()).collect::<Vec<_>>()
        };
        let others: Vec<String> = all.values().flat_map(others).collect();
        let mut others = others.iter();
        if let Some(unknown) = all.keys().find(unknown).or_else(|| others.find(unknown)) {
            return Err(format!("{book}: no action fulfils {unknown}"));
        }
        match names.iter().find(|name| !all.contains_key(**name)) {
            Some(missing) => Err(format!("{book}: {missing} is not described")),
            None => Ok(Self(all)),
        }
    }

    /// Whether a clause says that the order of these two obligations may change the result.
    pub fn are_ordered(&self, one: &str, other: &str) -> bool {
        let names = |one: &str, other: &str| {
            self.0
                .get(one)
                .is_some_and(|it| it.ordered.contains_key(other))
        };
        names(one, other) || names(other, one)
    }

    /// Checks that all pending work of a battle is as described, that at least one item can be
    /// done now, and that waiting work comes after the work for which it waits.
    ///
    /// # Errors
    /// The first difference.
    pub fn hold(&self, pending: &[Pending]) -> Result<(), String> {
        for (place, it) in pending.iter().enumerate() {
            let before = pending.get(..place).unwrap_or_default();
            self.check(it, before)
                .map_err(|why| format!("{}: {why}", it.obligation.id()))?;
        }
        match pending.first() {
            Some(first) if pending.iter().all(|it| it.waits) => Err(format!(
                "all work waits, including {}",
                first.obligation.id()
            )),
            Some(_) | None => Ok(()),
        }
    }

    fn check(&self, pending: &Pending, before: &[Pending]) -> Result<(), String> {
        let obligation = &pending.obligation;
        let described = self.0.get(obligation.name).ok_or("no action lists it")?;
        let clause = obligation.clause.map(|clause| clause.as_str().to_owned());
        if clause.is_some_and(|clause| !described.clauses.contains(&clause)) {
            return Err(format!(
                "its clause {:?} is not in the description",
                obligation.clause
            ));
        }
        let side = match obligation.unit {
            None => Side::Side,
            Some(unit) if unit.side == obligation.side => Side::Owner,
            Some(_) => Side::Enemy,
        };
        if side != described.side {
            return Err(format!("it is for {side:?}"));
        }
        if pending.waits && pending.waits_for.is_empty() {
            return Err("it waits, but for no other work".to_owned());
        }
        for id in &pending.waits_for {
            // If two items waited for each other, one would come before the item for which it
            // waits.
            let first = before
                .iter()
                .find(|it| it.obligation.id() == *id)
                .ok_or_else(|| format!("it comes before {id}"))?;
            let name = first.obligation.name;
            if !described.waits_for.iter().any(|it| it == name) {
                return Err(format!(
                    "the description does not say that it waits for {name}"
                ));
            }
        }
        Ok(())
    }

    /// Returns the table of a rulebook, in Markdown.
    pub fn table<B: Book>(&self, book: &str, title: &str) -> String {
        let mut out = format!(
            "# To do in *{title}*\n\n\
             The work that the rules require of the players, in the order in which the program lists it. \
             Generated from `{book}.toml` by `make obligations`; random battles compare its clauses, \
             sides, waits and orders with the program.\n\n\
             | To do | Clause | Side | Arises | Waits for | Order matters | Lapses | If the step is ended without it |\n\
             |---|---|---|---|---|---|---|---|\n"
        );
        for name in B::Action::obligations() {
            let Some(it) = self.0.get(name) else { continue };
            let called = |name: &String| self.0.get(name).map_or("", |it| it.called.as_str());
            let first: Vec<&str> = it.waits_for.iter().map(called).collect();
            let ordered = it
                .ordered
                .iter()
                .map(|(name, clause)| format!("{} ({clause})", called(name)));
            let side = match it.side {
                Side::Owner => "the unit's",
                Side::Enemy => "the enemy's",
                Side::Side => "the side itself",
            };
            let cells = [
                it.called.clone(),
                it.clauses.join(", "),
                side.to_owned(),
                it.arises.clone(),
                first.join("; "),
                ordered.collect::<Vec<_>>().join("; "),
                it.falls_away.clone(),
                it.skipped.clone(),
            ]
            .map(|cell| {
                if cell.is_empty() {
                    "–".to_owned()
                } else {
                    cell
                }
            });
            // Writing to a `String` does not fail.
            let _ = writeln!(out, "| {} |", cells.join(" | "));
        }
        out
    }
}

/// A rulebook's table: its path in `docs/obligations` and its Markdown.
pub struct Document {
    /// The path.
    pub path: PathBuf,
    /// The text.
    pub text: String,
}

fn document<B: Book>(book: &str, title: &str) -> Result<Document, String> {
    Ok(Document {
        path: path(book, "md"),
        text: Descriptions::of::<B>(book)?.table::<B>(book, title),
    })
}

/// Returns the documents of every rulebook.
///
/// # Errors
/// A message if a rulebook's descriptions cannot be read, or are incomplete.
pub fn documents() -> Result<Vec<Document>, String> {
    Ok(vec![
        document::<drumhead_fornovo::battle::Fornovo>("fornovo", "Fornovo to Sedgemoor")?,
        document::<drumhead_charging::Charging>("charging", "Charging")?,
        document::<drumhead_d3_ecw::D3Ecw>("d3_ecw", "D3 English Civil War")?,
        document::<drumhead_stand_and_die::StandAndDie>("stand_and_die", "Stand and Die!")?,
        document::<drumhead_edgehill_naseby::EdgehillNaseby>(
            "edgehill_naseby",
            "Edgehill and Naseby",
        )?,
    ])
}
