//! The players' agreements before the first turn.

use serde::Serialize;

use super::{LogLine, Question, Scalar, Tag};

/// A set-up as a form. The paths of its questions point into the set-up, as the paths of an offer's
/// questions point into its command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupForm {
    /// The questions that are always asked: the sides' names, the year.
    pub asked: Vec<Asked>,
    /// The interpretations that can matter to these armies or that differ from the default.
    pub interpretations: Vec<Asked>,
    /// The other interpretations, which cannot matter to these armies.
    pub others: Vec<Asked>,
    /// The presets, each of which gives many answers at once.
    pub presets: Vec<Preset>,
    /// The sides.
    pub sides: Vec<SetupSide>,
    /// Warnings before the battle, as sentences. They do not prevent the battle.
    pub problems: Vec<String>,
}

/// A question of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// The current answer.
    pub now: Scalar,
    /// Whether the answer differs from the rulebook's default.
    pub differs: bool,
}

/// A preset, which gives many answers at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct Preset {
    /// The label: "Playsheets".
    pub label: String,
    /// Whether all answers of the preset are currently chosen.
    pub on: bool,
    /// The answers.
    pub answers: Vec<PresetAnswer>,
}

/// An answer of a preset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct PresetAnswer {
    /// The path: a JSON pointer into the set-up.
    pub path: String,
    /// The value.
    pub value: Scalar,
}

/// A side before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
pub struct SetupSide {
    /// The name.
    pub name: String,
    /// The description: "8 units, 1,982 of 2,000 points".
    pub about: String,
    /// The tags: "outgunned".
    pub tags: Vec<Tag>,
    /// The problems that make the army illegal, as log lines. They do not prevent the battle, and
    /// the log lists them.
    pub problems: Vec<LogLine>,
}
