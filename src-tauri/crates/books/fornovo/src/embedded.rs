//! The files of `data/fornovo/`, embedded at build time.

use serde::de::DeserializeOwned;

use drumhead_rules::data::{File, TableError};

drumhead_rules::files! {
    "../../../../data/fornovo"
    CLAUSES = "clauses.toml";
    COMBAT = "combat.toml";
    DATES = "dates.toml";
    GROUND = "ground.toml";
    MOVEMENT = "movement.toml";
    PLAY = "play.toml";
    POINTS = "points.toml";
    REACTIONS = "reactions.toml";
    INTERPRETATIONS = "interpretations.toml";
    SHOOTING = "shooting.toml";
    TEMPLATES = "templates.toml";
    THRESHOLDS = "thresholds.toml";
}

/// Reads a file into its type.
pub(crate) fn read<T: DeserializeOwned>(file: File) -> Result<T, TableError> {
    file.read()
}
