//! One window per data folder.
//!
//! A player who starts the program again on the same folder gets the existing window. The tests
//! open two windows on one folder, which the store allows.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use tauri::plugin::TauriPlugin;
use tauri::{Manager, Wry};

/// If this variable is `1`, starting the program twice opens two windows.
const ALLOW_SECOND: &str = "DRUMHEAD_ALLOW_SECOND";

/// Returns the plugin that raises an existing window; `None` if a second window is allowed.
pub(crate) fn plugin(data: Option<&Path>) -> Option<TauriPlugin<Wry>> {
    if std::env::var_os(ALLOW_SECOND).is_some_and(|value| value == "1") {
        return None;
    }
    let plugin = tauri_plugin_single_instance::Builder::new()
        .dbus_id(name_for(data))
        .callback(|app, _arguments, _folder| {
            if let Some(window) = app.get_webview_window("main") {
                // A desktop may refuse to move its focus; the window then stays in the background.
                let _ = window.unminimize();
                let _ = window.set_focus();
            }
        })
        .build();
    Some(plugin)
}

/// Returns the name of this data folder's window on the session bus.
#[must_use]
pub fn name_for(data: Option<&Path>) -> String {
    const USUAL: &str = "org.drumhead.desk";
    match data {
        None => USUAL.to_owned(),
        Some(folder) => {
            let mut hasher = DefaultHasher::new();
            std::path::absolute(folder)
                .unwrap_or_else(|_| folder.to_owned())
                .hash(&mut hasher);
            format!("{USUAL}.folder{:016x}", hasher.finish())
        }
    }
}
