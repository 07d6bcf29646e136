//! The scenes of `tests/scenes`: their paths, and their conversion to battles of a library.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use drumhead_desk::scene::Scene;
use drumhead_desk::{Desk, Environment};
use uuid::Uuid;

/// The variable with folders of other scenes: a player's report, or recordings.
pub const FOLDERS: &str = "DRUMHEAD_SCENES";

/// Returns the folder of the project's own scenes.
#[must_use]
pub fn own_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes")
}

/// Returns the folder of battles exported by earlier versions.
#[must_use]
pub fn stored_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/battles")
}

/// Returns the folder of the project's own scenes, and the folders in [`FOLDERS`].
#[must_use]
pub fn folders() -> Vec<PathBuf> {
    let mut folders = vec![own_folder()];
    if let Some(others) = std::env::var_os(FOLDERS) {
        folders.extend(std::env::split_paths(&others));
    }
    folders
}

/// Returns the files of every scene below a folder, sorted by path.
///
/// # Errors
/// A message for an unreadable folder.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let place = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(place)? {
        let path = entry.map_err(place)?.path();
        if path.is_dir() {
            paths.extend(files(&path)?);
        } else if path.extension().is_some_and(|end| end == "scene") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Returns every scene below a folder, sorted by path.
///
/// # Errors
/// A message for an unreadable folder or file, with its path.
pub fn below(folder: &Path) -> Result<Vec<(PathBuf, Scene)>, String> {
    let opened = |path: PathBuf| {
        let scene = open(&path)?;
        Ok((path, scene))
    };
    files(folder)?.into_iter().map(opened).collect()
}

/// Loads a scene file.
///
/// # Errors
/// Returns the read or parse error, with the path of the file.
pub fn open(path: &Path) -> Result<Scene, String> {
    Scene::open(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns one of the project's own scenes, by its file's name without the extension.
///
/// # Errors
/// The same errors as [`open`], and a message for an unknown name.
pub fn own(name: &str) -> Result<Scene, String> {
    let all = files(&own_folder())?;
    let found = all
        .iter()
        .find(|path| path.file_stem().is_some_and(|stem| stem == name));
    open(found.ok_or_else(|| format!("there is no scene {name}"))?)
}

/// Returns the desk's export of a scene's battle after its first orders.
///
/// # Errors
/// The errors of the desk.
pub fn exported(scene: &Scene, orders: usize) -> Result<String, Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let environment = Environment::new(|| DateTime::<Utc>::UNIX_EPOCH, || Uuid::from_u128(1));
    let mut desk = Desk::open(folder.path(), environment);
    let mut played = scene.replay()?.played;
    played.truncate(orders);
    let id = desk.battles().import_replay(scene, &played)?.id;
    Ok(desk.battles().export_battle(&id)?.text)
}
