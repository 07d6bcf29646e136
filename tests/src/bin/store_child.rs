//! A child process for the suites of the store and the desk, to be killed, or to be run on a full
//! or read-only disk. It prints its results, one fact per line.
#![allow(clippy::print_stdout)]

use std::error::Error;
use std::io::Write;
use std::path::Path;

use drumhead_desk::{Code, Desk, DeskError, Environment};
use drumhead_store::{ArmyId, Edit, NewArmy, Result, Seq, Store, StoreError, Summary};
use drumhead_tests::kills::{Outcome, desk, journal};
use serde_json::{Value, json};

fn main() -> std::result::Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [task, dir] = arguments.as_slice() else {
        return Err("store_child TASK FOLDER".into());
    };
    let dir = Path::new(dir);
    match task.as_str() {
        "append" => append_for_ever(dir)?,
        "journal" => journal::play(dir, say)?,
        "desk" => desk::play(dir, say)?,
        "crash" => crash(dir)?,
        "read" => read(dir)?,
        "fill" => fill(dir)?,
        "fill-journal" => fill_journal(dir)?,
        "fill-desk" => fill_desk(dir)?,
        other => return Err(format!("no such task: {other}").into()),
    }
    Ok(())
}

fn army() -> ArmyId {
    ArmyId::new("naseby")
}

/// Returns the draft after an edit, long enough that the log is checkpointed now and then.
fn body(seq: u32) -> Value {
    let units: Vec<_> = (0..20)
        .map(|unit| json!({"number": unit, "figures": (seq + unit) % 60, "name": "Pikes"}))
        .collect();
    json!({"name": seq.to_string(), "units": units})
}

fn create(store: &mut Store) -> Result<()> {
    store.create_army(&NewArmy {
        id: army(),
        label: "0".to_owned(),
        body: body(0),
        version: 1,
        summary: Summary::default(),
        at: "0".to_owned(),
    })
}

/// Appends the next edit and returns its number.
fn append(store: &mut Store, head: Seq) -> Result<Seq> {
    let next = head.0 + 1;
    let edit = Edit {
        label: &next.to_string(),
        body: body(next),
        version: 1,
        summary: &Summary::default(),
        at: "0",
        coalesce: None,
    };
    let committed = store.append_edit(&army(), head, edit)?;
    Ok(committed.map_or(head, |done| done.position.head))
}

/// Prints the number of each edit as soon as the store has acknowledged it.
fn append_for_ever(dir: &Path) -> std::result::Result<(), Box<dyn Error>> {
    let mut store = Store::open(dir)?;
    if store.armies()?.is_empty() {
        create(&mut store)?;
    }
    let mut head = store.army(&army())?.entry.head;
    loop {
        head = append(&mut store, head)?;
        let mut out = std::io::stdout().lock();
        writeln!(out, "{head}")?;
        out.flush()?;
    }
}

/// Prints a line for the killing harness.
fn say(what: &str, seq: Seq) -> Outcome<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{what} {seq}\n").as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Leaves a log that was not checkpointed.
fn crash(dir: &Path) -> std::result::Result<(), Box<dyn Error>> {
    let mut store = Store::open(dir)?;
    create(&mut store)?;
    append(&mut store, Seq::ROOT)?;
    std::process::abort()
}

/// Returns the kind of an error: the name of its variant.
fn kind(error: &StoreError) -> String {
    let text = format!("{error:?}");
    let end = text.find([' ', '(']).unwrap_or(text.len());
    text[..end].to_owned()
}

fn told<T>(what: &str, result: Result<T>) -> Option<T> {
    match result {
        Ok(value) => {
            println!("{what}: ok");
            Some(value)
        }
        Err(error) => {
            println!("{what}: {}", kind(&error));
            None
        }
    }
}

/// Opens a read-only folder.
fn read(dir: &Path) -> std::result::Result<(), Box<dyn Error>> {
    told("open", Store::open(dir));
    let mut store = Store::open_read_only(dir)?;
    let head = store.army(&army())?.entry.head;
    println!("head: {head}");
    told("append", append(&mut store, head));
    Ok(())
}

/// Appends until the disk is full, then frees space and continues.
fn fill(dir: &Path) -> std::result::Result<(), Box<dyn Error>> {
    let ballast = dir.join("ballast");
    std::fs::write(&ballast, vec![0; 256 * 1024])?;
    let mut store = Store::open(dir)?;
    create(&mut store)?;
    let mut head = Seq::ROOT;
    while let Some(next) = told("append", append(&mut store, head)) {
        head = next;
    }
    println!("kept: {}", store.army(&army())?.entry.head == head);
    drop(store);
    // On a full disk, the data can still be read.
    let reading = Store::open_read_only(dir)?;
    println!("read: {}", reading.army(&army())?.entry.head == head);
    drop(reading);
    std::fs::remove_file(&ballast)?;
    let mut store = Store::open(dir)?;
    println!("reopened: {}", store.army(&army())?.entry.head == head);
    told("append again", append(&mut store, head));
    Ok(())
}

/// Appends rows of a battle's journal until the disk is full, then frees space and continues.
fn fill_journal(dir: &Path) -> Outcome<()> {
    let ballast = dir.join("ballast");
    std::fs::write(&ballast, vec![0; 256 * 1024])?;
    let mut store = Store::open(dir)?;
    let mut script = journal::Script::default();
    store.create_battle(&script.battle()?)?;
    let id = journal::battle();
    let mut head = Seq::ROOT;
    loop {
        // Each row follows the one before it: a single branch.
        let entry = script.entry(Seq(head.0 + 1))?;
        match told("append", store.append_row(&id, head, &entry)) {
            Some(next) => head = next,
            None => break,
        }
    }
    let kept = |store: &Store| -> Outcome<bool> {
        let rows = store.rows(&id)?;
        let mut script = journal::Script::default();
        for row in &rows {
            if row.entry != script.entry(row.seq)? {
                return Ok(false);
            }
        }
        Ok(rows.last().is_some_and(|row| row.seq == head))
    };
    println!("kept: {}", kept(&store)?);
    drop(store);
    println!("read: {}", kept(&Store::open_read_only(dir)?)?);
    std::fs::remove_file(&ballast)?;
    let mut store = Store::open(dir)?;
    println!("reopened: {}", kept(&store)?);
    let entry = script.entry(Seq(head.0 + 1))?;
    told("append again", store.append_row(&id, head, &entry));
    Ok(())
}

/// Plays a battle through the desk until the disk is full, then frees space and continues.
fn fill_desk(dir: &Path) -> Outcome<()> {
    let ballast = dir.join("ballast");
    std::fs::write(&ballast, vec![0; 256 * 1024])?;
    let mut player = desk::Player::sit_down(dir)?;
    let mut head = Seq::ROOT;
    loop {
        match player.play(|_, _| Ok(())) {
            Ok(row) => {
                head = row;
                println!("play: ok");
            }
            Err(error) => {
                let code = error.downcast_ref::<DeskError>().map(|error| error.code);
                println!("play: {code:?}");
                if code != Some(Code::Full) {
                    return Err(error);
                }
                break;
            }
        }
    }
    let kept = |dir: &Path| -> Outcome<bool> {
        let mut desk = Desk::open(dir, Environment::real());
        let opened = desk.battles().open_battle(desk::battle().as_str())?;
        Ok(opened.read_only.is_none() && desk::newest(dir)? == head)
    };
    drop(player);
    println!("read: {}", kept(dir)?);
    std::fs::remove_file(&ballast)?;
    println!("reopened: {}", kept(dir)?);
    let mut player = desk::Player::sit_down(dir)?;
    println!(
        "play again: {}",
        player.play(|_, _| Ok(()))?.0 == head.0 + 1
    );
    Ok(())
}
