//! What the screen may ask about battles.

use std::path::Path;

use drumhead_desk::play::{Column, Offer, Preview, UnitRef};
use drumhead_desk::{
    BattleRow, Branch, DiceFrom, Fielded, LogPage, OpenedBattle, Played, Printed, ReadyBattle,
    Result, SetupView,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use specta_typescript::Unknown;
use tauri::{State, WebviewWindow};

use super::{Shared, entitle};

/// A value of JSON whose shape is the book's business: the page answers questions at their paths and
/// looks at nothing else in it.
#[derive(Clone, Debug, Serialize, Deserialize, specta::Type)]
#[serde(transparent)]
pub(crate) struct Opaque(#[specta(type = Unknown)] pub(super) Value);

/// Every battle, put away or not, the one played last first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn battles(
    desk: State<'_, Shared>,
    window: WebviewWindow,
) -> Result<Vec<BattleRow>> {
    // Before the list is read: by then a battle may have been opened.
    entitle(&window, None);
    desk.ask(|desk| desk.battles()).await
}

/// The battles that are ready to be fought.
#[tauri::command]
#[specta::specta]
pub(crate) async fn ready_battles(desk: State<'_, Shared>) -> Result<Vec<ReadyBattle>> {
    desk.ask(|_| drumhead_desk::ready_battles()).await
}

/// Begins a ready battle and opens it at its first turn.
#[tauri::command]
#[specta::specta]
pub(crate) async fn ready_battle(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
) -> Result<OpenedBattle> {
    shown(&window, desk.ask(move |desk| desk.ready_battle(&id)).await)
}

/// A set-up of these armies against those, with everything else as it usually is.
#[tauri::command]
#[specta::specta]
pub(crate) async fn battle_setup(
    desk: State<'_, Shared>,
    first: Vec<Fielded>,
    second: Vec<Fielded>,
) -> Result<SetupView> {
    desk.ask(move |desk| desk.battle_setup(&first, &second))
        .await
}

/// A set-up of which questions were answered.
#[tauri::command]
#[specta::specta]
pub(crate) async fn setup_form(desk: State<'_, Shared>, setup: Opaque) -> Result<SetupView> {
    desk.ask(move |desk| desk.setup_form(&setup.0)).await
}

/// Begins a battle with this set-up, which is frozen into it, and opens it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn new_battle(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    name: String,
    setup: Opaque,
) -> Result<OpenedBattle> {
    let begun = desk
        .ask(move |desk| desk.new_battle_from(&name, &setup.0))
        .await;
    shown(&window, begun)
}

/// Opens a battle, as its journal stands now.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_battle(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
) -> Result<OpenedBattle> {
    shown(&window, desk.ask(move |desk| desk.open_battle(&id)).await)
}

/// What a unit may do now; for none, what is nobody's in particular.
#[tauri::command]
#[specta::specta]
pub(crate) async fn battle_offers(
    desk: State<'_, Shared>,
    id: String,
    unit: Option<UnitRef>,
) -> Result<Vec<Offer<Opaque>>> {
    desk.ask(move |desk| {
        let offers = desk.battle_offers(&id, unit)?.into_iter();
        Ok(offers.map(|offer| offer.map(Opaque)).collect())
    })
    .await
}

/// What a unit might do in another step of the turn, with what speaks against it now.
#[tauri::command]
#[specta::specta]
pub(crate) async fn out_of_sequence(
    desk: State<'_, Shared>,
    id: String,
    unit: UnitRef,
) -> Result<Vec<Offer<Opaque>>> {
    desk.ask(move |desk| {
        let offers = desk.out_of_sequence(&id, unit)?.into_iter();
        Ok(offers.map(|offer| offer.map(Opaque)).collect())
    })
    .await
}

/// A unit's own numbers as it stands now: how far it moves, what it hits and saves on.
#[tauri::command]
#[specta::specta]
pub(crate) async fn unit_panel(
    desk: State<'_, Shared>,
    id: String,
    unit: UnitRef,
) -> Result<Vec<Column>> {
    desk.ask(move |desk| desk.unit_panel(&id, unit)).await
}

/// What a command would do.
#[tauri::command]
#[specta::specta]
pub(crate) async fn preview(
    desk: State<'_, Shared>,
    id: String,
    command: Opaque,
) -> Result<Preview> {
    desk.ask(move |desk| desk.preview(&id, &command.0)).await
}

/// Carries out a command on the battle at this head, if the rules and the dice allow it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn play(
    desk: State<'_, Shared>,
    id: String,
    head: u32,
    command: Opaque,
    overruled: Vec<String>,
    dice: DiceFrom,
) -> Result<Played> {
    desk.ask(move |desk| desk.play(&id, head, &command.0, overruled, dice))
        .await
}

/// Writes a note into the journal.
#[tauri::command]
#[specta::specta]
pub(crate) async fn note(
    desk: State<'_, Shared>,
    id: String,
    head: u32,
    text: String,
) -> Result<OpenedBattle> {
    desk.ask(move |desk| desk.note(&id, head, &text)).await
}

/// Takes back the last row; at the beginning nothing changes.
#[tauri::command]
#[specta::specta]
pub(crate) async fn undo_play(
    desk: State<'_, Shared>,
    id: String,
    head: u32,
) -> Result<OpenedBattle> {
    desk.ask(move |desk| desk.undo_play(&id, head)).await
}

/// Plays again the row last taken back; at the end of the branch nothing changes.
#[tauri::command]
#[specta::specta]
pub(crate) async fn redo_play(
    desk: State<'_, Shared>,
    id: String,
    head: u32,
) -> Result<OpenedBattle> {
    desk.ask(move |desk| desk.redo_play(&id, head)).await
}

/// Goes to any row of the journal: back to there, or to a branch that was left.
#[tauri::command]
#[specta::specta]
pub(crate) async fn go_to_play(
    desk: State<'_, Shared>,
    id: String,
    head: u32,
    row: u32,
) -> Result<OpenedBattle> {
    desk.ask(move |desk| desk.go_to_play(&id, head, row)).await
}

/// A page of the log: the newest rows before this one, about this unit if one is named.
#[tauri::command]
#[specta::specta]
pub(crate) async fn battle_log(
    desk: State<'_, Shared>,
    id: String,
    unit: Option<UnitRef>,
    before: Option<u32>,
) -> Result<LogPage> {
    desk.ask(move |desk| desk.battle_log(&id, unit, before))
        .await
}

/// The branches that were left, the newest first: each can be gone back to.
#[tauri::command]
#[specta::specta]
pub(crate) async fn battle_branches(desk: State<'_, Shared>, id: String) -> Result<Vec<Branch>> {
    desk.ask(move |desk| desk.battle_branches(&id)).await
}

/// Writes a battle's log where the player wants it, as Markdown or plain text by the file's name.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_battle_log(
    desk: State<'_, Shared>,
    id: String,
    to: String,
) -> Result<Printed> {
    desk.ask(move |desk| desk.save_battle_log(&id, Path::new(&to)))
        .await
}

/// Writes a battle's file where the player wants it: the whole journal, branches included.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_battle(
    desk: State<'_, Shared>,
    id: String,
    to: String,
) -> Result<Printed> {
    desk.ask(move |desk| desk.save_battle(&id, Path::new(&to)))
        .await
}

/// Takes in a battle from the text of a file, and opens it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_battle(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    text: String,
) -> Result<OpenedBattle> {
    let opened = desk.ask(move |desk| desk.import_battle(text.as_bytes()));
    shown(&window, opened.await)
}

/// Gives a battle another name.
#[tauri::command]
#[specta::specta]
pub(crate) async fn rename_battle(desk: State<'_, Shared>, id: String, name: String) -> Result<()> {
    desk.ask(move |desk| desk.rename_battle(&id, &name)).await
}

/// Puts a battle away, or takes it back into use.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_battle(
    desk: State<'_, Shared>,
    id: String,
    archived: bool,
) -> Result<()> {
    desk.ask(move |desk| desk.archive_battle(&id, archived))
        .await
}

/// Leaves a battle for another day, or takes it up again.
#[tauri::command]
#[specta::specta]
pub(crate) async fn pause_battle(desk: State<'_, Shared>, id: String, paused: bool) -> Result<()> {
    desk.ask(move |desk| desk.pause_battle(&id, paused)).await
}

/// Puts the battle's name on the window when it was opened.
fn shown(window: &WebviewWindow, opened: Result<OpenedBattle>) -> Result<OpenedBattle> {
    if let Ok(opened) = &opened {
        entitle(window, Some(&opened.name));
    }
    opened
}
