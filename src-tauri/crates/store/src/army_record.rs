//! The columns of an army: a heading and the rows of its history.

use crate::history::{History, columns, name};
use crate::{ArmyId, Item};

/// The history of an army consists of edits.
#[derive(Debug)]
pub(crate) enum Armies {}

impl History for Armies {
    type Id = ArmyId;
    type Heading = ArmyHeading;
    type Content = Change;
    const HEADINGS: &'static str = "army";
    const ROWS: &'static str = "army_row";
    const JOINED: &'static str = "joined";

    fn label(content: &Change) -> &str {
        &content.label
    }

    fn item(id: &ArmyId) -> Item {
        Item::Army(id.clone())
    }
}

/// The heading of an army.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ArmyHeading {
    pub(crate) summary: Summary,
    pub(crate) created_at: String,
    pub(crate) updated_at: String,
    pub(crate) archived_at: Option<String>,
}

columns! {
    ArmyHeading: [summary: Summary: book, name, nation, year, scale, points, points_limit, breaches]
    created_at, updated_at, archived_at
}

/// The library's summary of an army. The caller derives it from the body; the store only
/// saves it, so that listing a library reads no body.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The id of the rulebook.
    pub book: String,
    /// The army's name.
    pub name: String,
    /// The nation, if the army has one.
    pub nation: Option<String>,
    /// The year, if the army has one.
    pub year: Option<i32>,
    /// The id of the figure scale, if the rulebook has scales.
    pub scale: Option<String>,
    /// The cost in points, if the rulebook has points.
    pub points: Option<i32>,
    /// The points limit, if there is one.
    pub points_limit: Option<i32>,
    /// The number of problems that make the army illegal.
    pub breaches: u32,
}

/// A row of an army's history.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) label: String,
    pub(crate) at: String,
    /// The schema version of the draft after this row.
    pub(crate) version: u32,
    /// The digest of that draft's text; empty if the history of an older file could not be
    /// followed.
    pub(crate) digest: String,
    pub(crate) coalesce_key: Option<String>,
    pub(crate) joined: bool,
    pub(crate) forward: String,
    pub(crate) backward: String,
}

columns! {
    Change: label, at, version, digest, coalesce_key, joined, forward, backward
}

impl ArmyHeading {
    /// Returns this heading with the summary of another draft and the time of the change.
    pub(crate) fn now(self, summary: &Summary, at: &str) -> Self {
        Self {
            summary: summary.clone(),
            updated_at: at.to_owned(),
            ..self
        }
    }
}

impl Change {
    /// Whether the text matches the digest of the draft after this row. An empty digest matches any
    /// text.
    pub(crate) fn matches(&self, text: &str) -> bool {
        self.digest.is_empty() || self.digest == name::of_text(text)
    }
}
