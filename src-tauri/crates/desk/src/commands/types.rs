//! The types used in the table of commands, and a few that only the page needs.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use drumhead_rules::map::MapEdit;
pub use drumhead_shelf::{BookId, Edit};
pub use drumhead_vocabulary::play::{BoardView, Column, MapView, Offer, UnitRef};

use crate::words::{credit, words};
pub use crate::{
    AnsweredOffer, Backup, BattleRow, Branch, Changes, Checked, DiceFrom, DocumentChoice, Fielded,
    FileHandle, FilePlace, ItemKind, Listing, LogPage, MapRow, Opened, OpenedBattle, OpenedMap,
    Played, PrintOrder, Printed, ReadyBattle, RemovedItem, Settings, SetupView, Start, Starter,
    Subject, WentBack,
};
use crate::{Desk, Document};

/// The name of the program.
const NAME: &str = "Drumhead";

/// The program and the rulebooks it knows.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct About {
    /// The program's name.
    pub name: String,
    /// The program's version, as in the changelog.
    pub version: String,
    /// The rulebooks and their authors.
    pub credits: Vec<String>,
    /// The subject of each rulebook, in display order.
    pub subjects: Vec<String>,
    /// The folder of all saved data.
    pub data_folder: String,
    /// The reason why nothing can be saved; `None` if data can be saved.
    pub read_only: Option<String>,
}

impl About {
    /// Returns the description of the program, with the folder of this desk.
    #[must_use]
    pub fn of(desk: &Desk) -> Self {
        let credits = BookId::ALL
            .iter()
            .map(|book| credit(*book, desk.language()));
        let subjects = BookId::ALL.iter().map(|book| book.about(desk.language()));
        Self {
            name: NAME.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            credits: credits.collect(),
            subjects: subjects.map(str::to_owned).collect(),
            data_folder: desk.folder().display().to_string(),
            read_only: {
                let why = desk.read_only();
                why.map(|error| error.shown(words(desk.language())).message)
            },
        }
    }
}

/// A rulebook as the page shows it.
#[derive(Clone, Debug, Serialize)]
pub struct BookRow {
    id: BookId,
    title: &'static str,
    /// The names of the rulebook's playsheets. With two figure scales, the larger scale comes
    /// first.
    playsheets: &'static [&'static str],
}

/// Returns the rulebooks, in display order: a constant of the page.
pub fn books() -> Vec<BookRow> {
    let books = BookId::ALL.iter().map(|book| BookRow {
        id: *book,
        title: book.title(),
        playsheets: book.playsheets(),
    });
    books.collect()
}

/// A set-up, a command or a map, as JSON. The page writes the answers to questions at their paths,
/// and reads nothing else in the value.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(transparent)]
pub struct Opaque(
    #[cfg_attr(feature = "bindings", specta(type = specta_typescript::Unknown))] pub Value,
);

/// Converts offers to the page's form.
pub(super) fn opaque(offers: Vec<Offer<Value>>) -> Vec<Offer<Opaque>> {
    offers.into_iter().map(|offer| offer.map(Opaque)).collect()
}

/// A document to look at before it is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct DocumentBytes {
    /// The bytes of a PDF file, in base 64.
    base64: String,
    /// The file's name.
    name: String,
    /// Notices for the player; empty if all is well.
    notices: Vec<String>,
}

impl From<Document> for DocumentBytes {
    fn from(document: Document) -> Self {
        Self {
            base64: BASE64_STANDARD.encode(document.bytes),
            name: document.name,
            notices: document.notices,
        }
    }
}
