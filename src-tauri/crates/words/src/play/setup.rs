//! What the players agree on before the first turn.

use serde::Serialize;

use super::{LogLine, Question, Scalar, Tag};

/// A set-up as a form: its questions lead into the set-up as those of an
/// offer lead into its command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupForm {
    /// What is always asked: the sides' names, the year.
    pub asked: Vec<Asked>,
    /// The readings that these armies can meet, or that differ from the
    /// default.
    pub readings: Vec<Asked>,
    /// The other readings, which cannot matter to these armies.
    pub others: Vec<Asked>,
    /// Many answers in one go.
    pub presets: Vec<Preset>,
    /// The sides, as they would fight.
    pub sides: Vec<SetupSide>,
    /// What the players should know before they begin, sentences. Nothing of
    /// it keeps them from it.
    pub problems: Vec<String>,
}

/// A question of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// The answer that stands.
    pub now: Scalar,
    /// Whether it is another than the book's default.
    pub differs: bool,
}

/// Many answers in one go: the master selector over readings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Preset {
    /// What it is called: "Playsheets".
    pub label: String,
    /// Whether all its answers stand.
    pub on: bool,
    /// Its answers.
    pub answers: Vec<PresetAnswer>,
}

/// An answer among many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PresetAnswer {
    /// Where it goes: a JSON pointer into the set-up.
    pub path: String,
    /// What goes there.
    pub value: Scalar,
}

/// A side before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct SetupSide {
    /// What it is called.
    pub name: String,
    /// What it is: "8 units, 1,982 points of 2,000".
    pub about: String,
    /// What is true of it: "outgunned".
    pub tags: Vec<Tag>,
    /// What is against the rules in it, line by line: it may fight all the
    /// same, and the log says so.
    pub breaches: Vec<LogLine>,
}
