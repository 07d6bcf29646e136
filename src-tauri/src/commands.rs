//! The page's commands: the desk's own, and the few that only a window can answer.
//!
//! Each of the desk's commands runs on a blocking thread, one at a time.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use drumhead_desk::commands::*;
use drumhead_desk::{
    DAILY_PAUSE, Desk, DeskError, Language, Problem, Result, check_each_day, commands,
    each_command, words,
};
use specta_typescript::Typescript;
use tauri::{AppHandle, State, WebviewWindow, Wry};
use tauri_plugin_dialog::{DialogExt, FilePath};
use tauri_plugin_opener::OpenerExt;
use tauri_specta::{Builder, collect_commands};

/// If this variable is `1`, the window prints `painted` on stderr once the first screen is visible.
/// `make bench` times the start this way.
const REPORT_PAINT: &str = "DRUMHEAD_REPORT_PAINT";

/// The window's desk.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Mutex<Desk>>);

impl Shared {
    pub(crate) fn new(desk: Desk) -> Self {
        Self(Arc::new(Mutex::new(desk)))
    }

    /// Checks the whole library in the background, each day on which the window is open.
    pub(crate) fn check_daily(&self) {
        check_each_day(&self.0, DAILY_PAUSE);
    }

    /// Runs `question` with the desk on a blocking thread.
    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Desk) -> Result<T> + Send + 'static,
    ) -> Result<T, Problem> {
        let shared = self.clone();
        let answer = tauri::async_runtime::spawn_blocking(move || {
            let mut desk = shared.lock();
            let answer = question(&mut desk);
            answer.map_err(|error| error.shown(words(desk.language())))
        });
        let broken = |error| DeskError::internal(error).shown(words(Language::ENGLISH));
        answer.await.map_err(broken)?
    }

    fn lock(&self) -> MutexGuard<'_, Desk> {
        // A command that panicked does not block the next: the desk checks its memory against the
        // file.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Defines a handler for each of the desk's commands, and `all`, the list of the window's commands.
/// The window's handler and the page's TypeScript are generated from this list.
macro_rules! handlers {
    ($(
        $(#[$about:meta])*
        fn $name:ident($desk:ident $(, $argument:ident: $kind:ty)*) -> $answer:ty $body:block
    )*) => {
        $(
            $(#[$about])*
            #[tauri::command]
            #[specta::specta]
            async fn $name(desk: State<'_, Shared> $(, $argument: $kind)*) -> Result<$answer, Problem> {
                desk.ask(move |desk| commands::$name(desk $(, $argument)*)).await
            }
        )*

        /// Returns every command of the window.
        pub(crate) fn all() -> Builder<Wry> {
            // A type has the same form in arguments and in results, so the page needs only one
            // version of it.
            Builder::new()
                .disable_serde_phases()
                .commands(collect_commands![$($name,)* choose_place, open_path, painted])
        }
    };
}

each_command!(handlers);

/// Asks in the system's dialog where to save a file with this name and one of these extensions;
/// returns `None` if the player cancels. The page gets the path only for display, and saves the
/// file by a handle.
#[tauri::command]
#[specta::specta]
async fn choose_place(
    desk: State<'_, Shared>,
    window: WebviewWindow,
    name: String,
    kind: String,
    ends: Vec<String>,
) -> Result<Option<FilePlace>, Problem> {
    let dialog = move || {
        let ends: Vec<&str> = ends.iter().map(String::as_str).collect();
        let dialog = window
            .dialog()
            .file()
            .set_parent(&window)
            .set_file_name(name)
            .add_filter(kind, &ends);
        dialog.blocking_save_file()
    };
    let shown = |error: &DeskError| error.shown(words(Language::ENGLISH));
    // Other commands can use the desk while the dialog is open.
    let chosen = tauri::async_runtime::spawn_blocking(dialog)
        .await
        .map_err(|error| shown(&DeskError::internal(error)))?;
    let path = chosen
        .map(FilePath::into_path)
        .transpose()
        .map_err(|error| shown(&DeskError::internal(error)))?;
    desk.ask(move |desk| Ok(path.map(|path| desk.printer().chosen_place(path))))
        .await
}

/// Opens a file that this desk wrote, and no other, in its default program.
#[tauri::command]
#[specta::specta]
async fn open_path(desk: State<'_, Shared>, app: AppHandle, path: String) -> Result<(), Problem> {
    desk.ask(move |desk| {
        let path = desk.printer().written(&path)?.display().to_string();
        app.opener()
            .open_path(path.as_str(), None::<&str>)
            .map_err(|error| DeskError::no_viewer(&path, error))
    })
    .await
}

/// Reports that the first screen is completely painted.
#[tauri::command]
#[specta::specta]
#[allow(clippy::print_stderr, reason = "printed only if a script requests it")]
fn painted() {
    if std::env::var_os(REPORT_PAINT).is_some_and(|value| value == "1") {
        eprintln!("painted");
    }
}

/// Writes the page's TypeScript: every command of the window, with its types, and the list of
/// rulebooks.
///
/// # Errors
/// A system error if the file cannot be written, or an error of specta for a type that TypeScript
/// cannot describe.
pub fn write_bindings(path: &Path) -> std::result::Result<(), Box<dyn std::error::Error>> {
    let all = all().constant("books", books());
    Ok(all.export(Typescript::default(), path)?)
}
