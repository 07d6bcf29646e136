//! A battle's set-up on the command line: the armies of both sides, and the answers to the set-up
//! questions that the window asks.

use std::io;

use drumhead_desk::books::BattleSetup;
use drumhead_desk::catalogue::message;
use drumhead_desk::play::{Answer, Choice, Question};
use drumhead_desk::{Desk, DeskError, LARGEST_BATTLE, SetupView, against};
use serde_json::Value;

use super::{offers, read_json, show, wrong};
use crate::End;
use crate::arguments::Begin;
use crate::out::{Out, words};
use crate::run::{Asked, notices, read_file};

/// The key of the hint about the source of a set-up file.
const SETUP_HINT: &str = "cli.setup.take";

impl Asked<'_> {
    /// Begins a battle, or shows the questions of its set-up.
    pub(super) fn begin(&mut self, desk: &mut Desk, begin: &Begin) -> Result<(), End> {
        let setup = self.setup(desk, begin)?;
        if begin.form {
            return self.say(&setup, form);
        }
        let name = match (begin.name.trim(), setup.sides.as_slice()) {
            ("", [first, second]) => against(words(self.language()), [&first.name, &second.name]),
            (name, _) => name.to_owned(),
        };
        let opened = desk.battles().new_battle_from(&name, &setup.setup)?;
        // The form's notices are also shown when a battle begins; they do not prevent it from
        // beginning.
        notices(&setup.problems);
        self.say(&opened, show)
    }

    /// Returns the set-up described on the command line, with every answer.
    fn setup(&self, desk: &mut Desk, begin: &Begin) -> Result<SetupView, End> {
        let plain = match &begin.setup {
            Some(file) => {
                let bytes = read_file(file, LARGEST_BATTLE)?;
                read_json(&String::from_utf8_lossy(&bytes), message(SETUP_HINT))?
            }
            None => serde_json::to_value(self.sides(begin)?).map_err(DeskError::internal)?,
        };
        let mut view = desk.battles().setup_form(&plain)?;
        for (key, answer) in answers(begin)? {
            let path = asked(&view, &key, &answer)?;
            put(&mut view.setup, &path, answer)?;
        }
        for answer in &begin.set {
            let Some((path, value)) = answer.split_once('=') else {
                return Err(answers_nothing(answer).into());
            };
            let hint = message("cli.setup.json");
            put(&mut view.setup, path, read_json(value, hint)?)?;
        }
        Ok(desk.battles().setup_form(&view.setup)?)
    }

    /// Returns a set-up with the armies of both sides, including allies.
    fn sides(&self, begin: &Begin) -> Result<BattleSetup, End> {
        let mut sides = [Vec::new(), Vec::new()];
        for (side, army) in sides.iter_mut().zip([&begin.first, &begin.second]) {
            side.push(self.find(army.as_deref().unwrap_or_default())?.army());
        }
        for ally in &begin.ally {
            let (side, army) = match ally.split_once('=') {
                Some(("1", army)) => (&mut sides[0], army),
                Some(("2", army)) => (&mut sides[1], army),
                Some(_) | None => {
                    let hint = message("cli.setup.ally_fix");
                    return Err(wrong(
                        message("cli.setup.no_ally").with("ally", format!("{ally:?}")),
                        hint,
                    )
                    .into());
                }
            };
            side.push(self.find(army)?.army());
        }
        let [first, second] = sides;
        Ok(BattleSetup::between_allies(first, second).map_err(DeskError::from)?)
    }
}

/// Returns the answers, keyed by the end of each question's path.
fn answers(begin: &Begin) -> Result<Vec<(String, Value)>, End> {
    let mut answers = Vec::new();
    if let Some(scale) = &begin.scale {
        answers.push(("scale".to_owned(), Value::from(scale.as_str())));
    }
    if let Some(year) = begin.year {
        answers.push(("year".to_owned(), Value::from(year)));
    }
    for interpretation in &begin.interpretation {
        let Some((id, option)) = interpretation.split_once('=') else {
            return Err(answers_nothing(interpretation).into());
        };
        answers.push((format!("interpretations/{id}"), Value::from(option)));
    }
    Ok(answers)
}

fn answers_nothing(answer: &str) -> DeskError {
    let hint = message("cli.setup.answer_fix");
    wrong(
        message("cli.setup.no_answer").with("answer", format!("{answer:?}")),
        hint,
    )
}

/// Returns the path of the question whose path ends in this key. If the question has choices, the
/// answer must be one of them.
fn asked(view: &SetupView, key: &str, answer: &Value) -> Result<String, DeskError> {
    let end = format!("/{key}");
    let Some(question) = questions(view).find(|question| question.path.ends_with(&end)) else {
        let hint = message("cli.setup.questions_fix");
        return Err(wrong(
            message("cli.setup.no_question").with("key", key.to_string()),
            hint,
        ));
    };
    if let Answer::One { choices } = &question.answer {
        let is = |choice: &&Choice| serde_json::to_value(&choice.value).is_ok_and(|v| v == *answer);
        if !choices.iter().any(|choice| is(&choice)) {
            let known: Vec<String> = choices
                .iter()
                .filter_map(|choice| serde_json::to_string(&choice.value).ok())
                .collect();
            let other = message("cli.setup.other_answer")
                .with("answer", answer.to_string())
                .with("label", question.label.to_string());
            return Err(wrong(
                other,
                message("cli.choose").with("known", known.join(", ")),
            ));
        }
    }
    Ok(question.path.clone())
}

fn questions(view: &SetupView) -> impl Iterator<Item = &Question> {
    (view.questions.iter()).chain(view.interpretations.iter().chain(&view.others))
}

fn put(setup: &mut Value, path: &str, answer: Value) -> Result<(), DeskError> {
    let hint = message("cli.setup.paths_fix");
    let place = setup.pointer_mut(path);
    *place.ok_or_else(|| {
        wrong(
            message("cli.setup.no_path").with("path", path.to_string()),
            hint,
        )
    })? = answer;
    Ok(())
}

/// Writes the sides, the questions with their current answers, and the problems.
fn form(out: &mut Out<'_>, view: &SetupView) -> io::Result<()> {
    for side in &view.sides {
        writeln!(out, "{}: {}", side.name, side.about)?;
        for problem in &side.problems {
            writeln!(out, "  {} {}", problem.text, problem.clauses.join(" "))?;
        }
    }
    for problem in &view.problems {
        writeln!(out, "{problem}")?;
    }
    for question in questions(view) {
        let now = view.setup.pointer(&question.path).unwrap_or(&Value::Null);
        writeln!(out, "{}  {} = {now}", question.path, question.label)?;
        offers::answers(out, &question.answer)?;
    }
    Ok(())
}
