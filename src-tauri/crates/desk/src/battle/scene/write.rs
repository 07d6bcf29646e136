//! A scene as the text of a file.

use std::fmt::Write as _;

use serde_json::Value;

use super::order::SEVERAL;
use super::{Order, Scene, Step, What};

impl Scene {
    /// Writes the scene. Equal scenes have equal texts.
    pub fn write(&self) -> String {
        let mut out = String::new();
        let mut line = |text: &str| {
            out.push_str(text.trim_end());
            out.push('\n');
        };
        line(&format!("scene {}", self.name.replace('\n', " ")));
        if !self.about.is_empty() {
            line(&format!("about {}", self.about.replace('\n', " ")));
        }
        line(&format!("book {}", self.book.id()));
        for side in &self.begin.sides {
            line(&format!("side {} {}", side.letter, side.text));
        }
        for choice in &self.begin.choices {
            line(&format!("set {} {}", choice.path, value(&choice.value)));
        }
        if self.every_fact {
            line("facts all");
        }
        line("");
        let groups = self.steps.chunk_by(on_one_line);
        for group in groups.flat_map(|group| group.chunks(*SEVERAL.end())) {
            line(&text(group));
        }
        out
    }
}

/// Whether two lines of a scene are written as one: two orders that each end a step, or the same
/// facts of two subjects.
fn on_one_line(one: &Step, next: &Step) -> bool {
    match (&one.what, &next.what) {
        (What::Order(one), What::Order(next)) => {
            let end_step = Order::end_step();
            *one == end_step && *next == end_step
        }
        (What::Expect(one), What::Expect(next)) => {
            one.subject.is_some() && next.subject.is_some() && one.facts == next.facts
        }
        _ => false,
    }
}

/// Returns the text of a line, or of several lines that are written as one.
fn text(steps: &[Step]) -> String {
    let Some((Step { what, .. }, others)) = steps.split_last() else {
        return String::new();
    };
    match what {
        What::Remark(remark) if remark.is_empty() => String::new(),
        What::Remark(remark) => format!("# {}", remark.replace('\n', " ")),
        What::Order(order) if others.is_empty() => order.to_string(),
        What::Order(_) => format!("end {} steps", steps.len()),
        What::Expect(expect) => {
            let subjects = others.iter().filter_map(|step| match &step.what {
                What::Expect(expect) => expect.subject,
                What::Remark(_) | What::Order(_) => None,
            });
            let subjects: String = subjects.map(|subject| format!("{subject} ")).collect();
            format!("expect {subjects}{expect}")
        }
    }
}

/// Writes a choice of the set-up: a name as it is, anything else as JSON.
fn value(value: &Value) -> String {
    let mut text = String::new();
    match value {
        Value::String(name)
            if serde_json::from_str::<Value>(name).is_err() && name.trim() == name =>
        {
            text.push_str(name);
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => {
            // Writing to a `String` does not fail.
            let _ = write!(text, "{value}");
        }
    }
    text
}
