//! The scripted battles: where they are, and what they came to.

use std::path::{Path, PathBuf};

use drumhead_desk::script::Script;

/// The variable that names a folder of other scripts: a player's report, say.
pub const FOLDERS: &str = "DRUMHEAD_SCRIPTS";

/// The folder of our own.
#[must_use]
pub fn own_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts")
}

/// Our own folder, and those that [`FOLDERS`] names.
#[must_use]
pub fn folders() -> Vec<PathBuf> {
    let mut folders = vec![own_folder()];
    if let Some(others) = std::env::var_os(FOLDERS) {
        folders.extend(std::env::split_paths(&others));
    }
    folders
}

/// Every script of a folder, by its file's name.
///
/// # Errors
/// A folder or a file that cannot be read.
pub fn of_folder(folder: &Path) -> Result<Vec<(PathBuf, Script)>, String> {
    let place = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(place)? {
        let path = entry.map_err(place)?.path();
        if path.extension().is_some_and(|end| end == "json") {
            paths.push(path);
        }
    }
    paths.sort();
    let scripts = paths.into_iter().map(|path| {
        let script = read(&path)?;
        Ok((path, script))
    });
    scripts.collect()
}

/// A script's file.
///
/// # Errors
/// What is wrong with it, with its path.
pub fn read(path: &Path) -> Result<Script, String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let bytes = std::fs::read(path).map_err(|error| told(&error))?;
    Script::read(&bytes).map_err(|error| told(&error))
}
