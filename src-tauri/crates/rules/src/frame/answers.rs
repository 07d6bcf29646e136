//! Answers to the questions of an offered action. Questions are computed again after each answer.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{ActionSet, Answer, Battle, Book, Question};

/// Fills an offered action with the answers in `filled` to its questions. Returns the action and
/// its questions.
///
/// `filled` is the same action with answers at the paths of their questions. Questions are answered
/// in order and computed again after each answer. An answer is dropped if its question is no longer
/// asked or the answer is not allowed. The action then has its default, or the first possible
/// choice if an earlier answer has made the default impossible. In a list of answers, only the
/// conflicting answers are dropped.
pub(super) fn answered<B: Book>(
    battle: &Battle<B>,
    offered: &B::Action,
    filled: &B::Action,
) -> (B::Action, Vec<Question>) {
    let action = offered.clone().opened(battle);
    let mut so_far = SoFar {
        battle,
        questions: action.questions(battle),
        action,
    };
    if offered != filled {
        // Actions are data, so they can always be serialised.
        let filled = serde_json::to_value(filled).unwrap_or_default();
        match so_far.with_all(&filled) {
            Some(with) => so_far = with,
            None => so_far.answer_all(&filled),
        }
    }
    (so_far.action, so_far.questions)
}

/// An action with answers to some of its questions.
struct SoFar<'a, B: Book> {
    battle: &'a Battle<B>,
    action: B::Action,
    questions: Vec<Question>,
}

impl<B: Book> SoFar<'_, B> {
    /// Returns the action with all these answers, if they are allowed and do not change the
    /// questions. In that case the order of the answers does not matter, and the questions of a
    /// large form are computed only once.
    fn with_all(&self, filled: &Value) -> Option<Self> {
        let mut written = serde_json::to_value(&self.action).ok()?;
        for question in &self.questions {
            let answer = filled.pointer(&question.path)?;
            if !question.answer.takes(answer) {
                return None;
            }
            written.pointer_mut(&question.path)?.clone_from(answer);
        }
        let action: B::Action = serde_json::from_value(written).ok()?;
        let questions = action.questions(self.battle);
        (questions == self.questions).then_some(Self {
            battle: self.battle,
            action,
            questions,
        })
    }

    /// Applies these answers in order.
    fn answer_all(&mut self, filled: &Value) {
        let mut answered = BTreeSet::new();
        let open = |asked: &Self, answered: &BTreeSet<String>| {
            let open = asked
                .questions
                .iter()
                .find(|question| !answered.contains(&question.path));
            open.map(|question| question.path.clone())
        };
        while let Some(path) = open(self, &answered) {
            if let Some(answer) = filled.pointer(&path) {
                self.answer(&path, answer);
            }
            self.make_possible(&path);
            answered.insert(path);
        }
    }

    /// Answers a question if the answer is allowed. Of a list of values, sets the allowed ones.
    fn answer(&mut self, path: &str, answer: &Value) {
        let several = |question: &Question| matches!(question.answer, Answer::Some(_));
        let several = self.question(path).is_some_and(several);
        match self.with(path, answer.clone()) {
            Some(with) => *self = with,
            None if several => self.answer_some(path, answer),
            None => {}
        }
    }

    /// Answers a question with its first possible choice if the action's current answer is not
    /// possible.
    fn make_possible(&mut self, path: &str) {
        let written = serde_json::to_value(&self.action).unwrap_or_default();
        let (Some(question), Some(now)) = (self.question(path), written.pointer(path)) else {
            return;
        };
        if question.answer.takes(now) {
            return;
        }
        let choices = question.answer.choices().into_owned();
        let mut possible = choices.iter();
        let first = possible.find_map(|choice| self.with(path, json!(choice.value)));
        if let Some(with) = first {
            *self = with;
        }
    }

    /// Answers a question that takes several values: adds the allowed values one by one.
    fn answer_some(&mut self, path: &str, answer: &Value) {
        let mut chosen: Vec<Value> = Vec::new();
        let Some(none) = self.with(path, Value::from(chosen.clone())) else {
            return;
        };
        *self = none;
        for one in answer.as_array().into_iter().flatten() {
            chosen.push(one.clone());
            match self.with(path, Value::from(chosen.clone())) {
                Some(with) => *self = with,
                None => {
                    chosen.pop();
                }
            }
        }
    }

    /// Returns the action with this answer. `None` if the answer is not allowed, or is no longer
    /// allowed once it is set.
    fn with(&self, path: &str, answer: Value) -> Option<Self> {
        self.takes(path, &answer).then_some(())?;
        let mut written = serde_json::to_value(&self.action).ok()?;
        let place = written.pointer_mut(path)?;
        let same = *place == answer;
        *place = answer.clone();
        let action: B::Action = serde_json::from_value(written).ok()?;
        let questions = match same {
            true => self.questions.clone(),
            false => action.questions(self.battle),
        };
        let with = Self {
            battle: self.battle,
            action,
            questions,
        };
        with.takes(path, &answer).then_some(with)
    }

    fn question(&self, path: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.path == path)
    }

    fn takes(&self, path: &str, answer: &Value) -> bool {
        let question = self.question(path);
        question.is_some_and(|question| question.answer.takes(answer))
    }
}
