//! Files of every version of the stored types: a battle of each rulebook, and an army of each. A
//! program writes the files of its own versions; later programs read them.

use std::error::Error;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use drumhead_desk::{Desk, Environment, Language, starters};
use drumhead_shelf::{ArmyVersion, BookId};
use uuid::Uuid;

use crate::recorder::{After, Plan, random_begin, record};
use crate::scenes::exported;

/// The first versions with files: the current ones when the files were introduced. Earlier versions
/// have files in `fixtures/battles` and `fixtures/armies`, for some rulebooks only.
const FIRST: [(BookId, u32); 5] = [
    (BookId::Fornovo, 15),
    (BookId::Charging, 7),
    (BookId::StandAndDie, 7),
    (BookId::EdgehillNaseby, 8),
    (BookId::D3Ecw, 6),
];

/// The first version of armies with files.
const FIRST_ARMY: u32 = 3;

/// The maximum number of orders in a battle.
const ORDERS: usize = 60;

/// Returns the folder of all versions.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/versions")
}

/// Returns the versions of a rulebook's battles that need a file.
pub fn of_battles(book: BookId) -> impl Iterator<Item = u32> {
    let first = FIRST.iter().find(|(of, _)| *of == book);
    first.map_or(1, |(_, version)| *version)..=book.version()
}

/// Returns the versions of armies that need files.
pub fn of_armies() -> impl Iterator<Item = u32> {
    FIRST_ARMY..=ArmyVersion::NOW.0
}

/// Returns the file of a battle.
#[must_use]
pub fn battle(book: BookId, version: u32) -> PathBuf {
    let folder = folder().join(book.id()).join(version.to_string());
    folder.join("battle.json")
}

/// Returns the file of an army.
#[must_use]
pub fn army(book: BookId, version: u32) -> PathBuf {
    let folder = folder().join("army").join(version.to_string());
    folder.join(format!("{}.json", book.id()))
}

/// Writes the files of the current versions, unless they exist, and returns the new files.
///
/// # Errors
/// The errors of the recorder and of the desk, and write errors.
pub fn write() -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut written = Vec::new();
    for book in BookId::ALL {
        let path = battle(*book, book.version());
        if !path.exists() {
            put(&path, &played(*book)?)?;
            written.push(path);
        }
        let path = army(*book, ArmyVersion::NOW.0);
        if !path.exists() {
            put(&path, &raised(*book)?)?;
            written.push(path);
        }
    }
    Ok(written)
}

fn put(path: &Path, text: &str) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    Ok(std::fs::write(path, text)?)
}

/// Returns a random battle, with corrections by hand, as the desk exports it.
fn played(book: BookId) -> Result<String, Box<dyn Error>> {
    let plan = Plan {
        seed: 1645,
        turns: 6,
        boldness: 8,
        eagerness: 5,
        unruly: 10,
        after: After::Turn,
        with_usual: true,
    };
    let scene = record(&random_begin(book, 1645)?, &plan)?;
    exported(&scene, ORDERS)
}

/// Returns a starter army, as the desk exports it.
fn raised(book: BookId) -> Result<String, Box<dyn Error>> {
    let all = starters(Language::ENGLISH)?;
    let of_book = all.into_iter().find(|starter| starter.book == book);
    let starter = of_book.ok_or("there are no armies")?;
    let folder = tempfile::tempdir()?;
    let environment = Environment::new(|| DateTime::<Utc>::UNIX_EPOCH, || Uuid::from_u128(1));
    let mut desk = Desk::open(folder.path(), environment);
    let army = desk.library().from_starter(&starter.id)?;
    Ok(desk.library().export(&army.id)?)
}
