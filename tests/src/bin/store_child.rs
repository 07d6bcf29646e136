//! A child process for the suites of the store, the library and the desk, which kill it, or run it
//! on a full or read-only disk. The child prints its results, one fact per line.
#![allow(clippy::print_stdout)]

use std::error::Error;
use std::io::Write;
use std::path::Path;

use drumhead_desk::DeskError;
use drumhead_store::{Result, Seq, Store, StoreError};
use drumhead_tests::kills::{Outcome, Writer, desk, library, store};

fn main() -> std::result::Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [task, dir] = arguments.as_slice() else {
        return Err("store_child TASK FOLDER".into());
    };
    let dir = Path::new(dir);
    match task.as_str() {
        "store" => write_for_ever::<store::Clerk>(dir)?,
        "desk" => write_for_ever::<desk::Player>(dir)?,
        "library" => write_for_ever::<library::Keeper>(dir)?,
        "crash" => crash(dir)?,
        "read" => read(dir)?,
        "fill-store" => fill::<store::Clerk>(dir)?,
        "fill-desk" => fill::<desk::Player>(dir)?,
        other => return Err(format!("no such task: {other}").into()),
    }
    Ok(())
}

/// Writes without end, until the child is killed.
fn write_for_ever<W: Writer>(dir: &Path) -> Outcome<()> {
    let mut writer = W::open(dir)?;
    loop {
        writer.write(say)?;
    }
}

/// Prints a line for the killing harness.
fn say(what: &str, number: u32) -> Outcome<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{what} {number}\n").as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Leaves a log that was not checkpointed.
fn crash(dir: &Path) -> std::result::Result<(), Box<dyn Error>> {
    let mut store = Store::open(dir)?;
    store::raise(&mut store)?;
    store::edit(&mut store, Seq::ROOT)?;
    std::process::abort()
}

/// Returns the kind of an error: the name of its variant.
fn kind(error: &StoreError) -> String {
    let text = format!("{error:?}");
    let end = text.find([' ', '(']).unwrap_or(text.len());
    text[..end].to_owned()
}

fn reported<T>(what: &str, result: Result<T>) -> Option<T> {
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

/// Opens a read-only folder, and tries to write to it.
fn read(dir: &Path) -> std::result::Result<(), Box<dyn Error>> {
    reported("open", Store::open(dir));
    let mut store = Store::open_read_only(dir)?;
    let head = store.army(&store::army())?.entry.head;
    println!("head: {head}");
    reported("append", store::edit(&mut store, head));
    Ok(())
}

/// Writes until a write fails, as on a full disk. Returns the number of the last write that
/// succeeded, or 0.
fn write_until_full<W: Writer>(writer: &mut W) -> u32 {
    let mut newest = 0;
    loop {
        match writer.write(|_, _| Ok(())) {
            Ok(written) => {
                newest = written;
                println!("write: ok");
            }
            Err(error) => {
                println!("write: {}", reason(&*error));
                return newest;
            }
        }
    }
}

/// Returns the kind of an error of the store or the desk, and the text of any other error.
fn reason(error: &(dyn Error + 'static)) -> String {
    if let Some(error) = error.downcast_ref::<DeskError>() {
        format!("{:?}", error.code)
    } else if let Some(error) = error.downcast_ref::<StoreError>() {
        kind(error)
    } else {
        error.to_string()
    }
}

/// Fills the disk, frees a part of it and fills that part with the same writer; then closes the
/// writer, frees the rest and continues.
fn fill<W: Writer>(dir: &Path) -> Outcome<()> {
    let ballasts = ["first", "second"].map(|name| dir.join(name));
    for ballast in &ballasts {
        std::fs::write(ballast, vec![0; 128 * 1024])?;
    }
    let [first, second] = &ballasts;
    let mut writer = W::open(dir)?;
    let newest = write_until_full(&mut writer);
    println!("kept: {}", W::has_all(dir, newest)?);
    std::fs::remove_file(first)?;
    let later = write_until_full(&mut writer);
    println!("more: {}", later > newest);
    drop(writer);
    println!("read: {}", W::has_all(dir, later)?);
    std::fs::remove_file(second)?;
    println!("reopened: {}", W::has_all(dir, later)?);
    let again = W::open(dir)?.write(|_, _| Ok(()))?;
    println!("write again: {}", again == later + 1);
    Ok(())
}
