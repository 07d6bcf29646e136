//! The commands of the page. Each is one row of [`each_command!`](crate::each_command); a new
//! command needs nothing else.
//!
//! This module turns each row into a function, and adds [`answer`], which finds a row by its name.
//! The window generates its handlers and the page's TypeScript from the same rows.

mod types;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::words::words;
use crate::{Desk, DeskError, Language, Problem, Result};

pub use types::*;

/// Passes every command to the macro `$with`, as rows of this form:
///
/// ```text
/// /// The command's description, for the page's bindings.
/// fn name(desk, argument: Type, ...) -> Answer { body }
/// ```
///
/// The body has the type `Result<Answer>`; `desk` in it is a `&mut Desk`. The types are those of
/// [`commands`](mod@crate::commands), which must be imported where the rows are expanded.
#[macro_export]
macro_rules! each_command {
    ($with:ident) => {
        $with! {
            /// Returns the program's version, its data folder, and the rulebooks it knows.
            fn about(desk) -> About { Ok(About::of(desk)) }
            /// Returns the first screen to show.
            fn start(desk) -> Start { Ok(desk.library().start()) }

            /// Returns what the window must show without an action by its player: changes by other
            /// windows, and damage found by the daily check.
            fn changes(desk) -> Changes { desk.library().changes() }
            /// Returns every army, most recently changed first, including those that cannot be read.
            fn library(desk) -> Listing { desk.library().list() }
            /// Returns every starter army.
            fn starters(desk) -> Vec<Starter> { $crate::starters(desk.language()) }
            /// Creates an empty army, and opens it.
            fn create_army(desk, book: BookId) -> Opened { desk.library().create(book, "") }
            /// Creates an army from a starter, and opens it.
            fn from_starter(desk, id: String) -> Opened { desk.library().from_starter(&id) }
            /// Duplicates an army, and opens the duplicate.
            fn duplicate_army(desk, id: String) -> Opened { desk.library().duplicate(&id) }
            /// Imports an army from the text of a file, and opens it.
            fn import_army(desk, text: String) -> Opened { desk.library().import(text.as_bytes()) }
            /// Returns an army as the text of a file.
            fn export_army(desk, id: String) -> String { desk.library().export(&id) }
            /// Returns the default place for a file of this name.
            fn suggest_place(desk, name: String) -> FilePlace { Ok(desk.printer().suggested_place(&name)) }
            /// Saves an army's file where the player wants it.
            fn save_army(desk, id: String, to: FileHandle) -> Printed {
                let to = desk.printer().place(to)?;
                desk.printer().export_to(&id, &to)
            }
            /// Archives an army, or restores it.
            fn archive_army(desk, id: String, archived: bool) -> () { desk.library().archive(&id, archived) }
            /// Opens an army, as it is stored now.
            fn open_army(desk, id: String, unit: Option<u16>) -> Opened { desk.library().open_army(&id, unit) }
            /// Carries out an edit on the army at this head.
            fn edit_army(
                desk, id: String, head: u32, edit: Edit, unit: Option<u16>, join: Option<String>
            ) -> Opened {
                desk.library().edit(&id, head, &edit, unit, join.as_deref())
            }
            /// Undoes the last step of an army at this head.
            fn undo_army(desk, id: String, head: u32, unit: Option<u16>) -> Opened {
                desk.library().undo(&id, head, unit)
            }
            /// Redoes the step last undone.
            fn redo_army(desk, id: String, head: u32, unit: Option<u16>) -> Opened {
                desk.library().redo(&id, head, unit)
            }

            /// Returns every battle, archived or not, most recently played first.
            fn battles(desk) -> Vec<BattleRow> { desk.battles().list() }
            /// Returns the ready-made battles.
            fn ready_battles(desk) -> Vec<ReadyBattle> { $crate::ready_battles(desk.language()) }
            /// Begins a ready-made battle and opens it: at its first turn, unless something must be
            /// done before that.
            fn ready_battle(desk, id: String) -> OpenedBattle { desk.battles().ready_battle(&id) }
            /// Returns the set-up of a battle between the armies of two sides, with the usual
            /// choices.
            fn battle_setup(desk, first: Vec<Fielded>, second: Vec<Fielded>) -> SetupView {
                desk.battles().battle_setup(&first, &second)
            }
            /// Returns the view of a set-up after questions have been answered.
            fn setup_form(desk, setup: Opaque) -> SetupView { desk.battles().setup_form(&setup.0) }
            /// Begins a battle with this set-up, and opens it. The set-up cannot change
            /// afterwards.
            fn new_battle(desk, name: String, setup: Opaque) -> OpenedBattle {
                desk.battles().new_battle_from(&name, &setup.0)
            }
            /// Opens a battle at the head of its journal.
            fn open_battle(desk, id: String) -> OpenedBattle { desk.battles().open_battle(&id) }
            /// Returns a unit's offers now; without a unit, the offers that belong to no unit.
            fn battle_offers(desk, id: String, unit: Option<UnitRef>) -> Vec<Offer<Opaque>> {
                desk.battles().battle_offers(&id, unit).map(opaque)
            }
            /// Returns a unit's offers in other steps of the turn, with the current objections.
            fn out_of_sequence(desk, id: String, unit: UnitRef) -> Vec<Offer<Opaque>> {
                desk.battles().out_of_sequence(&id, unit).map(opaque)
            }
            /// Returns a unit's current numbers, such as its move and its scores to hit.
            fn unit_panel(desk, id: String, unit: UnitRef) -> Vec<Column> {
                desk.battles().unit_panel(&id, unit)
            }
            /// Returns an offer's command with answers, the questions that then apply, and the
            /// effect.
            fn answer_offer(
                desk, id: String, offered: Opaque, filled: Opaque
            ) -> AnsweredOffer {
                desk.battles().answer_offer(&id, &offered.0, &filled.0)
            }
            /// Carries out a command given at this head, unless it is impossible, lacks dice, or
            /// meets an objection that is not in `overruled`.
            fn play(
                desk, id: String, head: u32, command: Opaque, overruled: Vec<String>, dice: DiceFrom
            ) -> Played {
                desk.battles().play(&id, head, &command.0, overruled, dice)
            }
            /// Adds a note to the journal.
            fn note(desk, id: String, head: u32, text: String) -> OpenedBattle {
                desk.battles().note(&id, head, &text)
            }
            /// Undoes the last row; at the beginning nothing changes.
            fn undo_play(desk, id: String, head: u32) -> OpenedBattle { desk.battles().undo_play(&id, head) }
            /// Redoes the row last undone; at the end of the branch nothing changes.
            fn redo_play(desk, id: String, head: u32) -> OpenedBattle { desk.battles().redo_play(&id, head) }
            /// Goes to any row of the journal: an earlier row, or a row of a branch left behind.
            fn go_to_play(desk, id: String, head: u32, row: u32) -> OpenedBattle {
                desk.battles().go_to_play(&id, head, row)
            }
            /// Returns a page of the log: the newest rows before `before`, or the newest of all.
            /// If a unit is named, only rows about that unit, and notes.
            fn battle_log(
                desk, id: String, unit: Option<UnitRef>, before: Option<u32>
            ) -> LogPage {
                desk.battles().battle_log(&id, unit, before)
            }
            /// Returns the branches left behind, newest first. Players can return to each.
            fn battle_branches(desk, id: String) -> Vec<Branch> { desk.battles().battle_branches(&id) }
            /// Saves a battle's log where the player wants it: as Markdown if the file's name has a
            /// Markdown extension, otherwise as plain text.
            fn save_battle_log(desk, id: String, to: FileHandle) -> Printed {
                let to = desk.printer().place(to)?;
                desk.printer().save_battle_log(&id, &to)
            }
            /// Saves a battle's file where the player wants it: as a scene if the file's name has
            /// the extension `.scene`, otherwise as the whole journal, branches included.
            fn save_battle(desk, id: String, to: FileHandle) -> Printed {
                let to = desk.printer().place(to)?;
                desk.printer().save_battle(&id, &to)
            }
            /// Imports a battle from the text of a file, and opens it.
            fn import_battle(desk, text: String) -> OpenedBattle {
                desk.battles().import_battle(text.as_bytes())
            }
            /// Renames a battle.
            fn rename_battle(desk, id: String, name: String) -> () { desk.battles().rename_battle(&id, &name) }
            /// Archives a battle, or restores it.
            fn archive_battle(desk, id: String, archived: bool) -> () {
                desk.battles().archive_battle(&id, archived)
            }
            /// Pauses a battle, or resumes it.
            fn pause_battle(desk, id: String, paused: bool) -> () { desk.battles().pause_battle(&id, paused) }

            /// Returns the map of a battle; none if the tabletop is the map.
            fn battle_map(desk, id: String) -> Option<MapView> { desk.battles().battle_map(&id) }
            /// Returns the counters on the battle's board, and the meaning of the hexes for a
            /// unit.
            fn battle_board(desk, id: String, unit: Option<UnitRef>) -> Option<BoardView> {
                desk.battles().battle_board(&id, unit)
            }
            /// Returns the move in a row of the log, as text that another desk can carry out.
            fn move_text(desk, id: String, row: u32) -> String { desk.battles().move_text(&id, row) }
            /// Carries out a move received as text.
            fn apply_move(desk, id: String, head: u32, text: String) -> OpenedBattle {
                desk.battles().apply_move(&id, head, &text)
            }
            /// Returns the maps of a rulebook.
            fn maps(desk, book: BookId) -> Vec<MapRow> { desk.library().maps(book) }
            /// Returns a map of a rulebook.
            fn open_map(desk, book: BookId, id: String) -> OpenedMap { desk.library().map(book, &id) }
            /// Returns a map after these edits in sequence; without edits, the map as it is.
            fn edited_map(desk, book: BookId, map: Opaque, edits: Vec<MapEdit>) -> OpenedMap {
                desk.library().edited_map(book, &map.0, &edits)
            }
            /// Saves a map. It replaces the player's map with this id, which must still have this
            /// version. If there is no such map, it is added as a new map.
            fn keep_map(desk, book: BookId, id: Option<String>, version: Option<String>, map: Opaque) -> MapRow {
                desk.library().keep_map(book, id.as_deref().zip(version.as_deref()), &map.0)
            }
            /// Removes one of the player's maps.
            fn drop_map(desk, id: String) -> () { desk.library().drop_map(&id) }

            /// Returns the documents that can be printed for an army, a battle or a rulebook.
            fn documents(desk, subject: Subject) -> Vec<DocumentChoice> { desk.printer().documents(&subject) }
            /// Returns a document to show; no file is written.
            fn document(desk, order: PrintOrder) -> DocumentBytes {
                desk.printer().document(&order).map(DocumentBytes::from)
            }
            /// Prints a document to a file, or to a temporary file for viewing.
            fn print_document(desk, order: PrintOrder, to: Option<FileHandle>) -> Printed {
                let to = to.map(|to| desk.printer().place(to)).transpose()?;
                desk.printer().print_document(&order, to.as_deref())
            }

            /// Saves the player's settings.
            fn set_settings(desk, settings: Settings) -> () { desk.library().set_settings(settings) }
            /// Reads the whole library and lists the damage.
            fn check_library(desk) -> Checked { desk.library().check() }
            /// Goes back to the last intact change of a damaged army or battle, and removes the
            /// damaged changes and those that follow them, after the library has been copied.
            fn go_back(desk, kind: ItemKind, id: String) -> WentBack { desk.library().go_back(kind, &id) }
            /// Removes an army or battle of which no change is intact, or a damaged setting, after
            /// the library has been copied.
            fn remove_lost(desk, kind: ItemKind, id: String) -> RemovedItem {
                desk.library().remove_lost(kind, &id)
            }
            /// Restores an item from the newest backup in which it is intact, and returns its id:
            /// a new id for an army or battle, the same id for a setting.
            fn take_back(desk, kind: ItemKind, id: String) -> String { desk.library().take_back(kind, &id) }
            /// Returns the backups, newest first.
            fn backups(desk) -> Vec<Backup> { desk.library().backups() }
            /// Checks everything in a backup, and returns the damage as sentences.
            fn check_backup(desk, name: String) -> Vec<String> { desk.library().check_backup(&name) }
            /// Replaces the library with a backup. Refuses a backup with damage, unless `damaged`
            /// is true.
            fn restore_backup(desk, name: String, damaged: bool) -> () {
                desk.library().restore_backup(&name, damaged)
            }
        }
    };
}

/// Turns the rows into functions, the list of their names, and [`answer`].
macro_rules! functions {
    ($(
        $(#[$about:meta])*
        fn $name:ident($desk:ident $(, $argument:ident: $kind:ty)*) -> $answer:ty $body:block
    )*) => {
        $(
            $(#[$about])*
            ///
            /// # Errors
            /// The error from the desk, if it refuses or fails.
            pub fn $name($desk: &mut Desk $(, $argument: $kind)*) -> Result<$answer> $body
        )*

        /// The names of all commands.
        pub const NAMES: &[&str] = &[$(stringify!($name)),*];

        /// Carries out the command of this name. `arguments` is a JSON object with the keys that
        /// the page uses.
        ///
        /// # Errors
        /// [`NotAsked`] if no command has this name, or the arguments do not match. An error from
        /// the desk itself is an [`Answer`].
        pub fn answer(desk: &mut Desk, command: &str, arguments: Value) -> Result<Answer, NotAsked> {
            match command {
                $(stringify!($name) => {
                    #[derive(Deserialize)]
                    #[serde(rename_all = "camelCase")]
                    struct Arguments { $($argument: $kind),* }
                    let Arguments { $($argument),* } = read(arguments)?;
                    let result = $name(desk $(, $argument)*);
                    Ok(Answer::of(result, desk.language()))
                })*
                _ => Err(NotAsked::NoSuchCommand(command.to_owned())),
            }
        }
    };
}

each_command!(functions);

/// The result of a command, in the page's form.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "status", rename_all = "snake_case")]
pub enum Answer {
    /// The command succeeded.
    Ok {
        /// The result as JSON.
        data: Value,
    },
    /// The command was refused or failed.
    Error {
        /// The error.
        error: Problem,
    },
}

impl Answer {
    fn of<T: Serialize>(result: Result<T>, language: Language) -> Self {
        let written =
            result.and_then(|data| serde_json::to_value(data).map_err(DeskError::internal));
        match written {
            Ok(data) => Self::Ok { data },
            Err(error) => Self::Error {
                error: error.shown(words(language)),
            },
        }
    }
}

/// The reason why the desk was not called.
#[derive(Debug, thiserror::Error)]
pub enum NotAsked {
    /// No command has this name.
    #[error("there is no command {0}")]
    NoSuchCommand(String),
    /// The arguments do not match the command.
    #[error("the arguments do not fit the command: {0}")]
    Arguments(#[from] serde_json::Error),
}

fn read<T: DeserializeOwned>(arguments: Value) -> Result<T, NotAsked> {
    Ok(serde_json::from_value(arguments)?)
}
