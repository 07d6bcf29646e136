//! How a script stands in its file: JSON, with a line for each event and each line of the
//! log, so that people read it and versions of it can be held beside each other.

use std::fmt::Write as _;

use drumhead_rules::books::{Bare, BattleSetup, BookId, Command, Event};
use drumhead_words::dice::Throw;
use serde::de::{DeserializeSeed, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::super::export::LARGEST_BATTLE;
use super::{Begin, Script, ScriptPlay};
use crate::file::{Kind, Reading};
use crate::{DeskError, Result};

/// The files of scripts.
const KIND: Kind = Kind {
    marker: "script",
    what: "a scripted battle",
    version: 1,
    largest: LARGEST_BATTLE,
};

/// All that stands at the top of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileIn<'a> {
    #[serde(rename = "drumhead")]
    _drumhead: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(borrow)]
    book: &'a RawValue,
    name: String,
    #[serde(default)]
    about: String,
    #[serde(borrow)]
    setup: SetupIn<'a>,
    #[serde(borrow)]
    plays: Vec<PlayIn<'a>>,
    #[serde(default)]
    ends: Vec<String>,
}

/// One of the two ways to begin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupIn<'a> {
    starters: Option<[String; 2]>,
    #[serde(borrow)]
    own: Option<&'a RawValue>,
}

/// A play, its parts not yet read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayIn<'a> {
    #[serde(default)]
    at: String,
    #[serde(borrow)]
    command: &'a RawValue,
    #[serde(default)]
    overruled: Vec<String>,
    dice: Option<Throw>,
    #[serde(default)]
    log: Vec<String>,
    #[serde(default, borrow)]
    events: Vec<&'a RawValue>,
}

macro_rules! of_book {
    ($($seed:ident reads $what:ident by $read:ident;)*) => {$(
        struct $seed(BookId);

        impl<'de> DeserializeSeed<'de> for $seed {
            type Value = $what;

            fn deserialize<D: Deserializer<'de>>(
                self,
                from: D,
            ) -> std::result::Result<$what, D::Error> {
                self.0.$read(from)
            }
        }
    )*};
}

of_book! {
    SetupOf reads BattleSetup by read_setup;
    CommandOf reads Command by read_command;
    EventOf reads Event by read_event;
}

impl Script {
    /// Reads a script from the bytes of a file.
    ///
    /// # Errors
    /// [`BadFile`](crate::Code::BadFile) with the place, [`Newer`](crate::Code::Newer).
    pub fn read(bytes: &[u8]) -> Result<Self> {
        let reading = KIND.take_up(bytes)?;
        let file: FileIn<'_> = reading.all()?;
        let book = reading.book(file.book)?;
        let begin = match (file.setup.starters, file.setup.own) {
            (Some(ids), None) => Begin::Starters(ids),
            (None, Some(own)) => {
                let setup = reading.part_as(own, "setup.own", SetupOf(book))?;
                Begin::Setup(Box::new(setup))
            }
            (Some(_), Some(_)) | (None, None) => {
                let problem = "either the ids of two starters belong here, or a set-up as own";
                return Err(reading.bad("setup", problem));
            }
        };
        let plays = (0..).zip(&file.plays);
        let plays: Result<Vec<_>> = plays.map(|(n, it)| play(reading, book, n, it)).collect();
        Ok(Self {
            book,
            name: file.name,
            about: file.about,
            begin,
            plays: plays?,
            ends: file.ends,
        })
    }

    /// Writes a script as the text of a file: the same text for the same script.
    ///
    /// # Errors
    /// Never in a build whose tests pass.
    pub fn write(&self) -> Result<String> {
        let mut out = String::from("{\n");
        let mut head = |key: &str, value: &str| line(&mut out, 2, key, value, true);
        head("drumhead", &json(KIND.marker)?);
        head("version", &json(&KIND.version)?);
        head("book", &json(self.book.id())?);
        head("name", &json(&self.name)?);
        head("about", &json(&self.about)?);
        let setup = match &self.begin {
            Begin::Starters(ids) => format!("{{ \"starters\": {} }}", json(ids)?),
            Begin::Setup(setup) => format!("{{ \"own\": {} }}", json(&Bare(setup.as_ref()))?),
        };
        head("setup", &setup);
        out.push_str("  \"plays\": [");
        for (n, play) in self.plays.iter().enumerate() {
            out.push_str(if n == 0 { "\n    {\n" } else { ",\n    {\n" });
            line(&mut out, 6, "at", &json(&play.at)?, true);
            line(&mut out, 6, "command", &json(&Bare(&play.command))?, true);
            if !play.overruled.is_empty() {
                line(&mut out, 6, "overruled", &json(&play.overruled)?, true);
            }
            if let Some(dice) = &play.dice {
                line(&mut out, 6, "dice", &json(dice)?, true);
            }
            let said: Result<Vec<_>> = play.log.iter().map(json).collect();
            let more = !play.events.is_empty();
            list(&mut out, 6, "log", &said?, more);
            if more {
                let happened = play.events.iter().map(|event| json(&Bare(event)));
                let happened: Result<Vec<_>> = happened.collect();
                list(&mut out, 6, "events", &happened?, false);
            }
            out.push_str("    }");
        }
        out.push_str("\n  ],\n");
        let ends: Result<Vec<_>> = self.ends.iter().map(json).collect();
        list(&mut out, 2, "ends", &ends?, false);
        out.push_str("}\n");
        Ok(out)
    }
}

/// One play.
fn play(reading: Reading<'_>, book: BookId, n: usize, it: &PlayIn<'_>) -> Result<ScriptPlay> {
    let place = format!("plays[{n}]");
    let event = |(m, raw): (usize, &&RawValue)| {
        reading.part_as(raw, &format!("{place}.events[{m}]"), EventOf(book))
    };
    let events: Result<Vec<_>> = it.events.iter().enumerate().map(event).collect();
    Ok(ScriptPlay {
        at: it.at.clone(),
        command: reading.part_as(it.command, &format!("{place}.command"), CommandOf(book))?,
        overruled: it.overruled.clone(),
        dice: it.dice.clone(),
        log: it.log.clone(),
        events: events?,
    })
}

fn json<T: Serialize + ?Sized>(value: &T) -> Result<String> {
    serde_json::to_string(value).map_err(DeskError::internal)
}

/// A key and its value on a line.
fn line(out: &mut String, indent: usize, key: &str, value: &str, more: bool) {
    let comma = if more { "," } else { "" };
    // Writing into a string does not fail.
    let _ = writeln!(out, "{:indent$}\"{key}\": {value}{comma}", "");
}

/// A key, and under it a line for each value.
fn list(out: &mut String, indent: usize, key: &str, values: &[String], more: bool) {
    if values.is_empty() {
        return line(out, indent, key, "[]", more);
    }
    let (inner, outer) = (" ".repeat(indent + 2), " ".repeat(indent));
    let values = values.join(&format!(",\n{inner}"));
    line(
        out,
        indent,
        key,
        &format!("[\n{inner}{values}\n{outer}]"),
        more,
    );
}
