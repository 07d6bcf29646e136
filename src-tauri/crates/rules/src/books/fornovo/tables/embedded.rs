//! The files of `data/fornovo/`, embedded when the crate is built.

use serde::de::DeserializeOwned;

use super::TableError;
use super::patch::{self, Patch};
use crate::data::File;

macro_rules! files {
    ($($constant:ident = $name:literal;)*) => {$(
        pub(in super::super) const $constant: File = File {
            name: $name,
            text: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"), "/../../../data/fornovo/", $name
            )),
        };
    )*};
}

files! {
    BATTLE_EN = "battle.en.toml";
    CLAUSES = "clauses.toml";
    COMBAT = "combat.toml";
    DATES = "dates.toml";
    GROUND = "ground.toml";
    MOVEMENT = "movement.toml";
    PLAY = "play.toml";
    PLAYSHEET_EN = "playsheet.en.toml";
    POINTS = "points.toml";
    REACTIONS = "reactions.toml";
    READINGS = "readings.toml";
    SHOOTING = "shooting.toml";
    TEMPLATES = "templates.toml";
    THRESHOLDS = "thresholds.toml";
    SCREEN_EN = "screen.en.toml";
    WORDS_EN = "words.en.toml";
}

/// Reads a file into its type.
pub(in super::super) fn read<T: DeserializeOwned>(file: File) -> Result<T, TableError> {
    file.read()
}

/// Reads a file into its type with the patches meant for it put in.
pub(in super::super) fn patched<T: DeserializeOwned>(
    file: File,
    patches: &[Patch],
) -> Result<T, TableError> {
    let mut table: toml::Table = read(file)?;
    let stem = file.name.strip_suffix(".toml").unwrap_or(file.name);
    patch::apply(&mut table, stem, patches)?;
    table.try_into().map_err(|e| file.error(&e))
}
