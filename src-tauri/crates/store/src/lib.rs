//! One SQLite file, with armies and their edits, battles and their journals, and settings; and the
//! backups of the file.
//!
//! The store handles ids, sequence numbers and JSON text. It does not depend on any rulebook or
//! rule, reads no clock and throws no dice: the caller provides ids, time stamps and the library's
//! summaries.
//!
//! * [`Store::open`] opens the one writing connection of a window; [`Store::open_read_only`] opens
//!   a file that cannot be written.
//! * An army is a draft ([`Army::body`]) with a tree of edits. [`Store::append_edit`] adds an
//!   edit; [`Store::undo`], [`Store::redo`] and [`Store::go_to`] move the head. Each is one
//!   transaction, durable on return, and names the head it expects: a call from a stale window is
//!   refused and overwrites nothing.
//! * A battle is a frozen set-up with a tree of rows. For each command, the desk decides the
//!   events, appends them at the head it decided on ([`Store::append_row`]), and only then shows
//!   them. To open a battle, the desk folds the rows of [`Store::open_battle`].
//!   [`Store::undo_row`], [`Store::redo_row`] and [`Store::go_to_row`] move the head;
//!   [`Store::journal`] lists the whole tree. A window that gets [`StoreError::StaleHead`]
//!   continues with [`Store::position`].
//! * [`Store::open_army`] and [`Store::open_battle`] show a damaged item as it was at its last
//!   sound row.
//! * Armies and battles share one kind of history. Each row is named by a digest ([`RowName`]) and
//!   each heading is sealed, so a changed byte is [`Damage`] and never shown as sound.
//!   [`Store::check`] checks the whole file, and [`check_backup`] a backup. The remedies are
//!   [`Store::return_army`], [`Store::return_battle`], [`Store::take_back`] and
//!   [`Store::remove_lost`]; damaged rows are removed only after the file has been copied whole.
//! * [`Store::back_up`], [`backups`], [`rotate`] and [`restore`] manage copies; [`set_aside`] and
//!   [`rescue`] are for a damaged file.
//! * Of the files, only the oldest automatic backups are ever deleted, and `.part` files, which are
//!   unfinished. Of the data in the library, only the remedies above remove anything, and
//!   [`Store::remove_setting`] removes a setting.
//!
//! Internally, functions that read take a `&Connection` and functions that write take a
//! `&Transaction`, so that the compiler distinguishes them.
//!
//! ```
//! use drumhead_store::{ArmyId, NewArmy, Store, Summary};
//!
//! let folder = tempfile::tempdir()?;
//! let mut store = Store::open(folder.path())?;
//! let id = ArmyId::new("league");
//! store.create_army(&NewArmy {
//!     id: id.clone(),
//!     label: "Created".to_owned(),
//!     body: serde_json::json!({ "name": "The army of the League" }),
//!     version: 1,
//!     summary: Summary::default(),
//!     at: "1495-07-06T10:00:00Z".to_owned(),
//! })?;
//!
//! // Written data is durable: another connection reads it.
//! let reader = Store::open_read_only(folder.path())?;
//! assert_eq!(reader.army(&id)?.body["name"], "The army of the League");
//! assert!(reader.check()?.damage.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod army;
mod army_record;
mod aside;
mod backup;
mod battle;
mod battle_record;
mod check;
mod damage;
mod draft;
mod edits;
mod error;
mod files;
mod history;
mod ids;
mod journal;
mod json;
mod migrate;
mod open;
mod patch;
mod reading;
mod repair;
mod replace;
mod rescue;
mod settings;
#[cfg(test)]
mod tests;

pub use army::{Army, ArmyEntry, NewArmy};
pub use army_record::Summary;
pub use aside::{SetAside, set_aside};
pub use backup::{Backup, Restored, backups, check_backup, intact_in, restore, rotate};
pub use battle::{Battle, BattleEntry, IntactBattle, NewBattle, OpenedRows, WholeBattle};
pub use battle_record::{Entry, Heading, Kind, Row, Status};
pub use check::Health;
pub use damage::{Damage, Harm};
pub use edits::{Committed, Edit, Moved};
pub use error::{Doing, FileHarm, JsonPlace, JsonProblem, StoreError};
pub use files::{FILE_NAME, backup_folder};
pub use history::{Position, RowName};
pub use ids::{ArmyId, BattleId, Item, Seq, Stamp};
pub use journal::{JournalLine, name_upon, row_names};
pub use json::Json;
pub use open::{APPLICATION_ID, Access, SCHEMA_VERSION, Store};
pub use repair::{OpenedArmy, Removed, Returned};
pub use rescue::{Rescue, RescuedArmy, RescuedBattle, Source, rescue};

/// The result type of the store.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;
