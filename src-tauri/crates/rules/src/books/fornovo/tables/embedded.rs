//! The files of `data/fornovo/`, embedded when the crate is built.

use serde::de::DeserializeOwned;

use super::TableError;
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
    REPORT_EN = "report.en.toml";
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
