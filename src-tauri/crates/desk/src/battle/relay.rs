//! A move as text, for two players in different places who each have the battle: log lines for the
//! players, and a line for the other desk.
//!
//! ```text
//! Turn 3, Units: Activate units: 4 Rupert's horse moved from H1 to H3.
//! [drumhead move 2 eyJvbiI6IjA4…]
//! ```
//!
//! The line contains the row of the move as it is stored, the notes before it, the name of the row
//! that they follow, and the name of the move. The move is carried out only on that row, and only
//! if this program gets the same result. Both libraries then have the same rows under the same
//! names. Notes that the receiver wrote meanwhile are written again after the move.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use chrono::DateTime;
use drumhead_rules::catalogue::{Message, message};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, BookId};
use drumhead_store::{BattleId, Entry, Json, Kind, Row, RowName, Seq};
use drumhead_vocabulary::dice::Given;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::export::Wrote;
use super::rows::Order;
use super::session::place;
use super::summary::Summary;
use super::{BattleSession, Battles, LogRow, OpenedBattle, session};
use crate::file::misread;
use crate::words::verbatim;
use crate::{Code, DeskError, Result, earlier};

/// The beginning of the line for the other desk; the version of the line follows.
const LEAD: &str = "[drumhead move ";
/// The version of the line.
const VERSION: u32 = 2;
/// The beginning of a line of version 1; the version of the rulebook's commands follows.
const FIRST: &str = "[drumhead ";
/// The maximum length of text that is searched for a move, in bytes.
const LONGEST: usize = 1_000_000;
/// The maximum length of a label or a note in a move, in characters.
const LONGEST_WORDS: usize = 20_000;

/// Consecutive rows, with the name of the row before the first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Relayed {
    /// The name of the row before these rows.
    on: String,
    /// The name of the last row, which is the move; the others are notes.
    name: String,
    rows: Vec<RelayedRow>,
}

/// A row as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RelayedRow {
    kind: Wrote,
    label: String,
    at: String,
    version: u32,
    digest: String,
    summary: Box<RawValue>,
    dice: Box<RawValue>,
    command: Box<RawValue>,
    events: Box<RawValue>,
}

impl RelayedRow {
    fn of(entry: &Entry) -> Result<Self> {
        let raw = |json: &Json| {
            let text = json.as_str().to_owned();
            RawValue::from_string(text).map_err(|error| damaged(verbatim(error)))
        };
        Ok(Self {
            kind: entry.kind.into(),
            label: entry.label.clone(),
            at: entry.at.clone(),
            version: entry.version,
            digest: entry.digest.clone(),
            summary: raw(&entry.summary)?,
            dice: raw(&entry.dice)?,
            command: raw(&entry.command)?,
            events: raw(&entry.events)?,
        })
    }

    /// Returns the row to store, if a player's desk could have written it.
    fn entry(&self) -> Result<Entry> {
        let json = |raw: &RawValue| Ok::<_, DeskError>(Json::new(raw.get())?);
        let entry = Entry {
            kind: self.kind.into(),
            label: self.label.clone(),
            command: json(&self.command)?,
            dice: json(&self.dice)?,
            events: json(&self.events)?,
            version: self.version,
            digest: self.digest.clone(),
            summary: json(&self.summary)?,
            at: self.at.clone(),
        };
        if DateTime::parse_from_rfc3339(&entry.at).is_err() {
            return Err(unread(message("desk.import.no_time")));
        }
        if entry.label.chars().nth(LONGEST_WORDS).is_some() {
            let longest = LONGEST_WORDS.to_string();
            return Err(unread(
                message("desk.file.too_long").with("longest", longest),
            ));
        }
        let summary: serde_json::Result<Summary> = entry.summary.read();
        summary.map_err(|error| unread(verbatim(error)))?;
        Ok(entry)
    }
}

impl Battles<'_> {
    /// Returns the move in this row of the log, as text that another desk can carry out.
    ///
    /// # Errors
    /// [`NotFound`](crate::Code::NotFound) for the set-up and for a row that is not on the present
    /// branch, [`Refused`](crate::Code::Refused) for a note, [`Damaged`](crate::Code::Damaged) for
    /// a journal that cannot be followed, and read errors.
    pub fn move_text(&self, id: &str, row: u32) -> Result<String> {
        let store = self.data.store()?;
        let id = BattleId::new(id);
        let stored = store.battle(&id)?;
        let rows = store.rows(&id)?;
        let found = rows
            .iter()
            .position(|each| each.seq == Seq(row))
            .filter(|place| *place > 0);
        let Some((before, [moved, ..])) = found.map(|place| rows.split_at(place)) else {
            return Err(DeskError::not_found(
                message("desk.move.no_row").with("row", row.to_string()),
                message("desk.move.no_row_fix"),
            ));
        };
        if moved.entry.kind == Kind::Note {
            return Err(refused("desk.move.note", "desk.move.note_fix"));
        }
        let mut battle = BattleSession::begun(&stored)?.speaking(self.data.language);
        for row in before.iter().skip(1) {
            if row.entry.kind == Kind::Command {
                let order = Order::read(battle.book(), row).map_err(damaged)?;
                battle = after(&battle, &order).map_err(damaged)?;
            }
        }
        let order = Order::read(battle.book(), moved).map_err(damaged)?;
        let lines = battle.narrate(&order.events);
        let texts: Vec<_> = lines
            .into_iter()
            .flat_map(|line| std::iter::once(line.text).chain(line.details))
            .collect();
        let notes = before
            .iter()
            .rev()
            .take_while(|row| row.entry.kind == Kind::Note)
            .count();
        let (_, notes) = before.split_at(before.len() - notes);
        let sent = notes.iter().chain([moved]);
        let on = notes.first().unwrap_or(moved).parent.unwrap_or(Seq::ROOT);
        let relayed = Relayed {
            on: store.row_name(&id, on)?.to_string(),
            name: store.row_name(&id, moved.seq)?.to_string(),
            rows: sent
                .map(|row| RelayedRow::of(&row.entry))
                .collect::<Result<_>>()?,
        };
        let line = serde_json::to_vec(&relayed).map_err(DeskError::internal)?;
        let (place, texts) = (place(&battle), texts.join("\n"));
        let line = BASE64.encode(line);
        Ok(format!("{place}: {texts}\n{LEAD}{VERSION} {line}]\n"))
    }

    /// Carries out a move received as text, on the battle at this head.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) for text without a move, [`Newer`](crate::Code::Newer) for
    /// a move from a newer version. [`Refused`](crate::Code::Refused) if the battle is not in the
    /// state in which the move was made, if the move has already been made, or if its result
    /// differs in this program. [`StaleHead`](crate::Code::StaleHead),
    /// [`NotFound`](crate::Code::NotFound), [`ReadOnly`](crate::Code::ReadOnly) for a read-only
    /// battle, and write errors. After an error, nothing has changed.
    pub fn apply_move(&mut self, id: &str, head: u32, text: &str) -> Result<OpenedBattle> {
        let relayed = read(text)?;
        self.session(id)?.writable()?;
        let battle = BattleId::new(id);
        let names = self.data.store()?.row_names(&battle)?;
        let session = self.session(id)?;
        let named = |row: &LogRow| names.get(&Seq(row.row)).map(ToString::to_string);
        let is_made = |row: &LogRow| named(row).as_ref() == Some(&relayed.name);
        if session.log().iter().any(is_made) {
            return Err(refused("desk.move.made", "desk.move.made_fix"));
        }
        let Some((on, own)) = follows(session.log(), &names, &relayed.on) else {
            let elsewhere = message("desk.move.elsewhere").with("place", place(&session.battle));
            let remedy = message("desk.move.elsewhere_fix");
            return Err(DeskError::new(Code::Refused, elsewhere, remedy));
        };
        let name_of = |row: Seq| names.get(&row).copied();
        let Replayed {
            mut entries,
            names: sent,
            after,
        } = replayed(&relayed, &session.battle, name_of(on))?;
        // The move's notes that this journal already has.
        let shared = own
            .iter()
            .zip(&sent)
            .take_while(|(row, name)| name_of(**row).as_ref() == Some(*name));
        let (shared, own) = own.split_at(shared.count());
        let mut branch = entries.split_off(shared.len());
        let on = shared.last().copied().unwrap_or(on);
        let here = names.iter().find(|(_, name)| Some(*name) == sent.last());
        if let (Some((row, _)), []) = (here, own) {
            // The move was undone here: its row is on a branch left behind.
            return self.go_to_play(id, head, row.0);
        }
        for row in own {
            let entry = self.data.store()?.row(&battle, *row)?.entry;
            let words: String = entry.command.read().map_err(DeskError::internal)?;
            branch.push(session::note(&after, &words, entry.at)?);
        }
        let now = self.data.environment.now();
        let store = self.data.store_mut()?;
        let appended = store.append_branch(&battle, Seq(head), on, &branch, &now);
        self.unless_overtaken(id, head, appended)?;
        self.open_battle(id)
    }
}

/// Returns the row of this name, and the notes after it; `None` if there is no such row, or if a
/// row other than a note follows it.
fn follows(log: &[LogRow], names: &BTreeMap<Seq, RowName>, on: &str) -> Option<(Seq, Vec<Seq>)> {
    let is_on = |row: &LogRow| {
        let name = names.get(&Seq(row.row));
        name.is_some_and(|name| name.to_string() == on)
    };
    let place = log.iter().rposition(is_on)?;
    let (before, notes) = log.split_at(place + 1);
    let row = Seq(before.last()?.row);
    let all = notes.iter().all(|row| row.note);
    all.then(|| (row, notes.iter().map(|row| Seq(row.row)).collect()))
}

/// The rows of a received move with their names, and the battle after them.
struct Replayed {
    entries: Vec<Entry>,
    names: Vec<RowName>,
    after: Battle,
}

/// Returns the rows of a move, the first of which follows the row named `on`, and the battle after
/// them. Fails if this program gets a different result.
fn replayed(relayed: &Relayed, battle: &Battle, on: Option<RowName>) -> Result<Replayed> {
    let entries = relayed
        .rows
        .iter()
        .map(RelayedRow::entry)
        .collect::<Result<Vec<Entry>>>()?;
    let mut names: Vec<RowName> = Vec::with_capacity(entries.len());
    for entry in &entries {
        let before = names.last().copied().or(on);
        names.extend(drumhead_store::name_upon(
            before,
            std::slice::from_ref(entry),
        )?);
    }
    if names.last().map(ToString::to_string).as_ref() != Some(&relayed.name) {
        return Err(unread(message("desk.import.row_changed")));
    }
    let Some((moved, notes)) = entries.split_last() else {
        return Err(bad(message("desk.move.none")));
    };
    let note = |entry: &Entry| {
        let words = entry.command.read::<String>();
        entry.kind == Kind::Note && words.is_ok_and(|it| it.chars().nth(LONGEST_WORDS).is_none())
    };
    if moved.kind != Kind::Command || !notes.iter().all(note) {
        return Err(bad(message("desk.move.none")));
    }
    let after = carried_out(battle, moved)?;
    Ok(Replayed {
        entries,
        names,
        after,
    })
}

/// Returns the battle after a move, if carrying it out now has the result that its row stores.
fn carried_out(battle: &Battle, moved: &Entry) -> Result<Battle> {
    let book = battle.book();
    if let Some(why) = earlier::newer(moved.version, book.version()) {
        let why = message("desk.move.unread").with("why", why);
        return Err(DeskError::new(Code::Newer, why, message(OTHERWISE)));
    }
    let row = Row {
        seq: Seq::ROOT,
        parent: None,
        entry: moved.clone(),
    };
    let order = Order::read(book, &row).map_err(|why| wrote(why, book, moved))?;
    let next = after(battle, &order).map_err(unread)?;
    let mut dice = Given(order.thrown.as_ref().map(|thrown| thrown.throw.clone()));
    let (command, overruled) = (&order.ordered.command, &order.ordered.overruled);
    let events = battle
        .decide(command, overruled, &mut dice)
        .map_err(|why| {
            let why = verbatim(session::in_one_line(&why));
            DeskError::new(Code::Refused, why, message(OTHERWISE))
        })?;
    let decided = after(battle, &Order { events, ..order }).map_err(unread)?;
    let digest = session::digest(&decided)?;
    let same = digest == session::digest(&next)?;
    if !same || moved.version >= book.states() && digest != moved.digest {
        return Err(refused("desk.move.otherwise", OTHERWISE));
    }
    Ok(decided)
}

/// Returns the battle after the events of an order.
fn after(battle: &Battle, order: &Order) -> Result<Battle, Message> {
    let mut after = battle.clone();
    for event in &order.events {
        after.fold(event).map_err(|error| error.message())?;
    }
    Ok(after)
}

/// The remedy if two programs disagree.
const OTHERWISE: &str = "desk.move.otherwise_fix";

/// Finds the move in the text, wherever its line is and however it was wrapped.
fn read(text: &str) -> Result<Relayed> {
    if text.len() > LONGEST {
        return Err(bad(message("desk.move.too_long")));
    }
    let Some((version, line)) = line(text, LEAD) else {
        let first = line(text, FIRST);
        return Err(first.map_or_else(
            || bad(message("desk.move.none")),
            |(version, _)| of_version(version),
        ));
    };
    if let Some(why) = earlier::newer(version, VERSION) {
        let why = message("desk.move.unread").with("why", why);
        return Err(DeskError::new(Code::Newer, why, message(OTHERWISE)));
    }
    let line: String = line.split_whitespace().collect();
    let json = BASE64.decode(line).map_err(|it| unread(verbatim(it)))?;
    let mut json = serde_json::Deserializer::from_slice(&json);
    let read = serde_path_to_error::deserialize(&mut json);
    read.map_err(|error| unread(misread(&error)))
}

/// Finds the line that begins with `lead`, and returns its version and the rest of the line.
fn line<'a>(text: &'a str, lead: &str) -> Option<(u32, &'a str)> {
    let (_, rest) = text.split_once(lead)?;
    let (line, _) = rest.split_once(']')?;
    let (version, line) = line.split_once(char::is_whitespace)?;
    Some((version.parse().ok()?, line))
}

/// Returns the error for a move that an earlier program wrote.
fn of_version(version: u32) -> DeskError {
    let earlier = message("desk.move.earlier").with("version", version.to_string());
    DeskError::new(Code::Refused, earlier, message(OTHERWISE))
}

/// Returns the error for a row that cannot be read. If another version wrote the row, the error
/// names that version.
fn wrote(why: Message, book: BookId, moved: &Entry) -> DeskError {
    let why = match moved.version == book.version() {
        true => why,
        false => message("desk.move.wrote")
            .with("error", why)
            .with("version", moved.version.to_string()),
    };
    unread(why)
}

fn bad(why: Message) -> DeskError {
    DeskError::new(Code::BadFile, why, message("desk.move.bad_fix"))
}

fn unread(why: Message) -> DeskError {
    bad(message("desk.move.unread").with("why", why))
}

fn refused(why: &'static str, remedy: &'static str) -> DeskError {
    DeskError::new(Code::Refused, message(why), message(remedy))
}

fn damaged(why: Message) -> DeskError {
    DeskError::new(
        Code::Damaged,
        message("desk.move.journal").with("why", why),
        message("desk.battle.export_fix"),
    )
}
