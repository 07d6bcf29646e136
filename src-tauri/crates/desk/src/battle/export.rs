//! The format in which battles travel: every row of the journal, branches left included.
//!
//! ```text
//! { "drumhead": "battle", "version": 2, "engine": "0.1.0", "book": "fornovo", "name": …,
//!   "head": 12, "tip": 12, "rows": [ { "row": 0, "on": null, "name": "5f2c…", … }, … ] }
//! ```
//!
//! A row has its name with it, so that a row that is changed on the way is known.
//!
//! The published schema is `data/schema/battle.schema.json`.

use drumhead_rules::catalogue::message;
use drumhead_store::{BattleId, Entry, Json, Kind as RowKind, Row, Status, Store, WholeBattle};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::file::Kind;
use crate::{DeskError, Result};

/// The version of the format that this program writes, and the newest it reads.
pub(super) const VERSION: u32 = 2;

/// The version of this program.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The largest battle or script that is read, in bytes: several thousand rows, each of a
/// few kilobytes.
pub const LARGEST_BATTLE: usize = 64 * 1024 * 1024;

/// The files of battles.
pub(super) const KIND: Kind = Kind {
    marker: "battle",
    what: "desk.file.battle",
    remedy: "desk.file.battle_fix",
    version: VERSION,
    largest: LARGEST_BATTLE,
};

/// A battle's file, as it is written and as its schema is published.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(title = "A battle of Drumhead"))]
pub struct BattleFile {
    /// Always `battle`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "battle")))]
    drumhead: &'static str,
    /// The version of the format.
    #[cfg_attr(feature = "schema", schemars(extend("const" = VERSION)))]
    version: u32,
    /// The version of the program that wrote it.
    engine: String,
    /// The id of the book.
    book: String,
    /// The battle's name.
    name: String,
    /// Where it is filed.
    filed: Filed,
    /// When it was begun: RFC 3339.
    created_at: String,
    /// When its head last moved: RFC 3339.
    updated_at: String,
    /// The head.
    head: u32,
    /// The end of the branch that redo follows: the head or a row below it.
    tip: u32,
    /// The rows of its journal: 0, 1, 2 and so on.
    rows: Vec<RowFile>,
}

/// Where a battle is filed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum Filed {
    /// On the table.
    Open,
    /// Left for another day.
    Paused,
    /// Fought.
    Over,
}

/// The kind of row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum Wrote {
    /// One hand of dice or one choice, with the events that came of it.
    Command,
    /// A player's words.
    Note,
}

/// A row of the journal. Its parts are written as the battle's book has them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Row"))]
struct RowFile {
    /// Its number.
    row: u32,
    /// The row it was played on; null for row 0.
    on: Option<u32>,
    /// Its name: the SHA-256 digest of what it holds and of the name of the row it was played on.
    name: String,
    /// Command or note.
    kind: Wrote,
    /// The action, in a few words.
    label: String,
    /// When: RFC 3339.
    at: String,
    /// The version of the command and the events.
    version: u32,
    /// The digest of the state after it.
    digest: String,
    /// What the library shows of the state after it.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Summary"))]
    summary: Box<RawValue>,
    /// The pool that was thrown and how it fell; null or empty where none was.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Dice"))]
    dice: Box<RawValue>,
    /// The command with the objections allowed anyway; of row 0 the set-up; of a note its words.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Command"))]
    command: Box<RawValue>,
    /// What happened.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<schema::Event>"))]
    events: Box<RawValue>,
}

impl From<Status> for Filed {
    fn from(status: Status) -> Self {
        match status {
            Status::Open => Self::Open,
            Status::Paused => Self::Paused,
            Status::Over => Self::Over,
        }
    }
}

impl From<Filed> for Status {
    fn from(filed: Filed) -> Self {
        match filed {
            Filed::Open => Self::Open,
            Filed::Paused => Self::Paused,
            Filed::Over => Self::Over,
        }
    }
}

impl From<RowKind> for Wrote {
    fn from(kind: RowKind) -> Self {
        match kind {
            RowKind::Command => Self::Command,
            RowKind::Note => Self::Note,
        }
    }
}

impl From<Wrote> for RowKind {
    fn from(kind: Wrote) -> Self {
        match kind {
            Wrote::Command => Self::Command,
            Wrote::Note => Self::Note,
        }
    }
}

/// A battle as the text of a file: every row of its journal, whatever branch it is on.
pub(super) fn battle(store: &Store, id: &BattleId) -> Result<String> {
    // Names first: a row that another window adds meanwhile has none, and is left out.
    let names = store.row_names(id)?;
    let mut whole = store.whole_battle(id)?;
    whole.rows.truncate(names.len());
    let names = names.iter().map(ToString::to_string).collect();
    text(whole, PROGRAM.to_owned(), names)
}

/// The text of a battle's file. `names` are those of its rows.
pub(super) fn text(whole: WholeBattle, engine: String, names: Vec<String>) -> Result<String> {
    let rows: Result<Vec<_>> = (whole.rows.into_iter().zip(names))
        .map(|(row, name)| row_file(row, name))
        .collect();
    let file = BattleFile {
        drumhead: KIND.marker,
        version: VERSION,
        engine,
        book: whole.heading.book,
        name: whole.heading.name,
        filed: whole.heading.status.into(),
        created_at: whole.heading.created_at,
        updated_at: whole.heading.updated_at,
        head: whole.head.0,
        tip: whole.tip.0,
        rows: rows?,
    };
    let mut text = serde_json::to_string_pretty(&file).map_err(DeskError::internal)?;
    text.push('\n');
    Ok(text)
}

fn row_file(row: Row, name: String) -> Result<RowFile> {
    let Entry {
        kind,
        label,
        command,
        dice,
        events,
        version,
        digest,
        summary,
        at,
    } = row.entry;
    let raw = |json: Json| {
        RawValue::from_string(json.as_str().to_owned()).map_err(|error| {
            DeskError::new(
                crate::Code::Damaged,
                message("desk.battle.row_unread")
                    .with("row", row.seq.to_string())
                    .with("error", error.to_string()),
                message("desk.battle.keep_for_rescue"),
            )
        })
    };
    Ok(RowFile {
        row: row.seq.0,
        on: row.parent.map(|parent| parent.0),
        name,
        kind: kind.into(),
        label,
        at,
        version,
        digest,
        summary: raw(summary)?,
        dice: raw(dice)?,
        command: raw(command)?,
        events: raw(events)?,
    })
}

/// The shapes of what a row holds, for the schema alone: what all books' have in common.
#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    macro_rules! shapes {
        ($($(#[doc = $what:literal])+ $name:ident = $schema:tt;)*) => {$(
            pub(super) struct $name;

            impl JsonSchema for $name {
                fn schema_name() -> Cow<'static, str> {
                    stringify!($name).into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    let mut schema = json_schema!($schema);
                    let what = concat!($($what),+).trim();
                    schema.insert("description".to_owned(), what.into());
                    schema
                }
            }
        )*};
    }

    shapes! {
        /// Of row 0 the set-up: armies, readings and tables. Of a command what was ordered,
        /// the objections allowed anyway, and the fingerprint of the engine that carried it out. Of a note its words.
        Command = {
            "anyOf": [
                { "type": "object", "required": ["book", "setup"],
                  "properties": { "book": { "type": "string" }, "setup": { "type": "object" } } },
                { "type": "object", "required": ["command"],
                  "properties": {
                      "command": { "type": "object", "required": ["book", "command"] },
                      "overruled": { "type": "array", "items": { "type": "string" } },
                      "engine": { "type": "string" } } },
                { "type": "string" }
            ]
        };
        /// One thing that happened, as the book has it.
        Event = {
            "type": "object", "required": ["book", "event"],
            "properties": { "book": { "type": "string" } }
        };
        /// The pool and how it fell; null or an empty list where nothing was thrown.
        Dice = {
            "anyOf": [
                { "type": "null" },
                { "type": "array", "maxItems": 0 },
                { "type": "object", "required": ["pool", "throw", "by_desk"],
                  "properties": {
                      "pool": { "type": "object", "required": ["what", "side", "dice", "bands"] },
                      "throw": { "anyOf": [
                          { "type": "object", "required": ["faces"] },
                          { "type": "object", "required": ["counts"] } ] },
                      "by_desk": { "type": "boolean" } } }
            ]
        };
        /// What the library shows: the sides' names, the turn, how it ended, and the side that holds the field.
        Summary = {
            "type": "object",
            "properties": {
                "sides": { "type": "array", "items": { "type": "string" } },
                "turn": { "type": "integer", "minimum": 0 },
                "over": { "type": ["string", "null"] },
                "held_field": { "type": "integer", "minimum": 0, "maximum": 255 } }
        };
    }
}
