//! Imports a battle from a file. The file can contain anything: it is read into its own types,
//! every row is folded on its parent and checked against its digest, and only a battle that passes
//! is saved, in one transaction.

use std::collections::BTreeMap;

use chrono::DateTime;
use drumhead_rules::catalogue::message;
use drumhead_rules::play::{Game as _, bad_throw};
use drumhead_shelf::{Battle, BattleSetup, BookError, BookId, Event};
use drumhead_store::{BattleId, Entry, Heading, Json, Kind, Row, Seq, StoreError, WholeBattle};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use super::export::{self, Filed, KIND, Wrote};
use super::scene::Scene;
use super::summary::Summary;
use super::{Battles, OpenedBattle, Ordered, session};
use crate::dice::Thrown;
use crate::file::{Reading, UPDATE};
use crate::stored::json_problem;
use crate::{Code, DeskError, Result, earlier};

/// The longest name, label or note that is imported, in characters.
const LONGEST: usize = 20_000;

/// The fields at the top of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileIn<'a> {
    #[serde(rename = "drumhead")]
    _drumhead: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(borrow)]
    engine: &'a RawValue,
    #[serde(borrow)]
    book: &'a RawValue,
    name: String,
    filed: Filed,
    created_at: String,
    updated_at: String,
    head: u32,
    tip: u32,
    #[serde(borrow)]
    rows: Vec<RowIn<'a>>,
}

/// A row of the journal whose command, dice and events have not been read yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RowIn<'a> {
    row: u32,
    on: Option<u32>,
    /// `None` in a file of version 1.
    name: Option<String>,
    kind: Wrote,
    label: String,
    at: String,
    version: u32,
    digest: String,
    #[serde(borrow)]
    summary: &'a RawValue,
    #[serde(borrow)]
    dice: &'a RawValue,
    #[serde(borrow)]
    command: &'a RawValue,
    #[serde(borrow)]
    events: &'a RawValue,
}

impl Battles<'_> {
    /// Imports a battle from the bytes of a file, and opens it. The battle gets a new id, so
    /// importing a battle that is already in the library makes a second copy. A scene is played.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the location of the error,
    /// [`Newer`](crate::Code::Newer), and write errors. For a scene: the errors of
    /// [`import_scene`](Self::import_scene). After an error, nothing has changed.
    pub fn import_battle(&mut self, file: &[u8]) -> Result<OpenedBattle> {
        if Scene::is_one(file) {
            return self.import_scene(&Scene::read(file)?);
        }
        let id = BattleId::new(self.data.environment.id().as_str());
        let battle = read(file, id.clone())?;
        let stored = self.data.store_mut()?.take_in_battle(&battle);
        if let Err(StoreError::BadJson { problem, .. }) = &stored {
            return Err(KIND.bad("rows", json_problem(problem)));
        }
        stored?;
        self.open_battle(id.as_str())
    }
}

/// Reads a battle from the bytes of a file.
fn read(file: &[u8], id: BattleId) -> Result<WholeBattle> {
    let reading = KIND.read(file)?;
    let file: FileIn<'_> = reading.all()?;
    let book = reading.book(file.book)?;
    for (place, time) in [
        ("created_at", &file.created_at),
        ("updated_at", &file.updated_at),
    ] {
        moment(reading, place, time)?;
    }
    short(reading, "name", &file.name)?;
    let rows = rows(reading, book, &file.rows).map_err(|error| wrote(error, &file, book))?;
    let names = file.rows.iter().map(|row| row.name.clone()).collect();
    let engine = engine(&file);
    let battle = WholeBattle {
        id,
        heading: Heading {
            book: book.id().to_owned(),
            name: file.name,
            status: file.filed.into(),
            created_at: file.created_at,
            updated_at: file.updated_at,
            archived_at: None,
        },
        head: Seq(file.head),
        tip: Seq(file.tip),
        rows,
    };
    check_names(reading, &battle, engine, names)?;
    Ok(battle)
}

/// Checks that no row was changed since the export: its contents must match its name. The check
/// covers only files laid out as this program writes them: if another program has changed the
/// spaces or the order of the fields, the names differ although no row was changed.
fn check_names(
    reading: Reading<'_>,
    battle: &WholeBattle,
    engine: String,
    names: Option<Vec<String>>,
) -> Result<()> {
    let Some(names) = names else {
        return Ok(());
    };
    let own = drumhead_store::row_names(&battle.rows)?;
    let mut pairs = own.iter().zip(&names);
    let changed = pairs.position(|(own, name)| own.to_string() != *name);
    match changed {
        Some(row) if export::text(battle.clone(), engine, names)? == reading.text => {
            let place = format!("rows[{row}].name");
            Err(reading.bad(&place, message("desk.import.row_changed")))
        }
        Some(_) | None => Ok(()),
    }
}

/// Returns the version of the program that wrote a file.
fn engine(file: &FileIn<'_>) -> String {
    serde_json::from_str(file.engine.get()).unwrap_or_default()
}

/// Returns the error for a file that cannot be read. If a row is of an earlier version, the error
/// names that version and the program that wrote the file.
fn wrote(mut error: DeskError, file: &FileIn<'_>, book: BookId) -> DeskError {
    let (oldest, now) = (
        file.rows.iter().map(|row| row.version).min(),
        book.version(),
    );
    if let Some(oldest) = oldest.filter(|oldest| *oldest < now && error.code == Code::BadFile) {
        let engine: String = engine(file).chars().take(40).collect();
        let wrote = message("desk.import.wrote").with("engine", engine);
        error = error.and(wrote.with("oldest", oldest).with("now", now));
    }
    error
}

/// Returns the rows, each folded on the state of its parent.
fn rows(reading: Reading<'_>, book: BookId, rows: &[RowIn<'_>]) -> Result<Vec<Row>> {
    // The state after a row is stored until the last row that follows it directly has been read.
    let mut hanging: BTreeMap<u32, u32> = BTreeMap::new();
    for on in rows.iter().filter_map(|row| row.on) {
        *hanging.entry(on).or_default() += 1;
    }
    let mut states: BTreeMap<u32, Battle> = BTreeMap::new();
    let mut read = Vec::with_capacity(rows.len());
    for (number, row) in (0_u32..).zip(rows) {
        let place = |field: &str| format!("rows[{number}].{field}");
        if row.row != number {
            return Err(reading.bad(&place("row"), message("desk.import.numbered")));
        }
        moment(reading, &place("at"), &row.at)?;
        short(reading, &place("label"), &row.label)?;
        let _: Summary = reading.part(row.summary, &place("summary"))?;
        if let Some(why) = earlier::newer(row.version, book.version()) {
            let why = message("desk.import.newer")
                .with("place", place("version"))
                .with("why", why);
            return Err(DeskError::new(Code::Newer, why, message(UPDATE)));
        }
        if row.version == 0 {
            let problem =
                message("desk.file.no_version").with("version", book.version().to_string());
            return Err(reading.bad(&place("version"), problem));
        }
        let state = match row.on {
            None if number == 0 => begun(reading, book, row)?,
            Some(on) if on < number => {
                let state = states.get(&on).cloned();
                let left = hanging.get_mut(&on);
                if let Some(left) = left {
                    *left = left.saturating_sub(1);
                    if *left == 0 {
                        states.remove(&on);
                    }
                }
                let missing = || reading.bad(&place("on"), message("desk.import.no_row"));
                followed(reading, &place, row, state.ok_or_else(missing)?)?
            }
            None | Some(_) => {
                return Err(reading.bad(&place("on"), message("desk.import.hangs")));
            }
        };
        let comparable = row.version >= state.book().states();
        if comparable && session::digest(&state)? != row.digest {
            let problem = message("desk.import.other_state");
            return Err(reading.bad(&place("digest"), problem));
        }
        if hanging.contains_key(&number) {
            states.insert(number, state);
        }
        read.push(row_of(row)?);
    }
    if read.is_empty() {
        return Err(reading.bad("rows", message("desk.import.no_setup")));
    }
    Ok(read)
}

/// Returns the battle at its beginning.
fn begun(reading: Reading<'_>, book: BookId, row: &RowIn<'_>) -> Result<Battle> {
    let place = "rows[0].command";
    if row.kind != Wrote::Command {
        return Err(reading.bad("rows[0].kind", message("desk.import.row_0")));
    }
    let setup = earlier::setup(book, row.version, row.command.get());
    let setup: BattleSetup = reading.part_of(&setup, place)?;
    if setup.book() != book {
        return Err(reading.bad(&format!("{place}.book"), message("desk.import.other_book")));
    }
    Battle::new(setup).map_err(|error| match error {
        BookError::Unsound { place: at, problem } => {
            reading.bad(&format!("{place}.setup.{at}"), problem)
        }
        BookError::Refused(_) | BookError::OtherBook(_) | BookError::Tables(_) => {
            reading.bad(place, error.message())
        }
    })
}

/// Returns the battle after a row.
fn followed(
    reading: Reading<'_>,
    place: &impl Fn(&str) -> String,
    row: &RowIn<'_>,
    mut state: Battle,
) -> Result<Battle> {
    if row.kind == Wrote::Note {
        let note: String = reading.part(row.command, &place("command"))?;
        short(reading, &place("command"), &note)?;
        let _: Vec<IgnoredAny> = reading.part(row.dice, &place("dice"))?;
        let _: Vec<IgnoredAny> = reading.part(row.events, &place("events"))?;
        return Ok(state);
    }
    let (command, events) = (row.command.get(), row.events.get());
    let (command, events) = earlier::row(state.book(), row.version, command, events);
    let _: Ordered = reading.part_of(&command, &place("command"))?;
    let thrown: Option<Thrown> = reading.part(row.dice, &place("dice"))?;
    if let Some(thrown) = thrown {
        let fits = thrown.pool.read(&thrown.throw);
        fits.map_err(|error| reading.bad(&place("dice"), bad_throw(&error)))?;
    }
    let events: Vec<Event> = reading.part_of(&events, &place("events"))?;
    for (n, event) in events.iter().enumerate() {
        let folded = state.fold(event);
        let place = || place(&format!("events[{n}]"));
        folded.map_err(|error| reading.bad(&place(), error.message()))?;
    }
    Ok(state)
}

/// Returns the row as it is stored.
fn row_of(row: &RowIn<'_>) -> Result<Row> {
    let json = |raw: &RawValue| Ok::<_, DeskError>(Json::new(raw.get())?);
    Ok(Row {
        seq: Seq(row.row),
        parent: row.on.map(Seq),
        entry: Entry {
            kind: Kind::from(row.kind),
            label: row.label.clone(),
            command: json(row.command)?,
            dice: json(row.dice)?,
            events: json(row.events)?,
            version: row.version,
            digest: row.digest.clone(),
            summary: json(row.summary)?,
            at: row.at.clone(),
        },
    })
}

/// Checks that a string is a valid time.
fn moment(reading: Reading<'_>, place: &str, time: &str) -> Result<()> {
    match DateTime::parse_from_rfc3339(time) {
        Ok(_) => Ok(()),
        Err(_) => Err(reading.bad(place, message("desk.import.no_time"))),
    }
}

/// Checks that text is short enough to have been written by a player.
fn short(reading: Reading<'_>, place: &str, words: &str) -> Result<()> {
    if words.chars().nth(LONGEST).is_none() {
        Ok(())
    } else {
        Err(reading.bad(
            place,
            message("desk.file.too_long").with("longest", LONGEST.to_string()),
        ))
    }
}
