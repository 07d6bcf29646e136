//! A battle before its first turn: the sides, the questions, and the opening lines of the
//! log.

use std::iter;

use drumhead_rules::catalogue;
use drumhead_vocabulary::play::{Asked, LogLine, SetupForm, Tone};

use super::{Battle, BattleSetup, Command, Shelved as _};
use crate::{Army, BookError};
use drumhead_rules::battles::BattleBook as _;

impl BattleSetup {
    /// Returns the usual set-up of a battle between two sides of one or more armies each; see
    /// [`BattleSetup::between`].
    ///
    /// # Errors
    /// [`BookError::Refused`] for a side without an army and for armies of two rulebooks,
    /// [`BookError::Tables`] if the rulebook's own map does not parse.
    pub fn between_allies(first: Vec<Army>, second: Vec<Army>) -> Result<Self, BookError> {
        let side = |armies: Vec<Army>| {
            let mut armies = armies.into_iter();
            let none = || BookError::Refused(catalogue::message("unsound.no_army"));
            let army = armies.next().ok_or_else(none)?;
            armies.try_fold(army, Army::join)
        };
        Self::between(side(first)?, side(second)?)
    }
}

impl Battle {
    /// Returns the set-up as a form. Its paths lead into a [`BattleSetup`].
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn form(&self) -> Result<SetupForm, BookError> {
        let mut form = each!(battle in &self.0 => battle.form()?);
        let asked = form.asked.iter_mut().chain(&mut form.interpretations);
        let questions = asked
            .chain(&mut form.others)
            .map(|asked| &mut asked.question.path);
        let answers = form
            .presets
            .iter_mut()
            .flat_map(|preset| &mut preset.answers);
        for path in questions.chain(answers.map(|answer| &mut answer.path)) {
            path.insert_str(0, "/setup");
        }
        Ok(form)
    }

    /// Returns the command that leads from the set-up to the first turn; `None` once the turn has
    /// begun, while other pending work must be done first, or in a rulebook without such a command.
    pub fn begin(&self) -> Option<Command> {
        each!(battle: B in &self.0 => B::first_action(battle).map(B::command))
    }

    /// Returns the opening lines of the log: both sides with their problems, and every
    /// interpretation that differs from the default.
    ///
    /// # Errors
    /// [`BookError::Tables`] if an embedded file does not parse.
    pub fn opening(&self) -> Result<Vec<LogLine>, BookError> {
        let form = self.form()?;
        let plain = |text: String, clauses: Vec<String>| LogLine {
            text,
            details: Vec::new(),
            clauses,
            units: Vec::new(),
            tone: Tone::Plain,
        };
        let mut lines = Vec::new();
        for side in form.sides {
            let tags = side.tags.iter().map(|tag| tag.label.as_str());
            let about: Vec<&str> = iter::once(side.about.as_str()).chain(tags).collect();
            let opened = catalogue::message("setup.side")
                .with("side", side.name)
                .with("about", about.join(", "));
            lines.push(plain(self.words().say(&opened), Vec::new()));
            lines.extend(side.problems);
        }
        let differing = form.interpretations.iter().filter(|asked| asked.differs);
        lines.extend(differing.map(|asked| {
            let clauses = asked.question.clause.iter().cloned().collect();
            plain(answered(asked), clauses)
        }));
        Ok(lines)
    }
}

/// Returns a question with its current answer, in words.
fn answered(asked: &Asked) -> String {
    use drumhead_vocabulary::play::Answer;
    let chosen = match &asked.question.answer {
        Answer::One { choices } | Answer::Hex { choices } => {
            choices.iter().find(|choice| choice.value == asked.now)
        }
        Answer::YesNo
        | Answer::Some { .. }
        | Answer::Number { .. }
        | Answer::Boxes { .. }
        | Answer::Text { .. } => None,
    };
    let label = &asked.question.label;
    // A label is either a question, which has its own mark, or a title.
    let stop = if label.ends_with(['?', ':', '.']) {
        ""
    } else {
        ":"
    };
    let stated = chosen.map_or_else(
        || label.clone(),
        |choice| format!("{label}{stop} {}", choice.label),
    );
    // Adds a full stop, because other sentences follow the answer.
    if stated.ends_with(['.', '!', '?']) {
        stated
    } else {
        format!("{stated}.")
    }
}
