//! Helpers of the desk's suites: a folder, a stopped clock, an army.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use chrono::{DateTime, Utc};
use drumhead_desk::books::{BookId, Edit};
use drumhead_desk::{Desk, Environment, Opened};
use rusqlite::config::DbConfig;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

/// The day of the battle of Naseby.
pub(crate) const DAY: &str = "1645-06-14T10:00:00Z";

/// Returns an environment whose clock is stopped at this time, and whose ids count up from `first`.
pub(crate) fn environment(time: &str, first: u32) -> Environment {
    let now: DateTime<Utc> = time.parse().unwrap();
    let next = Arc::new(AtomicU32::new(first));
    let id = move || Uuid::from_u128(next.fetch_add(1, Ordering::Relaxed).into());
    Environment::new(move || now, id)
}

pub(crate) fn open(folder: &Path) -> Desk {
    Desk::open(folder, environment(DAY, 1))
}

/// Returns a new folder, a desk on it, and a new army on the desk.
pub(crate) fn desk_with_army() -> (TempDir, Desk, Opened) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path());
    let army = desk
        .library()
        .create(BookId::Fornovo, "The trained bands")
        .unwrap();
    (folder, desk, army)
}

/// Changes the library's file, as a failing disk would.
pub(crate) fn spoil(folder: &Path, sql: &str) {
    let raw = rusqlite::Connection::open(folder.join("drumhead.sqlite3")).unwrap();
    raw.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
        .unwrap();
    raw.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;")
        .unwrap();
    raw.execute_batch(sql).unwrap();
}

/// Returns an edit in the page's format.
pub(crate) fn edit(edit: Value) -> Edit {
    serde_json::from_value(json!({ "book": "fornovo", "edit": edit })).unwrap()
}

pub(crate) fn rename(name: &str) -> Edit {
    edit(json!({ "on": "army", "change": { "set": "name", "value": name } }))
}

pub(crate) fn add_unit() -> Edit {
    edit(json!({
        "on": "army",
        "change": { "set": "add_unit", "value": { "template": null, "general": null } }
    }))
}

/// Returns an opened army in the page's format.
pub(crate) fn seen(opened: &Opened) -> Value {
    serde_json::to_value(opened).unwrap()
}

/// Returns a file with this army.
pub(crate) fn file(army: &Value) -> Vec<u8> {
    json!({ "drumhead": "army", "version": 3, "book": "fornovo", "army": army })
        .to_string()
        .into_bytes()
}

/// Returns the text of a PDF, as `pdftotext` extracts it.
pub(crate) fn text_of(pdf: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("document.pdf");
    std::fs::write(&file, pdf).unwrap();
    let mut reader = std::process::Command::new("pdftotext");
    let output = reader
        .arg("-raw")
        .arg(&file)
        .arg("-")
        .output()
        .expect("pdftotext of poppler-utils reads the document");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}
