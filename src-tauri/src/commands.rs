//! What the screen may ask, a few lines each: the desk does the work.
//!
//! Each command is carried out on a thread that may wait for the disk, one at a time.

pub(crate) mod armies;
pub(crate) mod battles;
pub(crate) mod boards;
pub(crate) mod printing;

use std::sync::{Arc, Mutex, PoisonError};

use drumhead_desk::books::BookId;
use drumhead_desk::{Backup, Desk, DeskError, Result, Settings, Start};
use serde::Serialize;
use tauri::{AppHandle, State, WebviewWindow};
use tauri_plugin_opener::OpenerExt;

/// The name of the program, and of its window while nothing is open.
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

/// Names the window after what is open in it. A desktop without titles shows none: nothing is lost by that.
fn entitle(window: &WebviewWindow, thing: Option<&str>) {
    let title = match thing {
        Some(thing) => format!("{thing} – {NAME}"),
        None => NAME.to_owned(),
    };
    let _ = window.set_title(&title);
}
