//! What the screen may ask about maps, boards, and moves as text.

use drumhead_desk::books::BookId;
use drumhead_desk::play::{BoardView, MapView, UnitRef};
use drumhead_desk::{MapEdit, MapRow, OpenedBattle, OpenedMap, Result};
use tauri::State;

use super::Shared;
use super::battles::Opaque;

/// The map a battle is fought on; none where the table is the map.
#[tauri::command]
#[specta::specta]
pub(crate) async fn battle_map(desk: State<'_, Shared>, id: String) -> Result<Option<MapView>> {
    desk.ask(move |desk| desk.battle_map(&id)).await
}

/// What stands on its board, with what the hexes mean to a unit.
#[tauri::command]
#[specta::specta]
pub(crate) async fn battle_board(
    desk: State<'_, Shared>,
    id: String,
    unit: Option<UnitRef>,
) -> Result<Option<BoardView>> {
    desk.ask(move |desk| desk.battle_board(&id, unit)).await
}

/// What was done in a row of the log, as text that another desk can carry out.
#[tauri::command]
#[specta::specta]
pub(crate) async fn move_text(desk: State<'_, Shared>, id: String, row: u32) -> Result<String> {
    desk.ask(move |desk| desk.move_text(&id, row)).await
}

/// Carries out a move that came as text.
#[tauri::command]
#[specta::specta]
pub(crate) async fn apply_move(
    desk: State<'_, Shared>,
    id: String,
    head: u32,
    text: String,
) -> Result<OpenedBattle> {
    desk.ask(move |desk| desk.apply_move(&id, head, &text))
        .await
}

/// The maps of a book.
#[tauri::command]
#[specta::specta]
pub(crate) async fn maps(desk: State<'_, Shared>, book: BookId) -> Result<Vec<MapRow>> {
    desk.ask(move |desk| desk.maps(book)).await
}

/// A map of a book.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_map(
    desk: State<'_, Shared>,
    book: BookId,
    id: String,
) -> Result<OpenedMap> {
    desk.ask(move |desk| desk.map(book, &id)).await
}

/// A map that is painted: these edits, one after the other; none to look at it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn edited_map(
    desk: State<'_, Shared>,
    book: BookId,
    map: Opaque,
    edits: Vec<MapEdit>,
) -> Result<OpenedMap> {
    desk.ask(move |desk| desk.edited_map(book, &map.0, &edits))
        .await
}

/// Keeps a map: under an id, or as a new one.
#[tauri::command]
#[specta::specta]
pub(crate) async fn keep_map(
    desk: State<'_, Shared>,
    book: BookId,
    id: Option<String>,
    map: Opaque,
) -> Result<MapRow> {
    desk.ask(move |desk| desk.keep_map(book, id.as_deref(), &map.0))
        .await
}

/// Takes one of the player's maps away.
#[tauri::command]
#[specta::specta]
pub(crate) async fn drop_map(desk: State<'_, Shared>, id: String) -> Result<()> {
    desk.ask(move |desk| desk.drop_map(&id)).await
}
