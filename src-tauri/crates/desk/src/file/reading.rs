//! Reads a file from outside, which can contain anything: unknown fields are refused, and an error
//! names its location and line, if they are known.

use std::marker::PhantomData;

use drumhead_rules::catalogue::{Message, message};
use drumhead_shelf::BookId;
use serde::Deserialize;
use serde::de::DeserializeSeed;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::plain;
use crate::words::shortened;
use crate::{Code, DeskError, Result};

/// A kind of file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// The value of `drumhead`, such as `army`.
    pub(crate) marker: &'static str,
    /// The key of the file's name in a sentence: "an army".
    pub(crate) what: &'static str,
    /// The key of the remedy for a bad file.
    pub(crate) remedy: &'static str,
    /// The version that is written, and the newest that is read. Earlier versions are read too.
    pub(crate) version: u32,
    /// The maximum number of bytes that are read.
    pub(crate) largest: usize,
}

/// The text of a file whose head names a known kind and version.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading<'a> {
    kind: Kind,
    /// The file's version.
    pub(crate) version: u32,
    pub(crate) text: &'a str,
}

/// The remedy for a file from a newer version.
pub(crate) const UPDATE: &str = "desk.file.newer_fix";

/// The head of a file, which determines whether the rest can be read.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    drumhead: Option<&'a RawValue>,
    #[serde(borrow)]
    version: Option<&'a RawValue>,
}

impl Kind {
    /// Reads the bytes of a file. A byte-order mark is ignored.
    ///
    /// # Errors
    /// [`Code::BadFile`] for bytes that are not a file of this kind, [`Code::Newer`] for a file of
    /// a later version.
    pub(crate) fn read(self, bytes: &[u8]) -> Result<Reading<'_>> {
        if bytes.len() > self.largest {
            // The rest of the file might not have been read, so the size of the whole file is not
            // known.
            let most = self.largest / 1024 / 1024;
            let problem = message("desk.file.too_large")
                .with("most", most)
                .with("kind", message(format!("desk.file.kind.{}", self.marker)));
            return Err(self.bad("", problem));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let line = line_of(bytes, error.valid_up_to());
            self.bad(
                "",
                message("desk.file.no_text").with("line", line.to_string()),
            )
        })?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let version = self.version;
        let reading = Reading {
            kind: self,
            version,
            text,
        };
        let head: Head<'_> = reading.all()?;
        if head.drumhead.and_then(string).as_deref() != Some(self.marker) {
            let problem = message("desk.file.other_kind").with("what", message(self.what));
            return Err(self.bad("drumhead", problem));
        }
        let version = head
            .version
            .and_then(|raw| serde_json::from_str::<u64>(raw.get()).ok());
        match version.map(|version| (version, u32::try_from(version))) {
            Some((_, Ok(version))) if (1..=self.version).contains(&version) => {
                Ok(Reading { version, ..reading })
            }
            Some((version, _)) if version > u64::from(self.version) => Err(self.newer(version)),
            Some(_) | None => {
                let problem =
                    message("desk.file.no_version").with("version", self.version.to_string());
                Err(self.bad("version", problem))
            }
        }
    }

    fn newer(self, version: u64) -> DeskError {
        let known = self.version;
        DeskError::new(
            Code::Newer,
            message("desk.file.newer")
                .with("version", version.to_string())
                .with("known", known.to_string()),
            message(UPDATE),
        )
    }

    /// Returns the error for a bad file, with its location.
    pub(crate) fn bad(self, place: &str, problem: Message) -> DeskError {
        let unread = if place.is_empty() {
            message("desk.file.unread")
        } else {
            message("desk.file.unread_at").with("place", place)
        };
        let (what, problem) = (message(self.what), problem.map_texts(&shortened));
        DeskError::new(
            Code::BadFile,
            unread.with("what", what).with("problem", problem),
            message(self.remedy),
        )
    }
}

impl<'a> Reading<'a> {
    /// Returns the whole file as a value whose parts are read later.
    ///
    /// # Errors
    /// [`Code::BadFile`] for text of another form.
    pub(crate) fn all<T: Deserialize<'a>>(self) -> Result<T> {
        let mut source = serde_json::Deserializer::from_str(self.text);
        let mut track = serde_path_to_error::Track::new();
        let read = T::deserialize(serde_path_to_error::Deserializer::new(
            &mut source,
            &mut track,
        ));
        let value = read.map_err(|error| {
            self.bad(&shortened(&place_of(track)), parse_problem(&error, Some(0)))
        })?;
        source
            .end()
            .map_err(|error| self.bad("", parse_problem(&error, Some(0))))?;
        Ok(value)
    }

    /// Reads a part of the file.
    ///
    /// # Errors
    /// [`Code::BadFile`] with the location of the error within the part.
    pub(crate) fn part<'b, T: Deserialize<'b>>(self, raw: &'b RawValue, place: &str) -> Result<T> {
        self.part_as(raw.get(), place, PhantomData)
    }

    /// Reads text that might have been converted.
    ///
    /// # Errors
    /// The same errors as [`Reading::part`].
    pub(crate) fn part_of<'b, T: Deserialize<'b>>(self, text: &'b str, place: &str) -> Result<T> {
        self.part_as(text, place, PhantomData)
    }

    /// Reads text with a seed instead of a type.
    ///
    /// # Errors
    /// The same errors as [`Reading::part`].
    pub(crate) fn part_as<'b, S: DeserializeSeed<'b>>(
        self,
        text: &'b str,
        place: &str,
        seed: S,
    ) -> Result<S::Value> {
        let mut source = serde_json::Deserializer::from_str(text);
        let mut track = serde_path_to_error::Track::new();
        let tracked = serde_path_to_error::Deserializer::new(&mut source, &mut track);
        seed.deserialize(tracked).map_err(|error| {
            let place = match place_of(track).as_str() {
                "" => place.to_owned(),
                path if path.starts_with('[') => format!("{place}{path}"),
                path => format!("{place}.{path}"),
            };
            // Lines are counted only for an error: a count for each part would make reading
            // quadratic.
            let start = (text.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize);
            // Converted text is not part of the file and has no line there.
            let start = start.filter(|start| *start < self.text.len());
            let before = start.map(|start| line_of(self.text.as_bytes(), start) - 1);
            self.bad(&shortened(&place), parse_problem(&error, before))
        })
    }

    /// Returns the rulebook that a part of the file names.
    ///
    /// # Errors
    /// [`Code::BadFile`] for an unknown rulebook.
    pub(crate) fn book(self, raw: &RawValue) -> Result<BookId> {
        let book = string(raw).unwrap_or_default();
        BookId::of(&book).ok_or_else(|| {
            let known: Vec<_> = BookId::ALL.iter().map(|book| book.id()).collect();
            let problem = message("desk.file.no_book")
                .with("book", shortened(&format!("{book:?}")))
                .with("known", known.join(", "));
            self.bad("book", problem)
        })
    }

    /// Returns the error for a bad file, with its location.
    pub(crate) fn bad(self, place: &str, problem: Message) -> DeskError {
        let (version, known) = (self.version, self.kind.version);
        let error = self.kind.bad(place, problem);
        if version == known {
            return error;
        }
        let wrote = message("desk.file.wrote").with("version", version);
        error.and(wrote.with("known", known))
    }
}

/// Returns the location of an error; empty if the error concerns the whole text. A last step that
/// the parser could not name is left out.
fn place_of(track: serde_path_to_error::Track) -> String {
    let path = track.path().to_string();
    let place = path.trim_end_matches('?');
    place.strip_suffix('.').unwrap_or(place).to_owned()
}

/// Returns a parser's error, with the line in the whole file. `before` is the number of lines
/// before the parsed text; without it, the error has no line.
fn parse_problem(error: &serde_json::Error, before: Option<usize>) -> Message {
    let text = error.to_string();
    let what = text
        .rsplit_once(" at line ")
        .map_or(text.as_str(), |(what, _)| what);
    let problem = match error.classify() {
        Category::Eof => message("desk.file.ends"),
        Category::Syntax => plain::syntax(what),
        Category::Io | Category::Data => plain::translated(what),
    };
    match before {
        None => problem,
        Some(before) => {
            let line = message("desk.file.line").with("line", before + error.line());
            line.with("problem", problem)
        }
    }
}

/// Returns the error for a value from outside, preceded by the value's place.
pub(crate) fn misread(error: &serde_path_to_error::Error<serde_json::Error>) -> Message {
    let text = error.inner().to_string();
    let what = text
        .rsplit_once(" at line ")
        .map_or(text.as_str(), |(what, _)| what);
    let problem = plain::translated(what);
    match error.path().to_string().as_str() {
        "." => problem,
        path => message("desk.file.at")
            .with("place", shortened(path))
            .with("problem", problem),
    }
}

/// Returns the line number, from 1, of a byte.
fn line_of(text: &[u8], byte: usize) -> usize {
    1 + text.iter().take(byte).filter(|b| **b == b'\n').count()
}

fn string(raw: &RawValue) -> Option<String> {
    serde_json::from_str(raw.get()).ok()
}
