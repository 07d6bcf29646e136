//! The application without a window: everything that the window and the
//! command line do.
//!
//! A [`Desk`] is one open data folder. It decides in memory, keeps durably,
//! and only then says what is to be shown; whoever is behind another window is
//! refused with [`Code::StaleHead`] and overwrites nothing. What it cannot do
//! it says as a [`DeskError`]: a code to act on, a sentence, and what to do
//! about it.
//!
//! * [`Desk::open`] opens the folder, and always gives a desk: one whose file
//!   is damaged, newer or not to be written to has a [`Desk::notice`].
//! * [`Desk::library`], [`Desk::create`], [`Desk::import`] and their like are
//!   about the shelf of armies; [`Desk::open_army`], [`Desk::edit`],
//!   [`Desk::undo`] about the one on the table.
//! * [`Desk::new_battle`], [`Desk::play`] and their like are about battles.
//! * [`Desk::documents`] and [`Desk::print_document`] are about paper.
//! * [`commands`](mod@commands) is what a page may ask, each command once: the window and the
//!   development host answer from the same rows.
//! * [`file`](mod@file) is the format in which armies travel.

mod backups;
mod battle;
mod builder;
mod check;
pub mod commands;
mod dice;
mod drafts;
mod earlier;
mod error;
pub mod file;
mod files;
mod givens;
mod library;
mod logging;
mod lookup;
mod maps;
mod markdown;
mod opening;
mod print;
mod settings;
mod starters;
mod stored;
mod unprinted;
/// The sentences of the program itself.
pub mod sentences {
    pub use crate::words::FILES;
}
mod words;
mod write;

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

use drumhead_store::{ArmyId, Seq, Store};
use tempfile::TempDir;

pub use backups::Backup;
pub use battle::scene;
pub use battle::{
    Amended, AnsweredOffer, BattleFile, BattleOutcome, BattleRow, Branch, Fielded, GeneralOutcome,
    LARGEST_BATTLE, LeftOut, LogPage, LogRow, Luck, Odds, OpenedBattle, Outcome, Played,
    ReadyBattle, SetupView, SideOutcome, UnitOutcome, ready_battles,
};
pub use builder::Opened;
pub use check::{Checked, DailyCheck, Damaged, DayChecked, ItemKind};
pub use dice::{DiceFrom, Thrown};
pub use drumhead_rules::catalogue::{self, Language};
pub use drumhead_rules::map::MapEdit;
pub use drumhead_rules::outcome::{Coin, Ended, GeneralFate, Left};
pub use drumhead_rules::report::against;
/// The books and what they say of an army.
pub use drumhead_shelf as books;
/// How a player says what dice showed.
pub use drumhead_words::dice::{Bands, Pool, Throw};
/// The words every book's battle is shown in.
pub use drumhead_words::play;
pub use error::{Code, DeskError, Problem, Result};
pub use files::{Printed, write_file};
pub use givens::{Givens, system_language};
pub use library::{ArmyRow, Listing, Unreadable};
pub use logging::log_to_stderr;
pub use lookup::find_starter;
pub use maps::{MapRow, OpenedMap};
pub use markdown::is_markdown;
pub use opening::usual_folder;
pub use print::{
    CardSize, Document, DocumentChoice, DocumentKind, Paper, PrintEdition, PrintOrder, RosterFor,
    Subject, Templates, army_document, army_documents, book_document,
};
pub use settings::{Last, PrintHabits, Settings, Start, Theme};
pub use starters::{Starter, starter, starters};
pub use words::{credit, words};

/// One open data folder: the one writer of a window.
#[derive(Debug)]
pub struct Desk {
    folder: PathBuf,
    language: Language,
    givens: Givens,
    /// The file, or why there is none to be had.
    kept: Result<Store>,
    notice: Option<DeskError>,
    /// The army on the table, as it is kept at its head.
    held: Option<builder::Held>,
    /// The battle on the table, as its journal stands.
    battle: Option<battle::HeldBattle>,
    /// What the library shows of each army, worked out at this head.
    seen: HashMap<ArmyId, (Seq, (books::BookId, books::Facts))>,
    /// What the settings remember of where the player is.
    last: Last,
    /// Where documents that are only looked at are printed.
    scratch: Option<TempDir>,
    /// The files this desk wrote: the only ones it lets the system open.
    written: BTreeSet<PathBuf>,
}

impl Desk {
    /// The data folder.
    #[must_use]
    pub fn folder(&self) -> &std::path::Path {
        &self.folder
    }

    /// The language that it speaks.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Speaks this language from now on.
    pub fn speak(&mut self, language: Language) {
        if self.language != language {
            self.language = language;
            // What is on the table and in the library has been put into words.
            self.held = None;
            self.battle = None;
            self.seen.clear();
        }
    }

    /// What the player must be told of the opening: a damaged file set aside,
    /// a folder that cannot be written to. None if all is well.
    #[must_use]
    pub fn notice(&self) -> Option<&DeskError> {
        self.notice.as_ref()
    }

    /// Why nothing can be kept; none where it can.
    #[must_use]
    pub fn read_only(&self) -> Option<&DeskError> {
        match &self.kept {
            Ok(store) if store.access() == drumhead_store::Access::ReadWrite => None,
            Ok(_) => self.notice.as_ref(),
            Err(error) => Some(error),
        }
    }

    fn store(&self) -> Result<&Store> {
        self.kept.as_ref().map_err(Clone::clone)
    }

    fn store_mut(&mut self) -> Result<&mut Store> {
        self.kept.as_mut().map_err(|error| error.clone())
    }
}
