//! Answers to the questions of an offered action, which are asked again after each.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{ActionSet, Answer, Battle, Book, Question};

impl<B: Book> Battle<B> {
    /// An offered action with the answers of `filled` that are asked for, and what is asked then.
    ///
    /// `filled` is the same action with answers at the paths of their questions. The questions are
    /// answered in their order and asked again after each answer. The answer to a question that is
    /// not asked (any more) is dropped, and so is one that it does not take: the action then has its
    /// default, or the first choice where an earlier answer has made the default impossible. Of
    /// several things only those are dropped that cannot be answered beside the others.
    pub fn with_answers(
        &self,
        offered: &B::Action,
        filled: &B::Action,
    ) -> (B::Action, Vec<Question>) {
        let mut so_far = SoFar {
            battle: self,
            questions: offered.questions(self),
            action: offered.clone(),
        };
        if offered != filled {
            // Actions are data, which can always be written.
            let filled = serde_json::to_value(filled).unwrap_or_default();
            so_far.answer_all(&filled);
        }
        (so_far.action, so_far.questions)
    }
}

/// An action with some of its answers.
struct SoFar<'a, B: Book> {
    battle: &'a Battle<B>,
    action: B::Action,
    questions: Vec<Question>,
}

impl<B: Book> SoFar<'_, B> {
    /// Gives these answers, one after the other.
    fn answer_all(&mut self, filled: &Value) {
        let mut answered = BTreeSet::new();
        let open = |asked: &Self, answered: &BTreeSet<String>| {
            let mut asked = asked.questions.iter();
            let open = asked.find(|question| !answered.contains(&question.path));
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

    /// Answers a question, as far as that can be answered.
    fn answer(&mut self, path: &str, answer: &Value) {
        let several = |question: &Question| matches!(question.answer, Answer::Some(_));
        let several = self.question(path).is_some_and(several);
        match self.with(path, answer.clone()) {
            Some(with) => *self = with,
            None if several => self.answer_some(path, answer),
            None => {}
        }
    }

    /// Gives a question whose answer in the action is not among its choices the first that is possible.
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

    /// Answers a question for several things with those that can be answered, one after the other.
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

    /// The action with this answer; none where it cannot be answered so, before or afterwards.
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
