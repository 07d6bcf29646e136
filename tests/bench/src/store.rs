//! One durable write: appending an edit through the store, against inserting the draft's text into
//! a bare SQLite table with nearly the same pragmas, measured alternately.

use std::time::{Duration, Instant};

use drumhead_store::{ArmyId, Edit, NewArmy, Seq, Store, Summary};
use rusqlite::Connection;
use serde_json::{Value, json};

use super::{Row, median};

const WRITES: u32 = 300;

/// Returns a draft of forty units, in which one name changes.
fn draft(name: u32) -> Value {
    let units: Vec<Value> = (1..=40)
        .map(|number| {
            json!({"number": number, "name": format!("Regiment {number}"), "grade": "C",
                   "groups": [{"count": 24, "weapons": ["musket"]}]})
        })
        .collect();
    json!({"name": format!("Army {name}"), "year": 1632, "units": units})
}

pub(super) fn row() -> Result<Row, Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let mut store = Store::open(folder.path())?;
    let id = ArmyId::new("bench");
    store.create_army(&NewArmy {
        id: id.clone(),
        label: "Created".to_owned(),
        body: draft(0),
        version: 1,
        summary: Summary::default(),
        at: "2026-01-01T00:00:00Z".to_owned(),
    })?;
    let bare = Connection::open(folder.path().join("bare.db"))?;
    bare.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
         PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF;
         PRAGMA journal_size_limit = 4194304;
         CREATE TABLE edit (seq INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;",
    )?;
    let (mut ours, mut theirs): (Vec<Duration>, Vec<Duration>) = (Vec::new(), Vec::new());
    let mut head = Seq::ROOT;
    let summary = Summary::default();
    for name in 1..=WRITES {
        let edit = Edit {
            label: "Name",
            body: draft(name),
            version: 1,
            summary: &summary,
            at: "2026-01-01T00:00:00Z",
            coalesce: None,
        };
        let start = Instant::now();
        if let Some(committed) = store.append_edit(&id, head, edit)? {
            head = committed.position.head;
        }
        ours.push(start.elapsed());
        let body = draft(name).to_string();
        let start = Instant::now();
        bare.execute("INSERT INTO edit (body) VALUES (?1)", [&body])?;
        theirs.push(start.elapsed());
    }
    let (ours, theirs) = (median(ours), median(theirs));
    Ok(Row {
        what: "one durable write, 40 units".to_owned(),
        ours: format!("{:.2} ms", ours.as_secs_f64() * 1e3),
        other: format!("bare insert: {:.2} ms", theirs.as_secs_f64() * 1e3),
        ratio: format!("{:.2}", ours.as_secs_f64() / theirs.as_secs_f64()),
    })
}
