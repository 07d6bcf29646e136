//! The columns of a battle: a heading and the rows of its journal.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::history::{History, columns};
use crate::{BattleId, Item, Json, Seq};

/// The history of a battle is its journal.
#[derive(Debug)]
pub(crate) enum Battles {}

impl History for Battles {
    type Id = BattleId;
    type Heading = Heading;
    type Content = Entry;
    const HEADINGS: &'static str = "battle";
    const ROWS: &'static str = "battle_row";
    const JOINED: &'static str = "0";

    fn label(content: &Entry) -> &str {
        &content.label
    }

    fn item(id: &BattleId) -> Item {
        Item::Battle(id.clone())
    }
}

columns! {
    Heading: book, name, status, created_at, updated_at, archived_at
}

/// The status that the player gave a battle. The store does not use it: the summaries of the rows
/// contain the outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// A battle in play.
    #[default]
    Open,
    /// A paused battle.
    Paused,
    /// A finished battle.
    Over,
}

/// A battle's name and status.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The id of the rulebook.
    pub book: String,
    /// The battle's name.
    pub name: String,
    /// The status.
    pub status: Status,
    /// The time when the battle began, given by the caller.
    pub created_at: String,
    /// The time when the head last moved, given by the caller.
    pub updated_at: String,
    /// The time when the battle was archived; `None` for a battle in use.
    pub archived_at: Option<String>,
}

/// The kind of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One command, with its dice and its events.
    Command,
    /// A player's text, which does not change the battle.
    Note,
}

/// The content of a row of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Command or note.
    pub kind: Kind,
    /// A short description, for lists and the tooltips of undo and redo.
    pub label: String,
    /// For a command: the command with its answers and the objections allowed anyway. For row 0:
    /// the set-up. For a note: its text.
    pub command: Json,
    /// The dice.
    pub dice: Json,
    /// The events.
    pub events: Json,
    /// The schema version of the command and the events.
    pub version: u32,
    /// The digest of the state after the row. The store only saves it.
    pub digest: String,
    /// The library's summary of the state after the row; preferably short.
    pub summary: Json,
    /// The current time.
    pub at: String,
}

/// A row of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number.
    pub seq: Seq,
    /// The row before this one; `None` for row 0.
    pub parent: Option<Seq>,
    /// The content.
    pub entry: Entry,
}

columns! {
    Entry: label, at, version, digest, kind, summary, dice, command, events
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Open => "open",
            Self::Paused => "paused",
            Self::Over => "over",
        }
        .into())
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "open" => Ok(Self::Open),
            "paused" => Ok(Self::Paused),
            "over" => Ok(Self::Over),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

impl ToSql for Kind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Command => "command",
            Self::Note => "note",
        }
        .into())
    }
}

impl FromSql for Kind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "command" => Ok(Self::Command),
            "note" => Ok(Self::Note),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}
