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
        let end_step = What::Order(Order::end_step());
        let ends = |step: &Step| step.what == end_step;
        let groups = self.steps.chunk_by(|one, next| ends(one) && ends(next));
        for group in groups.flat_map(|group| group.chunks(*SEVERAL.end())) {
            match group {
                [step] => line(&text(step)),
                several => line(&format!("end {} steps", several.len())),
            }
        }
        out
    }
}

/// Returns the line of a step.
fn text(step: &Step) -> String {
    match &step.what {
        What::Remark(remark) if remark.is_empty() => String::new(),
        What::Remark(remark) => format!("# {}", remark.replace('\n', " ")),
        What::Order(order) => order.to_string(),
        What::Expect(expect) => format!("expect {expect}"),
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
