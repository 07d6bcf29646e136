//! The application without a window: everything that the window and the command line do.
//!
//! A [`Desk`] is one open data folder. It has three services over one store:
//!
//! * [`Desk::library`] is the [`Library`]: it lists, creates, edits, imports and exports armies,
//!   and has maps, settings, backups and checks.
//! * [`Desk::battles`] is the [`Battles`] service: it begins, lists, plays and undoes battles. The
//!   open battle has a session, which stores the states after its latest rows.
//! * [`Desk::printer`] is the [`Printer`]: documents, and files written for the player.
//!
//! A change is decided in memory, saved durably, and only then shown. A command from a window with
//! an old state overwrites nothing: it is refused with [`Code::StaleHead`], unless it is a note or
//! an order that is the same now. An error is a [`DeskError`]: a code for programs, the causes, and
//! the remedies.
//!
//! [`Desk::open`] opens the folder, and always returns a desk: if the file in it is damaged, newer
//! or read-only, the desk has a [`Desk::notice`]. [`commands`](mod@commands) are the commands of
//! the page, each defined once: the window and the development host are generated from the same
//! rows. [`file`](mod@file) is the file format of armies.
//!
//! ```
//! use drumhead_desk::{Desk, Environment};
//!
//! let folder = tempfile::tempdir()?;
//! let mut desk = Desk::open(folder.path(), Environment::real());
//! let army = desk.library().from_starter("fornovo-1495-league")?;
//! let listed = desk.library().list_armies()?;
//! assert_eq!(listed.armies.len(), 1);
//!
//! // The export can be imported by another library.
//! let file = desk.library().export(&army.id)?;
//! let imported = desk.library().import(file.as_bytes())?;
//! assert_ne!(imported.id, army.id);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod battle;
pub mod commands;
mod data_folder;
mod dice;
mod drafts;
mod earlier;
mod environment;
mod error;
pub mod file;
mod library;
mod logging;
mod lookup;
mod markdown;
mod opening;
mod printing;
mod starters;
mod stored;
mod unprinted;
mod words;

use std::path::Path;

use battle::BattleSession;
use data_folder::DataFolder;
use library::Armies;
use printing::Files;

pub use battle::scene;
pub use battle::{
    Amended, AnsweredOffer, BattleFile, BattleOutcome, BattleRow, Battles, Branch, ExportedBattle,
    Fielded, GeneralOutcome, LARGEST_BATTLE, LeftOut, LogPage, LogRow, Luck, Odds, OpenedBattle,
    Outcome, Played, ReadyBattle, SetupView, SideOutcome, UnitOutcome, ready_battles,
};
pub use dice::{DiceFrom, Thrown};
pub use drumhead_rules::catalogue::{self, Language};
pub use drumhead_rules::data::catalogue::grouped;
pub use drumhead_rules::map::MapEdit;
pub use drumhead_rules::outcome::{Coin, Ended, GeneralFate, Left};
pub use drumhead_rules::report::against;
/// The rulebooks and their views of an army.
pub use drumhead_shelf as books;
/// The types in which a player enters dice.
pub use drumhead_vocabulary::dice::{Bands, Pool, Throw};
/// The types in which every rulebook's battle is shown.
pub use drumhead_vocabulary::play;
pub use environment::{Environment, system_language};
pub use error::{Code, DeskError, Problem, Result};
pub use library::backups::Backup;
pub use library::builder::Opened;
pub use library::check::{
    Changes, Checked, DAILY_PAUSE, DailyCheck, Damaged, DayChecked, ItemKind, check_each_day,
};
pub use library::maps::{MapRow, OpenedMap};
pub use library::repair::{RemovedChanges, RemovedItem, WentBack};
pub use library::settings::{Last, PrintHabits, Settings, Start, Theme};
pub use library::{ArmyList, ArmyRow, FoundArmy, Library, ListedArmy, Listing, Unreadable};
pub use logging::log_to_stderr;
pub use lookup::find_starter;
pub use markdown::is_markdown;
pub use opening::usual_folder;
pub use printing::{
    CardSize, Document, DocumentChoice, DocumentKind, FileHandle, FilePlace, MarkdownReport, Paper,
    PrintEdition, PrintOrder, Printed, Printer, RosterFor, Subject, Templates, army_document,
    army_documents, book_document, write_file,
};
pub use starters::{Starter, starter, starters};
pub use words::{FILES as SENTENCES, credit, words};

/// One open data folder with its services: the only part of a window that writes to the folder.
#[derive(Debug)]
pub struct Desk {
    data: DataFolder,
    armies: Armies,
    /// The battle opened last, if it is still open.
    open: Option<BattleSession>,
    files: Files,
}

impl Desk {
    /// Returns the service for armies, maps, settings, backups and checks.
    pub fn library(&mut self) -> Library<'_> {
        Library {
            data: &mut self.data,
            armies: &mut self.armies,
            open: &mut self.open,
        }
    }

    /// Returns the service for battles.
    pub fn battles(&mut self) -> Battles<'_> {
        Battles {
            data: &mut self.data,
            open: &mut self.open,
        }
    }

    /// Returns the service for documents and files.
    pub fn printer(&mut self) -> Printer<'_> {
        Printer {
            data: &mut self.data,
            open: &mut self.open,
            files: &mut self.files,
        }
    }

    /// Returns the data folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.data.path
    }

    /// Returns the language of sentences.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.data.language
    }

    /// Sets the language.
    pub fn speak(&mut self, language: Language) {
        self.library().speak(language);
    }

    /// Returns the notice about opening the folder, such as a damaged file set aside, a folder that
    /// cannot be written to, or damage found by the last daily check. `None` if all is well.
    #[must_use]
    pub fn notice(&self) -> Option<&DeskError> {
        self.data.notice.as_ref()
    }

    /// Returns the reason why nothing can be saved; `None` if data can be saved.
    #[must_use]
    pub fn read_only(&self) -> Option<&DeskError> {
        match &self.data.store {
            Ok(store) if store.access() == drumhead_store::Access::ReadWrite => None,
            Ok(_) => self.data.notice.as_ref(),
            Err(error) => Some(error),
        }
    }
}
