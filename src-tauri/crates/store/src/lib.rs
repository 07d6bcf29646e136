//! One SQLite file: armies and their edits, battles and their journals, settings, backups.
//!
//! The store knows ids, sequence numbers and JSON text. It knows no book and no
//! rule; it never looks at a clock and never throws dice: ids, time stamps and
//! what the library shows of an army or a battle are given by the caller.
//!
//! * [`Store::open`] opens the one writing connection of a window;
//!   [`Store::open_read_only`] shows what is kept where nothing can be written.
//! * An army is a draft ([`Army::body`]) with a tree of edits. [`Store::append_edit`]
//!   adds one, [`Store::undo`], [`Store::redo`] and [`Store::go_to`] move the head.
//!   Each is one transaction, durable when the call returns, and each names the
//!   head it expects: a window that is behind is refused and overwrites nothing.
//! * A battle is a frozen set-up with a tree of rows. What the desk does for each command:
//!   decide; [`Store::append_row`] with the head it decided on; only then show. On
//!   opening: [`Store::battle`], then fold [`Store::rows`], of which the last is the head.
//!   [`Store::undo_row`], [`Store::redo_row`] and [`Store::go_to_row`] move the head, after
//!   which [`Store::rows`] is folded anew; [`Store::journal`] lists the whole tree. A window
//!   that gets [`StoreError::StaleHead`] opens the battle again.
//! * [`Store::back_up`], [`backups`], [`rotate`] and [`restore`] keep copies;
//!   [`set_aside`] and [`rescue`] are for a damaged file. Nothing but the oldest
//!   automatic backups is ever deleted.
//!
//! Inside, functions that read take a `&Connection` and functions that write take
//! a `&Transaction`, so that the compiler knows which is which.

mod army;
mod aside;
mod backup;
mod battle;
mod draft;
mod edits;
mod error;
mod files;
mod ids;
mod journal;
mod json;
mod open;
mod patch;
mod reading;
mod rescue;
mod settings;
mod tree;

pub use army::{Army, ArmyEntry, NewArmy, Summary};
pub use aside::{SetAside, set_aside};
pub use backup::{Backup, Restored, backups, restore, rotate};
pub use battle::{Battle, BattleEntry, Heading, NewBattle, Status, WholeBattle};
pub use edits::{Committed, Edit, Moved};
pub use error::{Missing, Remedy, StoreError};
pub use files::FILE_NAME;
pub use ids::{ArmyId, BattleId, Item, Seq, Stamp};
pub use journal::{Entry, JournalLine, Kind, Row};
pub use json::Json;
pub use open::{APPLICATION_ID, Access, SCHEMA_VERSION, Store};
pub use rescue::{Rescue, RescuedArmy, RescuedBattle, Source, rescue};
pub use tree::{HistoryEntry, Position};

/// What every function of the store gives back.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;
