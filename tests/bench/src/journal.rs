//! The journal of a battle, in two comparisons: appending a row through the store, against
//! inserting its texts into a bare table with nearly the same pragmas; and opening a battle of five
//! thousand rows, against merely reading its rows. The two sides of a comparison are measured
//! alternately.

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use drumhead_store::{
    BattleId, Entry, Json, Kind, NewBattle, Row as StoredRow, Seq, Store, WholeBattle,
};
use rusqlite::Connection;
use serde_json::{Value, json};

use super::{Row, median};

const WRITES: u32 = 300;
const ROWS: u32 = 5_000;
const OPENINGS: usize = 21;
const AT: &str = "2026-01-01T00:00:00Z";

/// Returns a volley with its events: about a kilobyte and a half.
fn entry(row: u32) -> Result<Entry, Box<dyn Error>> {
    let events: Vec<Value> = (0..12)
        .map(|n| {
            json!({"kind": "modifier", "clause": "F-9.03", "value": n, "unit": row % 24,
                   "why": "the target is in open order", "row": row})
        })
        .collect();
    Ok(Entry {
        kind: Kind::Command,
        label: format!("Unit {} shoots at unit {}", row % 24, row % 23),
        command: Json::of(&json!({"shoot": {"unit": row % 24, "at": row % 23, "range": "close"}}))?,
        dice: Json::of(&[4, 2, 6, 6, 1, 3])?,
        events: Json::of(&events)?,
        version: 1,
        digest: format!("{row:016x}"),
        summary: Json::of(&json!({"turn": row / 400, "phase": "shoot"}))?,
        at: AT.to_owned(),
    })
}

/// The store's pragmas, except those that matter only on macOS, and except `wal_autocheckpoint`,
/// which has SQLite's default.
pub(super) const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
     PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF; PRAGMA journal_size_limit = 4194304;";

pub(super) fn rows() -> Result<Vec<Row>, Box<dyn Error>> {
    Ok(vec![append()?, open()?])
}

fn append() -> Result<Row, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut store = Store::open(folder.path())?;
    let id = BattleId::new("bench");
    store.create_battle(&NewBattle {
        id: id.clone(),
        book: "fornovo".to_owned(),
        name: "Bench".to_owned(),
        setup: entry(0)?,
    })?;
    let bare = Connection::open(folder.path().join("bare.db"))?;
    bare.execute_batch(PRAGMAS)?;
    bare.execute_batch("CREATE TABLE line (seq INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;")?;
    let (mut ours, mut theirs): (Vec<Duration>, Vec<Duration>) = (Vec::new(), Vec::new());
    let mut head = Seq::ROOT;
    for row in 1..=WRITES {
        let entry = entry(row)?;
        let start = Instant::now();
        head = store.append_row(&id, head, &entry)?;
        ours.push(start.elapsed());
        let body = format!(
            "{}{}{}{}{}{}",
            entry.label, entry.command, entry.dice, entry.events, entry.digest, entry.summary
        );
        let start = Instant::now();
        bare.execute("INSERT INTO line (body) VALUES (?1)", [&body])?;
        theirs.push(start.elapsed());
    }
    Ok(compared(
        "one row of a battle, durable",
        "bare insert",
        ours,
        theirs,
    ))
}

fn open() -> Result<Row, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut store = Store::open(folder.path())?;
    let id = BattleId::new("bench");
    let mut battle = WholeBattle {
        id: id.clone(),
        heading: drumhead_store::Heading {
            book: "fornovo".to_owned(),
            name: "Bench".to_owned(),
            status: drumhead_store::Status::Open,
            created_at: AT.to_owned(),
            updated_at: AT.to_owned(),
            archived_at: None,
        },
        head: Seq(ROWS),
        tip: Seq(ROWS),
        rows: Vec::new(),
    };
    for row in 0..=ROWS {
        battle.rows.push(StoredRow {
            seq: Seq(row),
            parent: row.checked_sub(1).map(Seq),
            entry: entry(row)?,
        });
    }
    store.take_in_battle(&battle)?;
    let bare = Connection::open(store.path())?;
    let (mut ours, mut theirs): (Vec<Duration>, Vec<Duration>) = (Vec::new(), Vec::new());
    for _ in 0..OPENINGS {
        let start = Instant::now();
        let opened = black_box(store.open_battle(&id)?);
        ours.push(start.elapsed());
        drop(opened);
        let start = Instant::now();
        let mut statement = bare.prepare_cached(
            "SELECT seq, parent, label, at, digest, summary, dice, command, events FROM battle_row
             WHERE item = 'bench' ORDER BY seq",
        )?;
        let mut rows = statement.query([])?;
        let mut texts: Vec<[String; 7]> = Vec::new();
        while let Some(row) = rows.next()? {
            texts.push([
                row.get(2)?,
                row.get(3)?,
                row.get(4)?,
                row.get(5)?,
                row.get(6)?,
                row.get(7)?,
                row.get(8)?,
            ]);
        }
        black_box(&texts);
        theirs.push(start.elapsed());
    }
    let what = format!("a battle of {ROWS} rows opened, not folded");
    Ok(compared(&what, "only reading its rows", ours, theirs))
}

/// Returns both medians as a row of the table.
pub(super) fn compared(what: &str, other: &str, ours: Vec<Duration>, theirs: Vec<Duration>) -> Row {
    let (ours, theirs) = (median(ours), median(theirs));
    Row {
        what: what.to_owned(),
        ours: format!("{:.2} ms", ours.as_secs_f64() * 1e3),
        other: format!("{other}: {:.2} ms", theirs.as_secs_f64() * 1e3),
        ratio: format!("{:.2}", ours.as_secs_f64() / theirs.as_secs_f64()),
    }
}
