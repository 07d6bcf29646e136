//! One window for one data folder.
//!
//! A player who starts the program again means the window he already has. Two folders are two desks,
//! though, and the tests want two windows on one folder, which the store allows.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use tauri::plugin::TauriPlugin;
use tauri::{Manager, Wry};

/// When this variable is set to `1`, starting the program twice gives two windows.
const ALLOW_SECOND: &str = "DRUMHEAD_ALLOW_SECOND";

/// The plugin that brings the window already open to the front, or none when a second one is allowed.
pub(crate) fn plugin(data: Option<&Path>) -> Option<TauriPlugin<Wry>> {
    if std::env::var_os(ALLOW_SECOND).is_some_and(|value| value == "1") {
        return None;
    }
    let plugin = tauri_plugin_single_instance::Builder::new()
        .dbus_id(name_for(data))
        .callback(|app, _arguments, _folder| {
            if let Some(window) = app.get_webview_window("main") {
                // A desktop may refuse to move its focus; the window is then merely not in front.
                let _ = window.unminimize();
                let _ = window.set_focus();
            }
        })
        .build();
    Some(plugin)
}

/// The name under which the window of this data folder is known on the session bus.
fn name_for(data: Option<&Path>) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_folder_has_its_own_window() {
        assert_eq!(name_for(None), "org.drumhead.desk");
        assert_eq!(
            name_for(Some(Path::new("/a"))),
            name_for(Some(Path::new("/a")))
        );
        assert_ne!(
            name_for(Some(Path::new("/a"))),
            name_for(Some(Path::new("/b")))
        );
        assert_ne!(name_for(Some(Path::new("/a"))), name_for(None));
    }
}
