//! The file format of battles: every row of the journal, including the branches left behind.
//!
//! ```text
//! { "drumhead": "battle", "version": 2, "engine": "0.1.0", "book": "fornovo", "name": …,
//!   "filed": "open", "created_at": …, "updated_at": …, "head": 12, "tip": 12,
//!   "rows": [ { "row": 0, "on": null, "name": "5f2c…", … }, … ] }
//! ```
//!
//! Each row has its name, so that a changed row is detected.
//!
//! The published schema is `data/schema/battle.schema.json`.

use drumhead_rules::catalogue::{Language, message};
use drumhead_store::{
    BattleId, Entry, Harm, IntactBattle, Json, Kind as RowKind, Row, Status, Store, WholeBattle,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::file::Kind;
use crate::words::words;
use crate::{DeskError, Result, stored};

/// The version of the format that this program writes, and the newest that it reads.
pub(super) const VERSION: u32 = 2;

/// The version of this program.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The maximum size of a battle or scene that is read, in bytes: several thousand rows of a few
/// kilobytes each.
pub const LARGEST_BATTLE: usize = 64 * 1024 * 1024;

/// The kind of file that contains a battle.
pub(super) const KIND: Kind = Kind {
    marker: "battle",
    what: "desk.file.battle",
    remedy: "desk.file.battle_fix",
    version: VERSION,
    largest: LARGEST_BATTLE,
};

/// A battle's file, as written and as published in its schema.
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
    /// The version of Drumhead that wrote the file.
    engine: String,
    /// The id of the rulebook.
    book: String,
    /// The battle's name.
    name: String,
    /// Whether the battle is open, paused or over.
    filed: Filed,
    /// The time when the battle was begun: RFC 3339.
    created_at: String,
    /// The time when the head last moved: RFC 3339.
    updated_at: String,
    /// The head.
    head: u32,
    /// The end of the branch that redo follows: the head or a descendant of the head.
    tip: u32,
    /// The rows of the journal: 0, 1, 2 and so on.
    rows: Vec<RowFile>,
}

/// Whether a battle is open, paused or over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum Filed {
    /// A battle in play.
    Open,
    /// A paused battle.
    Paused,
    /// A finished battle.
    Over,
}

/// The kind of row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum Wrote {
    /// One command, with its dice and its events.
    Command,
    /// A note: a player's, or one about a correction.
    Note,
}

/// A row of the journal. Its command, dice and events are those of the battle's rulebook.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Row"))]
struct RowFile {
    /// The row's number.
    row: u32,
    /// The number of the row before this one on its branch; null for row 0.
    on: Option<u32>,
    /// The row's name: the SHA-256 digest of its contents and of the name of the row before it on
    /// its branch.
    name: String,
    /// Command or note.
    kind: Wrote,
    /// The action, in a few words.
    label: String,
    /// The time when the row was written: RFC 3339.
    at: String,
    /// The version of the command and the events.
    version: u32,
    /// The digest of the state after the row.
    digest: String,
    /// The library's entry for the state after the row.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Summary"))]
    summary: Box<RawValue>,
    /// The pool that was thrown and the result; null or empty if no dice were thrown.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Dice"))]
    dice: Box<RawValue>,
    /// For a command: the command and the objections allowed anyway. For row 0: the set-up. For a
    /// note: its text.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Command"))]
    command: Box<RawValue>,
    /// The events of the row.
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

/// A battle as the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedBattle {
    /// The text of the file.
    pub text: String,
    /// The damage found, and which changes the file contains; `None` if the battle is intact.
    pub damage: Option<String>,
}

/// Returns a battle as the text of a file: every intact row of its journal, on every branch.
pub(super) fn battle(store: &Store, id: &BattleId, language: Language) -> Result<ExportedBattle> {
    let IntactBattle {
        battle,
        names,
        damage,
    } = store.intact_battle(id)?;
    let rows_are_intact = damage.iter().all(|one| one.harm == Harm::Heading);
    let sentences: Vec<_> = (damage.iter())
        .map(|one| stored::sentence(one, language))
        .collect();
    let damage = stored::in_short(&sentences).map(|damage| {
        let key = match rows_are_intact {
            true => "desk.damage.exported_whole",
            false => "desk.damage.exported",
        };
        let exported = message(key).with("damage", damage);
        words(language).say(&exported.with("rows", battle.rows.len()))
    });
    let names = names.iter().map(ToString::to_string).collect();
    let text = text(battle, PROGRAM.to_owned(), names)?;
    Ok(ExportedBattle { text, damage })
}

/// Returns the text of a battle's file. `names` are the names of its rows.
pub(super) fn text(battle: WholeBattle, engine: String, names: Vec<String>) -> Result<String> {
    let rows: Result<Vec<_>> = (battle.rows.into_iter().zip(names))
        .map(|(row, name)| row_file(row, name))
        .collect();
    let file = BattleFile {
        drumhead: KIND.marker,
        version: VERSION,
        engine,
        book: battle.heading.book,
        name: battle.heading.name,
        filed: battle.heading.status.into(),
        created_at: battle.heading.created_at,
        updated_at: battle.heading.updated_at,
        head: battle.head.0,
        tip: battle.tip.0,
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

/// The types of a row's contents, for the schema only: the parts that all rulebooks share.
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
        /// For row 0: the set-up, with armies, interpretations and tables. For a command: the
        /// order, the objections allowed anyway, and the fingerprint of the engine that carried it
        /// out. For a note: its text.
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
        /// One event, as the rulebook defines it.
        Event = {
            "type": "object", "required": ["book", "event"],
            "properties": { "book": { "type": "string" } }
        };
        /// The pool and the result; null or an empty list if nothing was thrown.
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
        /// The library's entry: the names of the sides, the turn, how the battle ended, and the
        /// side that holds the field.
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
