//! The file format of armies: `{ "drumhead": "army", "version": 3, "book": "fornovo", "army": { …
//! } }`.
//!
//! A file from outside can contain anything. It is read only into its own types, unknown fields
//! are refused, and an error in a field names its location: `army.units[3].groups[0].count`. The
//! published schema is `data/schema/army.schema.json`.

use drumhead_rules::catalogue::message;
use drumhead_shelf::{Army, BookError, BookId, Draft};
use serde::de::{DeserializeSeed, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::drafts::TableCache;
use crate::{DeskError, Result, earlier};

mod plain;
mod reading;

pub(crate) use reading::{Kind, Reading, UPDATE, misread};

/// The version of the format that this program writes, and the newest that it reads. The version
/// increases when the form of a rulebook's armies changes; the rulebook's crate converts earlier
/// versions.
pub const VERSION: u32 = earlier::ARMY;

/// The largest file that is read, in bytes: many times the size of the largest army.
pub const LARGEST: usize = 8 * 1024 * 1024;

/// The marker in an army's file.
const MARKER: &str = "army";

/// The kind of file that contains an army.
const KIND: Kind = Kind {
    marker: MARKER,
    what: "desk.file.army",
    remedy: "desk.file.army_fix",
    version: VERSION,
    largest: LARGEST,
};

/// The field of the file that contains the army.
const ARMY: &str = "army";

/// An army's file, as written and as published in its schema.
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
    /// The rulebook and the army.
    #[serde(flatten)]
    army: Army,
}

/// Returns an army as readable text. Equal armies have equal texts.
///
/// # Errors
/// No error occurs in a build that passes its tests.
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

/// Reads an army from the bytes of a file. A byte-order mark is ignored.
///
/// # Errors
/// [`BadFile`](crate::Code::BadFile) with the location of the error,
/// [`Newer`](crate::Code::Newer) for a file of a later version.
pub fn read(bytes: &[u8]) -> Result<Draft> {
    read_with(bytes, &TableCache::default())
}

/// Reads an army with cached tables.
pub(crate) fn read_with(bytes: &[u8], tables: &TableCache) -> Result<Draft> {
    let reading = KIND.read(bytes)?;
    let envelope: Envelope<'_> = reading.all()?;
    let book = reading.book(envelope.book)?;
    if !envelope.army.get().starts_with('{') {
        // The parser would also accept an array with the values of the fields.
        return Err(reading.bad(ARMY, message("desk.file.no_object")));
    }
    let army = earlier::army(book, reading.version, envelope.army.get());
    let army = reading.part_as(&army, ARMY, OfBook(book))?;
    tables.draft(army).map_err(|error| match error {
        BookError::Unsound { place, problem } => reading.bad(&format!("{ARMY}.{place}"), problem),
        BookError::Refused(_) | BookError::OtherBook(_) | BookError::Tables(_) => error.into(),
    })
}

/// The fields at the top of an army's file.
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

/// Reads an army of this rulebook.
struct OfBook(BookId);

impl<'de> DeserializeSeed<'de> for OfBook {
    type Value = Army;

    fn deserialize<D: Deserializer<'de>>(self, army: D) -> std::result::Result<Army, D::Error> {
        self.0.read_army(army)
    }
}
