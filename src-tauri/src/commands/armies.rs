//! What the screen may ask about armies.

use std::path::Path;

use drumhead_desk::books::{BookId, Edit};
use drumhead_desk::{Desk, Listing, Opened, Printed, Result, Starter};
use tauri::{State, WebviewWindow};

use super::{Shared, entitle};

/// Every army, the one changed last first, and those that cannot be read.
#[tauri::command]
#[specta::specta]
pub(crate) async fn library(desk: State<'_, Shared>, window: WebviewWindow) -> Result<Listing> {
    // Before the list is read: by then an army may have been opened.
    entitle(&window, None);
    desk.ask(Desk::library).await
}

/// Every starter army.
#[tauri::command]
#[specta::specta]
pub(crate) async fn starters(desk: State<'_, Shared>) -> Result<Vec<Starter>> {
    desk.ask(|_| drumhead_desk::starters()).await
}

/// Makes an army in which nothing has been chosen yet, and opens it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn create_army(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    book: BookId,
) -> Result<Opened> {
    shown(&window, desk.ask(move |desk| desk.create(book, "")).await)
}

/// Makes an army out of a starter, and opens it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn from_starter(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
) -> Result<Opened> {
    shown(&window, desk.ask(move |desk| desk.from_starter(&id)).await)
}

/// Makes a copy of an army, and opens it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn duplicate_army(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
) -> Result<Opened> {
    shown(&window, desk.ask(move |desk| desk.duplicate(&id)).await)
}

/// Takes in an army from the text of a file, and opens it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn import_army(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    text: String,
) -> Result<Opened> {
    let opened = desk.ask(move |desk| desk.import(text.as_bytes())).await;
    shown(&window, opened)
}

/// An army as the text of a file.
#[tauri::command]
#[specta::specta]
pub(crate) async fn export_army(desk: State<'_, Shared>, id: String) -> Result<String> {
    desk.ask(move |desk| desk.export(&id)).await
}

/// Writes an army's file where the player wants it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_army(desk: State<'_, Shared>, id: String, to: String) -> Result<Printed> {
    desk.ask(move |desk| desk.export_to(&id, Path::new(&to)))
        .await
}

/// Puts an army away, or takes it back into use.
#[tauri::command]
#[specta::specta]
pub(crate) async fn archive_army(
    desk: State<'_, Shared>,
    id: String,
    archived: bool,
) -> Result<()> {
    desk.ask(move |desk| desk.archive(&id, archived)).await
}

/// Opens an army, as it is kept now.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_army(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
    unit: Option<u16>,
) -> Result<Opened> {
    shown(
        &window,
        desk.ask(move |desk| desk.open_army(&id, unit)).await,
    )
}

/// Carries out an edit on the army at this head.
#[tauri::command]
#[specta::specta]
pub(crate) async fn edit_army(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
    head: u32,
    edit: Edit,
    unit: Option<u16>,
    join: Option<String>,
) -> Result<Opened> {
    let edited = desk.ask(move |desk| desk.edit(&id, head, &edit, unit, join.as_deref()));
    shown(&window, edited.await)
}

/// Takes back the last step of an army at this head.
#[tauri::command]
#[specta::specta]
pub(crate) async fn undo_army(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
    head: u32,
    unit: Option<u16>,
) -> Result<Opened> {
    shown(
        &window,
        desk.ask(move |desk| desk.undo(&id, head, unit)).await,
    )
}

/// Does again the step last taken back.
#[tauri::command]
#[specta::specta]
pub(crate) async fn redo_army(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    id: String,
    head: u32,
    unit: Option<u16>,
) -> Result<Opened> {
    shown(
        &window,
        desk.ask(move |desk| desk.redo(&id, head, unit)).await,
    )
}

/// Puts the army's name on the window when it was opened.
fn shown(window: &WebviewWindow, opened: Result<Opened>) -> Result<Opened> {
    if let Ok(opened) = &opened {
        entitle(window, Some(opened.view.title()));
    }
    opened
}
