//! The desktop window: a thin shell over the desk.
//!
//! The window opens the data folder, shows the page built from `ui/` and passes the page's commands
//! on. It contains no rules of play.

mod arguments;
mod commands;
mod single;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;
use drumhead_desk::catalogue::{Message, message, verbatim};
use drumhead_desk::{Desk, Environment, system_language, usual_folder, words};
use tauri::{Manager, WebviewWindowBuilder};

use arguments::Arguments;
use commands::Shared;
pub use commands::write_bindings;
pub use single::name_for;

/// Opens the window and runs until it is closed.
///
/// `arguments` is the whole command line, including the program's name. The exit code is 0 after
/// the window was closed or the help or version was printed, 2 for an invalid command line, and 1
/// if the window cannot be opened.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(problem) => {
            // Help, the version or an error is printed on the terminal. Without a terminal, a
            // failure to print is ignored.
            let _ = problem.print();
            return ExitCode::from(u8::try_from(problem.exit_code()).unwrap_or(2));
        }
    };
    if !has_screen() {
        complain(message("desk.window.no_screen"));
        return ExitCode::FAILURE;
    }
    drumhead_desk::log_to_stderr();
    match open(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            complain(verbatim(problem));
            ExitCode::FAILURE
        }
    }
}

/// Whether there is a display. Without one, the toolkit itself would panic.
fn has_screen() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

#[expect(
    clippy::disallowed_methods,
    reason = "generate_context! exits when its own configuration is broken"
)]
fn open(arguments: Arguments) -> tauri::Result<()> {
    let mut builder = tauri::Builder::default();
    if let Some(plugin) = single::plugin(arguments.data.as_deref()) {
        builder = builder.plugin(plugin);
    }
    builder
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_opener::init())
        .plugin(tauri_plugin_window_state::Builder::default().build())
        .invoke_handler(commands::all().invoke_handler())
        .setup(move |app| {
            let folder = match arguments.data {
                Some(folder) => folder,
                None => usual_folder().map_or_else(|| app.path().app_data_dir(), Ok)?,
            };
            let shared = Shared::new(Desk::open(&folder, Environment::real()));
            shared.check_daily();
            app.manage(shared);
            for window in &app.config().app.windows {
                WebviewWindowBuilder::from_config(app.handle(), window)?
                    // The title names the open document. A desktop without title bars does not show
                    // it.
                    .on_document_title_changed(|window, title| drop(window.set_title(&title)))
                    .build()?;
            }
            Ok(())
        })
        .run(tauri::generate_context!())
}

#[allow(
    clippy::print_stderr,
    reason = "without a window, only the terminal can show the error"
)]
fn complain(problem: Message) {
    let unopened = message("desk.window.unopened").with("problem", problem);
    let sentence = words(system_language()).say(&unopened);
    eprintln!("drumhead-desk: {sentence}");
}
