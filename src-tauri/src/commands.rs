//! What the screen may ask, a few lines each: the desk does the work.
//!
//! Each command is carried out on a thread that may wait for the disk, one at a time.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use drumhead_desk::books::{BookId, Edit};
use drumhead_desk::{
    Backup, Desk, DeskError, Listing, Opened, PrintOptions, Printed, Result, Settings, Start,
    Starter,
};
use serde::Serialize;
use tauri::{AppHandle, State, WebviewWindow};
use tauri_plugin_opener::OpenerExt;

/// The name of the program, and of its window while no army is open.
const NAME: &str = "Drumhead";

/// When this variable is set to `1`, `painted` is said on the error stream once the first screen is
/// there to be read: `make bench` measures the start by it.
const REPORT_PAINT: &str = "DRUMHEAD_REPORT_PAINT";

/// The desk that the window stands on.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Mutex<Desk>>);

impl Shared {
    pub(crate) fn new(desk: Desk) -> Self {
        Self(Arc::new(Mutex::new(desk)))
    }

    /// Does something with the desk where waiting for the disk keeps nothing else waiting.
    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Desk) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let desk = Arc::clone(&self.0);
        let answer = tauri::async_runtime::spawn_blocking(move || {
            // What an interrupted command had changed in memory is checked against the file.
            let mut desk = desk.lock().unwrap_or_else(PoisonError::into_inner);
            question(&mut desk)
        });
        answer.await.map_err(DeskError::internal)?
    }
}

/// What this program is and whose rules it knows.
#[derive(Debug, Clone, Serialize, specta::Type)]
pub struct About {
    /// The program's name.
    pub name: String,
    /// The program's version, as in the changelog.
    pub version: String,
    /// The rule books and who wrote them.
    pub credits: Vec<String>,
    /// The folder in which everything is kept.
    pub data_folder: String,
    /// Why nothing can be kept; none where it can.
    pub read_only: Option<String>,
}

/// What this program is, where it keeps things, and whose rules it knows.
#[tauri::command]
#[specta::specta]
pub(crate) async fn about(desk: State<'_, Shared>) -> Result<About> {
    desk.ask(|desk| {
        let credits = BookId::ALL.iter();
        let credits = credits.map(|book| format!("{}, by {}", book.title(), book.author()));
        Ok(About {
            name: NAME.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            credits: credits.collect(),
            data_folder: desk.folder().display().to_string(),
            read_only: desk.read_only().map(|error| error.message.clone()),
        })
    })
    .await
}

/// What to show first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn start(desk: State<'_, Shared>) -> Result<Start> {
    desk.ask(|desk| Ok(desk.start())).await
}

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

/// Prints an army's roster into a file, or into a temporary one to be looked at.
#[tauri::command]
#[specta::specta]
pub(crate) async fn print_roster(
    desk: State<'_, Shared>,
    id: String,
    options: PrintOptions,
    to: Option<String>,
) -> Result<Printed> {
    let to = to.map(PathBuf::from);
    desk.ask(move |desk| desk.print_roster(&id, options, to.as_deref()))
        .await
}

/// Has the system open a file that this desk wrote, and no other.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_path(desk: State<'_, Shared>, app: AppHandle, path: String) -> Result<()> {
    desk.ask(move |desk| {
        let path = desk.written(&path)?.display().to_string();
        app.opener()
            .open_path(path.as_str(), None::<&str>)
            .map_err(|error| DeskError::no_viewer(&path, error))
    })
    .await
}

/// Sets what the player prefers.
#[tauri::command]
#[specta::specta]
pub(crate) async fn set_settings(desk: State<'_, Shared>, settings: Settings) -> Result<()> {
    desk.ask(move |desk| desk.set_settings(settings)).await
}

/// The backups there are, the newest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn backups(desk: State<'_, Shared>) -> Result<Vec<Backup>> {
    desk.ask(|desk| desk.backups()).await
}

/// Puts a backup in the library's place.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore_backup(desk: State<'_, Shared>, name: String) -> Result<()> {
    desk.ask(move |desk| desk.restore_backup(&name)).await
}

/// Takes note that the first screen has been painted with all that is on it.
#[tauri::command]
#[specta::specta]
#[allow(clippy::print_stderr, reason = "said only to the script that asks")]
pub(crate) fn painted() {
    if std::env::var_os(REPORT_PAINT).is_some_and(|value| value == "1") {
        eprintln!("painted");
    }
}

/// Puts the army's name on the window when it was opened.
fn shown(window: &WebviewWindow, opened: Result<Opened>) -> Result<Opened> {
    if let Ok(opened) = &opened {
        entitle(window, Some(opened.view.title()));
    }
    opened
}

/// Names the window. A desktop without titles shows none: nothing is lost by that.
fn entitle(window: &WebviewWindow, army: Option<&str>) {
    let title = match army {
        Some(army) => format!("{army} – {NAME}"),
        None => NAME.to_owned(),
    };
    let _ = window.set_title(&title);
}
