//! The scripted battles: where they are, and what they came to.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use drumhead_desk::script::Script;
use drumhead_desk::{Desk, DiceFrom, Givens, Played};
use uuid::Uuid;

/// The variable that names a folder of other scripts: a player's report, say.
pub const FOLDERS: &str = "DRUMHEAD_SCRIPTS";

/// The folder of our own.
#[must_use]
pub fn own_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts")
}

/// The folder of battles that were exported by earlier versions.
#[must_use]
pub fn kept_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/battles")
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

/// The file that a desk exports of a script's battle after its first `plays` plays, thrown
/// with the dice that stand in it.
///
/// # Errors
/// Those of the desk, and a play that is refused.
pub fn exported(script: &Script, plays: usize) -> Result<String, Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let givens = Givens::new(|| DateTime::<Utc>::UNIX_EPOCH, || Uuid::from_u128(1));
    let mut desk = Desk::open(folder.path(), givens);
    let mut battle = desk.new_battle(&script.name, script.begun()?.setup())?;
    for (number, play) in (1..).zip(script.plays.iter().take(plays)) {
        let command = serde_json::to_value(&play.command)?;
        let dice = play.dice.clone().map_or(DiceFrom::Nobody, DiceFrom::Player);
        let overruled = play.overruled.clone();
        battle = match desk.play(&battle.id, battle.head, &command, overruled, dice)? {
            Played::Done(battle) => *battle,
            Played::Refused(refusal) => {
                return Err(format!("play {number} is refused: {refusal:?}").into());
            }
        };
    }
    Ok(desk.export_battle(&battle.id)?)
}
