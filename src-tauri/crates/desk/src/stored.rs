//! Errors of the store as messages: the store has kinds and values, but no sentences.

use std::path::Path;

use drumhead_rules::catalogue::{Language, Message, message};
use drumhead_store::{Damage, FileHarm, Harm, Item, JsonPlace, JsonProblem, StoreError};
use sha2::{Digest, Sha256};

use crate::error::stopped;
use crate::words::{verbatim, words};
use crate::{Code, DeskError};

/// The beginning of the keys of the player's maps in the settings; the map's id follows.
pub(crate) const MAP: &str = "desk.map.";

/// Returns the key of the player's map with this id in the settings.
pub(crate) fn map(id: &str) -> String {
    format!("{MAP}{id}")
}

/// Returns a short digest, in hexadecimal. It detects accidental changes, not forgery.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

impl From<StoreError> for DeskError {
    fn from(error: StoreError) -> Self {
        Self::new(code(&error), cause(&error), message(remedy(&error)))
    }
}

fn code(error: &StoreError) -> Code {
    match error {
        StoreError::ReadOnly { .. } => Code::ReadOnly,
        StoreError::Full { .. } => Code::Full,
        StoreError::Busy { .. } => Code::Busy,
        StoreError::Damaged { .. } | StoreError::BadJson { .. } | StoreError::Altered(_) => {
            Code::Damaged
        }
        StoreError::Newer { .. } => Code::Newer,
        StoreError::StaleHead { .. } => Code::StaleHead,
        StoreError::NotFound { .. } | StoreError::Moved { .. } => Code::NotFound,
        StoreError::Taken { .. } | StoreError::Io { .. } | StoreError::Sqlite { .. } => {
            Code::Internal
        }
    }
}

/// Returns the cause.
fn cause(error: &StoreError) -> Message {
    match error {
        StoreError::ReadOnly { path } => of_file("desk.store.read_only", path),
        StoreError::Full { path } => of_file("desk.store.full", path),
        StoreError::Busy { path } => of_file("desk.store.busy", path),
        StoreError::Moved { path } => of_file("desk.store.moved", path),
        StoreError::Damaged { path, what } => match what {
            FileHarm::NoDatabase | FileHarm::OtherProgram | FileHarm::Missing => {
                of_file(&format!("desk.store.{}", what.id()), path)
            }
            FileHarm::Emptied
            | FileHarm::LogAlone
            | FileHarm::TooShort
            | FileHarm::Truncated
            | FileHarm::Header
            | FileHarm::Schema(_)
            | FileHarm::Older
            | FileHarm::Sqlite(_) => {
                of_file("desk.store.damaged", path).with("what", file_harm(what))
            }
        },
        StoreError::Altered(damage) => damaged(damage),
        StoreError::Newer { path, file, ours } => of_file("desk.store.newer", path)
            .with("version", *file)
            .with("known", *ours),
        StoreError::StaleHead { of, actual, .. } => {
            let key = match of {
                Item::Army(_) => "desk.stale.army",
                Item::Battle(_) | Item::Setting(_) => "desk.stale.battle",
            };
            message(key).with("change", actual.to_string())
        }
        StoreError::NotFound { of, row } => match (of, row) {
            (Item::Army(id), None) => message("desk.store.no_army").with("id", id.as_str()),
            (Item::Army(id), Some(edit)) => message("desk.store.no_edit")
                .with("id", id.as_str())
                .with("change", edit.0),
            (Item::Battle(id), None) => message("desk.store.no_battle").with("id", id.as_str()),
            (Item::Battle(id), Some(row)) => message("desk.store.no_row")
                .with("id", id.as_str())
                .with("row", row.0),
            (Item::Setting(key), _) => message("desk.store.no_setting").with("key", key),
        },
        StoreError::Taken { item } => message("desk.store.taken").with("of", named(item, "")),
        StoreError::BadJson { place, problem } => message("desk.store.json")
            .with("place", json_place(place))
            .with("problem", json_problem(problem)),
        StoreError::Io {
            path,
            doing,
            source,
        } => {
            of_file(&format!("desk.store.io.{}", doing.id()), path).with("error", verbatim(source))
        }
        StoreError::Sqlite { path, source } => {
            of_file("desk.store.sqlite", path).with("error", verbatim(source))
        }
    }
}

/// Returns the key of the remedy.
fn remedy(error: &StoreError) -> &'static str {
    match error {
        StoreError::ReadOnly { .. } => "desk.store.read_only_fix",
        StoreError::Full { .. } => "desk.store.full_fix",
        StoreError::Busy { .. } => "desk.store.busy_fix",
        StoreError::Moved { .. } => "desk.store.moved_fix",
        StoreError::Damaged { what, .. } => match what {
            FileHarm::NoDatabase | FileHarm::OtherProgram => "desk.store.foreign_fix",
            FileHarm::Missing => "desk.store.missing_file_fix",
            FileHarm::Schema(_) => "desk.store.schema_fix",
            FileHarm::Emptied
            | FileHarm::LogAlone
            | FileHarm::TooShort
            | FileHarm::Truncated
            | FileHarm::Header
            | FileHarm::Older
            | FileHarm::Sqlite(_) => "desk.store.damaged_fix",
        },
        StoreError::Altered(_) => "desk.damage.fix",
        StoreError::Newer { .. } => "desk.store.newer_fix",
        StoreError::StaleHead { of, .. } => match of {
            Item::Army(_) => "desk.stale.army_fix",
            Item::Battle(_) | Item::Setting(_) => "desk.stale.battle_fix",
        },
        StoreError::NotFound { .. } => "desk.store.missing_fix",
        StoreError::BadJson { .. } => "desk.store.json_fix",
        StoreError::Io { .. } => "desk.store.io_fix",
        StoreError::Taken { .. } | StoreError::Sqlite { .. } => "desk.fault",
    }
}

/// Returns a message with the path of a file.
fn of_file(key: &str, path: &Path) -> Message {
    message(key.to_owned()).with("path", verbatim(path.display()))
}

fn file_harm(harm: &FileHarm) -> Message {
    match harm {
        FileHarm::Sqlite(verdict) => verbatim(verdict),
        FileHarm::Schema(name) => message("desk.store.harm.schema").with("name", name),
        FileHarm::Emptied
        | FileHarm::Missing
        | FileHarm::LogAlone
        | FileHarm::TooShort
        | FileHarm::Truncated
        | FileHarm::Header
        | FileHarm::NoDatabase
        | FileHarm::OtherProgram
        | FileHarm::Older => message(format!("desk.store.harm.{}", harm.id())),
    }
}

fn json_place(place: &JsonPlace) -> Message {
    match place {
        JsonPlace::Given => message("desk.store.place.given"),
        JsonPlace::Draft => message("desk.store.place.draft"),
        JsonPlace::Setting(key) => named(&Item::Setting(key.clone()), ""),
        JsonPlace::Edit(id, edit) => message("desk.damage.change")
            .with("row", edit.0)
            .with("of", named(&Item::Army(id.clone()), "")),
        JsonPlace::Row(row) => message("desk.store.place.row").with("row", row.0),
        JsonPlace::Journal(id) => named(&Item::Battle(id.clone()), ""),
    }
}

/// Returns the error for invalid JSON.
pub(crate) fn json_problem(problem: &JsonProblem) -> Message {
    match problem {
        JsonProblem::Text(text) => verbatim(text),
        JsonProblem::TooDeep => message("desk.store.problem.too_deep"),
        JsonProblem::Numbering => message("desk.store.problem.numbering"),
        JsonProblem::Parent(row) => message("desk.store.problem.parent").with("row", row.0),
        JsonProblem::Head => message("desk.store.problem.head"),
    }
}

/// Returns the label of an item: its name, or its id if there is no name.
pub(crate) fn named(item: &Item, name: &str) -> Message {
    match (item, name) {
        (Item::Setting(key), _) => match key.strip_prefix(MAP) {
            Some(id) => message("desk.store.map").with("id", id),
            None => message("desk.store.place.setting").with("key", key),
        },
        (Item::Army(id), "") => message("desk.store.army").with("id", id.as_str()),
        (Item::Battle(id), "") => message("desk.store.battle").with("id", id.as_str()),
        (Item::Army(_), name) => message("desk.damage.army").with("name", name),
        (Item::Battle(_), name) => message("desk.damage.battle").with("name", name),
    }
}

/// Returns the damage to an item.
pub(crate) fn damaged(damage: &Damage) -> Message {
    let of = named(&damage.of, &damage.name);
    let row = damage.row.map_or(0, |row| row.0);
    let row_key = match damage.harm {
        Harm::Row => "desk.damage.row",
        Harm::Missing => "desk.damage.missing",
        Harm::Gap(last) => {
            return message("desk.damage.gap")
                .with("row", row)
                .with("last", last.0)
                .with("of", of);
        }
        Harm::State => "desk.damage.state",
        Harm::Heading => return message("desk.damage.heading").with("of", of),
        Harm::Order => return message("desk.damage.order").with("of", of),
        Harm::Setting => return message("desk.damage.setting").with("of", of),
    };
    match &damage.at {
        None => message(row_key).with("row", row).with("of", of),
        Some(at) => message(format!("{row_key}_at"))
            .with("row", row)
            .with("of", of)
            .with("at", at),
    }
}

/// Returns damage as a sentence.
pub(crate) fn sentence(damage: &Damage, language: Language) -> String {
    stopped(&words(language).say(&damaged(damage)))
}

/// Returns the first of these sentences about damage with the number of the others; `None` if there
/// are none.
pub(crate) fn in_short(damage: &[String]) -> Option<Message> {
    Some(match damage {
        [] => return None,
        [one] => verbatim(one),
        [first, others @ ..] => message("desk.damage.several")
            .with("first", verbatim(first))
            .with("others", others.len()),
    })
}
