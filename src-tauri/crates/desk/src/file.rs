//! The format in which armies travel:
//! `{ "drumhead": "army", "version": 1, "book": "fornovo", "army": { … } }`.
//!
//! A file from outside may be anything. It is read into its own types and
//! nothing else, what is not known in it is refused, and every error names the
//! place: `army.units[3].groups[0].count`. The published schema is
//! `data/schema/army.schema.json`.

use drumhead_rules::books::{Army, BookError, BookId, Draft};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::value::RawValue;

use crate::{Code, DeskError, Result, drafts};

mod plain;

/// The version of the format that this program writes, and the newest it reads.
pub const VERSION: u32 = 1;

/// The largest file that is read, in bytes. The largest army that can be held
/// is a fraction of it.
pub const LARGEST: usize = 8 * 1024 * 1024;

/// The marker of an army's file.
const MARKER: &str = "army";

/// Where the army stands in its file.
const ARMY: &str = "army";

/// An army's file, as it is written and as its schema is published.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(title = "An army of Drumhead"))]
pub struct ArmyFile {
    /// Always `army`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "army")))]
    drumhead: &'static str,
    /// The version of the format.
    #[cfg_attr(feature = "schema", schemars(extend("const" = VERSION)))]
    version: u32,
    /// The book and the army.
    #[serde(flatten)]
    army: Army,
}

/// Writes an army: readable, and the same text for the same army.
///
/// # Errors
/// Never in a build whose tests pass.
pub fn write(draft: &Draft) -> Result<String> {
    let file = ArmyFile {
        drumhead: MARKER,
        version: VERSION,
        army: draft.army(),
    };
    let mut text = serde_json::to_string_pretty(&file).map_err(DeskError::internal)?;
    text.push('\n');
    Ok(text)
}

/// Reads an army from the bytes of a file. A byte-order mark is passed over.
///
/// # Errors
/// [`Code::BadFile`] with the place, [`Code::Newer`] for a file of a later
/// version.
pub fn read(bytes: &[u8]) -> Result<Draft> {
    if bytes.len() > LARGEST {
        // Whoever reads a file stops there: how much more there is, is not known.
        let most = LARGEST / 1024 / 1024;
        return Err(bad(
            "",
            format!("it is larger than {most} MB, which no army needs"),
        ));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = line_of(bytes, error.valid_up_to());
        bad("", format!("line {line} is not text in UTF-8"))
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);

    // First only what says whether the rest can be understood.
    let head: Head<'_> = parse(text)?;
    let marker = head.drumhead.and_then(string);
    if marker.as_deref() != Some(MARKER) {
        return Err(bad(
            "drumhead",
            "the file does not say that it holds an army",
        ));
    }
    let version = head
        .version
        .and_then(|raw| serde_json::from_str::<u64>(raw.get()).ok());
    match version {
        Some(version) if version == u64::from(VERSION) => {}
        Some(version) if version > u64::from(VERSION) => return Err(newer(version)),
        Some(_) | None => {
            return Err(bad(
                "version",
                format!("there is no such version; this is {VERSION}"),
            ));
        }
    }
    let envelope: Envelope<'_> = parse(text)?;
    let book = string(envelope.book).unwrap_or_default();
    let Some(book) = BookId::of(&book) else {
        let known: Vec<_> = BookId::ALL.iter().map(|book| book.id()).collect();
        let problem = format!(
            "there is no book {}; there are: {}",
            shortened(&format!("{book:?}")),
            known.join(", ")
        );
        return Err(bad("book", problem));
    };
    let army = army(text, envelope.army, book)?;
    drafts::draft(army).map_err(|error| match error {
        BookError::Unsound { place, problem } => bad(&format!("{ARMY}.{place}"), problem),
        BookError::Refused(_) | BookError::OtherBook(_) | BookError::Tables(_) => error.into(),
    })
}

/// What says whether the rest of a file can be understood.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    drumhead: Option<&'a RawValue>,
    #[serde(borrow)]
    version: Option<&'a RawValue>,
}

/// All that stands at the top of a file of this version.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<'a> {
    #[serde(rename = "drumhead")]
    _drumhead: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(borrow)]
    book: &'a RawValue,
    #[serde(borrow)]
    army: &'a RawValue,
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| bad("", told(&error, 0)))
}

/// The army itself, which stands somewhere in the text.
fn army(text: &str, raw: &RawValue, book: BookId) -> Result<Army> {
    let raw = raw.get();
    if !raw.starts_with('{') {
        // A list of the fields' values would pass for the fields.
        return Err(bad(ARMY, "an army is an object with fields"));
    }
    let start = (raw.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let before = line_of(text.as_bytes(), start) - 1;
    let mut source = serde_json::Deserializer::from_str(raw);
    let mut track = serde_path_to_error::Track::new();
    let read = book.read_army(serde_path_to_error::Deserializer::new(
        &mut source,
        &mut track,
    ));
    read.map_err(|error| {
        let place = match track.path().to_string().as_str() {
            "." => ARMY.to_owned(),
            path if path.starts_with('[') => format!("{ARMY}{path}"),
            path => format!("{ARMY}.{path}"),
        };
        bad(&shortened(&place), told(&error, before))
    })
}

/// What a parser says, with the line in the whole file.
fn told(error: &serde_json::Error, before: usize) -> String {
    let message = error.to_string();
    let what = message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(what, _)| what);
    let line = before + error.line();
    match error.classify() {
        Category::Eof => format!("line {line}: the file ends in the middle"),
        Category::Io | Category::Syntax | Category::Data => {
            format!("line {line}: {}", shortened(&plain::told(what)))
        }
    }
}

/// The number of the line, from 1, on which a byte stands.
fn line_of(text: &[u8], byte: usize) -> usize {
    1 + text.iter().take(byte).filter(|b| **b == b'\n').count()
}

/// The text, cut where it is too long for a message: a hostile file may have
/// put a megabyte there.
fn shortened(text: &str) -> String {
    const MOST: usize = 300;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn string(raw: &RawValue) -> Option<String> {
    serde_json::from_str(raw.get()).ok()
}

fn newer(version: u64) -> DeskError {
    DeskError::new(
        Code::Newer,
        format!(
            "the file was written by a newer Drumhead (file version {version}, this program \
             knows {VERSION})"
        ),
        "Nothing was changed. Open it with the newer Drumhead, and export it from there.",
    )
}

fn bad(place: &str, problem: impl std::fmt::Display) -> DeskError {
    let problem = shortened(&problem.to_string());
    let message = if place.is_empty() {
        format!("the file cannot be read as an army: {problem}")
    } else {
        format!("the file cannot be read as an army: {place}: {problem}")
    };
    DeskError::new(
        Code::BadFile,
        message,
        "Nothing was changed. Mend the file at that place, or export the army again.",
    )
}
